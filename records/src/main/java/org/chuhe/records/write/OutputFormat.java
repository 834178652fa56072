package org.chuhe.records.write;

import java.util.Locale;

/** What games can be written as. */
public enum OutputFormat {
    /** PGN with Chinese moves. */
    PGN("pgn", true),
    /** PGN with ICCS moves. */
    PGN_ICCS("pgn", true),
    /** PGN with WXF moves. */
    PGN_WXF("pgn", true),
    /** A record sheet in full notation 完全记录 (2011 rules, 7.5). */
    SHEET("txt", true),
    /** A record sheet in abbreviated notation 简写记录 (2011 rules, 7.5). */
    ABBREVIATED_SHEET("txt", true),
    DHTMLXQ("txt", true),
    /** XQF, version 10, one game a file. */
    XQF("xqf", false),
    /** CBR, version 2, one game a file. */
    CBR("cbr", false),
    /** One JSON object a line. */
    JSON("jsonl", true);

    private final String extension;
    private final boolean manyGames;

    OutputFormat(String extension, boolean manyGames) {
        this.extension = extension;
        this.manyGames = manyGames;
    }

    /** The usual ending of a file's name. */
    public String extension() {
        return extension;
    }

    /** Whether a file can hold several games, written one after the other. */
    public boolean holdsManyGames() {
        return manyGames;
    }

    /** Whether it is text, in whatever encoding. */
    public boolean isText() {
        return this != XQF && this != CBR;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
