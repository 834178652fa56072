package org.chuhe.arbiter.ruling;

import java.util.List;
import java.util.Locale;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.core.Kind;
import org.chuhe.core.Move;
import org.chuhe.core.Names;
import org.chuhe.core.Piece;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/**
 * How an edition calls sides and pieces. In 1957 the side that moves first is Black and has 将 士 象 卒, the other is Red
 * and has 帅 士 相 兵; everywhere else it is the other way round.
 */
final class Wording {
    private static final String FIRST_MOVER = "帅仕相兵";
    private static final String FIRST_MOVER_1957 = "将士象卒";
    private static final String SECOND_MOVER = "将士象卒";
    private static final String SECOND_MOVER_1957 = "帅士相兵";

    private static final String RED_FILES = "一二三四五六七八九";
    private static final Messages WORDS = Messages.beside(Wording.class);

    private final boolean swapped;

    Wording(RuleBook book) {
        this.swapped = book.callsFirstMoverBlack();
    }

    Message side(Side side) {
        return Names.of(called(side));
    }

    Message kind(Kind kind, Side side) {
        // 1957 writes both sides' advisors 士, as Black's are written everywhere.
        return Names.of(kind, swapped && kind == Kind.ADVISOR ? Side.BLACK : called(side));
    }

    private Side called(Side side) {
        return swapped ? side.opponent() : side;
    }

    /**
     * A piece on a board: 红方六路车, 黑方7路前炮 as players say it, the file counted from its owner's right; elsewhere by its
     * point.
     */
    Message piece(Board board, Square square, Locale locale) {
        Piece piece = Piece.of(board.pieceAt(square.index()));
        Message kind = kind(piece.kind(), piece.side());
        if (piece.kind() == Kind.KING || !locale.getLanguage().equals("zh")) {
            return WORDS.message(piece.kind() == Kind.KING ? "piece.king" : "piece", side(piece.side()), kind, square);
        }
        int file = piece.side() == Side.RED ? Square.FILES - square.file() : square.file() + 1;
        String number = piece.side() == Side.RED ? RED_FILES.substring(file - 1, file) : String.valueOf(file);
        return WORDS.message("piece", side(piece.side()), kind, number, rank(board, square));
    }

    /** 前, 中 or 后 where several like pieces stand on one file; nothing otherwise. */
    private static String rank(Board board, Square square) {
        int piece = board.pieceAt(square.index());
        int inFront = 0;
        int behind = 0;
        for (Square other : Square.all()) {
            if (other.file() == square.file() && board.pieceAt(other.index()) == piece) {
                boolean ahead = PieceCode.side(piece) == PieceCode.RED
                        ? other.rank() > square.rank()
                        : other.rank() < square.rank();
                inFront += ahead ? 1 : 0;
                behind += ahead || other.equals(square) ? 0 : 1;
            }
        }
        if (inFront + behind == 0) {
            return "";
        }
        return inFront == 0
                ? "前"
                : behind == 0 ? "后" : inFront + behind == 2 ? "中" : RED_FILES.substring(inFront, inFront + 1);
    }

    /** The moves of a line that begins on a board, as {@link LineText} writes them but with the edition's pieces. */
    List<String> moves(Board start, List<Move> line, Locale locale) {
        List<String> texts = LineText.of(start, line, locale);
        return swapped ? texts.stream().map(Wording::exchangeGlyphs).toList() : texts;
    }

    private static String exchangeGlyphs(String text) {
        StringBuilder exchanged = new StringBuilder(text.length());
        for (char glyph : text.toCharArray()) {
            int first = FIRST_MOVER.indexOf(glyph);
            int second = SECOND_MOVER.indexOf(glyph);
            if (first >= 0) {
                exchanged.append(FIRST_MOVER_1957.charAt(first));
            } else {
                exchanged.append(second >= 0 ? SECOND_MOVER_1957.charAt(second) : glyph);
            }
        }
        return exchanged.toString();
    }
}
