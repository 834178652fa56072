package org.chuhe.eventfiles;

import java.io.IOException;
import java.io.InputStream;
import java.util.Collections;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;

/**
 * Looks through a workbook before it is read. The reader makes room for as many columns as a cell's name says, so that a
 * file of a kilobyte could ask for all memory there is; and what is packed may unpack to anything.
 */
final class WorkbookBounds {
    private static final long LARGEST_UNPACKED = 256L << 20;
    /** No cell or formula of a list of entries has so long a tag; what a tag says is kept in memory as a whole. */
    private static final int LONGEST_TAG = 64 << 10;
    /** The last column of a spreadsheet is XFD. */
    private static final int COLUMN_LETTERS = 3;
    /** Room for a hundred thousand entries of a hundred columns, empty ones before a cell included. */
    private static final long MOST_CELLS = 10_000_000;

    private long unpacked;
    private long cells;

    private WorkbookBounds() {}

    /**
     * Whether a workbook can be read without asking too much.
     *
     * @throws IOException if it is none
     */
    static boolean hold(byte[] workbook) throws IOException {
        WorkbookBounds bounds = new WorkbookBounds();
        // Unpacked by the library that the reader itself uses, so that both see the same file.
        try (ZipFile zip = ZipFile.builder().setByteArray(workbook).get()) {
            for (ZipArchiveEntry entry : Collections.list(zip.getEntries())) {
                try (InputStream in = zip.getInputStream(entry)) {
                    if (!bounds.hold(in)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    private boolean hold(InputStream in) throws IOException {
        byte[] buffer = new byte[1 << 16];
        Tags tags = new Tags();
        boolean first = true;
        for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
            unpacked += read;
            if (unpacked > LARGEST_UNPACKED || (first && isWide(buffer, read))) {
                return false;
            }
            first &= read == 0;
            for (int i = 0; i < read; i++) {
                if (!tags.accept((char) (buffer[i] & 0xFF))) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether it is XML in UTF-16, which no spreadsheet writes and which would hide what it says. */
    private static boolean isWide(byte[] bytes, int length) {
        if (length < 2) {
            return false;
        }
        int two = (bytes[0] & 0xFF) << 8 | (bytes[1] & 0xFF);
        return two == 0xFEFF || two == 0xFFFE || two == 0x3C00 || two == 0x003C;
    }

    /** Reads the tags of an XML file a character at a time, looking for names of cells: {@code r="B7"}. */
    private final class Tags {
        private boolean inside;
        private int length;
        /** The quote that ends the value being read, or 0. */
        private char quote;
        /** How much of {@code r=} stands before: a gap, the name, the sign. */
        private int attribute;

        private boolean names;
        private int letters;
        private int column;
        /** The column of the cell before, 0 at the beginning of a row. */
        private int before;

        boolean accept(char c) {
            if (!inside) {
                inside = c == '<';
                length = 0;
                quote = 0;
                attribute = 0;
                return true;
            }
            if (++length > LONGEST_TAG) {
                return false;
            }
            if (quote != 0) {
                return value(c);
            }
            if (c == '>') {
                inside = false;
            } else if (c == '"' || c == '\'') {
                quote = c;
                names = attribute == 3;
                letters = 0;
                column = 0;
                attribute = 0;
            } else {
                attribute = next(c);
            }
            return true;
        }

        private int next(char c) {
            if (c <= ' ') {
                return attribute <= 1 ? 1 : attribute;
            }
            if (c == 'r' && attribute == 1) {
                return 2;
            }
            return c == '=' && attribute == 2 ? 3 : 0;
        }

        private boolean value(char c) {
            if (c == quote) {
                quote = 0;
                return true;
            }
            if (names) {
                if (c >= '0' && c <= '9') {
                    names = false;
                    return hasRoom();
                }
                column = 26 * column + (c & 31);
                return c != '&' && ++letters <= COLUMN_LETTERS;
            }
            return true;
        }

        /** A row needs as much room as its last column says; it ends where another is named, or columns begin again. */
        private boolean hasRoom() {
            cells += column > before ? column - before : column;
            before = column;
            return cells <= MOST_CELLS;
        }
    }
}
