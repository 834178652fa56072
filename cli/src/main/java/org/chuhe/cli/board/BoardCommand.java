package org.chuhe.cli.board;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.chuhe.cli.console.CliException;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.Exit;
import org.chuhe.cli.console.OutputFile;
import org.chuhe.cli.console.Terminal;
import org.chuhe.documents.game.GamePaper;
import org.chuhe.documents.game.PaperSize;
import org.chuhe.game.log.Narrator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code chuhe game}: the arbiter's log of a game at a real board, entered line by line or from the players' sheets. */
@Command(name = "game")
public final class BoardCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(paramLabel = "LOG", descriptionKey = "chuhe.game.log")
    Path log = Path.of("");

    @Mixin
    TableOptions options = new TableOptions();

    @Option(names = "--start", paramLabel = "TIME", descriptionKey = "chuhe.game.start")
    @Nullable String start;

    @Option(names = "--stood", descriptionKey = "chuhe.game.stood")
    boolean stood;

    @Option(names = "--confirm", descriptionKey = "chuhe.game.confirm")
    boolean confirm;

    @Option(names = "--sheet", paramLabel = "FILE", descriptionKey = "chuhe.game.sheet")
    @Nullable Path sheet;

    @Option(names = "--other-sheet", paramLabel = "FILE", descriptionKey = "chuhe.game.other-sheet")
    @Nullable Path otherSheet;

    @Option(names = "--paper", paramLabel = "WHAT", descriptionKey = "chuhe.game.paper")
    GamePaper kind = GamePaper.SHEET;

    @Option(names = "--size", paramLabel = "SIZE", descriptionKey = "chuhe.game.size")
    PaperSize size = PaperSize.A4;

    @ArgGroup
    Paper paper = new Paper();

    /** What is made from a log, instead of going on with it. */
    static final class Paper {
        @Option(names = "--print", paramLabel = "FILE", descriptionKey = "chuhe.game.print")
        @Nullable Path print;

        @Option(names = "--tell", descriptionKey = "chuhe.game.tell")
        boolean tell;
    }

    public BoardCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (otherSheet != null && sheet == null) {
            throw new CliException("table.other-alone");
        }
        if (paper.print != null || paper.tell) {
            return onPaper();
        }
        if (Files.exists(log) && sheet != null) {
            throw new CliException("table.sheet-exists", log);
        }
        try (TableFile file = Files.exists(log)
                ? TableFile.open(log)
                : TableFile.create(log, options.begin(begin(), sheet != null))) {
            if (file.wasCut()) {
                console.complain(console.words("table.cut", log));
            }
            TableTalk talk = new TableTalk(console, file, confirm || Terminal.isThere(), begin());
            if (sheet != null) {
                new SheetEntry(console, talk).enter(sheet, otherSheet);
            } else if (stood) {
                talk.stood();
            }
            return talk.listen() ? Exit.DONE : Exit.NO;
        }
    }

    private long begin() {
        if (start == null) {
            return System.currentTimeMillis();
        }
        try {
            return Instant.parse(start).toEpochMilli();
        } catch (DateTimeParseException e) {
            throw new CliException("table.start", start);
        }
    }

    /** A log that is not there yet gives blank papers. */
    private int onPaper() throws IOException {
        if (paper.print != null && !Files.exists(log)) {
            OutputFile.write(paper.print, kind.pdf(Optional.empty(), console.locale(), size));
            return Exit.DONE;
        }
        if (!Files.exists(log)) {
            throw new CliException("table.missing", log);
        }
        try (TableFile file = TableFile.open(log)) {
            if (paper.print == null) {
                new Narrator(console.locale()).tell(file.state()).forEach(console.out()::println);
                return Exit.DONE;
            }
            OutputFile.write(paper.print, kind.pdf(Optional.of(file.state()), console.locale(), size));
            return Exit.DONE;
        }
    }
}
