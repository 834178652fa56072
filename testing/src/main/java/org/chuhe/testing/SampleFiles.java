package org.chuhe.testing;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Game files of our own making, one or two of every format. */
public final class SampleFiles {
    public static final List<String> NAMES = List.of(
            "annotated.txt",
            "applet.html",
            "arrows.pgn_cc",
            "book.obk",
            "chinese-big5.pgn",
            "chinese-bom.pgn",
            "chinese-gbk.pgn",
            "collection-gbk.txt",
            "compressed.cbl",
            "dhj.html",
            "dhtmlxq.html",
            "digits.ubb",
            "engine.log",
            "fen-and-moves.txt",
            "game.cbf",
            "game.wxf",
            "games.jsonl",
            "iccs.pgn",
            "library.cbl",
            "named-lines.txt",
            "ourgame-old.chn",
            "ourgame.chn",
            "page.html",
            "pengfei.pfc",
            "positions.epd",
            "qq.che",
            "san.pgn",
            "sheet.txt",
            "study.chn",
            "study.pfc",
            "study.xgf",
            "tree.xqr",
            "uci.pgn",
            "version1.cbr",
            "version10.xqf",
            "version11.xqf",
            "version12.xqf",
            "version18.xqf",
            "version2.cbr",
            "wxf.pgn",
            "xiexie.xgf",
            "yitian.mxq",
            "zhongyou-old.ccm",
            "zhongyou.ccm");

    private SampleFiles() {}

    /** The content of one of them. */
    public static byte[] read(String name) {
        try (InputStream in = SampleFiles.class.getResourceAsStream("files/" + name)) {
            if (in == null) {
                throw new IllegalArgumentException("no sample file " + name);
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Puts them all into a folder. */
    public static void copyTo(Path folder) throws IOException {
        for (String name : NAMES) {
            Files.write(folder.resolve(name), read(name));
        }
    }
}
