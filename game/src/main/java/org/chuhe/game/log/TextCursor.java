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

    void expect(String word) {
        if (!line.startsWith(word, at)) {
            throw new IllegalArgumentException("expected \"" + word + "\" in column " + (at + 1));
        }
        at += word.length();
    }

    void expectEnd() {
        if (at != line.length()) {
            throw new IllegalArgumentException("nothing more expected in column " + (at + 1));
        }
    }

    /** Everything up to the next sign that separates values. */
    String word() {
        int start = at;
        while (at < line.length() && " ,)]".indexOf(line.charAt(at)) < 0) {
            at++;
        }
        return line.substring(start, at);
    }
}
