package org.chuhe.arbiter.claim;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Side;

/**
 * Counts over many rulings on real cycles: how often the blamed side is the one that deviated in play, how often a
 * recorded ruling is the same, how long a ruling takes, and what stayed undecided.
 */
public final class RepetitionStatistics {
    private final Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
    private final List<Disagreement> disagreements = new ArrayList<>();
    private final List<String> undecided = new ArrayList<>();
    private int rulings;
    private int recorded;
    private int deviations;
    private int blamedDeviated;
    private long nanos;
    private long longest;
    private String slowest = "";

    /** A recorded ruling that differs from ours. */
    public record Disagreement(String id, Verdict recorded, Ruling ruling) {}

    /**
     * Adds a ruling.
     *
     * @param id the name of the game
     * @param nanos how long the ruling took
     * @param deviator who left the cycle in play, if anybody did
     * @param recordedVerdict what was ruled at the time, if that is known
     */
    public void add(String id, Ruling ruling, long nanos, Optional<Side> deviator, Optional<Verdict> recordedVerdict) {
        rulings++;
        verdicts.merge(ruling.verdict(), 1, Integer::sum);
        this.nanos += nanos;
        if (nanos > longest) {
            longest = nanos;
            slowest = id;
        }
        if (ruling.verdict() == Verdict.UNDECIDED) {
            undecided.add(id);
        }
        Optional<Side> blamed = ruling.verdict().mustVary();
        if (deviator.isPresent() && blamed.isPresent()) {
            deviations++;
            blamedDeviated += deviator.equals(blamed) ? 1 : 0;
        }
        recordedVerdict.ifPresent(verdict -> {
            recorded++;
            if (verdict != ruling.verdict()) {
                disagreements.add(new Disagreement(id, verdict, ruling));
            }
        });
    }

    public int rulings() {
        return rulings;
    }

    /** How often each verdict was given. */
    public Map<Verdict, Integer> verdicts() {
        return Map.copyOf(verdicts);
    }

    /** Cycles with a blamed side that somebody left in play. */
    public int deviations() {
        return deviations;
    }

    /** How many of them were left by the side that had to. */
    public int blamedDeviated() {
        return blamedDeviated;
    }

    /** How many recorded rulings were compared. */
    public int recorded() {
        return recorded;
    }

    public List<Disagreement> disagreements() {
        return List.copyOf(disagreements);
    }

    /** The games whose ruling was not settled within the budget. */
    public List<String> undecided() {
        return List.copyOf(undecided);
    }

    public double millisPerRuling() {
        return rulings == 0 ? 0 : nanos / 1e6 / rulings;
    }

    public double slowestMillis() {
        return longest / 1e6;
    }

    /** The game whose ruling took longest. */
    public String slowest() {
        return slowest;
    }
}
