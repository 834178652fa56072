package org.chuhe.documents.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chuhe.eventfiles.Sheet;
import org.chuhe.eventfiles.Sheet.Column;
import org.chuhe.eventfiles.Sheet.Kind;
import org.chuhe.eventfiles.Sheet.Line;
import org.chuhe.tournament.appeal.AppealRules;
import org.chuhe.tournament.elo.RatingRules;
import org.chuhe.tournament.elo.TitleNorm;
import org.chuhe.tournament.field.ValueType.Choice;
import org.chuhe.tournament.field.ValueType.Choices;
import org.chuhe.tournament.field.ValueType.Flag;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.person.Category;
import org.chuhe.tournament.person.Sex;
import org.chuhe.tournament.prize.Prize;
import org.chuhe.tournament.programme.Official;
import org.chuhe.tournament.regulations.Reading;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.Scoring;
import org.chuhe.tournament.regulations.Setting;
import org.chuhe.tournament.regulations.Settings;
import org.chuhe.tournament.regulations.TeamKind;

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
        for (Setting.Part part : Setting.Part.values()) {
            part(() -> Settings.of(part).forEach(this::tell));
        }
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
        line(words.of("rule." + key), value, article);
    }

    private void line(String label, String value, String article) {
        lines.add(new Line(List.of(label, value, article), newPart, Set.of()));
        newPart = false;
    }

    /** What is laid down, if it concerns such an event; what is more than a number or a word has words of its own. */
    private void tell(Setting<?> setting) {
        switch (setting.name()) {
            case "categories" -> categories();
            case "coefficients" -> ratings();
            case "norms" -> norms();
            case "prizes" -> prizes();
            case "readings" -> readings();
            default -> {
                if (setting.told().test(rules)) {
                    line(
                            setting.label().in(words.locale()),
                            value(setting),
                            setting.article().apply(rules));
                }
            }
        }
    }

    private String value(Setting<?> setting) {
        return switch (setting.name()) {
            case "points" -> points();
            case "matchPoints" -> {
                Scoring matches = rules.scoring();
                yield words.of("points.equal", matches.matchWin(), matches.matchDraw(), 0, matches.matchLoss());
            }
            case "ranking" ->
                rules.format().isBracket()
                        ? words.of("ranking.bracket")
                        : word(setting, rules.ranking().code());
            case "avoidUnits" ->
                words.of(
                        "units." + rules.units().strength().code(),
                        rules.units().from(),
                        rules.units().to());
            case "apart" ->
                rules.forbidden().stream()
                        .map(pair -> pair.a() + "–" + pair.b())
                        .collect(Collectors.joining(words.of("list")));
            case "cutFrom" -> rules.stages().cutFrom() == 0 ? words.of("cut.half") : setting.written(rules);
            default -> plain(setting);
        };
    }

    /** A number, or the words of what was chosen. */
    private String plain(Setting<?> setting) {
        String written = setting.written(rules);
        if (setting.type() instanceof Choices) {
            return Stream.of(written.split(","))
                    .map(code -> word(setting, code))
                    .collect(Collectors.joining(" → "));
        }
        boolean named = setting.type() instanceof Choice || setting.type() instanceof Flag;
        return named ? word(setting, written) : written;
    }

    private String word(Setting<?> setting, String value) {
        return setting.word(value).in(words.locale());
    }

    /** 补充规定 (17.4), and what is laid down on appeals (第15条). */
    private void supplements() {
        List<String> texts = event.programme().supplements();
        for (int i = 0; i < texts.size(); i++) {
            line(words.of("rule.supplement", i + 1), texts.get(i), "17.4");
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
            line(official.office(), official.name(), "15");
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

    private String points() {
        Scoring scoring = rules.scoring();
        String key = scoring.drawRed() == scoring.drawBlack() ? "points.equal" : "points.odds";
        return words.of(key, scoring.win(), scoring.drawRed(), scoring.drawBlack(), scoring.loss());
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
    }

    private void norms() {
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
        for (Prize prize : rules.prizes().prizes()) {
            String what = ProgrammeSheets.prize(prize, prize.place(), words);
            String amount = ProgrammeSheets.amount(prize.cents(), rules.prizes().currency());
            add("prize", amount.isEmpty() ? what : words.of("category", what, amount), "");
        }
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
