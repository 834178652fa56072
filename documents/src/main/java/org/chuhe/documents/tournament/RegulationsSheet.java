package org.chuhe.documents.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.chuhe.documents.tournament.Sheet.Column;
import org.chuhe.documents.tournament.Sheet.Kind;
import org.chuhe.documents.tournament.Sheet.Line;
import org.chuhe.tournament.appeal.AppealRules;
import org.chuhe.tournament.elo.RatingRules;
import org.chuhe.tournament.elo.TitleNorm;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.person.Category;
import org.chuhe.tournament.person.Sex;
import org.chuhe.tournament.prize.Prize;
import org.chuhe.tournament.programme.Official;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.KnockoutRules;
import org.chuhe.tournament.regulations.Reading;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.Scoring;
import org.chuhe.tournament.regulations.StageRules;
import org.chuhe.tournament.regulations.TeamKind;
import org.chuhe.tournament.regulations.UnitAvoidance;

/** 竞赛规程 in words: what the event has fixed, and for every clause that the book leaves open how it is read here. */
final class RegulationsSheet {
    private final Event event;
    private final Regulations rules;
    private final SheetWords words;
    private final List<Line> lines = new ArrayList<>();
    private boolean newPart;

    RegulationsSheet(Event event, SheetWords words) {
        this.event = event;
        this.rules = event.regulations();
        this.words = words;
    }

    Sheet sheet() {
        course();
        points();
        part(this::bracket);
        part(this::stages);
        part(this::categories);
        part(this::ratings);
        part(this::prizes);
        part(this::readings);
        choices();
        part(this::supplements);
        part(this::officials);
        return new Sheet(
                "regulations",
                event.name(),
                words.of("title.regulations"),
                List.of(
                        new Column(words.of("column.rule"), Kind.NAME),
                        new Column(words.of("column.ruled"), Kind.TEXT),
                        new Column(words.of("column.article"), Kind.TEXT)),
                lines,
                List.of(words.of("note.regulations")));
    }

    /** A part of its own, with a rule above it if it says anything. */
    private void part(Runnable lines) {
        newPart = true;
        lines.run();
        newPart = false;
    }

    private void add(String key, String value, String article) {
        lines.add(new Line(List.of(words.of("rule." + key), value, article), newPart, Set.of()));
        newPart = false;
    }

    private void add(String key, int value, String article) {
        add(key, Integer.toString(value), article);
    }

    private void course() {
        boolean swiss = rules.format().pairsByScore();
        add("format", rules.format().label().in(words.locale()), rules.format().article());
        if (rules.rounds() > 0 && swiss) {
            add("rounds", rules.rounds(), "附录二 一.2");
        }
        if (rules.cycles() > 1) {
            add("cycles", rules.cycles(), "10.1");
        }
        if (rules.gamesPerMatch() > 1) {
            add("games", rules.gamesPerMatch(), rules.format().isBracket() ? "12.4" : "10.1");
        }
        if (rules.teams().kind() != TeamKind.NONE) {
            add(
                    "teams",
                    words.of(
                            "teams." + rules.teams().kind().code(),
                            rules.teams().boards(),
                            rules.teams().substitutes()),
                    rules.teams().kind().article());
        }
        if (swiss) {
            add("firstRound", words.of("firstRound." + rules.firstRound().code()), "附录二 二.1");
        }
        if (rules.accelerated() > 0) {
            add("accelerated", words.of("accelerated", rules.accelerated()), "");
        }
        if (!rules.units().equals(UnitAvoidance.NONE)) {
            add(
                    "units",
                    words.of(
                            "units." + rules.units().strength().code(),
                            rules.units().from(),
                            rules.units().to()),
                    "附录二 一.7");
        }
        if (!rules.forbidden().isEmpty()) {
            List<String> pairs = rules.forbidden().stream()
                    .map(pair -> pair.a() + "–" + pair.b())
                    .toList();
            add("apart", String.join(words.of("list"), pairs), "附录二 一.7");
        }
        add("late", words.of("late", rules.lateMinutes()), "20.1");
    }

    /** 补充规定 (17.4), and what is laid down on appeals (第15条). */
    private void supplements() {
        List<String> texts = event.programme().supplements();
        for (int i = 0; i < texts.size(); i++) {
            lines.add(new Line(List.of(words.of("rule.supplement", i + 1), texts.get(i), "17.4"), newPart, Set.of()));
            newPart = false;
        }
        AppealRules appeals = event.programme().appeals();
        unlessEmpty("appealsWho", appeals.who());
        unlessEmpty("appealsUntil", appeals.until());
        unlessEmpty("appealsAgainst", appeals.against());
    }

    /** Who officiates (第15条, 第17条), and who of them decides what (第18条). */
    private void officials() {
        List<Official> officials = event.programme().officials();
        for (Official official : officials) {
            lines.add(new Line(List.of(official.office(), official.name(), "15"), newPart, Set.of()));
            newPart = false;
        }
        if (!officials.isEmpty()) {
            add("warning", words.of("power.warning"), "18.1");
            add("exclusion", words.of("power.exclusion"), "18.2");
            add("expulsion", words.of("power.expulsion"), "18.3");
            add("dispute", words.of("power.dispute"), "16.3");
        }
    }

    private void unlessEmpty(String key, String text) {
        if (!text.isEmpty()) {
            add(key, text, "15");
        }
    }

    private void points() {
        Scoring scoring = rules.scoring();
        String key = scoring.drawRed() == scoring.drawBlack() ? "points.equal" : "points.odds";
        add(
                "points",
                words.of(key, scoring.win(), scoring.drawRed(), scoring.drawBlack(), scoring.loss()),
                scoring.win() == 2 ? "13.1" : "13.3");
        if (rules.ranking().byMatches()) {
            add(
                    "matchPoints",
                    words.of("points.equal", scoring.matchWin(), scoring.matchDraw(), 0, scoring.matchLoss()),
                    scoring.usualMatches() ? "13.2" : "13.3");
        }
        if (rules.format().isBracket()) {
            add("ranking", words.of("ranking.bracket"), "10.4");
            return;
        }
        add(
                "ranking",
                words.of("ranking." + rules.ranking().article()),
                rules.ranking().article());
    }

    /** How the last stage is played. */
    private Format finalFormat() {
        return rules.format().hasFinal() ? rules.stages().finals() : rules.format();
    }

    /** What the book leaves to the regulations has no article: 附录三 gives tables only, and their text is not known. */
    private void bracket() {
        if (!finalFormat().isBracket()) {
            return;
        }
        KnockoutRules knockout = rules.knockout();
        add("places", words.of("places." + knockout.places().code()), "10.4");
        List<String> games = knockout.tieBreaks().stream()
                .map(kind -> words.of("tieBreak." + kind.code()))
                .toList();
        add("tieBreaks", games.isEmpty() ? words.of("tieBreak.none") : String.join(" → ", games), "");
        if (finalFormat().hasSecondChance()) {
            said("reset", knockout.reset(), "");
        }
        said("drawn", knockout.drawn(), "");
        said("separateUnits", knockout.separateUnits(), "");
        said("preliminary", knockout.preliminary(), "10.4");
        if (rules.forTeams()) {
            said("topBoard", knockout.topBoard(), "");
        }
    }

    private void said(String key, boolean yes, String article) {
        add(key, words.of(key + (yes ? ".yes" : ".no")), article);
    }

    private void stages() {
        StageRules stages = rules.stages();
        String article = rules.format().article();
        if (rules.format().isInGroups()) {
            add("groups", words.of("groups", stages.groups(), stages.qualifiers()), article);
        } else if (rules.format().hasFinal()) {
            add("qualifiers", stages.qualifiers(), article);
        }
        if (rules.format().hasFinal()) {
            add("finals", stages.finals().label().in(words.locale()), article);
        }
        if (rules.format().lastLeave()) {
            String key = stages.cutFrom() == 0 ? "cut.half" : "cut";
            add("cut", words.of(key, stages.cutFrom(), stages.dropped(), stages.remaining()), article);
        }
    }

    private void categories() {
        for (Category category : rules.categories()) {
            List<String> who = new ArrayList<>();
            if (category.sex() != Sex.UNKNOWN) {
                who.add(words.of("sex." + category.sex().code()));
            }
            if (category.bornFrom() > 0) {
                who.add(words.of("category.from", Integer.toString(category.bornFrom())));
            }
            if (category.bornTo() > 0) {
                who.add(words.of("category.to", Integer.toString(category.bornTo())));
            }
            if (category.ratingTo() > 0) {
                who.add(words.of("category.rating", Integer.toString(category.ratingTo())));
            }
            if (!category.group().isEmpty()) {
                who.add(words.of("category.group", category.group()));
            }
            add("category", words.of("category", category.name(), String.join(words.of("list"), who)), "");
        }
    }

    private void ratings() {
        boolean rated = event.players().stream().anyMatch(p -> p.rating() > 0)
                || !rules.norms().isEmpty()
                || !rules.rating().equals(RatingRules.STANDARD);
        if (rated) {
            add("rating", RatingsSheet.formula(rules.rating(), words), "");
        }
        for (TitleNorm norm : rules.norms()) {
            List<String> conditions = new ArrayList<>();
            condition(conditions, "games", norm.games());
            condition(conditions, "rated", norm.rated());
            condition(conditions, "percent", norm.percent());
            condition(conditions, "performance", norm.performance());
            condition(conditions, "place", norm.place());
            add("norm", words.of("category", norm.title(), String.join(words.of("list"), conditions)), "");
        }
    }

    private void condition(List<String> conditions, String key, int value) {
        if (value > 0) {
            conditions.add(words.of("norm." + key, Integer.toString(value)));
        }
    }

    private void prizes() {
        if (rules.prizes().prizes().isEmpty()) {
            return;
        }
        for (Prize prize : rules.prizes().prizes()) {
            String what = ProgrammeSheets.prize(prize, prize.place(), words);
            String amount = ProgrammeSheets.amount(prize.cents(), rules.prizes().currency());
            add("prize", amount.isEmpty() ? what : words.of("category", what, amount), "");
        }
        said("shared", rules.prizes().shared(), "");
        said("oneEach", rules.prizes().oneEach(), "");
    }

    /** Every clause left open that concerns this event; those read otherwise than usual say so. */
    private void readings() {
        for (Reading reading : Reading.values()) {
            boolean chosen = rules.reads(reading);
            if (chosen || concerns(reading)) {
                String text = words.of("reading." + reading.code() + (chosen ? "" : ".else"));
                add(chosen ? "reading.chosen" : "reading.usual", text, words.of("reading." + reading.code() + ".at"));
            }
        }
    }

    /** What is settled between two clauses of the book, and is no option. */
    private void choices() {
        if (rules.format().pairsByScore()) {
            add("reading.usual", words.of("choice.limits"), "附录二 二.4(9)");
        }
    }

    private boolean concerns(Reading reading) {
        if (rules.format().isBracket()) {
            return false;
        }
        boolean swiss = rules.format().pairsByScore();
        return switch (reading) {
            case ALTERNATION_AFTER_POSITION,
                    HARD_LIMITS,
                    FLOATS_IN_TOTAL,
                    FLOATS_BY_DIRECTION,
                    BYE_IS_NO_FLOAT,
                    BYE_IN_LOWEST_GROUP,
                    ASSIGNED_COLOURS_COUNT,
                    FORFEIT_MAY_MEET_AGAIN -> swiss;
            case PAIR_BY_GAME_POINTS -> swiss && rules.forTeams();
            case PREVIOUS_TABLE, BYE_OPPONENT_LOWEST_OF_ALL, FORFEIT_OPPONENT_LIKE_BYE ->
                swiss && !rules.ranking().article().equals("14.3.2");
            case CUT_ROUND_POINTS -> rules.ranking().article().equals("14.3.2");
            case SMALL_POINTS_PLAYED_ONLY -> rules.ranking().article().equals("14.1");
            case MEMBER_POINTS, MISSING_MEMBER_IS_LAST -> rules.teams().kind() == TeamKind.MEMBER_TOTAL;
            case DIRECT_WIN_TABLE, UNPLAYED_WINS_NOT_COUNTED, RESTART_AFTER_SPLIT -> true;
        };
    }
}
