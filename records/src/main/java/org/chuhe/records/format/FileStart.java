package org.chuhe.records.format;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The first bytes of a file, by which its format is recognised. */
public final class FileStart {
    private final byte[] bytes;
    private final long size;
    private @Nullable Encoding encoding;
    private @Nullable String text;

    /**
     * The start of a file.
     *
     * @param bytes its first bytes
     * @param size how many bytes the whole file has
     */
    public FileStart(byte[] bytes, long size) {
        this.bytes = bytes;
        this.size = size;
    }

    public byte[] bytes() {
        return bytes;
    }

    /** The size of the whole file. */
    public long size() {
        return size;
    }

    public int length() {
        return bytes.length;
    }

    /** The byte at a place, 0 to 255; -1 behind the end. */
    public int at(int index) {
        return index < bytes.length ? bytes[index] & 0xFF : -1;
    }

    public boolean begins(String ascii) {
        byte[] with = ascii.getBytes(StandardCharsets.US_ASCII);
        return bytes.length >= with.length && Arrays.equals(bytes, 0, with.length, with, 0, with.length);
    }

    public Encoding encoding() {
        Encoding found = encoding;
        if (found == null) {
            found = Encoding.of(bytes);
            encoding = found;
        }
        return found;
    }

    /** The start as text, in the encoding that it seems to have. */
    public String text() {
        String decoded = text;
        if (decoded == null) {
            int mark = encoding().markLength();
            decoded = new String(bytes, mark, bytes.length - mark, encoding().charset());
            text = decoded;
        }
        return decoded;
    }
}
