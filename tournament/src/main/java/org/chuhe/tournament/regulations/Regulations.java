package org.chuhe.tournament.regulations;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.chuhe.text.Coded;
import org.chuhe.tournament.elo.RatingRules;
import org.chuhe.tournament.elo.TitleNorm;
import org.chuhe.tournament.field.Field;
import org.chuhe.tournament.field.Limits;
import org.chuhe.tournament.field.Struct;
import org.chuhe.tournament.field.ValueType.Choice;
import org.chuhe.tournament.field.ValueType.Choices;
import org.chuhe.tournament.field.ValueType.Group;
import org.chuhe.tournament.field.ValueType.Large;
import org.chuhe.tournament.field.ValueType.Whole;
import org.chuhe.tournament.field.Values;
import org.chuhe.tournament.person.Category;
import org.chuhe.tournament.prize.PrizeRules;
import org.chuhe.tournament.text.Notice;

/**
 * 竞赛规程: everything an event fixes beforehand.
 *
 * @param rounds 轮数, fixed and announced (附录二 一.2); 0 = as many as the format needs
 * @param gamesPerMatch how many games a match has; in team events each team plays one on every board
 * @param cycles how often everybody meets everybody in a round robin: 1 单循环, 2 双循环
 * @param scoring points of a game, 13.1–13.3
 * @param ranking which clause of 第14条 orders the table
 * @param firstRound how the numbers meet in the first Swiss round
 * @param readings the alternative readings adopted
 * @param forbidden pairs kept apart
 * @param units whether players of one unit are kept apart
 * @param categories groups with tables of their own
 * @param rating how ratings change
 * @param norms what gives titles
 * @param prizes what is promised
 * @param accelerated 加速编排: in how many rounds, from the first on, the upper half is paired as if it had more points
 * @param seed of every lot drawn
 * @param lateMinutes after how many minutes an absent side forfeits (20.1)
 */
public record Regulations(
        Format format,
        int rounds,
        int gamesPerMatch,
        int cycles,
        Scoring scoring,
        RankingClause ranking,
        FirstRound firstRound,
        Set<Reading> readings,
        List<ForbiddenPair> forbidden,
        UnitAvoidance units,
        KnockoutRules knockout,
        StageRules stages,
        TeamRules teams,
        List<Category> categories,
        RatingRules rating,
        List<TitleNorm> norms,
        PrizeRules prizes,
        int accelerated,
        long seed,
        int lateMinutes) {
    /** In place of an article: the clause that the book has for such an event. */
    static final Coded USUAL_RANKING = () -> "usual";

    static final Field<Regulations, Format> FORMAT =
            Field.always("format", Choice.of(Format.class), Regulations::format, Format.SWISS);
    static final Field<Regulations, Integer> ROUNDS =
            Field.always("rounds", new Whole(0, Limits.MOST_ROUNDS), Regulations::rounds, 0);
    static final Field<Regulations, Scoring> SCORING =
            Field.always("points", new Group<>(Scoring.STRUCT), Regulations::scoring, Scoring.STANDARD);
    static final Field<Regulations, Coded> RANKING = Field.always(
            "ranking",
            new Choice<>(Stream.concat(Stream.of(USUAL_RANKING), Stream.of(RankingClause.values()))
                    .toList()),
            rules -> rules.ranksAsUsual() ? USUAL_RANKING : rules.ranking,
            USUAL_RANKING);
    static final Field<Regulations, FirstRound> FIRST_ROUND =
            Field.always("firstRound", Choice.of(FirstRound.class), Regulations::firstRound, FirstRound.NEAR);
    static final Field<Regulations, Long> SEED = Field.always("seed", new Large(), Regulations::seed, 1L);
    static final Field<Regulations, Integer> GAMES =
            Field.unlessUsual("gamesPerMatch", new Whole(1, 99), Regulations::gamesPerMatch, 1);
    static final Field<Regulations, Integer> CYCLES =
            Field.unlessUsual("cycles", new Whole(1, 9), Regulations::cycles, 1);
    static final Field<Regulations, Integer> ACCELERATED =
            Field.unlessUsual("accelerated", new Whole(0, Limits.MOST_ROUNDS), Regulations::accelerated, 0);
    static final Field<Regulations, Integer> LATE_MINUTES =
            Field.unlessUsual("lateMinutes", new Whole(0, 1_440), Regulations::lateMinutes, 15);
    static final Field<Regulations, List<Reading>> READINGS = Field.unlessUsual(
            "readings", new Choices<>(List.of(Reading.values())), rules -> List.copyOf(rules.readings), List.of());
    static final Field<Regulations, List<ForbiddenPair>> FORBIDDEN =
            Field.part("forbidden", () -> ForbiddenPair.PAIRS, Regulations::forbidden, List.of());
    static final Field<Regulations, UnitAvoidance> UNITS = Field.part(
            "avoidUnits", () -> new Group<>(UnitAvoidance.Fields.STRUCT), Regulations::units, UnitAvoidance.NONE);
    static final Field<Regulations, KnockoutRules> KNOCKOUT = Field.part(
            "knockout", () -> new Group<>(KnockoutRules.Fields.STRUCT), Regulations::knockout, KnockoutRules.STANDARD);
    static final Field<Regulations, StageRules> STAGES =
            Field.part("stages", () -> new Group<>(StageRules.Fields.STRUCT), Regulations::stages, StageRules.STANDARD);
    static final Field<Regulations, TeamRules> TEAMS =
            Field.part("teams", () -> new Group<>(TeamRules.Fields.STRUCT), Regulations::teams, TeamRules.INDIVIDUAL);
    static final Field<Regulations, List<Category>> CATEGORIES =
            Field.part("categories", () -> Category.CATEGORIES, Regulations::categories, List.of());
    static final Field<Regulations, RatingRules> RATING = Field.part(
            "rating", () -> new Group<>(RatingRules.Fields.STRUCT), Regulations::rating, RatingRules.STANDARD);
    static final Field<Regulations, List<TitleNorm>> NORMS =
            Field.part("norms", () -> TitleNorm.NORMS, Regulations::norms, List.of());
    static final Field<Regulations, PrizeRules> PRIZES =
            Field.part("prizes", () -> new Group<>(PrizeRules.Fields.STRUCT), Regulations::prizes, PrizeRules.NONE);

    /** {@code format} and {@code rounds}, which files say of the event itself. */
    public static final List<Field<Regulations, ?>> COURSE = List.of(FORMAT, ROUNDS);

    /** All that regulations fix, in the order of files. */
    public static final Struct<Regulations> STRUCT = new Struct<>(
            List.of(
                    FORMAT,
                    ROUNDS,
                    SCORING,
                    RANKING,
                    FIRST_ROUND,
                    SEED,
                    GAMES,
                    CYCLES,
                    ACCELERATED,
                    LATE_MINUTES,
                    READINGS,
                    FORBIDDEN,
                    UNITS,
                    KNOCKOUT,
                    STAGES,
                    TEAMS,
                    CATEGORIES,
                    RATING,
                    NORMS,
                    PRIZES),
            Regulations::of);

    private static Regulations of(Values<Regulations> v) {
        RankingClause usual =
                RankingClause.usual(v.get(FORMAT), v.get(TEAMS).kind(), v.get(GAMES) > 1 || v.get(CYCLES) > 1);
        return new Regulations(
                v.get(FORMAT),
                v.get(ROUNDS),
                v.get(GAMES),
                v.get(CYCLES),
                v.get(SCORING),
                v.get(RANKING) instanceof RankingClause chosen ? chosen : usual,
                v.get(FIRST_ROUND),
                new TreeSet<>(v.get(READINGS)),
                v.get(FORBIDDEN),
                v.get(UNITS),
                v.get(KNOCKOUT),
                v.get(STAGES),
                v.get(TEAMS),
                distinct(v.get(CATEGORIES)),
                v.get(RATING),
                v.get(NORMS),
                v.get(PRIZES),
                v.get(ACCELERATED),
                v.get(SEED),
                v.get(LATE_MINUTES));
    }

    /** Of two categories of a name the later holds. */
    private static List<Category> distinct(List<Category> categories) {
        List<Category> last = new ArrayList<>();
        for (Category category : categories) {
            last.removeIf(c -> c.name().equals(category.name()));
            last.add(category);
        }
        return last;
    }

    public Regulations {
        readings = Collections.unmodifiableSortedSet(new TreeSet<>(readings));
        forbidden = List.copyOf(forbidden);
        categories = List.copyOf(categories);
        norms = List.copyOf(norms);
    }

    /** An individual Swiss event of so many rounds, everything else as the book has it. */
    public static Regulations swiss(int rounds) {
        return new RegulationsBuilder(Format.SWISS).rounds(rounds).build();
    }

    /** An individual round robin, one game per pair. */
    public static Regulations roundRobin() {
        return new RegulationsBuilder(Format.ROUND_ROBIN).build();
    }

    /** An individual single knock-out with play-offs for every place. */
    public static Regulations singleKnockout() {
        return new RegulationsBuilder(Format.KNOCKOUT).build();
    }

    /** A builder that begins with these regulations. */
    public RegulationsBuilder change() {
        return new RegulationsBuilder(this);
    }

    public boolean reads(Reading reading) {
        return readings.contains(reading);
    }

    /** Whether the clause that orders the table is the one the book has for such an event. */
    public boolean ranksAsUsual() {
        return ranking == usualRanking(teams.kind());
    }

    /** The clause that orders entrants: in 队员总分制 the individual table comes first, by that of its format (14.8). */
    public RankingClause entrantRanking() {
        return ranking == RankingClause.MEMBER_PLACES ? usualRanking(TeamKind.NONE) : ranking;
    }

    private RankingClause usualRanking(TeamKind kind) {
        return RankingClause.usual(format, kind, gamesPerMatch > 1 || cycles > 1);
    }

    /** What the format needs and these regulations do not give, or give and it cannot have. */
    public Optional<Notice> contradiction() {
        if (format.isBetweenTeams() && !forTeams()) {
            return Optional.of(Notice.of("regulations.needsTeams", format.article(), format.label()));
        }
        if (format.isBetweenSides() && forTeams()) {
            return Optional.of(Notice.of("regulations.needsPlayers", format.article(), format.label()));
        }
        if (format.hasFinal() && !stages.finals().mayBeFinal()) {
            return Optional.of(Notice.of(
                    "regulations.finals", format.article(), stages.finals().label()));
        }
        if (format.pairsByScore() && rounds < 1) {
            return Optional.of(Notice.of("regulations.noRounds", "附录二 一.2", format.label()));
        }
        return ranksPlayersAsTeams()
                ? Optional.of(Notice.of("regulations.teamsOnly", ranking.article()))
                : Optional.empty();
    }

    /** Whether players are to be ranked by a clause that the book has for teams alone (14.5–14.7). */
    public boolean ranksPlayersAsTeams() {
        return ranking.forTeamsOnly() && !forTeams() && !ranksAsUsual();
    }

    /** How the last stage is played. */
    public Format lastFormat() {
        return format.hasFinal() ? stages.finals() : format;
    }

    /** Whether teams are paired. */
    public boolean forTeams() {
        return teams.kind().pairsTeams();
    }
}
