package org.chuhe.server.game.store;

/** What became of a step that was to be stored. */
public enum StoreResult {
    /** Safely stored. */
    STORED,
    /** Another process has stored a step in its place. */
    OVERTAKEN,
    /** Nobody knows: the log has to be read. */
    UNKNOWN
}
