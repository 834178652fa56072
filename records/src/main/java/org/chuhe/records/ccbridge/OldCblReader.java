package org.chuhe.records.ccbridge;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipException;
import org.chuhe.records.format.ByteCursor;
import org.chuhe.records.format.Bytes;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.Encoding;
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
 * A compressed CCBridge library of the old kind, versions 1 and 3: a header of 20 bytes, then one zlib stream with the
 * texts of the library and the games one after the other. Nothing of it is kept but the game being read.
 */
public final class OldCblReader extends GameReader {
    private static final int HEADER = 20;
    private static final int DATE = 19;
    /** Real libraries grow to ten times their size; a file of zeros would grow to a thousand times its own. */
    private static final int MOST_INFLATED = 100;

    private static final int FREE = 1 << 20;

    private final Bytes bytes;
    private final InputStream in;
    private final Map<String, String> library = new LinkedHashMap<>();
    private int games;
    private int read;
    /** So many bytes may still come out of the file. */
    private long room;

    public OldCblReader(Bytes bytes) throws IOException {
        this.bytes = bytes;
        this.in = new InflaterInputStream(bytes.stream(HEADER));
        this.room = FREE + MOST_INFLATED * bytes.size();
        try {
            library.put("Library", string());
            library.put("LibraryText1", string());
            library.put("LibraryText2", string());
            library.put("LibraryAuthor", string());
            library.put("LibraryMail", string());
            library.put("LibraryCreated", text(take(DATE)));
            library.put("LibraryModified", text(take(DATE)));
            games = int32();
            library.put("LibraryRemark", string().replace("||", "\n"));
        } catch (ZipException | EOFException e) {
            in.close();
            throw new RecordException(Problem.UNREADABLE, Texts.message("cbl.damaged"), e);
        }
    }

    /** Whether a file that begins so is one. */
    public static boolean isIn(FileStart start) {
        return start.begins("CCBridge\025\0\0\0") && start.length() >= HEADER;
    }

    @Override
    public @Nullable Parsed next() throws IOException {
        if (read >= games) {
            return null;
        }
        read++;
        try {
            int size = int32() - 4;
            if (size < OldCblGame.SHORTEST || size > bytes.longestGame()) {
                return cut();
            }
            byte[] record = take(size);
            return record.length < size ? cut() : parse(record);
        } catch (ZipException | EOFException e) {
            return cut();
        }
    }

    private Parsed parse(byte[] record) {
        List<Defect> defects = new ArrayList<>();
        try {
            return new OldCblGame(new ByteCursor(record), defects).parse(read == 1 ? library : name());
        } catch (RecordException e) {
            Parsed lost = new Parsed(GameRecord.builder().build(), defects);
            lost.defects().add(Defect.truncated());
            return lost;
        }
    }

    /** Every game names its library; the first one says all about it. */
    private Map<String, String> name() {
        return Map.of("Library", library.getOrDefault("Library", ""));
    }

    /** The library ends before its games do. */
    private @Nullable Parsed cut() {
        Parsed lost = Parsed.of(GameRecord.builder()
                .tag(Tags.TITLE, library.getOrDefault("Library", ""))
                .build());
        lost.defects().add(new Defect(Defect.Kind.TRUNCATED, 0, "", Texts.message("cbl.cut", games - read + 1, games)));
        read = games;
        return lost;
    }

    /** The next bytes; fewer at the end of the file, or where it has grown too large. */
    private byte[] take(int count) throws IOException {
        byte[] taken = in.readNBytes((int) Math.min(count, room));
        room -= taken.length;
        return taken;
    }

    private int int32() throws IOException {
        byte[] four = take(4);
        if (four.length < 4) {
            throw new EOFException();
        }
        return new ByteCursor(four).int32();
    }

    private String string() throws IOException {
        int length = int32();
        if (length < 0 || length > bytes.longestGame()) {
            throw new ZipException();
        }
        return text(take(length));
    }

    private static String text(byte[] text) {
        return new String(text, Encoding.GB18030).strip();
    }

    @Override
    public void close() throws IOException {
        in.close();
        bytes.close();
    }
}
