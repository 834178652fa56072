package org.chuhe.records.read;

import static org.chuhe.records.format.GameFormat.binary;
import static org.chuhe.records.format.GameFormat.text;

import org.chuhe.records.ccbridge.CbfReader;
import org.chuhe.records.ccbridge.CblReader;
import org.chuhe.records.ccbridge.CbrReader;
import org.chuhe.records.coordinates.FenAndMovesReader;
import org.chuhe.records.dhtmlxq.DhjReader;
import org.chuhe.records.dhtmlxq.DhtmlXqReader;
import org.chuhe.records.format.GameFormat;
import org.chuhe.records.html.HtmlReader;
import org.chuhe.records.jsonl.JsonGameReader;
import org.chuhe.records.pgn.PgnReader;
import org.chuhe.records.text.TextReader;
import org.chuhe.records.wxf.WxfFileReader;
import org.chuhe.records.xqf.XqfReader;

/** The kinds of game files that are read, each in a package of its own; in the order in which they are asked. */
public enum FileFormat {
    /** 象棋演播室 XQStudio. */
    XQF(binary(XqfReader::isIn, XqfReader::new)),
    /** 象棋桥 CCBridge, a library of games. */
    CBL(binary(CblReader::isIn, CblReader::new)),
    /** 象棋桥 CCBridge, one game. */
    CBR(binary(CbrReader::isIn, CbrReader::new)),
    /** DhtmlXQ / UBB, the mark-up of 东萍 and many web pages. */
    DHTMLXQ(text(DhtmlXqReader::isIn, DhtmlXqReader::new)),
    /** DHJHtmlXQ, the mark-up of 广东象棋网. */
    DHJHTMLXQ(text(DhjReader::isIn, DhjReader::new)),
    /** CBF, the XML of CCBridge. */
    CBF(text(CbfReader::isIn, CbfReader::new)),
    /** A WXF file: FORMAT WXF … START{ … }END. */
    WXF(text(WxfFileReader::isIn, WxfFileReader::new)),
    /** Our own JSON lines. */
    JSON(text(JsonGameReader::isIn, JsonGameReader::new)),
    /** PGN with Chinese, WXF, ICCS or SAN-like moves. */
    PGN(text(PgnReader::isIn, PgnReader::new)),
    /** A FEN and a row of coordinates. */
    FEN_AND_MOVES(text(FenAndMovesReader::isIn, FenAndMovesReader::new)),
    /** A web page with the moves in its text. */
    HTML(text(HtmlReader::isIn, HtmlReader::new)),
    /** Plain text: moves as they are pasted from a web page, or a collection with one title line a game. */
    TEXT(text(TextReader::isIn, TextReader::new));

    private final GameFormat format;

    FileFormat(GameFormat format) {
        this.format = format;
    }

    GameFormat format() {
        return format;
    }

    /** Whether files of this format are text in some encoding. */
    public boolean isText() {
        return format.isText();
    }
}
