package org.chuhe.game.log;

/** A place in a line that is being read. */
final class TextCursor {
    private final String line;
    private int at;

    TextCursor(String line, int at) {
        this.line = line;
        this.at = at;
    }

    boolean isAt(char c) {
        return at < line.length() && line.charAt(at) == c;
    }

    void expect(char c) {
        if (!isAt(c)) {
            throw new IllegalArgumentException("expected '" + c + "' in column " + (at + 1));
        }
        at++;
    }

    void expectEnd() {
        if (at != line.length()) {
            throw new IllegalArgumentException("nothing more expected in column " + (at + 1));
        }
    }

    /** Everything up to the next sign that separates values; never nothing. */
    String word() {
        int start = at;
        while (at < line.length() && " ,()[]=".indexOf(line.charAt(at)) < 0) {
            at++;
        }
        if (at == start) {
            throw new IllegalArgumentException("expected a word in column " + (at + 1));
        }
        return line.substring(start, at);
    }

    /** The name of a part: letters and digits. */
    String name() {
        int start = at;
        while (at < line.length() && isNameSign(line.charAt(at))) {
            at++;
        }
        if (at == start) {
            throw new IllegalArgumentException("expected a name in column " + (at + 1));
        }
        return line.substring(start, at);
    }

    private static boolean isNameSign(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    }
}
