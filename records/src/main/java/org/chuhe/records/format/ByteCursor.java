package org.chuhe.records.format;

import java.nio.charset.Charset;
import java.util.Arrays;

/** A place in bytes that are read one after the other, little endian; reading behind the end is refused. */
public final class ByteCursor {
    private final byte[] bytes;
    private final int end;
    private int at;

    public ByteCursor(byte[] bytes) {
        this(bytes, 0);
    }

    public ByteCursor(byte[] bytes, int from) {
        this.bytes = bytes;
        this.at = Math.min(from, bytes.length);
        this.end = bytes.length;
    }

    public int at() {
        return at;
    }

    public int remaining() {
        return end - at;
    }

    /** Moves on by so many bytes, and returns where they begin. */
    private int take(int count) {
        if (count < 0 || count > end - at) {
            throw new RecordException(RecordException.Problem.UNREADABLE, Texts.message("file.truncated"));
        }
        int from = at;
        at += count;
        return from;
    }

    public void skip(int count) {
        take(count);
    }

    public int u8() {
        return bytes[take(1)] & 0xFF;
    }

    public int u16() {
        int from = take(2);
        return bytes[from] & 0xFF | (bytes[from + 1] & 0xFF) << 8;
    }

    public int int32() {
        return u16() | u16() << 16;
    }

    public byte[] bytes(int count) {
        int from = take(count);
        return Arrays.copyOfRange(bytes, from, from + count);
    }

    /** A text of so many bytes, up to its first zero. */
    public String text(int count, Charset charset) {
        int from = take(count);
        String text = new String(bytes, from, count, charset);
        int zero = text.indexOf(0);
        return (zero < 0 ? text : text.substring(0, zero)).strip();
    }
}
