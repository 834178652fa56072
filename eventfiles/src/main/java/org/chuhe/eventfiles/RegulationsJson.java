package org.chuhe.eventfiles;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.text.Coded;
import org.chuhe.tournament.regulations.FirstRound;
import org.chuhe.tournament.regulations.ForbiddenPair;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.KnockoutRules;
import org.chuhe.tournament.regulations.Places;
import org.chuhe.tournament.regulations.RankingClause;
import org.chuhe.tournament.regulations.Reading;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.RegulationsBuilder;
import org.chuhe.tournament.regulations.Scoring;
import org.chuhe.tournament.regulations.StageRules;
import org.chuhe.tournament.regulations.Strength;
import org.chuhe.tournament.regulations.TeamKind;
import org.chuhe.tournament.regulations.TeamRules;
import org.chuhe.tournament.regulations.UnitAvoidance;
import org.chuhe.tournament.result.GameKind;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** 竞赛规程 in an event file: {@code format} and {@code rounds} of the event itself, and {@code regulations}. */
public final class RegulationsJson {
    /** How many rounds an event may have. */
    public static final int MOST_ROUNDS = 9_999;

    private static final int MOST_POINTS = 1_000;
    private static final int MOST_GAMES = 99;
    /** How often everybody may meet everybody in a round robin. */
    public static final int MOST_CYCLES = 9;

    /** In place of an article: the clause that the book has for such an event. */
    public static final String USUAL_RANKING = "usual";

    /** What may order the table. */
    public static final String RANKINGS = USUAL_RANKING + ", " + Coded.choices(List.of(RankingClause.values()));

    /** How a final stage may be played. */
    public static final String FINALS = Coded.choices(StageRules.FINALS);

    private static final int MOST_PAIRS = 100_000;

    private RegulationsJson() {}

    static Regulations read(Item event, Extras extras) {
        Format format = event.choice("format", Format.class).orElse(Format.SWISS);
        RegulationsBuilder rules = new RegulationsBuilder(format).rounds(event.integer("rounds", 0, 0, MOST_ROUNDS));
        event.item("regulations").ifPresent(item -> {
            read(item, rules, extras);
            extras.keep("regulations", item);
        });
        return rules.build();
    }

    private static void read(Item item, RegulationsBuilder rules, Extras extras) {
        item.item("points").ifPresent(points -> {
            rules.scoring(points(points));
            extras.keep("regulations.points", points);
        });
        if (!item.text("ranking", "").equals(USUAL_RANKING)) {
            item.choice("ranking", text -> Coded.find(RankingClause.class, text), RANKINGS)
                    .ifPresent(rules::ranking);
        }
        item.choice("firstRound", FirstRound.class).ifPresent(rules::firstRound);
        rules.seed(item.whole("seed", 1));
        rules.gamesPerMatch(item.integer("gamesPerMatch", 1, 1, MOST_GAMES));
        rules.cycles(item.integer("cycles", 1, 1, MOST_CYCLES));
        rules.accelerated(item.integer("accelerated", 0, 0, MOST_ROUNDS));
        rules.lateMinutes(item.integer("lateMinutes", 15, 0, 1_440));
        item.choices("readings", Reading.class).forEach(rules::read);
        rules.forbidden(forbidden(item));
        item.item("avoidUnits")
                .ifPresent(units -> rules.units(new UnitAvoidance(
                        units.integer("from", 1, 1, MOST_ROUNDS),
                        units.integer("to", MOST_ROUNDS, 0, MOST_ROUNDS),
                        units.choice("strength", Strength.class).orElse(Strength.WEAK))));
        item.item("knockout").ifPresent(knockout -> rules.knockout(knockout(knockout)));
        item.item("stages").ifPresent(stages -> rules.stages(stages(stages)));
        item.item("teams").ifPresent(teams -> rules.teams(teams(teams)));
        PersonJson.categories(item).forEach(rules::category);
        RatingJson.read(item, rules);
        item.item("prizes").ifPresent(prizes -> rules.prizes(ProgrammeJson.prizes(prizes)));
    }

    /** The article that orders the table, or that it is the usual one. */
    public static String ranking(Regulations rules) {
        return rules.ranksAsUsual() ? USUAL_RANKING : rules.ranking().article();
    }

    /** "draw" is short for both sides of a draw. */
    private static Scoring points(Item points) {
        Scoring usual = Scoring.STANDARD;
        int draw = points.integer("draw", -1, 0, MOST_POINTS);
        Scoring scoring = new Scoring(
                points.integer("win", usual.win(), 0, MOST_POINTS),
                points.integer("loss", usual.loss(), 0, MOST_POINTS),
                points.integer("drawRed", draw < 0 ? usual.drawRed() : draw, 0, MOST_POINTS),
                points.integer("drawBlack", draw < 0 ? usual.drawBlack() : draw, 0, MOST_POINTS),
                points.integer("matchWin", usual.matchWin(), 0, MOST_POINTS),
                points.integer("matchDraw", usual.matchDraw(), 0, MOST_POINTS),
                points.integer("matchLoss", usual.matchLoss(), 0, MOST_POINTS));
        if (!scoring.falls()) {
            throw EventVocabulary.problem("file.points", points.path("win"));
        }
        return scoring;
    }

    private static List<ForbiddenPair> forbidden(Item item) {
        List<ForbiddenPair> pairs = new ArrayList<>();
        for (Item pair : item.items("forbidden", MOST_PAIRS)) {
            int a = pair.required("a", 1, EntrantsJson.MOST_NUMBER);
            int b = pair.required("b", 1, EntrantsJson.MOST_NUMBER);
            if (a == b) {
                throw EventVocabulary.problem("file.apart", pair.path("b"), b);
            }
            pairs.add(new ForbiddenPair(
                    a,
                    b,
                    pair.integer("from", 1, 1, MOST_ROUNDS),
                    pair.integer("to", MOST_ROUNDS, 0, MOST_ROUNDS),
                    pair.choice("strength", Strength.class).orElse(Strength.HARD)));
        }
        return pairs;
    }

    private static KnockoutRules knockout(Item item) {
        KnockoutRules usual = KnockoutRules.STANDARD;
        List<GameKind> tieBreaks =
                item.has("tieBreaks") ? item.choices("tieBreaks", GameKind.class) : usual.tieBreaks();
        return new KnockoutRules(
                item.choice("places", Places.class).orElse(usual.places()),
                item.flag("reset", usual.reset()),
                tieBreaks,
                item.flag("separateUnits", usual.separateUnits()),
                item.flag("drawn", usual.drawn()),
                item.flag("preliminary", usual.preliminary()),
                item.flag("topBoard", usual.topBoard()));
    }

    private static StageRules stages(Item item) {
        StageRules usual = StageRules.STANDARD;
        return new StageRules(
                item.integer("groups", usual.groups(), 1, 1_000),
                item.integer("qualifiers", usual.qualifiers(), 1, 10_000),
                item.choice("finals", StageRules::finals, FINALS).orElse(usual.finals()),
                item.integer("cutFrom", usual.cutFrom(), 0, MOST_ROUNDS),
                item.integer("dropped", usual.dropped(), 0, 10_000),
                item.integer("remaining", usual.remaining(), 2, 10_000));
    }

    private static TeamRules teams(Item item) {
        return new TeamRules(
                item.choice("kind", TeamKind.class).orElse(TeamKind.FIXED_BOARDS),
                item.integer("boards", 4, 1, MOST_GAMES),
                item.integer("substitutes", 0, 0, MOST_GAMES));
    }

    /** The usual keys always, the others only where they differ from what the book has. */
    static void write(Regulations rules, ObjectNode event, Extras extras) {
        event.put("format", rules.format().code());
        event.put("rounds", rules.rounds());
        ObjectNode node = event.putObject("regulations");
        ObjectNode points = node.putObject("points");
        points.put("win", rules.scoring().win());
        points.put("loss", rules.scoring().loss());
        points.put("drawRed", rules.scoring().drawRed());
        points.put("drawBlack", rules.scoring().drawBlack());
        if (!rules.scoring().usualMatches()) {
            points.put("matchWin", rules.scoring().matchWin());
            points.put("matchDraw", rules.scoring().matchDraw());
            points.put("matchLoss", rules.scoring().matchLoss());
        }
        extras.into(points, "regulations.points");
        node.put("ranking", ranking(rules));
        node.put("firstRound", rules.firstRound().code());
        if (rules.seed() == (int) rules.seed()) {
            node.put("seed", (int) rules.seed());
        } else {
            node.put("seed", rules.seed());
        }
        if (rules.gamesPerMatch() != 1) {
            node.put("gamesPerMatch", rules.gamesPerMatch());
        }
        if (rules.cycles() != 1) {
            node.put("cycles", rules.cycles());
        }
        if (rules.accelerated() != 0) {
            node.put("accelerated", rules.accelerated());
        }
        if (rules.lateMinutes() != 15) {
            node.put("lateMinutes", rules.lateMinutes());
        }
        if (!rules.readings().isEmpty()) {
            ArrayNode readings = node.putArray("readings");
            rules.readings().forEach(r -> readings.add(r.code()));
        }
        if (!rules.forbidden().isEmpty()) {
            ArrayNode pairs = node.putArray("forbidden");
            rules.forbidden()
                    .forEach(p -> pairs.addObject()
                            .put("a", p.a())
                            .put("b", p.b())
                            .put("from", p.from())
                            .put("to", p.to())
                            .put("strength", p.strength().code()));
        }
        if (!isUsual(rules.units(), UnitAvoidance.NONE)) {
            node.putObject("avoidUnits")
                    .put("from", rules.units().from())
                    .put("to", rules.units().to())
                    .put("strength", rules.units().strength().code());
        }
        if (!isUsual(rules.knockout(), KnockoutRules.STANDARD)) {
            write(rules.knockout(), node.putObject("knockout"));
        }
        if (!isUsual(rules.stages(), StageRules.STANDARD)) {
            node.putObject("stages")
                    .put("groups", rules.stages().groups())
                    .put("qualifiers", rules.stages().qualifiers())
                    .put("finals", rules.stages().finals().code())
                    .put("cutFrom", rules.stages().cutFrom())
                    .put("dropped", rules.stages().dropped())
                    .put("remaining", rules.stages().remaining());
        }
        if (!isUsual(rules.teams(), TeamRules.INDIVIDUAL)) {
            node.putObject("teams")
                    .put("kind", rules.teams().kind().code())
                    .put("boards", rules.teams().boards())
                    .put("substitutes", rules.teams().substitutes());
        }
        PersonJson.write(rules.categories(), node);
        RatingJson.write(rules, node);
        ProgrammeJson.write(rules, node);
        extras.into(node, "regulations");
    }

    /**
     * Whether something is as it is where a file says nothing. Then it is mostly the same object, and the first comparison
     * of two records of a kind takes milliseconds.
     */
    static boolean isUsual(Object given, Object usual) {
        return given == usual || given.equals(usual);
    }

    private static void write(KnockoutRules rules, ObjectNode node) {
        node.put("places", rules.places().code()).put("reset", rules.reset());
        ArrayNode tieBreaks = node.putArray("tieBreaks");
        rules.tieBreaks().forEach(k -> tieBreaks.add(k.code()));
        node.put("separateUnits", rules.separateUnits()).put("drawn", rules.drawn());
        if (rules.preliminary()) {
            node.put("preliminary", true);
        }
        if (rules.topBoard()) {
            node.put("topBoard", true);
        }
    }
}
