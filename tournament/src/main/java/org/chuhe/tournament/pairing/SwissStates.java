package org.chuhe.tournament.pairing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.regulations.ForbiddenPair;
import org.chuhe.tournament.regulations.Reading;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.Strength;
import org.chuhe.tournament.swiss.FirstRoundMode;
import org.chuhe.tournament.swiss.SwissOptions;
import org.chuhe.tournament.swiss.SwissState;
import org.chuhe.tournament.swiss.colour.Colours;
import org.chuhe.tournament.swiss.colour.SwissPlayer;

/** Turns an event into the question the Swiss pairer answers. */
final class SwissStates {
    private SwissStates() {}

    /** The state before the next round. */
    static SwissState of(Event event, List<Entrant> present, PairingOrder order) {
        int round = PairingProgress.nextRound(event);
        Map<Integer, SwissHistory.Past> pasts = SwissHistory.of(event);
        List<SwissPlayer> players = new ArrayList<>();
        for (Entrant entrant : present) {
            SwissHistory.Past past = pasts.get(entrant.no());
            if (past != null) {
                players.add(player(entrant.no(), past));
            }
        }
        List<SwissState.FixedPair> fixed = order.pairs().stream()
                .map(p -> new SwissState.FixedPair(p.first(), p.second()))
                .toList();
        OptionalInt bye = order.bye() == 0 ? OptionalInt.empty() : OptionalInt.of(order.bye());
        Regulations rules = event.regulations();
        return new SwissState(
                round, rules.rounds(), players, keptApart(rules, present, round), fixed, bye, options(rules, order));
    }

    private static SwissPlayer player(int no, SwissHistory.Past past) {
        Colours colours = Colours.NONE;
        for (boolean red : past.colours()) {
            colours = colours.after(red);
        }
        return new SwissPlayer(no, past.score(), past.opponents(), colours, past.downs(), past.ups(), past.byes());
    }

    private static List<SwissState.KeptApart> keptApart(Regulations rules, List<Entrant> present, int round) {
        List<SwissState.KeptApart> pairs = new ArrayList<>();
        Map<Integer, Entrant> here = new HashMap<>();
        present.forEach(e -> here.put(e.no(), e));
        for (ForbiddenPair pair : rules.forbidden()) {
            if (pair.appliesTo(pair.a(), pair.b(), round) && here.keySet().containsAll(Set.of(pair.a(), pair.b()))) {
                pairs.add(new SwissState.KeptApart(pair.a(), pair.b(), pair.strength() == Strength.HARD));
            }
        }
        if (rules.units().appliesTo(round)) {
            pairs.addAll(sameUnits(present, rules.units().strength() == Strength.HARD));
        }
        return pairs;
    }

    private static List<SwissState.KeptApart> sameUnits(List<Entrant> present, boolean strict) {
        Map<String, List<Integer>> units = new HashMap<>();
        present.stream()
                .filter(e -> !e.unit().isEmpty())
                .forEach(e ->
                        units.computeIfAbsent(e.unit(), u -> new ArrayList<>()).add(e.no()));
        List<SwissState.KeptApart> pairs = new ArrayList<>();
        for (List<Integer> unit : units.values()) {
            for (int i = 0; i < unit.size(); i++) {
                for (int j = i + 1; j < unit.size(); j++) {
                    pairs.add(new SwissState.KeptApart(unit.get(i), unit.get(j), strict));
                }
            }
        }
        return pairs;
    }

    private static SwissOptions options(Regulations rules, PairingOrder order) {
        FirstRoundMode mode = switch (rules.firstRound()) {
            case NEAR -> FirstRoundMode.NEAR;
            case ENDS -> FirstRoundMode.ENDS;
            case HALVES -> FirstRoundMode.HALVES;
        };
        return new SwissOptions(
                mode,
                rules.reads(Reading.ALTERNATION_AFTER_POSITION),
                rules.reads(Reading.HARD_LIMITS),
                rules.reads(Reading.FLOATS_IN_TOTAL),
                rules.reads(Reading.FLOATS_BY_DIRECTION),
                rules.reads(Reading.BYE_IS_NO_FLOAT),
                rules.reads(Reading.BYE_IN_LOWEST_GROUP),
                order.givenUp());
    }
}
