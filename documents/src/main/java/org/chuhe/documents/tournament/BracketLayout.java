package org.chuhe.documents.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.chuhe.tournament.knockout.Slot;
import org.chuhe.tournament.knockout.Source;

/**
 * Where the matches of a bracket stand, whoever draws it: tree by tree, a column for every round from left to right, and
 * within a column from the top down, counted in rows. A painter chooses how wide a column and how high a row is.
 *
 * @param trees the main tree, then those of further places or of the losers
 */
public record BracketLayout(List<Tree> trees) {
    /**
     * A match in its place.
     *
     * @param middle its middle in rows from the top of the tree: between its two feeders, beside its only one, or spread
     *     evenly where a tree begins
     * @param feeders the matches of the column before that lines lead from
     */
    public record Place(Slot slot, double middle, List<Place> feeders) {}

    /** The places that a tree is played for. */
    public record Range(int first, int last) {}

    /** A part of the bracket. */
    public record Tree(List<List<Place>> columns) {
        /** How many matches stand one below the other. */
        public int rows() {
            double lowest = columns.stream()
                    .flatMap(List::stream)
                    .mapToDouble(Place::middle)
                    .max()
                    .orElse(0);
            int longest = columns.stream().mapToInt(List::size).max().orElse(1);
            return Math.max(longest, (int) Math.ceil(lowest + 0.5));
        }

        /** Whether those play here who have lost once. */
        public boolean losers() {
            return id().startsWith("LB");
        }

        /** What is played for; empty in double elimination, where two trees lead to every place. */
        public Optional<Range> places() {
            return columns.stream()
                    .flatMap(column -> range(column.get(0).slot()).stream())
                    .findFirst();
        }

        private String id() {
            return columns.get(0).get(0).slot().id();
        }
    }

    public BracketLayout {
        trees = List.copyOf(trees);
    }

    /** Lays out matches that come round by round. */
    public static BracketLayout of(List<Slot> slots) {
        Map<Integer, List<List<Slot>>> trees = new TreeMap<>();
        for (Slot slot : slots) {
            List<List<Slot>> columns = trees.computeIfAbsent(tree(slot), t -> new ArrayList<>());
            if (columns.isEmpty() || !round(last(columns).get(0)).equals(round(slot))) {
                columns.add(new ArrayList<>());
            }
            last(columns).add(slot);
        }
        return new BracketLayout(
                trees.values().stream().map(BracketLayout::placed).toList());
    }

    private static <T> T last(List<T> list) {
        return list.get(list.size() - 1);
    }

    /** "P5-8" of "P5-8.1"; a grand final is a round of its own. */
    public static String round(Slot slot) {
        int dot = slot.id().indexOf('.');
        return dot < 0 ? slot.id() : slot.id().substring(0, dot);
    }

    /** "P5-8.1" belongs to the tree of the fifth place; winners' side and grand final are one tree, losers' another. */
    private static int tree(Slot slot) {
        return range(slot).map(Range::first).orElse(slot.id().startsWith("LB") ? 2 : 1);
    }

    /** The places that a match of a placing bracket is about. */
    public static Optional<Range> range(Slot slot) {
        if (!slot.id().startsWith("P")) {
            return Optional.empty();
        }
        String[] places = round(slot).substring(1).split("-");
        return Optional.of(new Range(Integer.parseInt(places[0]), Integer.parseInt(places[1])));
    }

    private static Tree placed(List<List<Slot>> columns) {
        boolean preliminary = columns.size() > 1 && columns.get(0).get(0).id().startsWith("Q");
        return preliminary ? afterPreliminary(columns) : placed(columns, 1);
    }

    /** The matches of a 预选赛 stand before those that their winners go to, which keep their places. */
    private static Tree afterPreliminary(List<List<Slot>> columns) {
        List<Slot> preliminary = columns.get(0);
        List<List<Slot>> main = columns.subList(1, columns.size());
        boolean both = main.get(0).stream()
                .anyMatch(slot -> leadingTo(slot, preliminary).size() > 1);
        Tree tree = placed(main, both ? 2 : 1);
        List<Place> early = new ArrayList<>();
        List<Place> first = new ArrayList<>();
        for (Place place : tree.columns().get(0)) {
            List<Place> feeders = new ArrayList<>();
            List<Slot> leading = leadingTo(place.slot(), preliminary);
            for (int i = 0; i < leading.size(); i++) {
                double middle = place.middle() + i - (leading.size() - 1) / 2.0;
                feeders.add(new Place(leading.get(i), middle, List.of()));
            }
            early.addAll(feeders);
            first.add(new Place(place.slot(), place.middle(), feeders));
        }
        List<List<Place>> all = new ArrayList<>(List.of(early, first));
        all.addAll(tree.columns().subList(1, tree.columns().size()));
        return new Tree(all);
    }

    private static List<Slot> leadingTo(Slot slot, List<Slot> before) {
        return before.stream()
                .filter(b -> List.of(slot.first(), slot.second()).contains(new Source.WinnerOf(b.id())))
                .toList();
    }

    /** {@code space}: how many rows the matches of the longest column take each. */
    private static Tree placed(List<List<Slot>> columns, int space) {
        int rows = space * columns.stream().mapToInt(List::size).max().orElse(1);
        List<List<Place>> placed = new ArrayList<>();
        List<Place> before = List.of();
        for (List<Slot> column : columns) {
            List<Place> places = new ArrayList<>();
            for (int i = 0; i < column.size(); i++) {
                List<Place> feeders = feeders(before, i, column.size());
                double middle =
                        feeders.stream().mapToDouble(Place::middle).average().orElse(rows * (i + 0.5) / column.size());
                places.add(new Place(column.get(i), middle, feeders));
            }
            placed.add(places);
            before = places;
        }
        return new Tree(placed);
    }

    private static List<Place> feeders(List<Place> before, int i, int count) {
        if (before.size() == 2 * count) {
            return List.of(before.get(2 * i), before.get(2 * i + 1));
        }
        return before.size() == count ? List.of(before.get(i)) : List.of();
    }
}
