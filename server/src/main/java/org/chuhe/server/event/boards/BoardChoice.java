package org.chuhe.server.event.boards;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Which boards of a tournament somebody wants to see beside each other. It is what an address says, so that every choice can be
 * passed on.
 *
 * @param round 0 = the round that is being played, whichever that is
 * @param most how many
 * @param tables those that are wanted, by table ({@code 3}) or board ({@code 3.2}); none: the first
 */
public record BoardChoice(int round, int most, List<String> tables) {
    /** How many can be seen beside each other. */
    public static final List<Integer> SIZES = List.of(2, 4, 8, 16);

    private static final int USUAL = 4;
    private static final int LARGEST_ROUND = 999;

    public BoardChoice {
        tables = List.copyOf(tables);
    }

    /** What an address says; whatever is wrong with it, it is some choice. */
    public static BoardChoice read(Function<String, @Nullable String> query) {
        Set<String> tables = new LinkedHashSet<>();
        for (String table : text(query, "tables").split("[\\s,，]+", SIZES.get(SIZES.size() - 1) + 1)) {
            if (table.matches("\\d{1,4}(\\.\\d{1,2})?")) {
                tables.add(table);
            }
        }
        int asked = number(text(query, "n"));
        int least = asked > 0 ? asked : tables.isEmpty() ? USUAL : tables.size();
        return new BoardChoice(
                Math.min(LARGEST_ROUND, number(text(query, "round"))), size(least), new ArrayList<>(tables));
    }

    private static String text(Function<String, @Nullable String> query, String name) {
        return Optional.ofNullable(query.apply(name)).orElse("");
    }

    private static int number(String text) {
        return text.matches("\\d{1,6}") ? Integer.parseInt(text) : 0;
    }

    private static int size(int least) {
        return SIZES.stream().filter(size -> size >= least).findFirst().orElse(SIZES.get(SIZES.size() - 1));
    }

    /** Those of a round that are meant. */
    public List<WatchedBoard> of(List<WatchedBoard> all) {
        return all.stream()
                .filter(board -> tables.isEmpty() || tables.stream().anyMatch(board::isAt))
                .limit(most)
                .toList();
    }

    /** The same of another round. */
    public BoardChoice inRound(int other) {
        return new BoardChoice(other, most, tables);
    }

    /** So many, beginning with the first. */
    public BoardChoice first(int count) {
        return new BoardChoice(round, count, List.of());
    }

    /** With a board more or, if it was among them, less; what was seen before is chosen by name from now on. */
    public BoardChoice toggling(String label, List<WatchedBoard> seen) {
        Set<String> labels = new LinkedHashSet<>();
        seen.forEach(board -> labels.add(board.label()));
        if (!labels.remove(label)) {
            labels.add(label);
        }
        return new BoardChoice(round, size(labels.size()), new ArrayList<>(labels));
    }

    /** As it stands in an address; empty for what is usual. */
    public String query() {
        List<String> parts = new ArrayList<>();
        if (round > 0) {
            parts.add("round=" + round);
        }
        parts.add("n=" + most);
        if (!tables.isEmpty()) {
            parts.add("tables=" + String.join(",", tables));
        }
        return String.join("&", parts);
    }
}
