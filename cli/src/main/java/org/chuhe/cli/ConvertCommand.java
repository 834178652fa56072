package org.chuhe.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chuhe.cli.console.CliException;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.Exit;
import org.chuhe.cli.console.OutputFile;
import org.chuhe.records.Records;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.Tags;
import org.chuhe.records.read.GameFile;
import org.chuhe.records.read.ReadGame;
import org.chuhe.records.write.OutputFormat;
import org.chuhe.records.write.Writers;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code chuhe convert}: reads game files of every format and writes the one asked for. */
@Command(name = "convert")
final class ConvertCommand implements Callable<Integer> {
    private static final int LONGEST_NAME = 60;

    /** The names on the command line. */
    enum Target {
        pgn(OutputFormat.PGN),
        iccs(OutputFormat.PGN_ICCS),
        wxf(OutputFormat.PGN_WXF),
        chinese(OutputFormat.SHEET),
        abbreviated(OutputFormat.ABBREVIATED_SHEET),
        dhtmlxq(OutputFormat.DHTMLXQ),
        xqf(OutputFormat.XQF),
        cbr(OutputFormat.CBR),
        cbl(OutputFormat.CBL),
        cbf(OutputFormat.CBF),
        dhj(OutputFormat.DHJHTMLXQ),
        wxffile(OutputFormat.WXF),
        mxq(OutputFormat.MXQ),
        json(OutputFormat.JSON);

        private final OutputFormat format;

        Target(OutputFormat format) {
            this.format = format;
        }

        OutputFormat format() {
            return format;
        }

        static String names() {
            return Stream.of(values()).map(Target::name).collect(Collectors.joining(", "));
        }
    }

    private final Console console;
    private boolean refused;
    private boolean lost;
    private int games;

    @Parameters(arity = "0..*", paramLabel = "IN", descriptionKey = "in")
    List<Path> in = List.of();

    @Option(names = "--batch", paramLabel = "FILE")
    @Nullable String batch;

    @Option(names = "--to", paramLabel = "FORMAT", required = true)
    Target to = Target.pgn;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "OUT",
            descriptionKey = "out")
    @Nullable Path out;

    @Option(names = "--gbk")
    boolean gbk;

    ConvertCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (batch != null) {
            if (!in.isEmpty() || out != null || gbk) {
                throw new CliException("convert.batch-alone");
            }
            return Questions.answer(console, batch, new ConvertQuestion(console, to)::answer);
        }
        if (in.isEmpty()) {
            throw new CliException("convert.no-file");
        }
        List<Path> files = in.equals(List.of(Path.of("-"))) ? in : GameFiles.of(in);
        if (!to.format.holdsManyGames()) {
            convertToFiles(files);
        } else if (out == null || out.toString().equals("-")) {
            convertTo(console.out(), files);
        } else {
            Path beside = out.toAbsolutePath().resolveSibling("." + out.getFileName() + ".tmp");
            try (OutputStream stream = Files.newOutputStream(beside)) {
                convertTo(stream, files);
            } catch (IOException | RuntimeException e) {
                Files.deleteIfExists(beside);
                throw e;
            }
            OutputFile.replace(beside, out.toAbsolutePath());
            console.complain(console.words("convert.done", games, out));
        }
        return refused ? Exit.BAD_INPUT : lost ? Exit.NO : Exit.DONE;
    }

    private void convertTo(OutputStream stream, List<Path> files) throws IOException {
        if (to.format.isLibrary()) {
            List<GameRecord> all = new ArrayList<>();
            forEach(files, game -> all.add(game.game()));
            stream.write(Writers.library(all, to.format));
            return;
        }
        Charset charset = gbk ? Writers.GBK : StandardCharsets.UTF_8;
        forEach(files, game -> stream.write(Writers.write(game.game(), to.format, charset)));
    }

    /** Formats that hold one game: a file for one game, a folder for several. */
    private void convertToFiles(List<Path> files) throws IOException {
        if (out == null) {
            throw new CliException("convert.needs-out", to.name());
        }
        Path target = out;
        boolean file = target.toString().endsWith("." + to.format.extension());
        if (!file) {
            Files.createDirectories(target);
        }
        forEach(files, game -> {
            if (file && games > 0) {
                throw new CliException("convert.one-game", to.name());
            }
            Path to = file ? target : target.resolve(name(game));
            OutputFile.write(to, Writers.write(game.game(), this.to.format));
        });
        console.complain(console.words("convert.done", games, target));
    }

    /** What is done with a game. */
    private interface Action {
        void accept(ReadGame game) throws IOException;
    }

    private void forEach(List<Path> files, Action action) throws IOException {
        for (Path path : files) {
            try (GameFile file = open(path)) {
                while (file.hasNext()) {
                    ReadGame game = file.next();
                    game.defects().forEach(defect -> report(game, defect));
                    lost |= !game.isWhole();
                    action.accept(game);
                    games++;
                }
            } catch (RecordException e) {
                refused = true;
                console.complain(console.words("error.file", path, e.message()));
            }
        }
    }

    private GameFile open(Path path) throws IOException {
        return path.toString().equals("-") ? Records.open("-", console.in().readAllBytes()) : Records.open(path);
    }

    private void report(ReadGame game, Defect defect) {
        String key = defect.ply() > 0 ? "convert.report-ply" : "convert.report";
        console.complain(console.words(key, game.file(), game.number(), defect.message(), defect.ply()));
    }

    private String name(ReadGame game) {
        Tags tags = game.game().tags();
        String title = tags.get(Tags.TITLE).orElse(tags.text(Tags.RED) + "-" + tags.text(Tags.BLACK));
        String safe = title.replaceAll("[^\\p{L}\\p{N}()（）-]+", "_");
        String cut = safe.substring(0, Math.min(LONGEST_NAME, safe.length()));
        return String.format("%05d_%s.%s", games + 1, cut, to.format.extension());
    }
}
