package org.chuhe.records.xqf;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.chuhe.core.Piece;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.records.format.Bytes;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.Encoding;
import org.chuhe.records.format.FileStart;
import org.chuhe.records.format.GameReader;
import org.chuhe.records.format.Parsed;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.format.RecordException.Problem;
import org.chuhe.records.format.Texts;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.model.Tags;
import org.chuhe.records.tree.Endings;
import org.chuhe.records.tree.GameDraft;
import org.chuhe.records.tree.PieceList;
import org.chuhe.records.tree.TreeReader;
import org.chuhe.text.Result;
import org.jspecify.annotations.Nullable;

/** XQF, the files of 象棋演播室: plain up to version 10, lightly encrypted from 11 on. */
public final class XqfReader extends GameReader {
    static final int HEADER = 0x400;
    /** The kinds of records: whole games, openings, middle games, endings. */
    static final List<String> TYPES = List.of("", "开局", "中局", "残局");

    private static final byte[] KEY = "[(C) Copyright Mr. Dong Shiwei.]".getBytes(StandardCharsets.US_ASCII);

    private final byte[] file;
    private final int version;
    /** The keys of an encrypted file; all zero in a plain one. */
    private final int keyPosition;

    private final int keyFrom;
    private final int keyTo;
    private final int keyComment;
    private final int[] mask = new int[4];
    private boolean done;
    /** Whether the file ends within a comment. */
    private boolean cut;

    private int at = HEADER;

    public XqfReader(Bytes bytes) throws IOException {
        file = bytes.readAll();
        if (file.length < HEADER) {
            throw new RecordException(Problem.UNREADABLE, Texts.message("xqf.header.short", file.length));
        }
        version = u8(2);
        boolean plain = version <= 10;
        keyPosition = plain ? 0 : key(0x0D) * u8(0x0D) & 0xFF;
        keyFrom = plain ? 0 : key(0x0E) * keyPosition & 0xFF;
        keyTo = plain ? 0 : key(0x0F) * keyFrom & 0xFF;
        keyComment = plain ? 0 : (u8(0x0C) * 256 + u8(0x0D)) % 32000 + 767;
        for (int i = 0; i < 4 && !plain; i++) {
            mask[i] = u8(0x0C + i) & u8(3) | u8(8 + i);
        }
    }

    /** Whether a file that begins so is one. */
    public static boolean isIn(FileStart start) {
        return start.begins("XQ") && start.at(2) >= 1 && start.at(2) < 0x20;
    }

    private int u8(int offset) {
        return file[offset] & 0xFF;
    }

    private int key(int offset) {
        int b = u8(offset);
        return 54 * b * b + 221;
    }

    @Override
    public @Nullable Parsed next() {
        if (done) {
            return null;
        }
        done = true;
        List<Defect> defects = new ArrayList<>();
        if (version > 10 && ((u8(0x0C) + u8(0x0D) + u8(0x0E) + u8(0x0F)) & 0xFF) != 0) {
            defects.add(new Defect(Defect.Kind.CHECKSUM, 0, "", Texts.message("xqf.checksum")));
        }
        TreeReader tree = new TreeReader().read(this::node);
        Position position = tree.main().withMoversSide(position(), defects);
        GameBuilder builder = tree.main().play(position, defects);
        boolean positionOnly = tree.main().length() == 0 && at == file.length && !cut;
        if (!tree.isComplete() && at > HEADER + 4 && !positionOnly) {
            defects.add(Defect.truncated());
        }
        putTags(builder);
        return new Parsed(Endings.fromLastComment(builder.build()), defects);
    }

    private Position position() {
        int[] points = new int[32];
        for (int i = 0; i < 32; i++) {
            int slot = version >= 12 ? (i + 1 + keyPosition) % 32 : i;
            points[slot] = u8(0x10 + i);
        }
        Map<Square, Piece> pieces = new TreeMap<>();
        for (int i = 0; i < 32; i++) {
            int point = points[i] - keyPosition & 0xFF;
            if (point < Square.COUNT) {
                Square square = Square.of(point / 10, point % 10);
                Piece.ofLetter(PieceList.PIECES.charAt(i)).ifPresent(piece -> pieces.put(square, piece));
            }
        }
        return Position.of(pieces, u8(0x32) == 1 ? Side.BLACK : Side.RED, 0, 1);
    }

    private void putTags(GameBuilder builder) {
        builder.tag(Tags.TITLE, string(0x50, 64))
                .tag("Title2", string(0x90, 64))
                .tag(Tags.EVENT, string(0xD0, 64))
                .tag(Tags.DATE, string(0x110, 16))
                .tag(Tags.SITE, string(0x120, 16))
                .tag(Tags.RED, string(0x130, 16))
                .tag(Tags.BLACK, string(0x140, 16))
                .tag(Tags.TIME_CONTROL, string(0x150, 64))
                .tag(Tags.RED_TIME, string(0x190, 16))
                .tag(Tags.BLACK_TIME, string(0x1A0, 16))
                .tag(Tags.ANNOTATOR, string(0x1D0, 16))
                .tag(Tags.AUTHOR, string(0x1E0, 16))
                .tag("GameType", type(u8(0x40)));
        builder.result(
                switch (u8(0x33)) {
                    case 1 -> Result.RED_WINS;
                    case 2 -> Result.BLACK_WINS;
                    case 3 -> Result.DRAW;
                    default -> Result.NONE;
                });
    }

    private static String type(int code) {
        return code < TYPES.size() ? TYPES.get(code) : "";
    }

    private String string(int offset, int size) {
        int length = Math.min(u8(offset), size - 1);
        return new String(file, offset + 1, length, Encoding.GB18030);
    }

    /** The byte at the current place of the tree, decrypted. */
    private int plain(int offset) {
        return (file[offset] & 0xFF) - (KEY[offset & 31] & mask[offset & 3]) & 0xFF;
    }

    private TreeReader.@Nullable Node node() {
        if (at + 4 > file.length) {
            return null;
        }
        int from = plain(at) - 0x18 - keyFrom & 0xFF;
        int to = plain(at + 1) - 0x20 - keyTo & 0xFF;
        int tag = plain(at + 2);
        at += 4;
        boolean old = version <= 10;
        boolean next = old ? (tag & 0xF0) != 0 : (tag & 0x80) != 0;
        boolean alternative = old ? (tag & 0x0F) != 0 : (tag & 0x40) != 0;
        String comment = old || (tag & 0x20) != 0 ? comment() : "";
        return new TreeReader.Node(GameDraft.code(from / 10, from % 10, to / 10, to % 10), comment, next, alternative);
    }

    private String comment() {
        if (at + 4 > file.length) {
            cut = true;
            at = file.length;
            return "";
        }
        int length = (plain(at) | plain(at + 1) << 8 | plain(at + 2) << 16 | plain(at + 3) << 24) - keyComment;
        at += 4;
        if (length <= 0) {
            return "";
        }
        int available = Math.min(length, file.length - at);
        cut |= available < length;
        byte[] text = new byte[available];
        for (int i = 0; i < available; i++) {
            text[i] = (byte) plain(at + i);
        }
        at += available;
        return new String(text, Encoding.GB18030);
    }
}
