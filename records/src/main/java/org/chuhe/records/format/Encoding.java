package org.chuhe.records.format;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/**
 * Finds out the encoding of a text by what can be read in it: a byte order mark, strict UTF-8, UTF-16 by its zero
 * bytes, and else whichever of GB18030 and Big5 shows more Chinese moves.
 *
 * @param charset the encoding
 * @param markLength the length of the byte order mark
 */
public record Encoding(Charset charset, int markLength) {
    public static final Charset GB18030 = Charset.forName("GB18030");
    public static final Charset BIG5 = Charset.forName("x-windows-950");

    private static final String PIECES = "车車俥马馬傌炮砲包相象仕士帅帥将將兵卒前后後中一二三四五六七八九";
    private static final String DIRECTIONS = "进進平退";

    /** The encoding of a text that begins with these bytes. */
    public static Encoding of(byte[] start) {
        if (begins(start, 0xEF, 0xBB, 0xBF)) {
            return new Encoding(StandardCharsets.UTF_8, 3);
        }
        if (begins(start, 0xFF, 0xFE)) {
            return new Encoding(StandardCharsets.UTF_16LE, 2);
        }
        if (begins(start, 0xFE, 0xFF)) {
            return new Encoding(StandardCharsets.UTF_16BE, 2);
        }
        return new Encoding(unmarked(start), 0);
    }

    private static Charset unmarked(byte[] start) {
        int[] zeros = new int[2];
        boolean ascii = true;
        for (int i = 0; i < start.length; i++) {
            if (start[i] == 0) {
                zeros[i & 1]++;
            }
            ascii &= start[i] > 0;
        }
        if (ascii) {
            return StandardCharsets.UTF_8;
        }
        if (zeros[1] > 8 * zeros[0] && zeros[1] * 8 > start.length / 2) {
            return StandardCharsets.UTF_16LE;
        }
        if (zeros[0] > 8 * zeros[1] && zeros[0] * 8 > start.length / 2) {
            return StandardCharsets.UTF_16BE;
        }
        if (isUtf8(start)) {
            return StandardCharsets.UTF_8;
        }
        return score(new String(start, BIG5)) > score(new String(start, GB18030)) ? BIG5 : GB18030;
    }

    private static boolean isUtf8(byte[] bytes) {
        CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer in = ByteBuffer.wrap(bytes);
        // A sample may end within a character, hence "more input may come".
        CoderResult result = decoder.decode(in, CharBuffer.allocate(bytes.length), false);
        return !result.isError();
    }

    /** How many Chinese moves there are; characters that do not decode count against it. */
    private static int score(String text) {
        int score = 0;
        for (int i = 1; i + 1 < text.length(); i++) {
            char c = text.charAt(i);
            if (DIRECTIONS.indexOf(c) >= 0
                    && isNumber(text.charAt(i + 1))
                    && (isNumber(text.charAt(i - 1)) || PIECES.indexOf(text.charAt(i - 1)) >= 0)) {
                score += 10;
            } else if (c == '\uFFFD') {
                score--;
            }
        }
        return score;
    }

    private static boolean isNumber(char c) {
        return c >= '1' && c <= '9' || c >= '１' && c <= '９' || "一二三四五六七八九".indexOf(c) >= 0;
    }

    private static boolean begins(byte[] bytes, int... mark) {
        if (bytes.length < mark.length) {
            return false;
        }
        for (int i = 0; i < mark.length; i++) {
            if ((bytes[i] & 0xFF) != mark[i]) {
                return false;
            }
        }
        return true;
    }
}
