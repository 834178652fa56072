package org.chuhe.records.format;

/** The kinds of game files. */
public enum FileFormat {
    /** PGN with Chinese, WXF, ICCS or SAN-like moves. */
    PGN,
    /** 象棋演播室 XQStudio. */
    XQF,
    /** 象棋桥 CCBridge, one game. */
    CBR,
    /** 象棋桥 CCBridge, a library of games. */
    CBL,
    /** DhtmlXQ / UBB, the mark-up of 东萍 and many web pages. */
    DHTMLXQ,
    /** DHJHtmlXQ, the mark-up of 广东象棋网. */
    DHJHTMLXQ,
    /** A WXF file: FORMAT WXF … START{ … }END. */
    WXF,
    /** CBF, the XML of CCBridge. */
    CBF,
    /** A FEN and a row of coordinates. */
    FEN_AND_MOVES,
    /** Plain text: moves as they are pasted from a web page, or a collection with one title line a game. */
    TEXT;

    /** Whether files of this format are text in some encoding. */
    public boolean isText() {
        return this != XQF && this != CBR && this != CBL;
    }
}
