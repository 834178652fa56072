package org.chuhe.arbiter.threat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chuhe.core.Move;
import org.jspecify.annotations.Nullable;

/**
 * What has been asked, proved and refuted, shared by all plies of a cycle, and by the answers that an edition gives if one
 * of its open questions is turned: whatever is kept here says on which {@link Terms#OPEN} terms it rests, and holds wherever
 * these are the same; of anything else that an edition says nothing here depends but through what is asked. The key of a
 * position holds the number of what is asked there, so that questions which differ only in their targets share what does
 * not depend on these. The memory grows with what is put there: many cycles ask nothing, half of the others look at a
 * hundred positions.
 */
public final class ProofTable {
    private static final int FIRST_BITS = 9;
    /** It grows fourfold when it is half full; a position for which there is no place takes that of another. */
    private static final int MORE_BITS = 2;

    private static final long[] NOTHING = {};
    private static final long KNOWN = 1L << 43;
    private static final long WIN = 1L << 42;
    private static final int MOVE_SHIFT = 26;
    private static final int BASIS_MASK = (1 << MOVE_SHIFT) - 1;

    private int bits = FIRST_BITS;
    private int used;
    private int found;
    private long positions;
    private long[] keys = NOTHING;
    private long[] entries = NOTHING;
    private long[] pieces = NOTHING;

    private final Map<Question, Asked> questions = new HashMap<>();
    private final Map<Question, Long> numbers = new HashMap<>();
    private final Map<Scenario, List<Asked>> byScenario = new HashMap<>();
    private final Map<Scenario, List<Move>> mates = new HashMap<>();
    private @Nullable MoveOrder moves;

    /** A question that was asked, and what is known of it: that may rest on how some {@link Terms} are answered. */
    static final class Asked {
        final Question question;
        final long number;
        /** The number of what is left of it once a target has fallen. */
        final long onceFallen;

        private Proof.Answer answer = Proof.Answer.OPEN;
        /** The terms on which the answer rests, and which were turned when it was found. */
        private int restsOn;

        private int found;

        private Asked(Question question, long number, long onceFallen) {
            this.question = question;
            this.number = number;
            this.onceFallen = onceFallen;
        }

        /** The answer where some terms are turned; open while it is not known. */
        Proof.Answer answer(int turned) {
            return ((found ^ turned) & restsOn) == 0 ? answer : Proof.Answer.OPEN;
        }

        /** The terms on which the answer rests. */
        int restsOn() {
            return restsOn;
        }

        void settle(Proof.Answer now, int on, int turned) {
            answer = now;
            restsOn = on;
            found = turned;
        }

        /** Whether positions have the same keys. */
        boolean isLike(Asked other) {
            return number == other.number && question.threshold() == other.question.threshold();
        }
    }

    /**
     * A question about the same scenario, whose answers serve here too.
     *
     * @param refutes whether what is refuted there is refuted here
     * @param proves whether what is won there is won here
     * @param matesAlike whether a mate there, before any target falls, is a mate here
     */
    record Related(Asked asked, boolean refutes, boolean proves, boolean matesAlike) {}

    /** Takes down a question, or finds it again. */
    Asked ask(Question question) {
        Asked known = questions.get(question);
        if (known != null) {
            return known;
        }
        Asked asked = new Asked(question, number(question.inGeneral()), number(question.onceFallen()));
        questions.put(question, asked);
        byScenario
                .computeIfAbsent(question.scenario(), any -> new ArrayList<>())
                .add(asked);
        return asked;
    }

    private long number(Question question) {
        return numbers.computeIfAbsent(question, any -> numbers.size() + 1L);
    }

    /** What was asked about a scenario so far. */
    List<Asked> about(Scenario scenario) {
        return byScenario.getOrDefault(scenario, List.of());
    }

    /** The mates by continuous checks that were looked for: the line, or an empty one where there is none. */
    Map<Scenario, List<Move>> mates() {
        return mates;
    }

    /** Counts the positions that were looked at for a ply. */
    public void count(long more) {
        positions += more;
    }

    /** How many positions were looked at for everything that is judged with it. */
    public long positions() {
        return positions;
    }

    /** The moves of the line that is looked at, in an order that is learnt from what has decided so far. */
    MoveOrder moves() {
        if (moves == null) {
            moves = new MoveOrder();
        }
        return moves;
    }

    /** Whether something is known under a key; the next four methods say what. */
    boolean find(long key) {
        found = slot(key);
        return keys.length > 0 && keys[found] == key && entries[found] != 0;
    }

    boolean isWin() {
        return (entries[found] & WIN) != 0;
    }

    /** The move that decides it. */
    int move() {
        return (int) (entries[found] >> MOVE_SHIFT & 0xFFFF);
    }

    /** What it rests on. */
    int basis() {
        return (int) entries[found] & BASIS_MASK;
    }

    /** The pieces it rests on, as bits. */
    long pieces() {
        return pieces[found];
    }

    void remember(long key, boolean won, int move, int basis, long onPieces) {
        if (used * 2 >= keys.length) {
            grow();
        }
        put(key, KNOWN | (won ? WIN : 0) | (long) (move & 0xFFFF) << MOVE_SHIFT | basis, onPieces);
    }

    private void put(long key, long entry, long onPieces) {
        int slot = slot(key);
        used += entries[slot] == 0 ? 1 : 0;
        keys[slot] = key;
        entries[slot] = entry;
        pieces[slot] = onPieces;
    }

    private void grow() {
        long[] oldKeys = keys;
        long[] oldEntries = entries;
        long[] oldPieces = pieces;
        bits += oldKeys.length == 0 ? 0 : MORE_BITS;
        keys = new long[1 << bits];
        entries = new long[1 << bits];
        pieces = new long[1 << bits];
        used = 0;
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldEntries[i] != 0) {
                put(oldKeys[i], oldEntries[i], oldPieces[i]);
            }
        }
    }

    private int slot(long key) {
        return (int) (key >>> Long.SIZE - bits);
    }
}
