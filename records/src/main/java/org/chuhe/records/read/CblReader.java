package org.chuhe.records.read;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.Format;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.format.RecordException.Problem;
import org.chuhe.records.format.Texts;
import org.jspecify.annotations.Nullable;

/**
 * A CCBridge library, version 3: an index of entries, then the records in blocks of 4096 bytes. Deleted entries are
 * left out. Where the index does not fit the file, the records are found by their signature.
 */
final class CblReader extends GameReader {
    static final byte[] SIGNATURE = "CCBridgeLibrary\0".getBytes(StandardCharsets.US_ASCII);

    private static final int INDEX = 66624;
    private static final int ENTRY = 276;
    private static final int BLOCK = 4096;
    private static final int USED = 7;
    private static final int LARGEST_INDEX = 1 << 20;

    private final Bytes bytes;
    private final int capacity;
    private final long records;
    private final boolean scanning;
    private int entry;
    private long scanAt;

    CblReader(Bytes bytes) throws IOException {
        this.bytes = bytes;
        byte[] head = bytes.read(0, 64);
        if (head.length < 64 || bytes.size() < INDEX) {
            throw new RecordException(Problem.UNREADABLE, Texts.message("file.truncated"));
        }
        capacity = int32(head, 60);
        records = INDEX + (long) ENTRY * capacity;
        scanAt = INDEX;
        scanning = capacity <= 0 || capacity > LARGEST_INDEX || records > bytes.size() || !isIndexSound();
    }

    @Override
    Format format() {
        return Format.CBL;
    }

    private static int int32(byte[] bytes, int at) {
        return (bytes[at] & 0xFF) | (bytes[at + 1] & 0xFF) << 8 | (bytes[at + 2] & 0xFF) << 16 | bytes[at + 3] << 24;
    }

    /** Whether every entry in use points to a record. */
    private boolean isIndexSound() throws IOException {
        int used = 0;
        for (int i = 0; i < capacity; i++) {
            byte[] head = bytes.read(INDEX + (long) ENTRY * i, 16);
            if (head.length == 16 && int32(head, 0) == USED) {
                used++;
                if (!CbrParser.begins(bytes.read(start(head), 20)) || start(head) < records) {
                    return false;
                }
            }
        }
        return used > 0;
    }

    private long start(byte[] head) {
        return records + (long) BLOCK * int32(head, 4);
    }

    @Override
    @Nullable Parsed next() throws IOException {
        return scanning ? scan() : fromIndex();
    }

    private @Nullable Parsed fromIndex() throws IOException {
        while (entry < capacity) {
            byte[] head = bytes.read(INDEX + (long) ENTRY * entry++, 16);
            if (head.length == 16 && int32(head, 0) == USED) {
                int length = int32(head, 12);
                long room = (long) BLOCK * Math.max(1, int32(head, 8));
                int size = (int) Math.min(length > 0 ? length : room, CbrReader.LARGEST_RECORD);
                return CbrParser.parse(bytes.read(start(head), size));
            }
        }
        return null;
    }

    /** The next place where a record begins; records lie on whole blocks after an index of unknown length. */
    private @Nullable Parsed scan() throws IOException {
        while (scanAt < bytes.size()) {
            long found = find(scanAt);
            if (found < 0) {
                scanAt = bytes.size();
                return null;
            }
            long following = find(found + CbrParser.SIGNATURE.length);
            long end = following < 0 ? bytes.size() : following;
            scanAt = end;
            byte[] record = bytes.read(found, (int) Math.min(end - found, CbrReader.LARGEST_RECORD));
            try {
                Parsed parsed = CbrParser.parse(record);
                parsed.defects().add(new Defect(Defect.Kind.FOUND_BY_SCAN, 0, "", Texts.message("cbl.scanned")));
                return parsed;
            } catch (RecordException e) {
                // What merely looks like a record is passed over; the next one may be sound.
            }
        }
        return null;
    }

    private long find(long from) throws IOException {
        byte[] signature = CbrParser.SIGNATURE;
        int step = 1 << 16;
        for (long at = from; at < bytes.size(); at += step) {
            byte[] part = bytes.read(at, step + signature.length);
            for (int i = 0; i + signature.length <= part.length && i < step; i++) {
                if (part[i] == signature[0]
                        && Arrays.equals(part, i, i + signature.length, signature, 0, signature.length)) {
                    return at + i;
                }
            }
        }
        return -1;
    }

    @Override
    public void close() throws IOException {
        bytes.close();
    }
}
