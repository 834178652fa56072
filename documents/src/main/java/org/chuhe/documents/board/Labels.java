package org.chuhe.documents.board;

import org.chuhe.text.Coded;

/** What is written around the board. */
public enum Labels implements Coded {
    /** Nothing: the bare board. */
    NONE("none", -56, -56, 912, 1012),
    /** The files as each side counts them: 一…九 for Red, 1…9 for Black (2011 rules, 1.1). */
    FILES("files", -56, -100, 912, 1100),
    /** The files, and the ranks 0…9 of ICCS. */
    FILES_AND_RANKS("files-and-ranks", -100, -100, 956, 1100);

    private final String code;
    final int left;
    final int top;
    final int width;
    final int height;

    Labels(String code, int left, int top, int width, int height) {
        this.code = code;
        this.left = left;
        this.top = top;
        this.width = width;
        this.height = height;
    }

    @Override
    public String code() {
        return code;
    }
}
