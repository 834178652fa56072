package org.chuhe.tournament.regulations;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.chuhe.tournament.elo.RatingRules;
import org.chuhe.tournament.elo.TitleNorm;
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

    /** Whether teams are paired. */
    public boolean forTeams() {
        return teams.kind().pairsTeams();
    }
}
