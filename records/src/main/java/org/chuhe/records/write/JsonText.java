package org.chuhe.records.write;

/** Writes JSON: names, values and the commas between them. */
public final class JsonText {
    private final StringBuilder out = new StringBuilder(1024);
    private boolean comma;

    public JsonText open(char bracket) {
        separate().append(bracket);
        comma = false;
        return this;
    }

    public JsonText close(char bracket) {
        out.append(bracket);
        comma = true;
        return this;
    }

    public JsonText name(String name) {
        separate();
        quote(name);
        out.append(':');
        comma = false;
        return this;
    }

    public JsonText value(String text) {
        separate();
        quote(text);
        comma = true;
        return this;
    }

    public JsonText value(long number) {
        separate().append(number);
        comma = true;
        return this;
    }

    public JsonText value(boolean truth) {
        separate().append(truth);
        comma = true;
        return this;
    }

    /** A name and a text. */
    public JsonText field(String name, String text) {
        return name(name).value(text);
    }

    /** A name and a text, unless the text is empty. */
    public JsonText fieldIfAny(String name, String text) {
        return text.isEmpty() ? this : field(name, text);
    }

    public JsonText field(String name, long number) {
        return name(name).value(number);
    }

    private StringBuilder separate() {
        if (comma) {
            out.append(',');
        }
        return out;
    }

    private void quote(String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                default -> {
                    if (c < ' ' || c == '\u2028' || c == '\u2029' || Character.isSurrogate(c) && !isPair(text, i)) {
                        out.append(String.format("\\u%04x", (int) c));
                    } else {
                        out.append(c);
                    }
                }
            }
        }
        out.append('"');
    }

    private static boolean isPair(String text, int i) {
        return Character.isHighSurrogate(text.charAt(i))
                ? i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1))
                : i > 0 && Character.isHighSurrogate(text.charAt(i - 1));
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
