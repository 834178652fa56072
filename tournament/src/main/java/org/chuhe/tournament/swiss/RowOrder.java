package org.chuhe.tournament.swiss;

import java.util.Arrays;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.chuhe.tournament.swiss.colour.SwissRow;

/**
 * The list of each player of a bracket (2011 rules, 附录二 二.3): the opposite row in order of priority, then those without
 * colour, then his own row. To somebody without colour everybody else is the opposite row.
 */
final class RowOrder implements Chooser.Preferences {
    private static final int NEUTRAL = SwissRow.NEUTRAL.ordinal();

    private final SwissRow[] row;
    /** For each row those who stand in it, in order of priority. */
    private final int[][] standing = new int[SwissRow.values().length][];

    private final int[] coloured;

    /** @param players the bracket in order of priority; preferences name them by their place in it */
    RowOrder(Field field, int[] players) {
        row = new SwissRow[players.length];
        Arrays.setAll(row, i -> field.players[players[i]].colours().row());
        for (SwissRow one : SwissRow.values()) {
            standing[one.ordinal()] = all(r -> r == one);
        }
        coloured = all(r -> r != SwissRow.NEUTRAL);
    }

    private int[] all(Predicate<SwissRow> in) {
        return IntStream.range(0, row.length).filter(i -> in.test(row[i])).toArray();
    }

    /** With the player himself in his own row: whoever reads the list passes over those who are settled, him first. */
    @Override
    public int[] of(int vertex) {
        int[] opposite = switch (row[vertex]) {
            case NEUTRAL -> coloured;
            case RED_DUE -> standing[SwissRow.BLACK_DUE.ordinal()];
            case BLACK_DUE -> standing[SwissRow.RED_DUE.ordinal()];
        };
        int[] neutral = standing[NEUTRAL];
        int[] own = row[vertex] == SwissRow.NEUTRAL ? new int[0] : standing[row[vertex].ordinal()];
        int[] order = Arrays.copyOf(opposite, opposite.length + neutral.length + own.length);
        System.arraycopy(neutral, 0, order, opposite.length, neutral.length);
        System.arraycopy(own, 0, order, opposite.length + neutral.length, own.length);
        return order;
    }

    /** Whether the partner stands in the opposite row. */
    boolean opposite(int chooser, int partner) {
        return row[partner] != SwissRow.NEUTRAL && row[chooser] != row[partner];
    }

    boolean neutral(int vertex) {
        return row[vertex] == SwissRow.NEUTRAL;
    }
}
