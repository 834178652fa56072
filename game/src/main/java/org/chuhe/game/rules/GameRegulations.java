package org.chuhe.game.rules;

import java.time.Duration;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.game.clock.ClockScheme;

/**
 * 竞赛规程: everything an event lays down about the conduct of its games, as one value.
 *
 * @param book the edition: it rules on repetitions and says who moves first; the conduct of a game follows 2011
 * @param level the grade of the event
 * @param clock the timing scheme
 * @param conduct handling of pieces and clock, and what offences cost
 * @param claims offers and claims
 * @param latenessMillis who comes later than this has lost (4.1.7, 20.1)
 * @param colourErrorMillis within this time a game begun with reversed colours is played anew (5.8.1)
 * @param displacementRounds within so many rounds an accidentally displaced piece is put back (5.8.2)
 */
public record GameRegulations(
        RuleBook book,
        EventLevel level,
        ClockScheme clock,
        PlayersConduct conduct,
        ClaimRules claims,
        long latenessMillis,
        long colourErrorMillis,
        int displacementRounds) {
    private static final long LATENESS = Duration.ofMinutes(15).toMillis();
    private static final long COLOUR_ERROR = Duration.ofMinutes(20).toMillis();
    private static final int DISPLACEMENT = 5;
    private static final ClockScheme HOUR_AND_HALF_MINUTE =
            ClockScheme.increment(Duration.ofMinutes(60), Duration.ofSeconds(30));

    public GameRegulations {
        require(latenessMillis >= 0 && latenessMillis < Long.MAX_VALUE / 8, "latenessMillis");
        require(colourErrorMillis >= 0 && colourErrorMillis < Long.MAX_VALUE / 8, "colourErrorMillis");
        require(displacementRounds >= 0 && displacementRounds <= 10_000, "displacementRounds");
    }

    static void require(boolean condition, String name) {
        if (!condition) {
            throw new IllegalArgumentException("out of range: " + name);
        }
    }

    /** A national event 全国比赛: 60 minutes and 30 seconds a move (6.1), the first illegal move loses (4.1.8). */
    public static GameRegulations national() {
        return overTheBoard(
                RuleBooks.CXA_2011, EventLevel.NATIONAL, HOUR_AND_HALF_MINUTE, PlayersConduct.overTheBoard(1));
    }

    /** A provincial or smaller event 省级（含以下）: the second illegal move loses (4.1.8). */
    public static GameRegulations provincial() {
        return overTheBoard(
                RuleBooks.CXA_2011, EventLevel.PROVINCIAL, HOUR_AND_HALF_MINUTE, PlayersConduct.overTheBoard(2));
    }

    /** A juniors' event 少年赛: 30 minutes and 10 seconds a move, the second illegal move loses (4.1.8). */
    public static GameRegulations youth() {
        ClockScheme clock = ClockScheme.increment(Duration.ofMinutes(30), Duration.ofSeconds(10));
        return overTheBoard(RuleBooks.CXA_2011, EventLevel.YOUTH, clock, PlayersConduct.overTheBoard(2));
    }

    /** Blitz 快棋 (6.4): 10 minutes and 5 seconds a move, no record, conduct as at a national event. */
    public static GameRegulations blitz() {
        ClockScheme clock = ClockScheme.increment(Duration.ofMinutes(10), Duration.ofSeconds(5));
        return overTheBoard(
                RuleBooks.CXA_2011,
                EventLevel.NATIONAL,
                clock,
                PlayersConduct.overTheBoard(1).without(Practice.KEEPS_RECORD));
    }

    /** On a server: 15 minutes, then byo-yomi of 30 seconds, everything ruled on automatically. */
    public static GameRegulations online() {
        ClockScheme clock = ClockScheme.suddenDeath(Duration.ofMinutes(15)).withCountdown(1, Duration.ofSeconds(30));
        return new GameRegulations(
                RuleBooks.CXA_2020,
                EventLevel.ONLINE,
                clock,
                PlayersConduct.online(),
                ClaimRules.BOOK.automatically(),
                Duration.ofMinutes(5).toMillis(),
                0,
                0);
    }

    /** An event of the World Xiangqi Federation: repetitions by its own book, conduct as at a national event. */
    public static GameRegulations wxf() {
        return overTheBoard(
                RuleBooks.WXF_2018, EventLevel.NATIONAL, HOUR_AND_HALF_MINUTE, PlayersConduct.overTheBoard(1));
    }

    private static GameRegulations overTheBoard(
            RuleBook book, EventLevel level, ClockScheme clock, PlayersConduct conduct) {
        return new GameRegulations(book, level, clock, conduct, ClaimRules.BOOK, LATENESS, COLOUR_ERROR, DISPLACEMENT);
    }

    /** The arbiter of its games. */
    public Arbiter arbiter() {
        return Arbiter.of(book).withThresholds(claims.thresholds());
    }

    /** Under another edition, with its thresholds. */
    public GameRegulations withBook(RuleBook other) {
        return new GameRegulations(
                other,
                level,
                clock,
                conduct,
                claims.with(other.thresholds()),
                latenessMillis,
                colourErrorMillis,
                displacementRounds);
    }

    public GameRegulations withClock(ClockScheme scheme) {
        return new GameRegulations(
                book, level, scheme, conduct, claims, latenessMillis, colourErrorMillis, displacementRounds);
    }

    public GameRegulations withConduct(PlayersConduct other) {
        return new GameRegulations(
                book, level, clock, other, claims, latenessMillis, colourErrorMillis, displacementRounds);
    }

    public GameRegulations withClaims(ClaimRules other) {
        return new GameRegulations(
                book, level, clock, conduct, other, latenessMillis, colourErrorMillis, displacementRounds);
    }

    public GameRegulations withLateness(Duration limit) {
        return new GameRegulations(
                book, level, clock, conduct, claims, limit.toMillis(), colourErrorMillis, displacementRounds);
    }

    /** With another time within which reversed colours mean a new game (5.8.1). */
    public GameRegulations withColourError(Duration limit) {
        return new GameRegulations(
                book, level, clock, conduct, claims, latenessMillis, limit.toMillis(), displacementRounds);
    }

    /** With another number of rounds within which a displaced piece is put back (5.8.2). */
    public GameRegulations withDisplacement(int rounds) {
        return new GameRegulations(book, level, clock, conduct, claims, latenessMillis, colourErrorMillis, rounds);
    }
}
