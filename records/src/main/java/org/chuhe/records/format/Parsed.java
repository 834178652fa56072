package org.chuhe.records.format;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.records.model.GameRecord;

/**
 * A game as a reader found it, and what was wrong with it.
 *
 * @param game the game
 * @param defects what was wrong; a list that may still grow
 */
public record Parsed(GameRecord game, List<Defect> defects) {
    public static Parsed of(GameRecord game) {
        return new Parsed(game, new ArrayList<>());
    }
}
