package org.chuhe.server.platform.http;

import io.javalin.http.Context;
import io.javalin.http.UploadedFile;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/**
 * Characters that no text has, in what comes with a request: the control characters of ASCII but tabs and line breaks, and
 * halves of a surrogate pair. PostgreSQL stores no NUL, and a half does not survive being written as UTF-8.
 */
final class ControlCharacters {
    private ControlCharacters() {}

    /** Whether the address has some: a parameter of its path, or anything behind the question mark. */
    static boolean inAddress(Context context) {
        return areIn(context.pathParamMap().values()) || areIn(context.queryParamMap());
    }

    /** Whether the body has some. What is a file is left to the reader of such files. */
    static boolean inBody(Context context, boolean mayBeFile) {
        if (context.isMultipart()) {
            return areIn(context.formParamMap())
                    || areIn(context.uploadedFiles().stream()
                            .map(UploadedFile::filename)
                            .toList());
        }
        if (context.isFormUrlencoded()) {
            return areIn(context.formParamMap());
        }
        return (context.isJson() || !mayBeFile) && areInJson(context.body());
    }

    private static boolean areIn(Map<String, List<String>> fields) {
        return areIn(fields.keySet()) || fields.values().stream().anyMatch(ControlCharacters::areIn);
    }

    private static boolean areIn(Collection<String> texts) {
        return texts.stream().anyMatch(ControlCharacters::areIn);
    }

    static boolean areIn(String text) {
        return text.codePoints().anyMatch(ControlCharacters::isOne);
    }

    private static boolean isOne(int code) {
        return code < ' ' ? code != '\t' && code != '\n' && code != '\r' : code >= 0xD800 && code <= 0xDFFF;
    }

    /**
     * In JSON they are spelled {@code \}{@code u0000}; the characters themselves are no JSON inside a text, and the body was
     * read as UTF-8, in which there are no halves.
     */
    static boolean areInJson(String json) {
        StringBuilder spelled = new StringBuilder();
        for (int at = json.indexOf('\\'); at >= 0; at = json.indexOf('\\', at)) {
            int code = at + 6 <= json.length() && json.charAt(at + 1) == 'u' ? hexadecimal(json, at + 2) : -1;
            if (code < 0) {
                at += 2;
            } else {
                spelled.append((char) code);
                at += 6;
            }
            if (code < 0 || at >= json.length() || json.charAt(at) != '\\') {
                if (areIn(spelled.toString())) {
                    return true;
                }
                spelled.setLength(0);
            }
        }
        return areIn(spelled.toString());
    }

    /** The number of four digits; -1 if they are none. */
    private static int hexadecimal(String json, int from) {
        int number = 0;
        for (int i = from; i < from + 4; i++) {
            int digit = Character.digit(json.charAt(i), 16);
            if (digit < 0 || json.charAt(i) > 'f') {
                return -1;
            }
            number = 16 * number + digit;
        }
        return number;
    }
}
