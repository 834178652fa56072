package org.chuhe.cli.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.ProgressBar;
import org.chuhe.engines.match.FinishedGame;
import org.chuhe.engines.match.MatchPlan;
import org.chuhe.engines.report.MatchReport;
import org.chuhe.engines.stats.Sprt;

/** The live table: on a terminal it stands above the bar and changes in place; elsewhere a line comes now and then. */
final class MatchScreen {
    private static final long PAUSE = 500_000_000L;

    private final Console console;
    private final MatchPlan plan;
    private final Optional<Sprt> test;
    private final ProgressBar bar;
    private final int before;
    private int drawn;
    private long shown;

    MatchScreen(Console console, MatchPlan plan, Optional<Sprt> test, int total, int before) {
        this.console = console;
        this.plan = plan;
        this.test = test;
        this.before = before;
        bar = new ProgressBar(console, console.isTerminal(), total - before);
    }

    void show(List<FinishedGame> games, FinishedGame last) {
        long now = System.nanoTime();
        if (console.isTerminal() && now - shown > PAUSE) {
            shown = now;
            wipe();
            List<String> lines = new ArrayList<>(lines(MatchReport.table(plan.names(), games, console.locale())));
            test.ifPresent(each -> lines.add(MatchReport.test(each, plan.names(), games, console.locale())));
            lines.add(console.words(
                    "match.last",
                    last.task().number(),
                    plan.name(last.task().red()),
                    plan.name(last.task().black()),
                    last.result().inRecords()));
            for (String line : lines) {
                console.err().println(cut(line));
            }
            drawn = lines.size();
        }
        bar.show(games.size() - before, games.size() - before);
    }

    private String cut(String line) {
        int room = Math.max(20, console.columns() - 1);
        int width = 0;
        for (int i = 0; i < line.length(); i++) {
            width += line.charAt(i) >= '\u2e80' ? 2 : 1;
            if (width > room) {
                return line.substring(0, i);
            }
        }
        return line;
    }

    /** Takes the table away; the cursor stands where it began. */
    private void wipe() {
        if (drawn > 0) {
            console.err().print("\r\u001b[" + drawn + "A\u001b[J");
            console.err().flush();
        }
        drawn = 0;
    }

    void end() {
        bar.end();
        wipe();
    }

    /** A table with its columns under each other; numbers stand to the right. */
    static List<String> lines(List<List<String>> rows) {
        int columns = rows.get(0).size();
        int[] widths = new int[columns];
        for (List<String> row : rows) {
            for (int i = 0; i < columns; i++) {
                widths[i] = Math.max(widths[i], width(row.get(i)));
            }
        }
        List<String> lines = new ArrayList<>();
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < columns; i++) {
                String blanks = " ".repeat(widths[i] - width(row.get(i)));
                line.append(i == 0 ? row.get(i) + blanks : "  " + blanks + row.get(i));
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }

    private static int width(String text) {
        return text.chars().map(c -> c >= '\u2e80' ? 2 : 1).sum();
    }
}
