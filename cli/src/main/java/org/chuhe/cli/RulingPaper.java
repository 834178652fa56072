package org.chuhe.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.cli.console.CliException;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.OutputFile;
import org.chuhe.documents.ruling.Occasion;
import org.chuhe.documents.ruling.RulingPdf;
import org.chuhe.records.model.Tags;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** {@code chuhe judge --pdf}: the ruling on paper, with what is written on its head. */
final class RulingPaper {
    @Option(names = "--pdf", paramLabel = "OUT")
    @Nullable Path pdf;

    @Option(names = "--event", paramLabel = "NAME")
    @Nullable String event;

    @Option(names = "--round", paramLabel = "N")
    @Nullable String round;

    @Option(names = "--board", paramLabel = "N")
    @Nullable String board;

    @Option(names = "--red", paramLabel = "NAME")
    @Nullable String red;

    @Option(names = "--black", paramLabel = "NAME")
    @Nullable String black;

    @Option(names = "--arbiter", paramLabel = "NAME")
    @Nullable String arbiter;

    @Option(names = "--date", paramLabel = "DATE")
    @Nullable String date;

    boolean wanted() {
        return pdf != null;
    }

    /** Whether the paper is the answer, on standard output, and nothing else may be printed there. */
    boolean isTheAnswer() {
        return pdf != null && pdf.toString().equals("-");
    }

    /** What only the paper shows makes no sense without it. */
    void requireSense() {
        boolean head = event != null
                || round != null
                || board != null
                || red != null
                || black != null
                || arbiter != null
                || date != null;
        if (head && pdf == null) {
            throw new CliException("judge.pdf.missing");
        }
    }

    /**
     * Writes the paper, with a comparison if there are several editions.
     *
     * @param books the editions asked for, the ruling's own first
     * @param tags what is known about the game; options come before it
     */
    void write(Console console, Ruling ruling, List<RuleBook> books, long nodes, Tags tags) throws IOException {
        Path file = pdf;
        if (file == null) {
            return;
        }
        RulingPdf paper = RulingPdf.of(ruling).occasion(occasion(tags));
        if (books.size() > 1) {
            paper = paper.compared(books.stream()
                    .map(book -> Arbiter.of(book).withNodes(nodes).judge(ruling.cycle()))
                    .toList());
        }
        byte[] content = paper.pdf(console.locale());
        if (isTheAnswer()) {
            console.out().write(content);
        } else {
            OutputFile.write(file, content);
        }
    }

    private Occasion occasion(Tags tags) {
        return new Occasion(
                text(event, tags, Tags.EVENT),
                text(round, tags, Tags.ROUND),
                text(board, tags, Tags.TABLE),
                text(red, tags, Tags.RED),
                text(black, tags, Tags.BLACK),
                text(arbiter, tags, Tags.REFEREE),
                text(date, tags, Tags.DATE));
    }

    private static String text(@Nullable String option, Tags tags, String tag) {
        return Optional.ofNullable(option).orElseGet(() -> tags.text(tag));
    }
}
