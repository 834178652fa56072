package org.chuhe.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.EventStage;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.result.Game;

/** The same event told differently. */
public final class Permuted {
    private Permuted() {}

    /** Every list of the event whose order means nothing, in another order. */
    public static Event order(Event event, SplittableRandom random) {
        List<Round> rounds = event.rounds().stream()
                .map(r -> new Round(
                        r.number(),
                        r.stage(),
                        shuffled(r.matches(), random),
                        shuffled(r.byes(), random),
                        shuffled(r.eliminated(), random),
                        shuffled(r.assumptions(), random)))
                .toList();
        return new Event(
                event.name(),
                event.regulations(),
                shuffled(event.players(), random),
                shuffled(event.teams(), random),
                event.stages(),
                rounds);
    }

    /** Other numbers for everybody. */
    public static Map<Integer, Integer> numbers(Event event, SplittableRandom random) {
        List<Integer> numbers =
                shuffled(event.entrants().stream().map(Entrant::no).toList(), random);
        Map<Integer, Integer> map = new TreeMap<>();
        for (int i = 0; i < numbers.size(); i++) {
            map.put(event.entrants().get(i).no(), numbers.get(i));
        }
        return map;
    }

    /** The event with everybody renumbered. */
    public static Event renumbered(Event event, Map<Integer, Integer> to) {
        List<Round> rounds = event.rounds().stream()
                .map(r -> new Round(
                        r.number(),
                        r.stage(),
                        r.matches().stream().map(m -> renumbered(m, to)).toList(),
                        r.byes().stream().map(to::get).toList(),
                        r.eliminated().stream().map(to::get).toList(),
                        r.assumptions()))
                .toList();
        List<EventStage> stages = event.stages().stream()
                .map(s -> new EventStage(
                        s.number(),
                        s.format(),
                        s.draw().stream()
                                .map(g -> g.stream().map(to::get).toList())
                                .toList()))
                .toList();
        return new Event(
                event.name(),
                event.regulations(),
                event.players().stream().map(p -> p.numbered(to.get(p.no()))).toList(),
                event.teams().stream().map(t -> t.numbered(to.get(t.no()))).toList(),
                stages,
                rounds);
    }

    private static Match renumbered(Match m, Map<Integer, Integer> to) {
        List<Game> games = m.games().stream()
                .map(g -> new Game(
                        g.number(),
                        g.kind(),
                        to.get(g.red()),
                        to.get(g.black()),
                        g.redMember(),
                        g.blackMember(),
                        g.result()))
                .toList();
        int awarded = m.awarded() == 0 ? 0 : to.get(m.awarded());
        return new Match(m.table(), m.section(), to.get(m.first()), to.get(m.second()), games, m.origin(), awarded);
    }

    private static <T> List<T> shuffled(List<T> list, SplittableRandom random) {
        List<T> copy = new ArrayList<>(list);
        for (int i = copy.size() - 1; i > 0; i--) {
            copy.set(i, copy.set(random.nextInt(i + 1), copy.get(i)));
        }
        return copy;
    }
}
