package org.chuhe.records.ccbridge;

import java.io.IOException;
import org.chuhe.records.format.Bytes;
import org.chuhe.records.format.FileStart;
import org.chuhe.records.format.GameReader;
import org.chuhe.records.format.Parsed;
import org.jspecify.annotations.Nullable;

/** A CCBridge file with one record. */
public final class CbrReader extends GameReader {
    static final int LARGEST_RECORD = 16 << 20;

    private byte @Nullable [] file;

    public CbrReader(Bytes bytes) throws IOException {
        file = bytes.readAll();
    }

    /** Whether a file that begins so is one. */
    public static boolean isIn(FileStart start) {
        return start.begins("CCBridge Record\0");
    }

    @Override
    public @Nullable Parsed next() {
        byte[] record = file;
        file = null;
        return record == null ? null : CbrParser.parse(record);
    }
}
