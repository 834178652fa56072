package org.chuhe.javascript.bridge;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.Perft;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.core.notation.NotationException;
import org.chuhe.core.notation.Notations;
import org.teavm.jso.JSObject;

/** A position that a script holds. */
final class PositionHandle implements ScriptPosition {
    private final Position position;

    PositionHandle(Position position) {
        this.position = position;
    }

    /** The position in a script's hands. */
    static Position of(ScriptPosition held) {
        return ((PositionHandle) held).position;
    }

    static ScriptPosition read(String fen, boolean loosely) {
        try {
            return new PositionHandle(loosely ? Fen.readLoosely(fen) : Fen.read(fen));
        } catch (NotationException e) {
            throw ScriptFailure.of(e);
        }
    }

    @Override
    public String fen(boolean wxfLetters) {
        return Fen.write(position, wxfLetters ? Fen.Letters.WXF : Fen.Letters.ENGINE);
    }

    @Override
    public boolean redToMove() {
        return position.sideToMove() == Side.RED;
    }

    @Override
    public int quietPlies() {
        return position.quietPlies();
    }

    @Override
    public int moveNumber() {
        return position.moveNumber();
    }

    @Override
    public String board() {
        StringBuilder text = new StringBuilder(Square.COUNT);
        for (Square square : Square.all()) {
            text.append(position.pieceAt(square).map(piece -> piece.fenLetter()).orElse('.'));
        }
        return text.toString();
    }

    @Override
    public int[] legalMoves() {
        int[] moves = new int[Board.MAX_MOVES];
        return Arrays.copyOf(moves, position.toBoard().legalMoves(moves, 0));
    }

    @Override
    public boolean isLegal(int move) {
        return position.isLegal(Move.of(move));
    }

    @Override
    public ScriptPosition play(int move) {
        try {
            return new PositionHandle(position.play(Move.of(move)));
        } catch (IllegalArgumentException e) {
            throw ScriptFailure.of(e);
        }
    }

    @Override
    public int read(String text) {
        try {
            return MoveReader.read(position, text).code();
        } catch (NotationException e) {
            throw ScriptFailure.of(e);
        }
    }

    @Override
    public int[] readAll(JSObject texts) {
        try {
            List<String> list = Trees.texts(texts);
            return codes(
                    list.size() == 1 ? MoveReader.readAll(position, list.get(0)) : MoveReader.readAll(position, list));
        } catch (NotationException e) {
            throw ScriptFailure.of(e);
        }
    }

    private static int[] codes(List<Move> moves) {
        int[] codes = new int[moves.size()];
        for (int i = 0; i < codes.length; i++) {
            codes[i] = moves.get(i).code();
        }
        return codes;
    }

    @Override
    public String write(int code, String notation) {
        Move move = Move.of(code);
        if (!position.isLegal(move)) {
            play(code);
        }
        try {
            return Notations.usual().named(notation).write(position, move);
        } catch (IllegalArgumentException e) {
            throw ScriptFailure.of(e);
        }
    }

    @Override
    public boolean isCheck() {
        return position.isCheck();
    }

    @Override
    public boolean isCheckmate() {
        return position.isCheckmate();
    }

    @Override
    public boolean isStalemate() {
        return position.isStalemate();
    }

    @Override
    public int[] checkers() {
        return points(position.checkers());
    }

    @Override
    public int[] pinned() {
        return points(position.pinned());
    }

    private static int[] points(List<Square> squares) {
        return squares.stream().mapToInt(Square::index).toArray();
    }

    @Override
    public JSObject flaws(String language) {
        Locale locale = ScriptFailure.locale(language);
        return Trees.toScript(
                position.flaws().stream().map(flaw -> flaw.message().in(locale)).toList());
    }

    @Override
    public double perft(int depth) {
        return Perft.count(position.toBoard(), depth);
    }
}
