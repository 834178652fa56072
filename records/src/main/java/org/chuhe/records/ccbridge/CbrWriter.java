package org.chuhe.records.ccbridge;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import org.chuhe.core.Piece;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.core.board.MoveCode;
import org.chuhe.records.model.Comments;
import org.chuhe.records.model.Ending;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.Line;
import org.chuhe.records.tree.TreeOrder;
import org.chuhe.text.EndReason;

/** CBR, version 2, as CCBridge reads it. Texts longer than their fields are cut. */
public final class CbrWriter {
    private static final int TREE = 2214;

    private CbrWriter() {}

    public static byte[] write(GameRecord game) {
        byte[] header = new byte[TREE];
        byte[] signature = "CCBridge Record".getBytes(StandardCharsets.US_ASCII);
        System.arraycopy(signature, 0, header, 0, signature.length);
        header[19] = 2;
        for (CbrLayout.Field field : CbrLayout.FIELDS) {
            string(header, field.offset(), field.size(), game.tags().text(field.tag()));
        }
        header[2040] = 1;
        header[2076] = (byte)
                switch (game.result()) {
                    case RED_WINS -> 1;
                    case BLACK_WINS -> 2;
                    case DRAW -> 3;
                    default -> 0;
                };
        string(header, 2080, 32, endingText(game.ending()));
        header[2112] = (byte) (game.start().sideToMove() == Side.RED ? 1 : 2);
        header[2116] = (byte) game.start().moveNumber();
        header[2117] = (byte) (game.start().moveNumber() >> 8);
        game.start().pieces().forEach((square, piece) -> header[2120 + point(square.index())] = (byte) code(piece));
        Arrays.fill(header, 2210, TREE, (byte) 0xFF);
        ByteArrayOutputStream tree = new ByteArrayOutputStream(4 * (game.plies() + 1));
        Line main = game.mainLine();
        node(tree, main.length() > 0 ? 0 : 1, 0, 0, Comments.text(main, 0));
        TreeOrder.walk(main, (line, ply, next, alternative) -> {
            int move = line.code(ply);
            int flags = (next ? 0 : 1) | (alternative ? 2 : 0);
            node(tree, flags, point(MoveCode.from(move)), point(MoveCode.to(move)), Comments.text(line, ply));
        });
        identify(header, tree.toByteArray());
        byte[] file = Arrays.copyOf(header, TREE + tree.size());
        System.arraycopy(tree.toByteArray(), 0, file, TREE, tree.size());
        return file;
    }

    private static String endingText(Ending ending) {
        if (ending.remark().isEmpty()) {
            return ending.reason() == EndReason.UNKNOWN ? "" : ending.reason().inRecords();
        }
        return ending.remark();
    }

    /** The identifier that CCBridge wants follows from the content, so that equal games give equal files. */
    private static void identify(byte[] header, byte[] tree) {
        try {
            MessageDigest digest = MessageDigest.getInstance("MD5");
            digest.update(header);
            System.arraycopy(digest.digest(tree), 0, header, 20, 16);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static int code(Piece piece) {
        int kind = "RNBAKCP".indexOf(piece.kind().fenLetter()) + 1;
        return (piece.side() == Side.RED ? 0x10 : 0x20) | kind;
    }

    private static int point(int square) {
        return (9 - square / Square.FILES) * Square.FILES + square % Square.FILES;
    }

    private static void node(ByteArrayOutputStream out, int flags, int from, int to, String comment) {
        byte[] text = comment.replace("\n", "\r\n").getBytes(StandardCharsets.UTF_16LE);
        out.write(flags | (text.length > 0 ? 4 : 0));
        out.write(0);
        out.write(from);
        out.write(to);
        if (text.length > 0) {
            for (int shift = 0; shift < 32; shift += 8) {
                out.write(text.length >>> shift);
            }
            out.writeBytes(text);
        }
    }

    private static void string(byte[] header, int offset, int size, String text) {
        int length = Math.min(text.length(), size / 2 - 1);
        if (length > 0 && Character.isHighSurrogate(text.charAt(length - 1))) {
            length--;
        }
        byte[] bytes = text.substring(0, length).getBytes(StandardCharsets.UTF_16LE);
        System.arraycopy(bytes, 0, header, offset, bytes.length);
    }
}
