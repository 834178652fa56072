package org.chuhe.server.record;

/**
 * A shared game.
 *
 * @param owner who shared it ({@link org.chuhe.server.web.Visitor#identity})
 * @param title who played, for lists
 * @param record the record, a line of JSON
 */
public record SharedGame(String id, String owner, String title, String record, long created) {}
