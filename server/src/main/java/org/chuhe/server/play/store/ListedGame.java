package org.chuhe.server.play.store;

import org.chuhe.server.play.table.GameTable;
import org.jdbi.v3.core.mapper.reflect.ColumnName;

/**
 * A game as lists show it.
 *
 * @param changed when something last happened to it
 * @param fen the position
 * @param lastMove the move that led to it, or empty
 * @param score empty as long as there is none
 * @param reason the word of the game log for the reason of the result, or empty
 * @param attention whether an arbiter is wanted
 */
public record ListedGame(
        String id,
        GameProgress phase,
        long created,
        long changed,
        int ply,
        String fen,
        String lastMove,
        String score,
        String reason,
        boolean attention,
        @ColumnName("detail") GameTable table) {}
