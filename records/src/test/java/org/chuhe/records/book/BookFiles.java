package org.chuhe.records.book;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.board.Board;
import org.jspecify.annotations.Nullable;

/** Writes opening books, byte by byte: small pages, so that few rows make a tree of pages. */
public final class BookFiles {
    private static final int PAGE = 512;
    private static final int MOST_LOCAL = PAGE - 35;
    private static final int LEAST_LOCAL = (PAGE - 12) * 32 / 255 - 23;
    private static final String COLUMNS =
            "([id] INTEGER PRIMARY KEY AUTOINCREMENT, [vkey] INTEGER, [vmove] INTEGER, [vscore] INTEGER, [vwin] INTEGER, "
                    + "[vdraw] INTEGER, [vlost] INTEGER, [vvalid] INTEGER, [vmemo] BLOB, [vindex] INTEGER)";

    /** The pages behind the first. */
    private final List<byte[]> pages = new ArrayList<>();

    private BookFiles() {}

    /** A row: a key (a number, or null), the two squares, score, counts, whether it is used, a note. */
    public record Entry(
            @Nullable Number key, int squares, int score, int wins, int draws, int losses, int used, String note) {
        /** A move in a position, stored as 兵河 stores it: large keys as floating-point numbers. */
        public static Entry of(Position position, Move move, int score) {
            return of(position, move, score, "");
        }

        public static Entry of(Position position, Move move, int score, String note) {
            return new Entry(stored(keyOf(position)), squaresOf(move), score, 3, 2, 1, 1, note);
        }

        public Entry with(Number other) {
            return new Entry(other, squares, score, wins, draws, losses, used, note);
        }

        public Entry swapped() {
            return new Entry(key, squares >> 8 | (squares & 0xFF) << 8, score, wins, draws, losses, used, note);
        }

        public Entry switchedOff() {
            return new Entry(key, squares, score, wins, draws, losses, 0, note);
        }

        /** As SQLite puts it into a column of integers: floating-point numbers that are whole become integers. */
        private static Number stored(long key) {
            double real = Double.longBitsToDouble(key);
            boolean whole = real == Math.rint(real) && Math.abs(real) < 0x1p63;
            return key >= 0 || whole && (long) real != 0 ? (Number) (key >= 0 ? key : (long) real) : (Number) real;
        }
    }

    static long keyOf(Position position) {
        Board board = position.toBoard();
        return BookKey.of(board).straight();
    }

    static int squaresOf(Move move) {
        return BookSquares.of(move.from().index()) << 8
                | BookSquares.of(move.to().index());
    }

    /** A book with these rows. */
    public static byte[] book(List<Entry> entries) {
        return file("bhobk", "CREATE TABLE bhobk" + COLUMNS, entries);
    }

    /** A file with one table. */
    public static byte[] file(String table, String sql, List<Entry> entries) {
        BookFiles file = new BookFiles();
        int root = file.table(entries);
        ByteBuffer first = ByteBuffer.allocate(PAGE);
        first.put("SQLite format 3\0".getBytes(StandardCharsets.US_ASCII));
        first.putShort((short) PAGE).put((byte) 1).put((byte) 1).put((byte) 0);
        first.put((byte) 64).put((byte) 32).put((byte) 32).putInt(1).putInt(file.pages.size() + 1);
        first.putInt(40, 1).putInt(44, 4).putInt(56, 1).putInt(92, 1).putInt(96, 3_040_000);
        byte[] schema = record("table", table, table, (long) root, sql);
        leaf(first, 100, List.of(file.cell(1, schema)));
        first.putInt(28, file.pages.size() + 1);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(first.array());
        file.pages.forEach(out::writeBytes);
        return out.toByteArray();
    }

    /** Leaves with the rows and one page above them; its number. */
    private int table(List<Entry> entries) {
        List<long[]> children = new ArrayList<>();
        List<byte[]> cells = new ArrayList<>();
        int used = 8;
        for (int i = 0; i <= entries.size(); i++) {
            byte[] cell = i < entries.size() ? cell(i + 1, row(entries.get(i))) : new byte[PAGE];
            if (used + cell.length + 2 > PAGE) {
                ByteBuffer page = ByteBuffer.allocate(PAGE);
                leaf(page, 0, cells);
                children.add(new long[] {add(page), i});
                cells.clear();
                used = 8;
            }
            cells.add(cell);
            used += cell.length + 2;
        }
        return children.size() == 1 ? (int) children.get(0)[0] : interior(children);
    }

    private int interior(List<long[]> children) {
        ByteBuffer page = ByteBuffer.allocate(PAGE);
        int last = children.size() - 1;
        page.put((byte) 5)
                .putShort((short) 0)
                .putShort((short) last)
                .putShort((short) 0)
                .put((byte) 0);
        page.putInt((int) children.get(last)[0]);
        int at = PAGE;
        for (long[] child : children.subList(0, last)) {
            ByteArrayOutputStream cell = new ByteArrayOutputStream();
            cell.writeBytes(ByteBuffer.allocate(4).putInt((int) child[0]).array());
            varint(cell, child[1]);
            at -= cell.size();
            page.putShort((short) at);
            page.put(at, cell.toByteArray());
        }
        page.putShort(5, (short) at);
        return add(page);
    }

    private int add(ByteBuffer page) {
        byte[] bytes = new byte[page.capacity()];
        page.get(0, bytes);
        pages.add(bytes);
        return pages.size() + 1;
    }

    private static void leaf(ByteBuffer page, int from, List<byte[]> cells) {
        page.position(from);
        page.put((byte) 13)
                .putShort((short) 0)
                .putShort((short) cells.size())
                .putShort((short) 0)
                .put((byte) 0);
        int at = PAGE;
        for (byte[] cell : cells) {
            at -= cell.length;
            page.putShort((short) at);
            page.put(at, cell);
        }
        page.putShort(from + 5, (short) at);
    }

    /** A row with its length and number; what does not fit goes to pages of its own. */
    private byte[] cell(long number, byte[] record) {
        ByteArrayOutputStream cell = new ByteArrayOutputStream();
        varint(cell, record.length);
        varint(cell, number);
        int rest = LEAST_LOCAL + Math.floorMod(record.length - LEAST_LOCAL, PAGE - 4);
        int local = record.length <= MOST_LOCAL ? record.length : rest <= MOST_LOCAL ? rest : LEAST_LOCAL;
        cell.write(record, 0, local);
        if (local < record.length) {
            int count = (record.length - local + PAGE - 5) / (PAGE - 4);
            cell.writeBytes(ByteBuffer.allocate(4).putInt(pages.size() + 2).array());
            for (int i = 0; i < count; i++) {
                int from = local + i * (PAGE - 4);
                ByteBuffer page = ByteBuffer.allocate(PAGE).putInt(i + 1 < count ? pages.size() + 3 : 0);
                page.put(record, from, Math.min(PAGE - 4, record.length - from));
                add(page);
            }
        }
        return cell.toByteArray();
    }

    private static byte[] row(Entry e) {
        return record(
                null,
                e.key,
                (long) e.squares,
                (long) e.score,
                (long) e.wins,
                (long) e.draws,
                (long) e.losses,
                (long) e.used,
                e.note,
                null);
    }

    private static byte[] record(@Nullable Object... values) {
        ByteArrayOutputStream kinds = new ByteArrayOutputStream();
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        for (Object value : values) {
            if (value instanceof Long number) {
                int width = width(number);
                varint(kinds, width == 8 ? 6 : width == 6 ? 5 : width);
                body.write(ByteBuffer.allocate(8).putLong(number).array(), 8 - width, width);
            } else if (value instanceof Double real) {
                varint(kinds, 7);
                body.writeBytes(ByteBuffer.allocate(8).putDouble(real).array());
            } else if (value instanceof String text) {
                byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
                varint(kinds, 13 + 2L * bytes.length);
                body.writeBytes(bytes);
            } else {
                varint(kinds, 0);
            }
        }
        ByteArrayOutputStream record = new ByteArrayOutputStream();
        varint(record, kinds.size() + 1);
        record.writeBytes(kinds.toByteArray());
        record.writeBytes(body.toByteArray());
        return record.toByteArray();
    }

    private static int width(long number) {
        for (int width : new int[] {1, 2, 3, 4, 6}) {
            long shifted = number << 64 - 8 * width >> 64 - 8 * width;
            if (shifted == number) {
                return width;
            }
        }
        return 8;
    }

    private static void varint(ByteArrayOutputStream out, long value) {
        int groups = Math.max(1, (70 - Long.numberOfLeadingZeros(value)) / 7);
        for (int i = groups - 1; i > 0; i--) {
            out.write((int) (value >> 7 * i) & 0x7F | 0x80);
        }
        out.write((int) value & 0x7F);
    }
}
