package org.chuhe.tournament.pairing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.regulations.ForbiddenPair;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.Strength;
import org.chuhe.tournament.swiss.SwissState;
import org.chuhe.tournament.swiss.colour.SwissPlayer;

/** Turns an event into the question the Swiss pairer answers. */
final class SwissStates {
    private SwissStates() {}

    /** The state before the next round. */
    static SwissState of(Event event, List<Entrant> present, PairingOrder order) {
        int round = PairingProgress.nextRound(event);
        Map<Integer, SwissPlayer> everybody = SwissHistory.of(event);
        List<SwissPlayer> players = present.stream()
                .map(e -> Objects.requireNonNull(everybody.get(e.no())))
                .toList();
        Regulations rules = event.regulations();
        return new SwissState(
                round,
                rules,
                players,
                keptApart(rules, present, round),
                order.pairs(),
                order.bye() == 0 ? OptionalInt.empty() : OptionalInt.of(order.bye()),
                order.givenUp());
    }

    /** Those who are there; nobody can be kept apart from somebody who is not. */
    private static List<ForbiddenPair> keptApart(Regulations rules, List<Entrant> present, int round) {
        List<ForbiddenPair> pairs = new ArrayList<>();
        Map<Integer, Entrant> here = new HashMap<>();
        present.forEach(e -> here.put(e.no(), e));
        for (ForbiddenPair pair : rules.forbidden()) {
            if (pair.appliesTo(pair.a(), pair.b(), round) && here.keySet().containsAll(Set.of(pair.a(), pair.b()))) {
                pairs.add(pair);
            }
        }
        if (rules.units().appliesTo(round)) {
            pairs.addAll(sameUnits(present, round, rules.units().strength()));
        }
        return pairs;
    }

    private static List<ForbiddenPair> sameUnits(List<Entrant> present, int round, Strength strength) {
        Map<String, List<Integer>> units = new HashMap<>();
        present.stream()
                .filter(e -> !e.unit().isEmpty())
                .forEach(e ->
                        units.computeIfAbsent(e.unit(), u -> new ArrayList<>()).add(e.no()));
        List<ForbiddenPair> pairs = new ArrayList<>();
        for (List<Integer> unit : units.values()) {
            for (int i = 0; i < unit.size(); i++) {
                for (int j = i + 1; j < unit.size(); j++) {
                    pairs.add(new ForbiddenPair(unit.get(i), unit.get(j), round, round, strength));
                }
            }
        }
        return pairs;
    }
}
