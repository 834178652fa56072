package org.chuhe.records.book;

import java.nio.charset.Charset;
import java.util.Arrays;
import org.chuhe.records.format.ByteCursor;

/** A row of a table: a header with the kind of every value, then the values. */
final class SqliteRow {
    private static final int REAL = 7;
    private static final int ONE = 9;
    private static final int FIRST_BYTES = 12;
    /** More columns than any table has. */
    private static final int LONGEST_HEADER = 20_000;

    private static final int[] WIDTHS = {0, 1, 2, 3, 4, 6, 8, 8, 0, 0, 0, 0};

    private final byte[] record;
    private final long[] kinds;
    private final int[] starts;
    private final int columns;

    /**
     * Looks at the header.
     *
     * @throws org.chuhe.records.format.RecordException if the values do not fit
     */
    SqliteRow(byte[] record) {
        this.record = record;
        ByteCursor header = new ByteCursor(record);
        ByteCursor body = new ByteCursor(record);
        int length = (int) Math.max(-1, Math.min(varint(header), LONGEST_HEADER));
        body.skip(length);
        kinds = new long[length];
        starts = new int[length];
        int column = 0;
        while (header.at() < length) {
            kinds[column] = varint(header);
            starts[column] = body.at();
            body.skip((int) width(kinds[column++]));
        }
        columns = column;
    }

    private static long width(long kind) {
        return kind < 0
                ? -1
                : kind < FIRST_BYTES ? WIDTHS[(int) kind] : Math.min(kind - FIRST_BYTES >> 1, Integer.MAX_VALUE);
    }

    /** A number of one to nine bytes, seven bits in each but the ninth. */
    static long varint(ByteCursor in) {
        long value = 0;
        for (int i = 0; i < 8; i++) {
            int next = in.u8();
            value = value << 7 | next & 0x7F;
            if (next < 0x80) {
                return value;
            }
        }
        return value << 8 | in.u8();
    }

    static long bigEndian(ByteCursor in, int bytes) {
        long value = bytes == 0 ? 0 : (byte) in.u8();
        for (int i = 1; i < bytes; i++) {
            value = value << 8 | in.u8();
        }
        return value;
    }

    private long kind(int column) {
        return column >= 0 && column < columns ? kinds[column] : 0;
    }

    boolean isNumber(int column) {
        return kind(column) > 0 && kind(column) <= ONE;
    }

    boolean isReal(int column) {
        return kind(column) == REAL;
    }

    /** The 64 bits of a number: an integer, or a floating-point number as it stands in the file; 0 for anything else. */
    long bits(int column) {
        long kind = kind(column);
        if (kind == ONE) {
            return 1;
        }
        return kind < ONE && kind > 0 ? bigEndian(new ByteCursor(record, starts[column]), WIDTHS[(int) kind]) : 0;
    }

    /** A number as an int, as near as can be; {@code otherwise} where there is none. */
    int number(int column, int otherwise) {
        if (!isNumber(column)) {
            return otherwise;
        }
        return isReal(column)
                ? (int) Double.longBitsToDouble(bits(column))
                : (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, bits(column)));
    }

    /** The bytes of a text or a blob; none for anything else. */
    byte[] bytes(int column) {
        long kind = kind(column);
        int from = kind < FIRST_BYTES ? 0 : starts[column];
        return kind < FIRST_BYTES ? new byte[0] : Arrays.copyOfRange(record, from, from + (int) width(kind));
    }

    String text(int column, Charset charset) {
        return new String(bytes(column), charset);
    }
}
