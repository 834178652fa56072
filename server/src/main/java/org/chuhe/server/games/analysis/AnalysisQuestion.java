package org.chuhe.server.games.analysis;

import java.util.List;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.core.notation.NotationException;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Messages;

/**
 * A position that somebody wants looked at, with the game that led to it: programs know what has come round.
 *
 * @param start where the game began
 * @param moves what was played
 * @param now the position
 */
record AnalysisQuestion(Position start, List<Move> moves, Position now) {
    private static final Messages WORDS = Messages.beside(AnalysisQuestion.class);
    /** A game of five hundred rounds. */
    private static final int MOST_MOVES = 1000;

    private static final int LONGEST_FEN = 200;

    AnalysisQuestion {
        moves = List.copyOf(moves);
    }

    static AnalysisQuestion of(Position start, List<Move> moves) {
        Position now = start;
        for (Move move : moves) {
            now = now.play(move);
        }
        return new AnalysisQuestion(start, moves, now);
    }

    /**
     * What a visitor sent.
     *
     * @throws Rejection if it is too long, no position that can be played from, or no game
     */
    static AnalysisQuestion read(String fen, List<String> moves) {
        if (fen.length() > LONGEST_FEN || moves.size() > MOST_MOVES) {
            throw Rejection.unusable(WORDS.message("analysis.long", MOST_MOVES));
        }
        try {
            Position start = fen.isBlank() ? Position.START : Fen.readLoosely(fen);
            if (start.flaws().stream().anyMatch(flaw -> flaw.problem().preventsPlay())) {
                throw Rejection.unusable(WORDS.message("analysis.position"));
            }
            return of(start, MoveReader.readAll(start, moves));
        } catch (NotationException e) {
            throw Rejection.unusable(e.message());
        }
    }

    /** By which the same question is known again. */
    String key() {
        StringBuilder key = new StringBuilder(Fen.write(start));
        moves.forEach(move -> key.append(' ').append(move));
        return key.toString();
    }

    /** Whether there is a move to think about. */
    boolean isOpen() {
        return !now.legalMoves().isEmpty();
    }
}
