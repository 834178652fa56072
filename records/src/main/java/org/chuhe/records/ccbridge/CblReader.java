package org.chuhe.records.ccbridge;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.chuhe.records.format.Bytes;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.FileStart;
import org.chuhe.records.format.GameReader;
import org.chuhe.records.format.Parsed;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.format.RecordException.Problem;
import org.chuhe.records.format.Texts;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.Tags;
import org.jspecify.annotations.Nullable;

/**
 * A CCBridge library, version 3: an index of entries, then the records in blocks of 4096 bytes. Deleted entries are
 * left out. An entry names its record by place and by identifier; in real libraries the places are sometimes wrong, the
 * identifiers hold. Without a usable index the records are found by their signature.
 */
public final class CblReader extends GameReader {
    static final int INDEX = 66624;
    static final int ENTRY = 276;
    static final int BLOCK = 4096;
    static final int USED = 7;
    /** What the library says about itself. */
    static final List<CbrLayout.Field> HEADER = List.of(
            new CbrLayout.Field(64, 512, "Library"),
            new CbrLayout.Field(576, 256, "LibrarySource"),
            new CbrLayout.Field(832, 64, "LibraryAuthor"),
            new CbrLayout.Field(896, 64, "LibraryMail"),
            new CbrLayout.Field(960, 64, "LibraryCreated"),
            new CbrLayout.Field(1024, 64, "LibraryModified"),
            new CbrLayout.Field(1088, 65536, "LibraryRemark"));

    private static final int LARGEST_INDEX = 1 << 20;
    /** Within its texts no record has another one. */
    private static final int SHORTEST_RECORD = 1958;
    /** The signature, the version and the identifier of a record. */
    private static final int HEAD = 36;
    /** A record keeps its identifier as Windows does: the first three groups in reverse. */
    private static final int[] IDENTIFIER_ORDER = {3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15};

    private final Bytes bytes;
    private final int capacity;
    private final long records;
    private final boolean scanning;
    /** Where the records lie, by their identifiers; filled when the index is found to be wrong. */
    private final Map<String, Long> placeOf = new HashMap<>();
    /** Where the records lie that were read: else a thousand entries could make a thousand games of a large one. */
    private final Set<Long> starts = new HashSet<>();

    private final Map<String, String> library = new LinkedHashMap<>();
    private boolean first = true;
    private boolean misfitSaid;

    private int entry;
    private long scanAt;

    public CblReader(Bytes bytes) throws IOException {
        this.bytes = bytes;
        byte[] head = bytes.read(0, 64);
        if (head.length < 64 || bytes.size() < INDEX) {
            throw new RecordException(Problem.UNREADABLE, Texts.message("file.truncated"));
        }
        capacity = int32(head, 60);
        records = INDEX + (long) ENTRY * capacity;
        scanAt = INDEX;
        byte[] header = bytes.read(0, INDEX);
        HEADER.forEach(field -> library.put(field.tag(), CbrParser.string(header, field.offset(), field.size())));
        scanning = capacity <= 0 || capacity > LARGEST_INDEX || records > bytes.size();
    }

    /** Whether a file that begins so is one. */
    public static boolean isIn(FileStart start) {
        return start.begins("CCBridgeLibrary\0");
    }

    private static int int32(byte[] bytes, int at) {
        return (bytes[at] & 0xFF) | (bytes[at + 1] & 0xFF) << 8 | (bytes[at + 2] & 0xFF) << 16 | bytes[at + 3] << 24;
    }

    private long start(byte[] head) {
        return records + (long) BLOCK * int32(head, 4);
    }

    @Override
    public @Nullable Parsed next() throws IOException {
        Parsed parsed = scanning ? scan() : fromIndex();
        if (parsed == null) {
            return null;
        }
        Map<String, String> tags = new LinkedHashMap<>(parsed.game().tags().asMap());
        library.forEach((name, value) -> tags.putIfAbsent(name, first || name.equals("Library") ? value : ""));
        first = false;
        return new Parsed(parsed.game().withTags(Tags.of(tags)), parsed.defects());
    }

    private @Nullable Parsed fromIndex() throws IOException {
        while (entry < capacity) {
            byte[] head = bytes.read(INDEX + (long) ENTRY * entry++, ENTRY);
            if (head.length == ENTRY && int32(head, 0) == USED) {
                return read(head);
            }
        }
        return null;
    }

    /** The record of an entry; where the entry points to another one, the identifier tells which is meant. */
    private Parsed read(byte[] head) throws IOException {
        String identifier = new String(head, 20, 80, StandardCharsets.UTF_16LE)
                .replaceAll("[^0-9A-Fa-f]", "")
                .toUpperCase(Locale.ROOT);
        long start = start(head);
        boolean fits = start >= records && identifier.equals(identifier(bytes.read(start, HEAD)));
        if (!fits) {
            if (placeOf.isEmpty()) {
                findAll();
            }
            start = placeOf.getOrDefault(identifier, start);
        }
        int length = int32(head, 12);
        long room = (long) BLOCK * Math.max(1, int32(head, 8));
        int size = (int) Math.min(length > 0 ? length : room, bytes.longestGame());
        try {
            if (start >= records && start < bytes.size() && !starts.add(start)) {
                throw new RecordException(Problem.UNREADABLE, Texts.message("cbl.again"));
            }
            Parsed parsed = CbrParser.parse(bytes.read(start, size));
            if (!fits && !misfitSaid) {
                parsed.defects().add(scanned());
                misfitSaid = true;
            }
            return parsed;
        } catch (RecordException e) {
            Parsed lost =
                    Parsed.of(GameRecord.builder().tag(Tags.TITLE, title(head)).build());
            lost.defects().add(new Defect(Defect.Kind.TRUNCATED, 0, "", e.message()));
            return lost;
        }
    }

    private static String title(byte[] head) {
        String title = new String(head, 100, 128, StandardCharsets.UTF_16LE);
        int end = title.indexOf(0);
        return end < 0 ? title : title.substring(0, end);
    }

    private static Defect scanned() {
        return new Defect(Defect.Kind.FOUND_BY_SCAN, 0, "", Texts.message("cbl.scanned"));
    }

    /** The identifier of a record in the letters of the index; empty if there is no record. */
    static String identifier(byte[] record) {
        if (!CbrParser.begins(record) || record.length < HEAD) {
            return "";
        }
        StringBuilder text = new StringBuilder(32);
        for (int i : IDENTIFIER_ORDER) {
            text.append(String.format("%02X", record[20 + i]));
        }
        return text.toString();
    }

    private void findAll() throws IOException {
        placeOf.put("", -1L);
        for (long at = find(records); at >= 0 && placeOf.size() < LARGEST_INDEX; at = find(at + SHORTEST_RECORD)) {
            placeOf.putIfAbsent(identifier(bytes.read(at, HEAD)), at);
        }
    }

    /** The next place where a record begins; records lie on whole blocks after an index of unknown length. */
    private @Nullable Parsed scan() throws IOException {
        while (scanAt < bytes.size()) {
            long found = find(scanAt);
            if (found < 0) {
                scanAt = bytes.size();
                return null;
            }
            long following = find(found + SHORTEST_RECORD);
            long end = following < 0 ? bytes.size() : following;
            scanAt = end;
            byte[] record = bytes.read(found, (int) Math.min(end - found, bytes.longestGame()));
            try {
                Parsed parsed = CbrParser.parse(record);
                if (!misfitSaid) {
                    parsed.defects().add(scanned());
                    misfitSaid = true;
                }
                return parsed;
            } catch (RecordException e) {
                // What merely looks like a record is passed over; the next one may be sound.
            }
        }
        return null;
    }

    private long find(long from) throws IOException {
        byte[] signature = CbrParser.SIGNATURE;
        int step = 1 << 13;
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
