package org.chuhe.records.book;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.function.Predicate;
import org.chuhe.records.format.ByteCursor;
import org.chuhe.records.format.Bytes;
import org.chuhe.records.format.FileStart;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.format.RecordException.Problem;
import org.chuhe.records.format.Texts;

/**
 * The tables of an SQLite file and their rows, for reading from first to last. Indexes are not looked at: in books that
 * people share they are often wrong. What is damaged is left out and counted.
 */
final class SqliteFile {
    private static final String MAGIC = "SQLite format 3\0";
    private static final int HEADER = 100;
    private static final int INTERIOR = 5;
    private static final int LEAF = 13;
    private static final int SMALLEST_PAGE = 512;
    private static final int SMALLEST_USABLE = 480;
    private static final int MOST_TABLES = 1000;
    /** What a row takes in the file besides its values: where it is, its length and its number. */
    private static final int ROW_SIZE = 4;

    private final Bytes bytes;
    private final int pageSize;
    private final int usable;
    private final long pages;
    private final Charset charset;
    private int damaged;
    private long rowBytesLeft;

    SqliteFile(Bytes bytes) throws IOException {
        this.bytes = bytes;
        byte[] header = bytes.read(0, HEADER);
        if (header.length < HEADER) {
            throw unreadable();
        }
        int size = (header[16] & 0xFF) << 8 | header[17] & 0xFF;
        pageSize = size == 1 ? 1 << 16 : size;
        usable = pageSize - (header[20] & 0xFF);
        if (pageSize < SMALLEST_PAGE || Integer.bitCount(pageSize) != 1 || usable < SMALLEST_USABLE) {
            throw unreadable();
        }
        pages = (bytes.size() + pageSize - 1) / pageSize;
        charset = switch (header[59]) {
            case 2 -> StandardCharsets.UTF_16LE;
            case 3 -> StandardCharsets.UTF_16BE;
            default -> StandardCharsets.UTF_8;
        };
    }

    /** Whether a file that begins so is one. */
    static boolean isIn(FileStart start) {
        return start.begins(MAGIC);
    }

    private static RecordException unreadable() {
        return new RecordException(Problem.UNREADABLE, Texts.message("file.truncated"));
    }

    /** How its texts are written. */
    Charset charset() {
        return charset;
    }

    /** How many rows and pages could not be read so far. */
    int damaged() {
        return damaged;
    }

    List<SqliteTable> tables() throws IOException {
        List<SqliteTable> tables = new ArrayList<>();
        rows(1, row -> {
            if (row.text(0, charset).equals("table")) {
                tables.add(SqliteTable.of(row.text(1, charset), row.bits(3), row.text(4, charset)));
            }
            return tables.size() < MOST_TABLES;
        });
        return tables;
    }

    /** Hands over the rows of a table in their order, until {@code taker} has enough. */
    void rows(SqliteTable table, Predicate<SqliteRow> taker) throws IOException {
        rows(table.root(), taker);
    }

    private void rows(long root, Predicate<SqliteRow> taker) throws IOException {
        // Rows that overlap could say more than the file holds.
        rowBytesLeft = bytes.size();
        BitSet seen = new BitSet();
        Deque<Integer> waiting = new ArrayDeque<>();
        push(root, seen, waiting);
        while (!waiting.isEmpty()) {
            int number = waiting.pop();
            byte[] page = page(number);
            ByteCursor in = new ByteCursor(page, number == 1 ? HEADER : 0);
            try {
                int kind = in.u8();
                in.skip(2);
                int cells = (int) unsigned(in, 2);
                in.skip(3);
                if (kind == INTERIOR) {
                    children(page, in, cells, seen, waiting);
                } else if (kind != LEAF) {
                    damaged++;
                } else if (!leaf(page, in, cells, taker)) {
                    return;
                }
            } catch (RecordException e) {
                damaged++;
            }
        }
    }

    /** A page that is to be read, unless there is none, or it was there before: trees have no circles. */
    private void push(long page, BitSet seen, Deque<Integer> waiting) {
        if (page < 1 || page > pages || seen.get((int) page)) {
            damaged++;
        } else {
            seen.set((int) page);
            waiting.push((int) page);
        }
    }

    private void children(byte[] page, ByteCursor in, int cells, BitSet seen, Deque<Integer> waiting) {
        push(unsigned(in, 4), seen, waiting);
        int first = in.at();
        for (int i = cells - 1; i >= 0; i--) {
            int at = (int) unsigned(new ByteCursor(page, first + 2 * i), 2);
            push(unsigned(new ByteCursor(page, at), 4), seen, waiting);
        }
    }

    /** Hands over the rows of a leaf; says whether more are wanted. */
    private boolean leaf(byte[] page, ByteCursor in, int cells, Predicate<SqliteRow> taker) throws IOException {
        for (int i = 0; i < cells; i++) {
            int at = (int) unsigned(in, 2);
            SqliteRow row;
            try {
                row = new SqliteRow(payload(new ByteCursor(page, at)));
            } catch (RecordException e) {
                damaged++;
                continue;
            }
            if (!taker.test(row)) {
                return false;
            }
        }
        return true;
    }

    /** A row: its beginning is on the page, the rest of a long one on pages of its own. */
    private byte[] payload(ByteCursor in) throws IOException {
        long length = SqliteRow.varint(in);
        SqliteRow.varint(in);
        rowBytesLeft -= ROW_SIZE;
        if (length < 0 || length > rowBytesLeft) {
            throw unreadable();
        }
        rowBytesLeft -= length;
        int local = local(length);
        byte[] payload = new byte[(int) length];
        System.arraycopy(in.bytes(local), 0, payload, 0, local);
        int filled = local;
        long next = filled < length ? unsigned(in, 4) : 0;
        while (filled < length) {
            ByteCursor more = new ByteCursor(page(next));
            next = unsigned(more, 4);
            int part = (int) Math.min(usable - 4, length - filled);
            System.arraycopy(more.bytes(part), 0, payload, filled, part);
            filled += part;
        }
        return payload;
    }

    /** How much of a row stands on the page itself. */
    private int local(long length) {
        int most = usable - 35;
        int least = (usable - 12) * 32 / 255 - 23;
        long rest = least + (length - least) % (usable - 4);
        return (int) (length <= most ? length : rest <= most ? rest : least);
    }

    private byte[] page(long number) throws IOException {
        return bytes.read((number - 1) * pageSize, pageSize);
    }

    private static long unsigned(ByteCursor in, int width) {
        return SqliteRow.bigEndian(in, width) & (1L << 8 * width) - 1;
    }
}
