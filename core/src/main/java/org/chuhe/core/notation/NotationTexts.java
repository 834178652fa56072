package org.chuhe.core.notation;

import java.util.List;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/** The words of this package, and what every reader needs to say what is wrong with a text. */
final class NotationTexts {
    private static final Messages MESSAGES = Messages.beside(NotationTexts.class);
    private static final int LONGEST_QUOTE = 120;

    private NotationTexts() {}

    static Message message(String key, Object... arguments) {
        return MESSAGES.message(key, arguments);
    }

    /** The text as it is quoted in a message: in one line and not endless. */
    static String quote(String text) {
        String line = text.replaceAll("\\p{Cntrl}", " ");
        return line.length() <= LONGEST_QUOTE ? line : line.substring(0, LONGEST_QUOTE) + "…";
    }

    /** The character at an offset, whole, for a message. */
    static Object found(String text, int offset) {
        return offset < text.length()
                ? message("quoted", quote(text.substring(offset, text.offsetByCodePoints(offset, 1))))
                : message("end.of.text");
    }

    static NotationException unreadable(
            String notation, String text, int offset, String expected, List<String> suggestions) {
        int where = Math.min(offset, text.length());
        Message message = message(
                "unreadable",
                quote(text),
                message("notation." + notation),
                where + 1,
                found(text, where),
                message("expected." + expected));
        return new NotationException(
                NotationProblem.UNREADABLE, text, where, suggestions, withSuggestions(message, suggestions));
    }

    static Message withSuggestions(Message message, List<String> suggestions) {
        return suggestions.isEmpty() ? message : message("did.you.mean", message, String.join(" / ", suggestions));
    }
}
