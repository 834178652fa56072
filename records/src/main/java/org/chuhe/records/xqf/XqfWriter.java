package org.chuhe.records.xqf;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.core.board.MoveCode;
import org.chuhe.records.model.Comments;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.Line;
import org.chuhe.records.model.Tags;
import org.chuhe.records.tree.PieceList;
import org.chuhe.records.tree.TreeOrder;

/** XQF, version 10: not encrypted, with variations and comments. Texts longer than their fields are cut. */
public final class XqfWriter {
    private static final int HEADER = 0x400;
    private static final Charset GB18030 = Charset.forName("GB18030");

    private XqfWriter() {}

    public static byte[] write(GameRecord game) {
        byte[] header = new byte[HEADER];
        header[0] = 'X';
        header[1] = 'Q';
        header[2] = 10;
        int[] squares = PieceList.of(game.start());
        for (int i = 0; i < squares.length; i++) {
            header[0x10 + i] = squares[i] == PieceList.ABSENT ? (byte) 0xFF : (byte) point(squares[i]);
        }
        header[0x32] = (byte) (game.start().sideToMove() == Side.RED ? 0 : 1);
        header[0x33] = (byte)
                switch (game.result()) {
                    case RED_WINS -> 1;
                    case BLACK_WINS -> 2;
                    case DRAW -> 3;
                    default -> 0;
                };
        Tags tags = game.tags();
        header[0x40] = (byte) Math.max(0, XqfReader.TYPES.indexOf(tags.text("GameType")));
        string(header, 0x50, 64, tags.text(Tags.TITLE));
        string(header, 0x90, 64, tags.text("Title2"));
        string(header, 0xD0, 64, tags.text(Tags.EVENT));
        string(header, 0x110, 16, tags.text(Tags.DATE));
        string(header, 0x120, 16, tags.text(Tags.SITE));
        string(header, 0x130, 16, tags.text(Tags.RED));
        string(header, 0x140, 16, tags.text(Tags.BLACK));
        string(header, 0x150, 64, tags.text(Tags.TIME_CONTROL));
        string(header, 0x190, 16, tags.text(Tags.RED_TIME));
        string(header, 0x1A0, 16, tags.text(Tags.BLACK_TIME));
        string(header, 0x1D0, 16, tags.text(Tags.ANNOTATOR));
        string(header, 0x1E0, 16, tags.text(Tags.AUTHOR));
        ByteArrayOutputStream out = new ByteArrayOutputStream(HEADER + 8 * (game.plies() + 1));
        out.writeBytes(header);
        Line main = game.mainLine();
        node(out, 0x18, 0x20, main.length() > 0 ? 0xF0 : 0, 0xFF, Comments.text(main, 0));
        TreeOrder.walk(main, (line, ply, next, alternative) -> {
            int code = line.code(ply);
            int tag = (next ? 0xF0 : 0) | (alternative ? 0x0F : 0);
            node(
                    out,
                    point(MoveCode.from(code)) + 0x18,
                    point(MoveCode.to(code)) + 0x20,
                    tag,
                    0,
                    Comments.text(line, ply));
        });
        return out.toByteArray();
    }

    private static int point(int square) {
        return square % Square.FILES * 10 + square / Square.FILES;
    }

    private static void node(ByteArrayOutputStream out, int from, int to, int tag, int reserved, String comment) {
        byte[] text = comment.replace("\n", "\r\n").getBytes(GB18030);
        out.write(from);
        out.write(to);
        out.write(tag);
        out.write(reserved);
        for (int shift = 0; shift < 32; shift += 8) {
            out.write(text.length >>> shift);
        }
        out.writeBytes(text);
    }

    /** A Pascal string: its length, then as many whole characters as fit. */
    private static void string(byte[] header, int offset, int size, String text) {
        int length = 0;
        int at = offset + 1;
        for (int i = 0; i < text.length(); i = text.offsetByCodePoints(i, 1)) {
            byte[] character = Character.toString(text.codePointAt(i)).getBytes(GB18030);
            if (length + character.length > size - 1) {
                break;
            }
            System.arraycopy(character, 0, header, at + length, character.length);
            length += character.length;
        }
        header[offset] = (byte) length;
    }
}
