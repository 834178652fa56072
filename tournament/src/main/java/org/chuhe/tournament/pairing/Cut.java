package org.chuhe.tournament.pairing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Lot;
import org.chuhe.tournament.ranking.Table;
import org.chuhe.tournament.text.Notice;

/**
 * A line drawn through a table: those above it go on (2011 rules, 10.2, 10.5, 10.6). The rules of 第14条 may leave some level
 * across the line; the book does not say who of them goes on, so a lot or a play-off settles it, never their numbers.
 *
 * @param places those who are still there, best first, those who share a place together
 * @param above how many go on
 * @param lot what settled it between those level across the line
 */
public record Cut(List<List<Integer>> places, int above, Optional<Lot> lot) {
    public Cut {
        places = places.stream().map(List::copyOf).toList();
    }

    /**
     * Cuts a table.
     *
     * @param gone who does not count, but stands in the table
     */
    public static Cut through(Event event, Table table, Set<Integer> gone, int above) {
        List<List<Integer>> places = table.places().stream()
                .map(place -> place.stream()
                        .filter(no -> !gone.contains(no)
                                && event.entrant(no)
                                        .map(e -> !e.attendance().withdrawn())
                                        .orElse(false))
                        .toList())
                .filter(place -> !place.isEmpty())
                .toList();
        Cut cut = new Cut(places, above, Optional.empty());
        List<Integer> across = cut.across();
        Optional<Lot> lot = across.isEmpty() || !event.begun()
                ? Optional.empty()
                : event.rounds().get(event.roundsPaired() - 1).lots().stream()
                        .filter(l -> across.equals(places.stream()
                                .flatMap(List::stream)
                                .filter(l.order()::contains)
                                .toList()))
                        .findFirst();
        return new Cut(places, above, lot);
    }

    /** Who is level across the line; nobody if a place ends there. */
    private List<Integer> across() {
        int from = 0;
        for (List<Integer> place : places) {
            if (from < above && above < from + place.size()) {
                return place;
            }
            from += place.size();
        }
        return List.of();
    }

    /** Who is level across the line while nothing has settled it. */
    public List<Integer> level() {
        return lot.isPresent() ? List.of() : across();
    }

    /** Everybody, best first; those level across the line as the lot has put them. */
    public List<Integer> order() {
        List<Integer> order = new ArrayList<>();
        List<Integer> across = across();
        for (List<Integer> place : places) {
            if (lot.isPresent() && place.equals(across)) {
                lot.orElseThrow().order().stream().filter(across::contains).forEach(order::add);
            } else {
                order.addAll(place);
            }
        }
        return order;
    }

    public List<Integer> goingOn() {
        List<Integer> order = order();
        return order.subList(0, Math.min(above, order.size()));
    }

    public List<Integer> leaving() {
        List<Integer> order = order();
        return order.subList(Math.min(above, order.size()), order.size());
    }

    /** Those who share a place and all go on. */
    public Stream<List<Integer>> levelAbove() {
        Set<Integer> on = Set.copyOf(goingOn());
        return places.stream().filter(place -> place.size() > 1 && on.containsAll(place));
    }

    /** What the lot or the play-off decided, if there was one. */
    public Stream<Notice> notices(String article) {
        return lot.stream().map(l -> {
            List<Integer> across = across();
            Set<Integer> on = Set.copyOf(goingOn());
            List<Integer> drawn = l.order().stream().filter(across::contains).toList();
            return Notice.of(
                    l.played() ? "pair.lot.played" : "pair.lot",
                    article,
                    across,
                    drawn.stream().filter(on::contains).toList(),
                    drawn.stream().filter(no -> !on.contains(no)).toList());
        });
    }

    /** Why the event cannot go on: whom the rules leave level, and what to do. */
    public static Proposal undecided(List<Cut> cuts, String article) {
        List<Cut> open = cuts.stream().filter(cut -> !cut.level().isEmpty()).toList();
        List<Notice> groups = open.stream()
                .map(cut -> Notice.plain("pair.level.group", cut.level(), cut.placesLeft()))
                .toList();
        return new Proposal.Impossible(
                Notice.of("pair.level", article, groups),
                List.of(Notice.plain("remedy.lots")),
                open.stream().map(Cut::level).toList());
    }

    /** How many of those level across the line go on. */
    private int placesLeft() {
        int from = 0;
        for (List<Integer> place : places) {
            if (from < above && above < from + place.size()) {
                return above - from;
            }
            from += place.size();
        }
        return 0;
    }
}
