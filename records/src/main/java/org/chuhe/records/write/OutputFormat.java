package org.chuhe.records.write;

import org.chuhe.core.notation.Notations;
import org.chuhe.records.ccbridge.CbfWriter;
import org.chuhe.records.ccbridge.CblWriter;
import org.chuhe.records.ccbridge.CbrWriter;
import org.chuhe.records.dhtmlxq.DhjWriter;
import org.chuhe.records.dhtmlxq.DhtmlXqWriter;
import org.chuhe.records.format.GameWriter;
import org.chuhe.records.format.GameWriter.Library;
import org.chuhe.records.format.GameWriter.Single;
import org.chuhe.records.format.GameWriter.SingleText;
import org.chuhe.records.format.GameWriter.Text;
import org.chuhe.records.jsonl.JsonWriter;
import org.chuhe.records.mxq.MxqWriter;
import org.chuhe.records.pgn.PgnWriter;
import org.chuhe.records.text.SheetWriter;
import org.chuhe.records.wxf.WxfFileWriter;
import org.chuhe.records.xqf.XqfWriter;
import org.chuhe.text.Coded;

/** What games can be written as. */
public enum OutputFormat implements Coded {
    /** PGN with Chinese moves. */
    PGN("pgn", "pgn", new Text(game -> new PgnWriter(Notations.CHINESE_WIDE).write(game))),
    /** PGN with ICCS moves. */
    PGN_ICCS("pgn-iccs", "pgn", new Text(game -> new PgnWriter(Notations.ICCS_DASHED).write(game))),
    /** PGN with WXF moves. */
    PGN_WXF("pgn-wxf", "pgn", new Text(game -> new PgnWriter(Notations.WXF).write(game))),
    /** A record sheet in full notation 完全记录 (2011 rules, 7.5). */
    SHEET("sheet", "txt", new Text(game -> SheetWriter.write(game, Notations.CHINESE_WIDE))),
    /** A record sheet in abbreviated notation 简写记录 (2011 rules, 7.5). */
    ABBREVIATED_SHEET("abbreviated-sheet", "txt", new Text(game -> SheetWriter.write(game, Notations.CHINESE_SHORT))),
    DHTMLXQ("dhtmlxq", "txt", new Text(DhtmlXqWriter::write)),
    /** XQF, version 10, one game a file. */
    XQF("xqf", "xqf", new Single(XqfWriter::write)),
    /** CBR, version 2, one game a file. */
    CBR("cbr", "cbr", new Single(CbrWriter::write)),
    /** CBL, version 3, a library of games. */
    CBL("cbl", "cbl", new Library(CblWriter::write)),
    /** CBF, one game a file. */
    CBF("cbf", "cbf", new SingleText(CbfWriter::write)),
    /** DHJHtmlXQ: the main line and its comments. */
    DHJHTMLXQ("dhjhtmlxq", "txt", new Text(DhjWriter::write)),
    /** A WXF file: the main line of one game. */
    WXF("wxf", "wxf", new SingleText(WxfFileWriter::write)),
    /** MXQ: the main line of one game from the usual start. */
    MXQ("mxq", "mxq", new Single(MxqWriter::write)),
    /** One JSON object a line. */
    JSON("json", "jsonl", new Text(JsonWriter::write));

    private final String code;
    private final String extension;
    private final GameWriter writer;

    OutputFormat(String code, String extension, GameWriter writer) {
        this.code = code;
        this.extension = extension;
        this.writer = writer;
    }

    @Override
    public String code() {
        return code;
    }

    /** For the options of commands. */
    @Override
    public String toString() {
        return code;
    }

    GameWriter writer() {
        return writer;
    }

    /** The usual ending of a file's name. */
    public String extension() {
        return extension;
    }

    /** Whether a file can hold several games. */
    public boolean holdsManyGames() {
        return writer instanceof Text || isLibrary();
    }

    /** Whether a file is made of all its games at once; otherwise they are written one after the other. */
    public boolean isLibrary() {
        return writer instanceof Library;
    }

    /** Whether it is text, in whatever encoding. */
    public boolean isText() {
        return writer instanceof Text || writer instanceof SingleText;
    }
}
