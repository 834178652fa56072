package org.chuhe.records.format;

import java.util.regex.Pattern;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/** The words that readers, writers and the audit use. */
public final class Texts {
    private static final Messages MESSAGES = Messages.beside(Texts.class);
    private static final int LONGEST_QUOTE = 60;
    private static final Pattern BLANKS = Pattern.compile("[\\p{Cntrl}\\s]+");

    private Texts() {}

    public static Message message(String key, Object... arguments) {
        return MESSAGES.message(key, arguments);
    }

    /** A text as it is quoted in a message: in one line and not endless. */
    public static String quote(CharSequence text) {
        String line =
                text.subSequence(0, Math.min(text.length(), LONGEST_QUOTE + 1)).toString();
        line = BLANKS.matcher(line).replaceAll(" ");
        return line.length() <= LONGEST_QUOTE ? line : line.substring(0, LONGEST_QUOTE) + "…";
    }
}
