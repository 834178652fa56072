package org.chuhe.server.event.boards;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chuhe.core.Side;
import org.chuhe.server.game.store.BoardGame;

/**
 * A board that people watch.
 *
 * @param board who plays there, and the result on record
 * @param game the live game, if it is played or logged here; of other boards nobody knows the moves
 */
public record WatchedBoard(RoundBoards.Board board, Optional<BoardGame> game) {
    /** By which it is called and told from others of the round. */
    public String label() {
        return board.label();
    }

    /** Whether a table ({@code 3}) or a board ({@code 3.2}) is this one. */
    boolean isAt(String named) {
        return label().equals(named) || Integer.toString(board.table()).equals(named);
    }

    /** The id of the live game; empty if there is none. */
    public String id() {
        return game.map(BoardGame::id).orElse("");
    }

    /** Whether Black moves first and sits below (1957, 2.1). */
    public boolean blackBelow() {
        return game.map(BoardGame::firstSide).orElse(Side.RED) == Side.BLACK;
    }

    /** Who has the red pieces. */
    public String red() {
        return (blackBelow() ? board.black() : board.red()).name();
    }

    /** Who has the black ones. */
    public String black() {
        return (blackBelow() ? board.red() : board.black()).name();
    }

    /** The boards of a round. Where two people play several games one after the other, only the one they are at. */
    public static List<WatchedBoard> all(List<RoundBoards.Encounter> encounters, RoundGames live) {
        List<WatchedBoard> all = new ArrayList<>();
        for (RoundBoards.Encounter encounter : encounters) {
            Map<String, RoundBoards.Board> current = new LinkedHashMap<>();
            for (RoundBoards.Board board : encounter.boards()) {
                current.merge(pair(board), board, (before, next) -> before.finished() ? next : before);
            }
            current.values().forEach(board -> all.add(new WatchedBoard(board, live.at(board))));
        }
        return all;
    }

    /** The same two people, whatever their colours. */
    private static String pair(RoundBoards.Board board) {
        String red = board.red().no() + " " + board.red().name();
        String black = board.black().no() + " " + board.black().name();
        return red.compareTo(black) < 0 ? red + "-" + black : black + "-" + red;
    }
}
