package org.chuhe.engines.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.core.Position;
import org.chuhe.engines.match.FinishedGame;
import org.chuhe.engines.match.MatchPlan;
import org.chuhe.engines.match.MatchTable;
import org.chuhe.engines.play.Mishap;
import org.chuhe.engines.play.RuledRepetition;
import org.chuhe.engines.protocol.SearchLimits;
import org.chuhe.engines.stats.EloEstimate;
import org.chuhe.engines.stats.Sprt;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.clock.ClockText;
import org.chuhe.records.report.ReportPage;
import org.chuhe.records.report.ReportPage.ReportCell;
import org.chuhe.records.report.ReportPage.Tone;
import org.chuhe.text.Article;
import org.chuhe.text.Coded;
import org.chuhe.text.EndReason;
import org.chuhe.text.Messages;

/** The match as one web page: the table, how games ended, what went wrong, and a board for every ruling. */
public final class MatchReport {
    private static final Messages WORDS = Messages.beside(MatchReport.class);
    /** More boards would make the page too long for a browser; the PGN file has them all. */
    private static final int MOST_BOARDS = 2000;

    private final MatchPlan plan;
    private final List<FinishedGame> games;
    private final Locale locale;
    private final Function<Position, String> diagram;

    private MatchReport(MatchPlan plan, List<FinishedGame> games, Locale locale, Function<Position, String> diagram) {
        this.plan = plan;
        this.games = games;
        this.locale = locale;
        this.diagram = diagram;
    }

    /**
     * The page.
     *
     * @param total how many games the match has
     * @param diagram draws a position as SVG
     */
    public static String html(
            MatchPlan plan,
            List<FinishedGame> games,
            int total,
            Optional<Sprt> sprt,
            Locale locale,
            Function<Position, String> diagram) {
        return new MatchReport(plan, games, locale, diagram).page(total, sprt);
    }

    /** The headings of the table and its rows, for pages and terminals. */
    public static List<List<String>> table(List<String> names, List<FinishedGame> games, Locale locale) {
        List<List<String>> rows = new ArrayList<>();
        List<String> headings = new ArrayList<>();
        for (String column :
                List.of("name", "points", "games", "wins", "draws", "losses", "elo", "ruled", "late", "mishaps")) {
            headings.add(WORDS.text(locale, "column." + column));
        }
        rows.add(headings);
        for (MatchTable.Row row : MatchTable.of(names, games)) {
            rows.add(List.of(
                    row.name(),
                    points(row.points()),
                    Integer.toString(row.games()),
                    Integer.toString(row.wins()),
                    Integer.toString(row.draws()),
                    Integer.toString(row.losses()),
                    row.elo().map(EloEstimate::text).orElse("–"),
                    Integer.toString(row.ruled()),
                    Integer.toString(row.late()),
                    Integer.toString(row.mishaps())));
        }
        return rows;
    }

    private static String points(double points) {
        return points == Math.rint(points) ? Long.toString((long) points) : String.format(Locale.ROOT, "%.1f", points);
    }

    /** What the sequential test says, in words. */
    public static String test(Sprt sprt, List<String> names, List<FinishedGame> games, Locale locale) {
        var pairs = MatchTable.pairs(games, 0, Optional.of(1));
        String outcome = switch (sprt.outcome(pairs)) {
            case GO_ON -> "test.open";
            case ACCEPT_ELO0 -> "test.elo0";
            case ACCEPT_ELO1 -> "test.elo1";
        };
        return WORDS.text(
                locale,
                "test",
                names.get(0),
                names.get(1),
                decimal(sprt.elo0()),
                decimal(sprt.elo1()),
                decimal(sprt.ratio(pairs)),
                decimal(sprt.lower()),
                decimal(sprt.upper()),
                pairs.counts().toString(),
                WORDS.message(outcome));
    }

    private static String decimal(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }

    private String say(String key, Object... arguments) {
        return WORDS.text(locale, key, arguments);
    }

    private String page(int total, Optional<Sprt> sprt) {
        ReportPage page = new ReportPage(locale, plan.title());
        page.paragraph(Tone.PLAIN, conditions(plan, locale));
        if (games.size() < total) {
            page.paragraph(Tone.PARTIAL, say("partial", games.size(), total));
        }
        List<List<String>> table = table(plan.names(), games, locale);
        page.table(
                cells(table.get(0)),
                table.subList(1, table.size()).stream().map(MatchReport::cells).toList());
        sprt.ifPresent(test -> page.paragraph(Tone.PLAIN, test(test, plan.names(), games, locale)));
        page.paragraph(Tone.NOTE, say("elo.note"));
        endings(page);
        mishaps(page);
        rulings(page);
        return page.html();
    }

    /** The edition, the thresholds and the time, in words. */
    public static String conditions(MatchPlan plan, Locale locale) {
        return WORDS.text(
                locale,
                "conditions",
                plan.conditions().regulations().book().title(),
                plan.conditions().regulations().claims().thresholds().words(),
                String.join(WORDS.text(locale, "comma"), times(plan, locale)));
    }

    private static List<String> times(MatchPlan plan, Locale locale) {
        List<String> times = new ArrayList<>();
        ClockScheme clock = plan.conditions().regulations().clock();
        if (!plan.conditions().isTimed()) {
            times.add(WORDS.text(locale, "no-clock"));
        } else if (clock.moveLimit() > 0) {
            times.add(WORDS.text(locale, "per-move", decimal(clock.moveLimit() / 1000.0)));
        } else {
            times.add(ClockText.write(clock).orElse("–"));
        }
        SearchLimits limits = plan.conditions().limits();
        if (limits.nodes() > 0) {
            times.add(WORDS.text(locale, "nodes", limits.nodes()));
        }
        if (limits.depth() > 0) {
            times.add(WORDS.text(locale, "depth", limits.depth()));
        }
        return times;
    }

    private static List<ReportCell> cells(List<String> row) {
        List<ReportCell> cells = new ArrayList<>();
        for (int i = 0; i < row.size(); i++) {
            cells.add(i == 0 ? ReportCell.words(row.get(i)) : ReportCell.number(row.get(i)));
        }
        return cells;
    }

    private void endings(ReportPage page) {
        Map<String, Integer> counts = new TreeMap<>();
        games.forEach(game -> counts.merge(ending(game, locale), 1, Integer::sum));
        page.heading("endings", say("endings"));
        page.table(
                List.of(ReportCell.words(say("ending")), ReportCell.number(say("number"))),
                counts.entrySet().stream()
                        .map(entry -> List.of(
                                ReportCell.words(entry.getKey()),
                                ReportCell.number(entry.getValue().toString())))
                        .toList());
    }

    /** How a game ended, with its article. */
    public static String ending(FinishedGame game, Locale locale) {
        String reason = Coded.find(EndReason.class, game.reason())
                .map(each -> each.words().in(locale))
                .orElse(game.reason());
        return WORDS.text(locale, "ended", reason, RuleBooks.cite(List.of(Article.parse(game.article()))));
    }

    /** What a program did that no player should. */
    public static String mishap(Mishap mishap, Locale locale) {
        return WORDS.text(locale, "mishap." + mishap.code());
    }

    /** What followed from a ruling. */
    public static String consequence(RuledRepetition ruling, Locale locale) {
        return WORDS.text(locale, "consequence." + ruling.consequence().code());
    }

    /** A ruling in words, with its articles. */
    public static String ruling(RuledRepetition ruling, Locale locale) {
        return WORDS.text(locale, "ruled", ruling.words().in(locale), RuleBooks.cite(ruling.articles()));
    }

    private void mishaps(ReportPage page) {
        List<FinishedGame> found =
                games.stream().filter(game -> game.mishap() != Mishap.NONE).toList();
        if (found.isEmpty()) {
            return;
        }
        page.heading("mishaps", say("mishaps"));
        page.table(
                List.of(),
                found.stream()
                        .map(game -> List.of(
                                ReportCell.where(where(game)),
                                ReportCell.words(mishap(game.mishap(), locale)),
                                ReportCell.words(game.remark().in(locale))))
                        .toList());
    }

    private void rulings(ReportPage page) {
        long all = games.stream().mapToLong(game -> game.rulings().size()).sum();
        if (all == 0) {
            return;
        }
        page.heading("rulings", say("rulings", all));
        page.beginCards();
        int drawn = 0;
        for (FinishedGame game : games) {
            for (RuledRepetition ruling : game.rulings()) {
                if (drawn++ < MOST_BOARDS) {
                    page.card(
                            diagram.apply(ruling.position()),
                            consequence(ruling, locale),
                            ruling(ruling, locale),
                            where(game) + say("after-ply", ruling.ply(), ending(game, locale)));
                }
            }
        }
        page.endCards();
        if (drawn > MOST_BOARDS) {
            page.paragraph(Tone.NOTE, say("more", drawn - MOST_BOARDS));
        }
    }

    private String where(FinishedGame game) {
        return say(
                "where",
                game.task().number(),
                plan.name(game.task().red()),
                plan.name(game.task().black()),
                game.result().inRecords());
    }
}
