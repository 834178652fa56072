package org.chuhe.server.event.view;

import java.util.List;
import java.util.function.Function;
import org.chuhe.server.event.boards.BoardChoice;
import org.chuhe.server.event.boards.RoundBoards;
import org.chuhe.server.event.boards.RoundGames;
import org.chuhe.server.event.boards.WatchedBoard;

/**
 * Boards of a round beside each other, as pages lay them out; what happens on them comes to the page by itself.
 *
 * @param round 0 = there is none yet
 * @param delay how many minutes late they are shown
 * @param all the boards of the round
 * @param cells those that are shown
 */
public record BoardGrid(
        String event, int round, int delay, BoardChoice choice, List<WatchedBoard> all, List<Cell> cells) {
    /**
     * One of them.
     *
     * @param result as far as it may be known
     */
    public record Cell(WatchedBoard board, String result) {}

    /**
     * What somebody has chosen.
     *
     * @param games the live games of a round
     * @param results what may be known of a result
     */
    public static BoardGrid of(
            EventVisit visit,
            BoardChoice choice,
            Function<Integer, RoundGames> games,
            Function<WatchedBoard, String> results) {
        int number = choice.round() > 0 ? choice.round() : visit.view().lastRound();
        List<WatchedBoard> all = visit.event()
                .round(number)
                .map(round -> WatchedBoard.all(RoundBoards.of(visit.view(), round), games.apply(number)))
                .orElse(List.of());
        return new BoardGrid(
                visit.id(),
                all.isEmpty() ? 0 : number,
                visit.state().facts().delay(),
                choice,
                all,
                choice.of(all).stream()
                        .map(board -> new Cell(board, results.apply(board)))
                        .toList());
    }

    /** How many it has room for: as many as there are, in the sizes that there are. */
    public int size() {
        return BoardChoice.SIZES.stream()
                .filter(size -> size >= cells.size())
                .findFirst()
                .orElse(choice.most());
    }

    public boolean isEmpty() {
        return cells.isEmpty();
    }
}
