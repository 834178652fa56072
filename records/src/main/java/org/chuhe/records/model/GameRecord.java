package org.chuhe.records.model;

import org.chuhe.core.Position;
import org.chuhe.core.board.Board;
import org.chuhe.core.sequence.MoveSequence;
import org.chuhe.text.Result;

/**
 * A game 对局 as it is recorded. Every move of the tree is legal.
 *
 * @param start the position before the first move
 * @param tags who, where, when
 * @param mainLine the moves played, with comments, clock times and variations
 * @param result how it ended; records do not tell forfeits from games
 * @param ending why it ended and which rule was cited
 */
public record GameRecord(Position start, Tags tags, Line mainLine, Result result, Ending ending) {
    public GameRecord {
        result = result.overTheBoard();
    }

    /** A game from the usual starting position. */
    public static GameBuilder builder() {
        return new GameBuilder(Position.START);
    }

    /** A game from another position, such as a study 排局. */
    public static GameBuilder builder(Position start) {
        return new GameBuilder(start);
    }

    /** How many plies were played. */
    public int plies() {
        return mainLine.length();
    }

    /** The game as it was played, without what is said of it. */
    public MoveSequence sequence() {
        return MoveSequence.ofLegal(start, mainLine.moves());
    }

    /** The position after so many plies of the main line. */
    public Position positionAfter(int plies) {
        Board board = start.toBoard();
        for (int ply = 1; ply <= plies; ply++) {
            board.make(mainLine.code(ply));
        }
        int halfMoves = plies + start.sideToMove().ordinal();
        return Position.of(board, start.moveNumber() + halfMoves / 2);
    }

    public Position finalPosition() {
        return positionAfter(plies());
    }

    /** The same game with other tags. */
    public GameRecord withTags(Tags other) {
        return new GameRecord(start, other, mainLine, result, ending);
    }

    /** The same game with another result. */
    public GameRecord withResult(Result other) {
        return new GameRecord(start, tags, mainLine, other, ending);
    }
}
