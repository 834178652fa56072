package org.chuhe.records.read;

import static org.chuhe.records.format.GameFormat.binary;
import static org.chuhe.records.format.GameFormat.book;
import static org.chuhe.records.format.GameFormat.text;

import org.chuhe.records.arrows.ArrowTreeReader;
import org.chuhe.records.book.ObkReader;
import org.chuhe.records.book.OpeningBook;
import org.chuhe.records.ccbridge.AppletReader;
import org.chuhe.records.ccbridge.CbfReader;
import org.chuhe.records.ccbridge.CblReader;
import org.chuhe.records.ccbridge.CbrReader;
import org.chuhe.records.ccbridge.OldCblReader;
import org.chuhe.records.coordinates.EngineLogReader;
import org.chuhe.records.coordinates.FenAndMovesReader;
import org.chuhe.records.coordinates.NamedLinesReader;
import org.chuhe.records.coordinates.UbbReader;
import org.chuhe.records.dhtmlxq.DhjReader;
import org.chuhe.records.dhtmlxq.DhtmlXqReader;
import org.chuhe.records.fen.FenListReader;
import org.chuhe.records.format.GameFormat;
import org.chuhe.records.html.HtmlReader;
import org.chuhe.records.jsonl.JsonGameReader;
import org.chuhe.records.mxq.MxqReader;
import org.chuhe.records.ourgame.ChnReader;
import org.chuhe.records.ourgame.OldChnReader;
import org.chuhe.records.pengfei.PfcReader;
import org.chuhe.records.pgn.PgnReader;
import org.chuhe.records.qq.CheReader;
import org.chuhe.records.text.TextReader;
import org.chuhe.records.wxf.WxfFileReader;
import org.chuhe.records.xiexie.XgfReader;
import org.chuhe.records.xqf.XqfReader;
import org.chuhe.records.xqr.XqrReader;
import org.chuhe.records.zhongyou.CcmReader;
import org.chuhe.text.Coded;

/** The kinds of game files that are read, each in a package of its own; in the order in which they are asked. */
public enum FileFormat implements Coded {
    /** 象棋演播室 XQStudio. */
    XQF("xqf", "xqf", binary(XqfReader::isIn, XqfReader::new, 16)),
    /** 兵河, 鲨鱼, 鹏飞 and others, a book of openings. */
    OBK("obk", "obk, pfbook", book(ObkReader::isIn, ObkReader::new, OpeningBook.MEGABYTES)),
    /** 象棋桥 CCBridge, a library of games. */
    CBL("cbl", "cbl", binary(CblReader::isIn, CblReader::new, 0)),
    /** 象棋桥 CCBridge, a compressed library of the old kind. */
    OLD_CBL("old-cbl", "cbl", binary(OldCblReader::isIn, OldCblReader::new, 0)),
    /** 象棋桥 CCBridge, one game. */
    CBR("cbr", "cbr", binary(CbrReader::isIn, CbrReader::new, 16)),
    /** XQR, types, lengths and values. */
    XQR("xqr", "xqr", binary(XqrReader::isIn, XqrReader::new, 16)),
    /** 联众, CHN and XQI of the newer kind. */
    CHN("chn", "chn, xqi", binary(ChnReader::isIn, ChnReader::new, 1)),
    /** 谢谢象棋 XieXie. */
    XGF("xgf", "xgf", binary(XgfReader::isIn, XgfReader::new, 1)),
    /** 弈天. */
    MXQ("mxq", "mxq", binary(MxqReader::isIn, MxqReader::new, 1)),
    /** 中游. */
    CCM("ccm", "ccm", binary(CcmReader::isIn, CcmReader::new, 1)),
    /** 联众, CHN of the older kind. */
    OLD_CHN("old-chn", "chn", binary(OldChnReader::isIn, OldChnReader::new, 1)),
    /** DhtmlXQ / UBB, the mark-up of 东萍 and many web pages. */
    DHTMLXQ("dhtmlxq", "txt, html, ubb", text(DhtmlXqReader::isIn, DhtmlXqReader::new)),
    /** DHJHtmlXQ, the mark-up of 广东象棋网. */
    DHJHTMLXQ("dhjhtmlxq", "txt, html", text(DhjReader::isIn, DhjReader::new)),
    /** CBF, the XML of CCBridge. */
    CBF("cbf", "cbf", text(CbfReader::isIn, CbfReader::new)),
    /** 鹏飞象棋, XML. */
    PFC("pfc", "pfc", text(PfcReader::isIn, PfcReader::new)),
    /** The applet of 象棋桥 in a web page. */
    APPLET("applet", "html", text(AppletReader::isIn, AppletReader::new)),
    /** A WXF file: FORMAT WXF … START{ … }END. */
    WXF("wxf", "wxf", text(WxfFileReader::isIn, WxfFileReader::new)),
    /** Our own JSON lines. */
    JSON("json", "jsonl, json", text(JsonGameReader::isIn, JsonGameReader::new)),
    /** A tree of moves drawn with arrows below tags like those of PGN. */
    ARROW_TREE("arrow-tree", "pgn_cc", text(ArrowTreeReader::isIn, ArrowTreeReader::new)),
    /** PGN with Chinese, WXF, ICCS or SAN-like moves. */
    PGN("pgn", "pgn", text(PgnReader::isIn, PgnReader::new)),
    /** QQ 象棋. */
    CHE("che", "che", text(CheReader::isIn, CheReader::new)),
    /** Digits only, four a move. */
    UBB("ubb", "ubb", text(UbbReader::isIn, UbbReader::new)),
    /** A FEN and a row of coordinates. */
    FEN_AND_MOVES("fen-and-moves", "txt", text(FenAndMovesReader::isIn, FenAndMovesReader::new)),
    /** What engines were told: position … moves …. */
    ENGINE_LOG("engine-log", "log, txt", text(EngineLogReader::isIn, EngineLogReader::new)),
    /** Positions, one a line. */
    FEN_LIST("fen-list", "fen, epd, txt", text(FenListReader::isIn, FenListReader::new)),
    /** Names, event and EOD, moves in coordinates: three lines a game. */
    NAMED_LINES("named-lines", "txt", text(NamedLinesReader::isIn, NamedLinesReader::new)),
    /** A web page with the moves in its text. */
    HTML("html", "html", text(HtmlReader::isIn, HtmlReader::new)),
    /** Plain text: moves as they are pasted from a web page, or a collection with one title line a game. */
    TEXT("text", "txt", text(TextReader::isIn, TextReader::new));

    private final String code;
    private final String extensions;
    private final GameFormat format;

    FileFormat(String code, String extensions, GameFormat format) {
        this.code = code;
        this.extensions = extensions;
        this.format = format;
    }

    @Override
    public String code() {
        return code;
    }

    /** How names of such files usually end; content decides, not names. */
    public String extensions() {
        return extensions;
    }

    /** The largest file in megabytes, for text the largest game; 0 where games are read one by one from the disk. */
    public int megabytes() {
        return format.megabytes();
    }

    GameFormat format() {
        return format;
    }

    /** Whether files of this format are text in some encoding. */
    public boolean isText() {
        return format.isText();
    }
}
