package org.chuhe.eventfiles;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Text in the encodings that people's programs write without saying which. */
final class Encodings {
    private static final Charset CHINESE = Charset.forName("GB18030");
    private static final Charset WESTERN = Charset.forName("windows-1252");

    private Encodings() {}

    /** UTF-8, or what Chinese spreadsheets write instead: GB18030; UTF-16 with its mark. */
    static String ofTable(byte[] bytes) {
        return unicode(bytes).orElseGet(() -> new String(bytes, CHINESE));
    }

    /**
     * The same of a report, which chess programs also write in windows-1252: there a letter that is not in ASCII stands
     * among others that are, while Chinese characters are pairs of bytes. Empty if both seem to be there.
     */
    static Optional<String> ofReport(byte[] bytes) {
        return unicode(bytes).or(() -> {
            String western = new String(bytes, WESTERN);
            boolean chinese = false;
            boolean letters = false;
            for (int from = 0, to; from < bytes.length; from = to + 1) {
                to = from;
                while (to < bytes.length && bytes[to] < 0) {
                    to++;
                }
                boolean word = western.substring(from, to).codePoints().allMatch(Character::isLetter)
                        && (isLetter(bytes, from - 1) || isLetter(bytes, to));
                boolean pairs = (to - from) % 2 == 0;
                letters |= to > from && (word || !pairs);
                chinese |= to > from && !word && pairs;
            }
            return letters && chinese ? Optional.empty() : Optional.of(letters ? western : new String(bytes, CHINESE));
        });
    }

    private static boolean isLetter(byte[] bytes, int at) {
        return at >= 0 && at < bytes.length && bytes[at] > 0 && Character.isLetter(bytes[at]);
    }

    private static Optional<String> unicode(byte[] bytes) {
        int mark = bytes.length < 2 ? 0 : (bytes[0] & 0xFF) << 8 | (bytes[1] & 0xFF);
        try {
            String text = mark == 0xFFFE || mark == 0xFEFF
                    ? new String(bytes, StandardCharsets.UTF_16)
                    : StandardCharsets.UTF_8
                            .newDecoder()
                            .decode(ByteBuffer.wrap(bytes))
                            .toString();
            return Optional.of(text.startsWith("\uFEFF") ? text.substring(1) : text);
        } catch (CharacterCodingException e) {
            return Optional.empty();
        }
    }
}
