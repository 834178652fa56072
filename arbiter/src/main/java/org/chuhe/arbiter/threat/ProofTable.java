package org.chuhe.arbiter.threat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What has been asked, proved and refuted, shared by all plies of a cycle. The key of a position holds the number of its
 * question, so that the same question, asked again, finds what is known. The memory for positions is taken when the first
 * is put there: many cycles ask nothing.
 */
public final class ProofTable {
    /** 32,768 places: a real cycle of 2020 looks at 700 positions, one of a hundred at 4,000. */
    private static final int BITS = 15;

    private static final long[] NO_KEYS = {};
    private static final byte[] NO_DEPTHS = {};
    private static final short[] NO_MOVES = {};
    private static final short REFUTED = -1;

    private long[] keys = NO_KEYS;
    private byte[] depths = NO_DEPTHS;
    private short[] moves = NO_MOVES;

    private final Map<Question, Asked> questions = new HashMap<>();
    private final Map<Scenario, List<Asked>> byScenario = new HashMap<>();

    /** A question that was asked, and what is known of it. */
    static final class Asked {
        final Question question;
        final long number;
        /** The answer; open while it is not known. */
        Proof.Answer answer = Proof.Answer.OPEN;

        private Asked(Question question, long number) {
            this.question = question;
            this.number = number;
        }
    }

    /** Takes down a question, or finds it again. */
    Asked ask(Question question) {
        Asked known = questions.get(question);
        if (known != null) {
            return known;
        }
        Asked asked = new Asked(question, questions.size() + 1L);
        questions.put(question, asked);
        byScenario
                .computeIfAbsent(question.scenario(), any -> new ArrayList<>())
                .add(asked);
        return asked;
    }

    /** What was asked about a scenario so far. */
    List<Asked> about(Scenario scenario) {
        return byScenario.getOrDefault(scenario, List.of());
    }

    /** Whether a position was won with no more than so many plies left. */
    boolean isWon(long key, int depth) {
        int slot = slot(key);
        return slot < keys.length && keys[slot] == key && moves[slot] != REFUTED && depths[slot] <= depth;
    }

    /** The move that wins a position which {@link #isWon}. */
    int winningMove(long key) {
        return moves[slot(key)];
    }

    /** Whether a position was not won with at least so many plies left. */
    boolean isRefuted(long key, int depth) {
        int slot = slot(key);
        return slot < keys.length && keys[slot] == key && moves[slot] == REFUTED && depths[slot] >= depth;
    }

    void rememberWin(long key, int depth, int move) {
        remember(key, depth, (short) move);
    }

    void rememberRefutation(long key, int depth) {
        remember(key, depth, REFUTED);
    }

    private void remember(long key, int depth, short move) {
        if (keys.length == 0) {
            keys = new long[1 << BITS];
            depths = new byte[1 << BITS];
            moves = new short[1 << BITS];
        }
        int slot = slot(key);
        keys[slot] = key;
        depths[slot] = (byte) depth;
        moves[slot] = move;
    }

    private static int slot(long key) {
        return (int) (key >>> 64 - BITS);
    }
}
