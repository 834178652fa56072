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

/** Says why a readable text is not a legal move. */
final class MoveErrors {
    private MoveErrors() {}

    /** The error for what a reader found, explained by what it considered. */
    static NotationException of(int code, Position position, String text, Trace trace, Suggestions.Writer writer) {
        if (code == Found.AMBIGUOUS) {
            return ambiguous(position, text, trace, writer);
        }
        List<String> near = Suggestions.near(position, text, writer);
        if (code == Found.NO_SUCH_PIECE) {
            return error(NotationProblem.NO_SUCH_PIECE, text, missing(position, trace), near);
        }
        return error(NotationProblem.ILLEGAL, text, reason(position, trace), near);
    }

    /** The error for a move given by its two points. */
    static NotationException illegal(Position position, String text, Move move, Suggestions.Writer writer) {
        Illegality illegality = Illegality.of(position, move).orElseThrow();
        NotationProblem problem =
                illegality == Illegality.EMPTY_POINT ? NotationProblem.NO_SUCH_PIECE : NotationProblem.ILLEGAL;
        return error(problem, text, illegality.message(position, move), Suggestions.near(position, text, writer));
    }

    private static NotationException error(
            NotationProblem problem, String text, Message reason, List<String> suggestions) {
        Message message = NotationTexts.message("not.playable", NotationTexts.quote(text), reason);
        return new NotationException(
                problem, text, 0, suggestions, NotationTexts.withSuggestions(message, suggestions));
    }

    private static NotationException ambiguous(Position position, String text, Trace trace, Suggestions.Writer writer) {
        List<Move> readings = new ArrayList<>();
        List<String> names = new ArrayList<>();
        for (Trace.Candidate candidate : trace.candidates()) {
            if (candidate.to() >= 0) {
                Move move = Move.of(candidate.from(), candidate.to());
                if (position.isLegal(move)) {
                    readings.add(move);
                    names.add(writer.text(position, move) + " (" + move + ")");
                }
            }
        }
        Message message = NotationTexts.message("ambiguous", NotationTexts.quote(text), String.join(" / ", names));
        return NotationException.ambiguous(text, names, readings, message);
    }

    private static Message missing(Position position, Trace trace) {
        Trace.Request request = trace.requests().get(0);
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

    private static Message reason(Position position, Trace trace) {
        List<Message> reasons = new ArrayList<>();
        Message offBoard = null;
        for (Trace.Candidate candidate : trace.candidates()) {
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
            return offBoard == null ? missing(position, trace) : offBoard;
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
