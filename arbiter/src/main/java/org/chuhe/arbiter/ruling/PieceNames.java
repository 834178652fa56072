package org.chuhe.arbiter.ruling;

import java.util.Locale;
import org.chuhe.core.Kind;
import org.chuhe.core.Names;
import org.chuhe.core.Piece;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;
import org.chuhe.text.Language;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/** What players call a piece on a board. */
final class PieceNames {
    private static final String CHARACTERS = "一二三四五六七八九";
    private static final Messages WORDS = Messages.beside(PieceNames.class);

    private PieceNames() {}

    /**
     * A piece on a board: 红方六路车, 黑方7路前炮 as players say it, the file counted from its owner's right; elsewhere by its
     * point.
     *
     * @param characters whose files are 一 … 九
     */
    static Message of(Board board, Square square, Side characters, Locale locale) {
        Piece piece = Piece.of(board.pieceAt(square.index()));
        Message kind = Names.of(piece.kind(), piece.side());
        if (piece.kind() == Kind.KING || !Language.of(locale).isChinese()) {
            return WORDS.message(
                    piece.kind() == Kind.KING ? "piece.king" : "piece", Names.of(piece.side()), kind, square);
        }
        int file = piece.side() == Side.RED ? Square.FILES - square.file() : square.file() + 1;
        String number = piece.side() == characters ? CHARACTERS.substring(file - 1, file) : String.valueOf(file);
        return WORDS.message(
                "piece",
                Names.of(piece.side()),
                kind,
                number,
                Language.of(locale).ofChinese(rank(board, square)));
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
                : behind == 0 ? "后" : inFront + behind == 2 ? "中" : CHARACTERS.substring(inFront, inFront + 1);
    }
}
