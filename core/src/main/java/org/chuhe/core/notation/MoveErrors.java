package org.chuhe.core.notation;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.core.Illegality;
import org.chuhe.core.Kind;
import org.chuhe.core.Move;
import org.chuhe.core.Names;
import org.chuhe.core.Piece;
import org.chuhe.core.Position;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;
import org.chuhe.text.Message;

/** Says why a text is not a legal move. */
final class MoveErrors {
    private MoveErrors() {}

    /**
     * The move of a reading.
     *
     * @param grammar the notation that the text was read in, as the messages name it
     * @param notation the notation of suggestions
     * @throws NotationException if it is none
     */
    static Move move(Reading reading, Position position, String text, String grammar, MoveNotation notation) {
        if (reading.isMove()) {
            return Move.of(reading.code());
        }
        throw of(reading, position, text, grammar, notation);
    }

    private static NotationException of(
            Reading reading, Position position, String text, String grammar, MoveNotation notation) {
        if (reading.is(NotationProblem.AMBIGUOUS)) {
            return ambiguous(position, text, reading.moves(), notation);
        }
        List<String> near = Suggestions.near(position, text, notation);
        if (reading.is(NotationProblem.UNREADABLE)) {
            return NotationTexts.unreadable(grammar, text, reading.offset(), reading.expected(), near);
        }
        return error(reading.problem().orElseThrow(), text, reason(position, reading), near);
    }

    private static NotationException error(
            NotationProblem problem, String text, Message reason, List<String> suggestions) {
        Message message = NotationTexts.message("not.playable", NotationTexts.quote(text), reason);
        return new NotationException(
                problem, text, 0, suggestions, NotationTexts.withSuggestions(message, suggestions));
    }

    /** The error for a text that can mean several legal moves. */
    static NotationException ambiguous(Position position, String text, List<Move> readings, MoveNotation notation) {
        List<String> names = readings.stream()
                .map(move -> notation.write(position, move) + " (" + move + ")")
                .toList();
        Message message = NotationTexts.message("ambiguous", NotationTexts.quote(text), String.join(" / ", names));
        return NotationException.ambiguous(text, names, readings, message);
    }

    private static Message missing(Position position, MoveRequest request) {
        Kind kind = Kind.values()[request.kind() - 1];
        Message side = Names.of(position.sideToMove());
        Message name = Names.of(kind, position.sideToMove());
        if (request.which() == FileNotation.ANY) {
            return NotationTexts.message("no.piece.on.file", side, name, request.file());
        }
        return request.file() == 0
                ? NotationTexts.message("no.such.place", side, name)
                : NotationTexts.message("no.such.place.on.file", side, name, request.file());
    }

    private static Message reason(Position position, Reading reading) {
        List<Message> reasons = new ArrayList<>();
        Message offBoard = null;
        for (Reading.Candidate candidate : reading.candidates()) {
            Square from = Square.of(candidate.from());
            if (candidate.to() >= 0) {
                Move move = new Move(from, Square.of(candidate.to()));
                Illegality.of(position, move).ifPresent(why -> reasons.add(why.message(position, move)));
            } else {
                Piece piece = position.pieceAt(from).orElseThrow();
                offBoard = NotationTexts.message("no.such.move", Names.of(piece), from);
            }
        }
        if (reasons.isEmpty()) {
            return offBoard == null ? missing(position, reading.request().orElseThrow()) : offBoard;
        }
        Message all = reasons.get(0);
        for (Message next : reasons.subList(1, reasons.size())) {
            all = NotationTexts.message("and", all, next);
        }
        return all;
    }

    /** The piece that a writer is to name; fails for a move that no notation by files can express. */
    static int pieceToWrite(Board board, int from, int to) {
        int code = from < Square.COUNT && to < Square.COUNT ? board.pieceAt(from) : PieceCode.EMPTY;
        if (code == PieceCode.EMPTY) {
            throw new IllegalArgumentException("no piece to move from " + from + " to " + to);
        }
        int side = PieceCode.side(code);
        int kind = PieceCode.kind(code);
        int direction = FileNotation.direction(side, from, to);
        if (from == to
                || FileNotation.target(side, kind, from, direction, FileNotation.number(side, kind, from, to)) != to) {
            throw new IllegalArgumentException("no notation for " + Piece.of(code) + " " + Move.of(from, to));
        }
        return code;
    }
}
