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
            "chinese-big5.pgn",
            "chinese-bom.pgn",
            "chinese-gbk.pgn",
            "collection-gbk.txt",
            "dhj.html",
            "dhtmlxq.html",
            "fen-and-moves.txt",
            "game.cbf",
            "game.wxf",
            "games.jsonl",
            "iccs.pgn",
            "library.cbl",
            "page.html",
            "san.pgn",
            "sheet.txt",
            "uci.pgn",
            "version1.cbr",
            "version10.xqf",
            "version11.xqf",
            "version12.xqf",
            "version18.xqf",
            "version2.cbr",
            "wxf.pgn");

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
