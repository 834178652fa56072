package org.chuhe.documents.board;

/** What is written around the board. */
public enum Labels {
    /** Nothing: the bare board. */
    NONE(-56, -56, 912, 1012),
    /** The files as each side counts them: 一…九 for Red, 1…9 for Black (2011 rules, 1.1). */
    FILES(-56, -100, 912, 1100),
    /** The files, and the ranks 0…9 of ICCS. */
    FILES_AND_RANKS(-100, -100, 956, 1100);

    final int left;
    final int top;
    final int width;
    final int height;

    Labels(int left, int top, int width, int height) {
        this.left = left;
        this.top = top;
        this.width = width;
        this.height = height;
    }
}
