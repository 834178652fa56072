package org.chuhe.server.event.boards;

import java.util.Map;
import java.util.Optional;
import org.chuhe.server.game.store.BoardGame;

/** The live games of a round by their boards. */
public record RoundGames(Map<Place, BoardGame> games) {
    /** Where nothing is played here. */
    public static final RoundGames NONE = new RoundGames(Map.of());

    /** A board: the table, and which game of its match. */
    record Place(int table, int game) {}

    public RoundGames {
        games = Map.copyOf(games);
    }

    Optional<BoardGame> at(int table, int game) {
        return Optional.ofNullable(games.get(new Place(table, game)));
    }

    public Optional<BoardGame> at(RoundBoards.Board board) {
        return at(board.table(), board.game());
    }

    /** How many players have come to their boards. */
    public int seated() {
        return games.values().stream()
                .mapToInt(game -> (game.first() ? 1 : 0) + (game.second() ? 1 : 0))
                .sum();
    }

    /** How many are expected. */
    public int players() {
        return 2 * games.size();
    }

    /** Whether clocks wait to be started. */
    public boolean waiting() {
        return games.values().stream().anyMatch(game -> !game.begun());
    }
}
