package org.chuhe.server.game.model;

import java.util.Optional;

/**
 * What is laid down when a game is made and never changes.
 *
 * @param title what the game is called; may be empty
 * @param terms how it is played
 * @param colours how the colours are found
 * @param listed whether the lobby shows it; otherwise only who has the link finds it
 * @param board the board of a tournament that it is played for
 * @param byOrganiser whether it begins when the organiser says so; otherwise as soon as both players are there
 */
public record Agreement(
        String title,
        GameTerms terms,
        ColourChoice colours,
        boolean listed,
        Optional<BoardReference> board,
        boolean byOrganiser) {
    /** The same without what somebody called it. */
    public Agreement untitled() {
        return new Agreement("", terms, colours, listed, board, byOrganiser);
    }
}
