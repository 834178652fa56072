package org.chuhe.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.arbiter.ruling.RulingAccount;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.TerminalPaint;
import org.chuhe.cli.console.Wrapping;
import org.chuhe.core.Names;
import org.chuhe.core.Side;
import org.chuhe.eventfiles.SheetText;
import org.chuhe.text.Article;

/** The rulings of several editions as a table that fits the terminal: long cells go on below. */
final class EditionsTable {
    private static final String GAP = "  ";
    private static final int NARROWEST = 8;

    private final Console console;
    private final TerminalPaint paint;

    EditionsTable(Console console) {
        this.console = console;
        this.paint = new TerminalPaint(console.colour());
    }

    void show(List<Ruling> rulings) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(
                console.words("judge.table.edition"),
                console.words("judge.table.verdict"),
                Names.of(Side.RED).in(console.locale()),
                Names.of(Side.BLACK).in(console.locale()),
                console.words("judge.table.articles"),
                console.words("judge.table.rests-on")));
        rulings.forEach(ruling -> rows.add(row(ruling)));
        int[] widths = widths(rows);
        for (int i = 0; i < rows.size(); i++) {
            boolean head = i == 0;
            lines(rows.get(i), widths).forEach(line -> console.out().println(head ? paint.strong(line) : line));
        }
    }

    private List<String> row(Ruling ruling) {
        RulingAccount account = ruling.account(console.locale());
        return List.of(
                ruling.book().id(),
                account.outcome(),
                account.red(),
                account.black(),
                RuleBooks.within(ruling.book(), ruling.articles()).in(console.locale()),
                restsOn(ruling));
    }

    /** The articles whose other reading would change the ruling; nothing where an edition's open questions are not known. */
    private String restsOn(Ruling ruling) {
        List<Article> articles = ruling.restsOn().stream()
                .map(restsOn -> restsOn.interpretation().article())
                .distinct()
                .toList();
        if (articles.isEmpty()) {
            return ruling.isSettled() ? console.words("judge.table.settled") : "–";
        }
        return RuleBooks.within(ruling.book(), articles).in(console.locale());
    }

    /** As wide as the widest cell; if that is too much together, the widest column gives way first. */
    private int[] widths(List<List<String>> rows) {
        int[] widths = IntStream.range(0, rows.get(0).size())
                .map(column -> rows.stream()
                        .mapToInt(row -> SheetText.width(row.get(column)))
                        .max()
                        .orElse(0))
                .toArray();
        int room = console.columns() - GAP.length() * (widths.length - 1);
        while (IntStream.of(widths).sum() > room) {
            int widest = IntStream.range(0, widths.length)
                    .reduce((a, b) -> widths[b] > widths[a] ? b : a)
                    .orElse(0);
            if (widths[widest] <= NARROWEST) {
                break;
            }
            widths[widest]--;
        }
        return widths;
    }

    private static List<String> lines(List<String> row, int[] widths) {
        List<List<String>> cells = IntStream.range(0, widths.length)
                .mapToObj(column -> Wrapping.lines(row.get(column), widths[column]))
                .toList();
        int height = cells.stream().mapToInt(List::size).max().orElse(0);
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < height; i++) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < widths.length; column++) {
                List<String> cell = cells.get(column);
                String text = i < cell.size() ? cell.get(i) : "";
                line.append(text)
                        .append(" ".repeat(Math.max(0, widths[column] - SheetText.width(text))))
                        .append(GAP);
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }
}
