package org.chuhe.records.ccbridge;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.chuhe.core.Piece;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.Parsed;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.format.RecordException.Problem;
import org.chuhe.records.format.Texts;
import org.chuhe.records.model.Ending;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.tree.Endings;
import org.chuhe.records.tree.GameDraft;
import org.chuhe.records.tree.TreeReader;
import org.chuhe.text.Result;
import org.jspecify.annotations.Nullable;

/** One CCBridge record, on its own or within a library: texts in UTF-16LE at fixed places, then the tree. */
final class CbrParser {
    static final byte[] SIGNATURE = "CCBridge Record\0".getBytes(StandardCharsets.US_ASCII);

    private static final String PIECES = "RNBAKCP";

    private final byte[] file;
    private final boolean old;
    private int at;

    private CbrParser(byte[] file) {
        this.file = file;
        this.old = file[19] == 1;
    }

    /**
     * Reads a record.
     *
     * @throws RecordException if it is none or too short to hold a position
     */
    static Parsed parse(byte[] file) {
        if (!begins(file) || file[19] != 1 && file[19] != 2) {
            throw new RecordException(Problem.UNREADABLE, Texts.message("cbr.signature"));
        }
        CbrParser parser = new CbrParser(file);
        if (file.length < parser.tree()) {
            throw new RecordException(Problem.UNREADABLE, Texts.message("file.truncated"));
        }
        return parser.parse();
    }

    static boolean begins(byte[] file) {
        if (file.length < 20) {
            return false;
        }
        for (int i = 0; i < SIGNATURE.length; i++) {
            if (file[i] != SIGNATURE[i]) {
                return false;
            }
        }
        return true;
    }

    /** Version 1 has no script and misses some more before the result. */
    private int shifted(int offset) {
        return old ? offset >= 2040 ? offset - 256 : offset - 128 : offset;
    }

    private int tree() {
        return shifted(2214);
    }

    private Parsed parse() {
        List<Defect> defects = new ArrayList<>();
        Position stated = position();
        TreeReader tree = old ? oldTree(stated) : tree(NEW_POINTS);
        Position position = tree.main().withMoversSide(stated, defects);
        GameBuilder builder = tree.main().play(position, defects);
        if (!tree.isComplete() && file.length > tree()) {
            defects.add(Defect.truncated());
        }
        for (CbrLayout.Field field : CbrLayout.FIELDS) {
            if (!old || CbrLayout.isInVersion1(field.offset())) {
                builder.tag(field.tag(), string(shifted(field.offset()), field.size()));
            }
        }
        builder.result(
                switch (file[shifted(2076)]) {
                    case 1 -> Result.RED_WINS;
                    case 2 -> Result.BLACK_WINS;
                    case 3 -> Result.DRAW;
                    default -> Result.NONE;
                });
        if (!old) {
            ending(builder);
        }
        return new Parsed(Endings.fromLastComment(builder.build()), defects);
    }

    private void ending(GameBuilder builder) {
        String remark = string(2080, 32).strip();
        if (!remark.isEmpty()) {
            builder.ending(Ending.ofRemark(remark));
        }
    }

    private Position position() {
        Map<Square, Piece> pieces = new TreeMap<>();
        int board = shifted(2120);
        for (int i = 0; i < Square.COUNT; i++) {
            int code = file[board + i];
            int kind = (code & 0x0F) - 1;
            int side = code >> 4;
            if ((side == 1 || side == 2) && kind >= 0 && kind < PIECES.length()) {
                char letter = PIECES.charAt(kind);
                Square square = Square.of(i % 9, 9 - i / 9);
                Piece.ofLetter(side == 1 ? letter : Character.toLowerCase(letter))
                        .ifPresent(piece -> pieces.put(square, piece));
            }
        }
        int round = (file[shifted(2116)] & 0xFF) | (file[shifted(2117)] & 0xFF) << 8;
        Side side = file[shifted(2112)] == 2 ? Side.BLACK : Side.RED;
        return Position.of(pieces, side, 0, Math.max(1, round));
    }

    /** The point that a byte stands for: file + 16 * rank, or -1. */
    @FunctionalInterface
    private interface Points {
        int of(int value);
    }

    private static final Points NEW_POINTS = value -> value < Square.COUNT ? value % 9 | 9 - value / 9 << 4 : -1;

    private static final List<Points> OLD_POINTS = List.of(
            value -> value >> 4 | 9 - (value & 15) << 4,
            value -> value & 15 | 9 - (value >> 4) << 4,
            value -> value >> 4 | (value & 15) << 4,
            value -> value & 15 | value >> 4 << 4);

    /** Nobody has described which nibble is which in version 1: the reading that gets furthest is the right one. */
    private TreeReader oldTree(Position position) {
        TreeReader best = tree(OLD_POINTS.get(0));
        int most = -1;
        for (Points points : OLD_POINTS) {
            TreeReader tree = tree(points);
            int playable = tree.main().playable(tree.main().withMoversSide(position, new ArrayList<>()));
            if (playable > most) {
                most = playable;
                best = tree;
            }
        }
        return best;
    }

    private TreeReader tree(Points points) {
        at = tree();
        return new TreeReader().read(() -> node(points));
    }

    private TreeReader.@Nullable Node node(Points points) {
        if (at + 4 > file.length) {
            return null;
        }
        int flags = file[at];
        int from = points.of(file[at + 2] & 0xFF);
        int to = points.of(file[at + 3] & 0xFF);
        at += 4;
        String comment = (flags & 4) != 0 ? comment() : "";
        int code = from < 0 || to < 0 ? GameDraft.NO_MOVE : GameDraft.code(from & 15, from >> 4, to & 15, to >> 4);
        return new TreeReader.Node(code, comment, (flags & 1) == 0, (flags & 2) != 0);
    }

    private String comment() {
        if (at + 4 > file.length) {
            at = file.length;
            return "";
        }
        int length = (file[at] & 0xFF) | (file[at + 1] & 0xFF) << 8 | (file[at + 2] & 0xFF) << 16 | file[at + 3] << 24;
        at += 4;
        if (length <= 0) {
            return "";
        }
        int available = Math.min(length, file.length - at);
        String text = new String(file, at, available & ~1, StandardCharsets.UTF_16LE);
        at += available;
        return text;
    }

    private String string(int offset, int size) {
        return string(file, offset, size);
    }

    /** A text of two bytes a character, up to a zero. */
    static String string(byte[] file, int offset, int size) {
        int end = offset;
        while (end + 1 < offset + size && (file[end] != 0 || file[end + 1] != 0)) {
            end += 2;
        }
        return new String(file, offset, end - offset, StandardCharsets.UTF_16LE);
    }
}
