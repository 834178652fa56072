package org.chuhe.records.model;

/** A number for what was played: two games with the same start and the same moves have the same. It may be stored. */
public final class MoveHash {
    /** Shorter games agree by chance. */
    public static final int SHORTEST_TO_COMPARE = 12;

    private MoveHash() {}

    /** Of the start and the main line. */
    public static long of(GameRecord game) {
        Line line = game.mainLine();
        long hash = mix(game.start().hash());
        for (int ply = 1; ply <= line.length(); ply++) {
            hash = mix(hash ^ line.code(ply));
        }
        return hash;
    }

    /** Told apart by a text as well. */
    public static long with(long hash, String text) {
        long all = hash;
        for (int i = 0; i < text.length(); i++) {
            all = mix(all ^ text.charAt(i));
        }
        return all;
    }

    /** SplitMix64's finisher. */
    private static long mix(long value) {
        long z = value + 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
