package org.chuhe.records.format;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.util.Arrays;

/**
 * A text file read line by line through one buffer. The lines since the last {@link #mark()} stay together in the
 * buffer, so that a game can be read without copying it; a region longer than {@link #longest} is cut.
 */
public final class TextInput implements Closeable, CharSequence {
    private static final int BYTES = 1 << 13;
    private static final int FIRST_CHARS = 1 << 13;

    private final InputStream in;
    private final int longest;
    private final CharsetDecoder decoder;
    private final ByteBuffer bytes = ByteBuffer.allocate(BYTES).limit(0);
    private CharBuffer chars = CharBuffer.wrap(new char[FIRST_CHARS]);
    private char[] buffer = chars.array();
    private boolean ended;
    private boolean flushed;
    private long position;

    private int limit;
    private int mark;
    private int lineStart;
    private int lineEnd;
    private int nextLine;

    public TextInput(InputStream in, Encoding encoding) throws IOException {
        this(in, encoding, Bytes.LONGEST_GAME);
    }

    /** A text in which no region may be longer than so many characters. */
    TextInput(InputStream in, Encoding encoding, int longest) throws IOException {
        this.in = in;
        this.longest = longest;
        this.decoder = encoding.charset()
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPLACE)
                .onUnmappableCharacter(CodingErrorAction.REPLACE);
        in.skipNBytes(encoding.markLength());
    }

    /** Moves on to the next line; false at the end of the file. */
    public boolean nextLine() throws IOException {
        lineStart = nextLine;
        int i = lineStart;
        while (true) {
            while (i < limit) {
                char c = buffer[i];
                if (c == '\n' || c == '\r') {
                    lineEnd = i;
                    return endLine(c);
                }
                i++;
            }
            int before = mark;
            if (isFull() || !fill()) {
                lineEnd = limit;
                nextLine = limit;
                return lineEnd > lineStart;
            }
            i -= before - mark;
        }
    }

    private boolean endLine(char c) throws IOException {
        nextLine = lineEnd + 1;
        if (c == '\r') {
            if (nextLine == limit && !isFull()) {
                fill();
                nextLine = lineEnd + 1;
            }
            if (nextLine < limit && buffer[nextLine] == '\n') {
                nextLine++;
            }
        }
        return true;
    }

    /** How many bytes have been read so far. */
    public long bytesRead() {
        return position;
    }

    /** The greatest length of a region. */
    public int longest() {
        return longest;
    }

    /** Whether the region has reached its greatest length. */
    public boolean isFull() {
        return limit - mark >= longest;
    }

    /** Forgets everything before the current line. */
    public void mark() {
        mark = lineStart;
    }

    /** Forgets everything up to the end of the current line. */
    public void markAfter() {
        mark = nextLine;
        lineStart = nextLine;
        lineEnd = nextLine;
    }

    /** Where the region begins. */
    public int start() {
        return mark;
    }

    public int lineStart() {
        return lineStart;
    }

    public int lineEnd() {
        return lineEnd;
    }

    /** The line that was just read. */
    public String line() {
        return new String(buffer, lineStart, lineEnd - lineStart);
    }

    /** What lies between two places of the buffer. */
    public String text(int start, int end) {
        return new String(buffer, start, end - start);
    }

    @Override
    public char charAt(int index) {
        return buffer[index];
    }

    @Override
    public int length() {
        return limit;
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return text(start, end);
    }

    @Override
    public String toString() {
        return text(mark, limit);
    }

    /** Gets more characters behind the limit; moves the region to the front of the buffer where that helps. */
    private boolean fill() throws IOException {
        if (flushed) {
            return false;
        }
        makeRoom();
        int before = limit;
        while (limit == before && !flushed) {
            if (bytes.remaining() < 8 && !ended) {
                readBytes();
            }
            chars.limit(buffer.length).position(limit);
            CoderResult result = decoder.decode(bytes, chars, ended);
            if (ended && result.isUnderflow()) {
                decoder.flush(chars);
                flushed = true;
            }
            limit = chars.position();
        }
        return limit > before;
    }

    private void readBytes() throws IOException {
        bytes.compact();
        int count = in.read(bytes.array(), bytes.position(), bytes.remaining());
        if (count < 0) {
            ended = true;
        } else {
            position += count;
            bytes.position(bytes.position() + count);
        }
        bytes.flip();
    }

    private void makeRoom() {
        if (mark > 0 && (mark > buffer.length / 2 || limit + 16 > buffer.length)) {
            System.arraycopy(buffer, mark, buffer, 0, limit - mark);
            limit -= mark;
            lineStart -= mark;
            lineEnd -= mark;
            nextLine -= mark;
            mark = 0;
        }
        if (limit + 16 > buffer.length) {
            buffer = Arrays.copyOf(buffer, 2 * buffer.length);
            chars = CharBuffer.wrap(buffer);
        }
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
