package org.chuhe.records.read;

import java.io.IOException;
import org.chuhe.records.format.FileFormat;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.format.RecordException.Problem;
import org.chuhe.records.format.Texts;
import org.jspecify.annotations.Nullable;

/** A CCBridge file with one record. */
final class CbrReader extends GameReader {
    static final int LARGEST_RECORD = 16 << 20;

    private byte @Nullable [] file;

    CbrReader(Bytes bytes) throws IOException {
        if (bytes.size() > LARGEST_RECORD) {
            throw new RecordException(Problem.UNREADABLE, Texts.message("file.too.large", LARGEST_RECORD >> 20));
        }
        file = bytes.read(0, LARGEST_RECORD);
    }

    @Override
    FileFormat format() {
        return FileFormat.CBR;
    }

    @Override
    @Nullable Parsed next() {
        byte[] record = file;
        file = null;
        return record == null ? null : CbrParser.parse(record);
    }

    @Override
    public void close() {}
}
