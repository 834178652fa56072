package org.chuhe.server.games.files;

/**
 * A shared game.
 *
 * @param owner who shared it ({@link org.chuhe.server.platform.http.Visitor#identity})
 * @param title who played, for lists
 * @param record the record, a line of JSON
 */
public record SharedGame(String id, String owner, String title, String record, long created) {}
