package org.chuhe.tournament.regulations;

import java.util.List;
import org.chuhe.tournament.elo.RatingRules;
import org.chuhe.tournament.prize.PrizeRules;
import org.chuhe.tournament.regulations.Setting.Part;

/** All that organisers lay down, in the order in which forms and sheets have it. */
public final class Settings {
    private static final List<Setting<?>> ALL = List.of(
            Setting.of("format", Part.COURSE, Regulations.FORMAT)
                    .article(rules -> rules.format().article()),
            Setting.of("rounds", Part.COURSE, Regulations.ROUNDS)
                    .article("附录二 一.2")
                    .forSwiss()
                    .toldUnless(0),
            Setting.of("gamesPerMatch", Part.COURSE, Regulations.GAMES)
                    .option("--games")
                    .article(rules -> rules.format().isBracket() ? "12.4" : "10.1")
                    .toldUnless(1),
            Setting.of(
                            "teams",
                            Part.COURSE,
                            TeamRules.Fields.KINDS,
                            rules -> rules.teams().kind(),
                            (rules, kind) -> rules.change()
                                    .teams(rules.teams().withKind(kind))
                                    .build())
                    .article(rules -> rules.teams().kind().article())
                    .toldUnless(TeamKind.NONE),
            Setting.of("boards", Part.COURSE, Regulations.TEAMS, TeamRules.Fields.BOARDS)
                    .article("11")
                    .forTeams(),
            Setting.of("substitutes", Part.COURSE, Regulations.TEAMS, TeamRules.Fields.SUBSTITUTES)
                    .article("11.2")
                    .forTeams()
                    .toldUnless(0),
            Setting.of("seed", Part.COURSE, Regulations.SEED).toldIf(rules -> false),
            Setting.of(
                            "points",
                            Part.SCORING,
                            Scoring.WRITTEN_GAMES,
                            Regulations::scoring,
                            (rules, points) -> rules.change()
                                    .scoring(rules.scoring().withGames(points))
                                    .build())
                    .article(rules -> rules.scoring().win() == 2 ? "13.1" : "13.3")
                    .examples("2-1-0", "3-1-0", "3-1/2-0"),
            Setting.of(
                            "matchPoints",
                            Part.SCORING,
                            Scoring.WRITTEN_MATCHES,
                            Regulations::scoring,
                            (rules, points) -> rules.change()
                                    .scoring(points.withGames(rules.scoring()))
                                    .build())
                    .article(rules -> rules.scoring().usualMatches() ? "13.2" : "13.3")
                    .toldIf(rules -> rules.ranking().byMatches()),
            Setting.of("ranking", Part.SCORING, Regulations.RANKING)
                    .article(rules -> rules.format().isBracket()
                            ? "10.4"
                            : rules.ranking().article()),
            Setting.of("lateMinutes", Part.SCORING, Regulations.LATE_MINUTES).article("20.1"),
            Setting.of("firstRound", Part.SWISS, Regulations.FIRST_ROUND).article("附录二 二.1"),
            Setting.of("accelerated", Part.SWISS, Regulations.ACCELERATED).toldUnless(0),
            Setting.of(
                            "avoidUnits",
                            Part.SWISS,
                            UnitAvoidance.Fields.WRITTEN_ROUNDS,
                            Regulations::units,
                            (rules, units) -> rules.change()
                                    .units(rules.units().inRoundsOf(units))
                                    .build())
                    .article("附录二 一.7")
                    .toldIf(rules -> rules.units().to() > 0),
            Setting.of(
                            "avoidUnitsStrength",
                            Part.SWISS,
                            UnitAvoidance.Fields.STRENGTHS,
                            rules -> rules.units().strength(),
                            (rules, strength) -> rules.change()
                                    .units(rules.units().as(strength))
                                    .build())
                    .toldIf(rules -> false),
            Setting.of("apart", Part.SWISS, Regulations.FORBIDDEN)
                    .article("附录二 一.7")
                    .toldUnless(List.of())
                    .adding(),
            Setting.of("cycles", Part.CYCLES, Regulations.CYCLES)
                    .article("10.1")
                    .toldUnless(1),
            Setting.of("places", Part.BRACKET, Regulations.KNOCKOUT, KnockoutRules.Fields.PLACES)
                    .article("10.4"),
            Setting.of("tieBreaks", Part.BRACKET, Regulations.KNOCKOUT, KnockoutRules.Fields.TIE_BREAKS)
                    .examples(
                            "rapid,blitz,decider",
                            "rapid,blitz",
                            "rapid,decider",
                            "rapid",
                            "blitz,decider",
                            "decider",
                            "none"),
            Setting.of("reset", Part.BRACKET, Regulations.KNOCKOUT, KnockoutRules.Fields.RESET)
                    .toldIf(rules -> rules.lastFormat().hasSecondChance()),
            Setting.of("drawn", Part.BRACKET, Regulations.KNOCKOUT, KnockoutRules.Fields.DRAWN),
            Setting.of("separateUnits", Part.BRACKET, Regulations.KNOCKOUT, KnockoutRules.Fields.SEPARATE_UNITS),
            Setting.of("preliminary", Part.BRACKET, Regulations.KNOCKOUT, KnockoutRules.Fields.PRELIMINARY)
                    .article("10.4"),
            Setting.of("topBoard", Part.BRACKET, Regulations.KNOCKOUT, KnockoutRules.Fields.TOP_BOARD)
                    .forTeams(),
            Setting.of("groups", Part.STAGES, Regulations.STAGES, StageRules.Fields.GROUPS)
                    .article("10.2")
                    .toldIf(rules -> rules.format().isInGroups()),
            Setting.of("qualifiers", Part.STAGES, Regulations.STAGES, StageRules.Fields.QUALIFIERS)
                    .article(rules -> rules.format().article())
                    .toldIf(rules -> rules.format().hasFinal()),
            Setting.of("finals", Part.STAGES, Regulations.STAGES, StageRules.Fields.FINAL_FORMAT)
                    .article(rules -> rules.format().article())
                    .toldIf(rules -> rules.format().hasFinal()),
            Setting.of("cutFrom", Part.STAGES, Regulations.STAGES, StageRules.Fields.CUT_FROM)
                    .article("10.6")
                    .toldIf(rules -> rules.format().lastLeave()),
            Setting.of("dropped", Part.STAGES, Regulations.STAGES, StageRules.Fields.DROPPED)
                    .article("10.6")
                    .toldIf(rules -> rules.format().lastLeave()),
            Setting.of("remaining", Part.STAGES, Regulations.STAGES, StageRules.Fields.REMAINING)
                    .article("10.6")
                    .toldIf(rules -> rules.format().lastLeave()),
            Setting.of("categories", Part.CATEGORIES, Regulations.CATEGORIES)
                    .option("--category")
                    .adding(),
            Setting.of("prizes", Part.PRIZES, Regulations.PRIZES, PrizeRules.Fields.LIST)
                    .option("--prize"),
            Setting.of("prizesShared", Part.PRIZES, Regulations.PRIZES, PrizeRules.Fields.SHARED),
            Setting.of("onePrize", Part.PRIZES, Regulations.PRIZES, PrizeRules.Fields.ONE_EACH),
            Setting.of("currency", Part.PRIZES, Regulations.PRIZES, PrizeRules.Fields.CURRENCY)
                    .toldIf(rules -> false),
            Setting.of("coefficients", Part.RATING, Regulations.RATING, RatingRules.Fields.COEFFICIENTS),
            Setting.of("ratingScale", Part.RATING, Regulations.RATING, RatingRules.Fields.SCALE)
                    .toldIf(rules -> false),
            Setting.of("ratingLimit", Part.RATING, Regulations.RATING, RatingRules.Fields.MOST_DIFFERENCE)
                    .toldIf(rules -> false),
            Setting.of("initialGames", Part.RATING, Regulations.RATING, RatingRules.Fields.INITIAL_GAMES)
                    .toldIf(rules -> false),
            Setting.of("norms", Part.RATING, Regulations.NORMS).option("--norm"),
            Setting.of("readings", Part.READINGS, Regulations.READINGS)
                    .option("--reading")
                    .adding());

    private Settings() {}

    public static List<Setting<?>> all() {
        return ALL;
    }

    /** Those of a part. */
    public static List<Setting<?>> of(Part part) {
        return ALL.stream().filter(setting -> setting.part() == part).toList();
    }

    /** The one of a name. */
    public static Setting<?> named(String name) {
        return ALL.stream()
                .filter(setting -> setting.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
