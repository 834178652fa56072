package org.chuhe.core.notation;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.board.Board;

/**
 * Reads moves in any notation, also mixed: 炮二平五, 炮二五, C2.5, h2e2, H2-E2, h3e3 (ranks from one, if the whole
 * list says so).
 */
public final class MoveReader {
    private MoveReader() {}

    /**
     * Reads one move; coordinates count the ranks from zero unless a rank 10 occurs.
     *
     * @throws NotationException if it is in no notation or does not mean exactly one legal move
     */
    public static Move read(Position position, String text) {
        return read(position, text, Ranks.FROM_ZERO);
    }

    private static Move read(Position position, String text, Ranks ranks) {
        String move = withoutOrnaments(text);
        return switch (Notation.looks(move, 0, move.length())) {
            case Notation.LOOKS_CHINESE -> ChineseNotation.read(position, move);
            case Notation.LOOKS_ABBREVIATED -> AbbreviatedRecord.read(position, move);
            case Notation.LOOKS_ICCS -> Iccs.read(position, move, ranks);
            case Notation.LOOKS_WXF -> WxfNotation.read(position, move);
            default -> throw unreadable(position, text);
        };
    }

    /**
     * Reads the moves of a game, one text a move. A text that is ambiguous by itself is understood by what follows.
     *
     * @throws NotationException naming the first move that cannot be played ({@link NotationException#ply()} from 1)
     */
    public static List<Move> readAll(Position start, List<String> texts) {
        List<String> moves = texts.stream().map(MoveReader::withoutOrnaments).toList();
        if (!moves.isEmpty() && moves.stream().allMatch(text -> looks(text) == Notation.LOOKS_WXF)) {
            return WxfNotation.readAll(start, moves);
        }
        try {
            return readAll(start, moves, Ranks.FROM_ZERO);
        } catch (NotationException fromZero) {
            if (moves.stream().noneMatch(text -> looks(text) == Notation.LOOKS_ICCS)) {
                throw fromZero;
            }
            try {
                return readAll(start, moves, Ranks.FROM_ONE);
            } catch (NotationException fromOne) {
                throw fromOne.ply() > fromZero.ply() ? fromOne : fromZero;
            }
        }
    }

    /**
     * Reads the moves of a game from one text: separated by blanks, commas or line ends, move numbers allowed.
     *
     * @throws NotationException naming the first move that cannot be played
     */
    public static List<Move> readAll(Position start, String text) {
        return readAll(start, MoveText.split(text));
    }

    private static List<Move> readAll(Position start, List<String> texts, Ranks ranks) {
        return MoveListReader.read(start, texts, (position, text) -> read(position, text, ranks));
    }

    /**
     * Reads the move in {@code text[start, end)} without allocating anything.
     *
     * @return the move's code, or the negative code of a {@link NotationProblem}; {@link #read} then says what is wrong
     */
    public static int readCode(Board board, CharSequence text, int start, int end) {
        return switch (Notation.looks(text, start, end)) {
            case Notation.LOOKS_CHINESE -> ChineseNotation.readCode(board, text, start, end);
            case Notation.LOOKS_ABBREVIATED -> AbbreviatedRecord.readCode(board, text, start, end);
            case Notation.LOOKS_ICCS -> Iccs.readCode(board, text, start, end, Ranks.FROM_ZERO);
            case Notation.LOOKS_WXF -> WxfNotation.readCode(board, text, start, end);
            default -> Found.UNREADABLE;
        };
    }

    private static int looks(String text) {
        return Notation.looks(text, 0, text.length());
    }

    private static String withoutOrnaments(String text) {
        int end = text.length();
        while (end > 0 && "!?！？".indexOf(text.charAt(end - 1)) >= 0) {
            end--;
        }
        return text.substring(0, end);
    }

    private static NotationException unreadable(Position position, String text) {
        List<String> near = new ArrayList<>(Suggestions.near(position, text, ChineseNotation.WRITER));
        near.addAll(Suggestions.near(position, text, WxfNotation.writer(WxfDialect.WXF_1997)));
        near.addAll(Suggestions.near(position, text, (board, move, out) -> out.append(Move.of(move))));
        return NotationTexts.unreadable("any", text, 0, "move", near);
    }
}
