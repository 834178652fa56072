package org.chuhe.tournament.swiss;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The list of each player of a bracket (2011 rules, 附录二 二.3): the opposite row in order of priority, then those without
 * colour, then his own row. To somebody without colour everybody else is the opposite row.
 */
final class RowOrder implements Chooser.Preferences {
    private final Row[] row;
    private final Map<Row, List<Integer>> rows = new EnumMap<>(Row.class);
    private final List<Integer> coloured = new ArrayList<>();

    /** @param players the bracket in order of priority; preferences name them by their place in it */
    RowOrder(Field field, int[] players) {
        row = new Row[players.length];
        for (int i = 0; i < players.length; i++) {
            row[i] = field.players[players[i]].colours().row();
            in(row[i]).add(i);
            if (row[i] != Row.NEUTRAL) {
                coloured.add(i);
            }
        }
    }

    @Override
    public int[] of(int vertex) {
        List<Integer> order = new ArrayList<>(row.length);
        switch (row[vertex]) {
            case NEUTRAL -> order.addAll(coloured);
            case RED_DUE -> order.addAll(in(Row.BLACK_DUE));
            case BLACK_DUE -> order.addAll(in(Row.RED_DUE));
        }
        order.addAll(in(Row.NEUTRAL));
        if (row[vertex] != Row.NEUTRAL) {
            order.addAll(in(row[vertex]));
        }
        return order.stream()
                .mapToInt(Integer::intValue)
                .filter(q -> q != vertex)
                .toArray();
    }

    private List<Integer> in(Row which) {
        return rows.computeIfAbsent(which, r -> new ArrayList<>());
    }

    /** Whether the partner stands in the opposite row. */
    boolean opposite(int chooser, int partner) {
        return row[partner] != Row.NEUTRAL && row[chooser] != row[partner];
    }

    boolean neutral(int vertex) {
        return row[vertex] == Row.NEUTRAL;
    }
}
