package org.chuhe.records.read;

import static org.chuhe.records.format.GameFormat.binary;
import static org.chuhe.records.format.GameFormat.text;

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

/** The kinds of game files that are read, each in a package of its own; in the order in which they are asked. */
public enum FileFormat {
    /** 象棋演播室 XQStudio. */
    XQF(binary(XqfReader::isIn, XqfReader::new)),
    /** 象棋桥 CCBridge, a library of games. */
    CBL(binary(CblReader::isIn, CblReader::new)),
    /** 象棋桥 CCBridge, a compressed library of the old kind. */
    OLD_CBL(binary(OldCblReader::isIn, OldCblReader::new)),
    /** 象棋桥 CCBridge, one game. */
    CBR(binary(CbrReader::isIn, CbrReader::new)),
    /** XQR, types, lengths and values. */
    XQR(binary(XqrReader::isIn, XqrReader::new)),
    /** 联众, CHN and XQI of the newer kind. */
    CHN(binary(ChnReader::isIn, ChnReader::new)),
    /** 谢谢象棋 XieXie. */
    XGF(binary(XgfReader::isIn, XgfReader::new)),
    /** 弈天. */
    MXQ(binary(MxqReader::isIn, MxqReader::new)),
    /** 中游. */
    CCM(binary(CcmReader::isIn, CcmReader::new)),
    /** 联众, CHN of the older kind. */
    OLD_CHN(binary(OldChnReader::isIn, OldChnReader::new)),
    /** DhtmlXQ / UBB, the mark-up of 东萍 and many web pages. */
    DHTMLXQ(text(DhtmlXqReader::isIn, DhtmlXqReader::new)),
    /** DHJHtmlXQ, the mark-up of 广东象棋网. */
    DHJHTMLXQ(text(DhjReader::isIn, DhjReader::new)),
    /** CBF, the XML of CCBridge. */
    CBF(text(CbfReader::isIn, CbfReader::new)),
    /** 鹏飞象棋, XML. */
    PFC(text(PfcReader::isIn, PfcReader::new)),
    /** The applet of 象棋桥 in a web page. */
    APPLET(text(AppletReader::isIn, AppletReader::new)),
    /** A WXF file: FORMAT WXF … START{ … }END. */
    WXF(text(WxfFileReader::isIn, WxfFileReader::new)),
    /** Our own JSON lines. */
    JSON(text(JsonGameReader::isIn, JsonGameReader::new)),
    /** PGN with Chinese, WXF, ICCS or SAN-like moves. */
    PGN(text(PgnReader::isIn, PgnReader::new)),
    /** QQ 象棋. */
    CHE(text(CheReader::isIn, CheReader::new)),
    /** Digits only, four a move. */
    UBB(text(UbbReader::isIn, UbbReader::new)),
    /** A FEN and a row of coordinates. */
    FEN_AND_MOVES(text(FenAndMovesReader::isIn, FenAndMovesReader::new)),
    /** What engines were told: position … moves …. */
    ENGINE_LOG(text(EngineLogReader::isIn, EngineLogReader::new)),
    /** Positions, one a line. */
    FEN_LIST(text(FenListReader::isIn, FenListReader::new)),
    /** Names, event and EOD, moves in coordinates: three lines a game. */
    NAMED_LINES(text(NamedLinesReader::isIn, NamedLinesReader::new)),
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
