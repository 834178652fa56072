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
import org.chuhe.cli.console.CliException;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.Exit;
import org.chuhe.cli.console.GameFiles;
import org.chuhe.cli.console.OutputFile;
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

    private final Console console;
    private boolean refused;
    private boolean lost;
    private int games;

    @Parameters(arity = "0..*", paramLabel = "IN", descriptionKey = "in")
    List<Path> in = List.of();

    @Option(names = "--batch", paramLabel = "FILE")
    @Nullable String batch;

    @Option(names = "--to", paramLabel = "FORMAT", required = true)
    OutputFormat to = OutputFormat.PGN;

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
            return Questions.answer(console, batch, 1, (own, line) -> ConvertQuestion.answer(own, line, to));
        }
        if (in.isEmpty()) {
            throw new CliException("convert.no-file");
        }
        GameFiles files = new GameFiles(console, in);
        if (!to.holdsManyGames()) {
            convertToFiles(files);
        } else if (out == null || out.toString().equals("-")) {
            convertTo(console.out(), files);
        } else {
            OutputFile.write(out, stream -> convertTo(stream, files));
            console.complain(console.words("convert.done", games, out));
        }
        refused |= files.sayWhichAreEmpty() != Exit.DONE;
        return refused ? Exit.BAD_INPUT : lost ? Exit.NO : Exit.DONE;
    }

    private void convertTo(OutputStream stream, GameFiles files) throws IOException {
        if (to.isLibrary()) {
            List<GameRecord> all = new ArrayList<>();
            forEach(files, game -> all.add(game.game()));
            stream.write(Writers.library(all, to));
            return;
        }
        Charset charset = gbk ? Writers.GBK : StandardCharsets.UTF_8;
        forEach(files, game -> stream.write(Writers.write(game.game(), to, charset)));
    }

    /** Formats that hold one game: a file for one game, a folder for several. */
    private void convertToFiles(GameFiles files) throws IOException {
        if (out == null) {
            throw new CliException("convert.needs-out", to.code());
        }
        Path target = out;
        boolean file = target.toString().endsWith("." + to.extension());
        if (!file) {
            Files.createDirectories(target);
        }
        forEach(files, game -> {
            if (file && games > 0) {
                throw new CliException("convert.one-game", to.code());
            }
            Path to = file ? target : target.resolve(name(game));
            OutputFile.write(to, Writers.write(game.game(), this.to));
        });
        console.complain(console.words("convert.done", games, target));
    }

    /** What is done with a game. */
    private interface Action {
        void accept(ReadGame game) throws IOException;
    }

    private void forEach(GameFiles files, Action action) throws IOException {
        for (Path path : files.files()) {
            try (GameFile file = GameFiles.open(console, path)) {
                while (file.hasNext()) {
                    files.found(path);
                    ReadGame game = file.next();
                    game.defects().forEach(defect -> report(game, defect));
                    lost |= !game.isWhole();
                    action.accept(game);
                    games++;
                }
            } catch (RecordException e) {
                refused = true;
                files.complain(path, e);
            }
        }
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
        return String.format("%05d_%s.%s", games + 1, cut, to.extension());
    }
}
