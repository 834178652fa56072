package org.chuhe.server.event.view;

import java.util.List;
import java.util.Optional;
import org.chuhe.server.event.boards.RoundBoards;
import org.chuhe.tournament.model.Round;

/**
 * A round on a page.
 *
 * @param number 0 = there is none yet
 * @param all the numbers of all rounds, to go to another
 * @param begins when, as the organiser wrote it; may be empty
 * @param byScore whether points decided who meets whom
 * @param byes who is free
 * @param eliminated who left the event before it
 */
public record ShownRound(
        int number,
        List<Integer> all,
        String begins,
        boolean byScore,
        List<RoundBoards.Encounter> encounters,
        List<String> byes,
        List<String> eliminated) {

    /** The round of a number that may be wrong: then it has no tables. */
    public static ShownRound of(EventVisit visit, int number) {
        Optional<Round> round = visit.event().round(number);
        return new ShownRound(
                number,
                numbers(visit),
                visit.event().programme().start(number),
                visit.event().regulations().format().pairsByScore(),
                round.map(r -> RoundBoards.of(visit.view(), r)).orElse(List.of()),
                names(visit, round.map(Round::byes).orElse(List.of())),
                names(visit, round.map(Round::eliminated).orElse(List.of())));
    }

    /** The rounds there are. */
    public static List<Integer> numbers(EventVisit visit) {
        return visit.event().rounds().stream().map(Round::number).toList();
    }

    private static List<String> names(EventVisit visit, List<Integer> entrants) {
        return entrants.stream().map(visit.view()::name).toList();
    }

    /** How many games it has. */
    public int boards() {
        return encounters.stream().mapToInt(e -> e.boards().size()).sum();
    }

    /** How many of them have a result. */
    public int filled() {
        return (int) encounters.stream()
                .flatMap(e -> e.boards().stream())
                .filter(RoundBoards.Board::finished)
                .count();
    }
}
