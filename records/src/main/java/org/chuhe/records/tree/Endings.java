package org.chuhe.records.tree;

import org.chuhe.records.model.Ending;
import org.chuhe.records.model.GameRecord;
import org.chuhe.text.EndReason;

/** Servers write why a game ended as the last comment: 判负, 认负, 绝杀, 读秒 … */
public final class Endings {
    private Endings() {}

    /** The game with the ending that its last comment tells, if none is known. */
    public static GameRecord fromLastComment(GameRecord game) {
        if (game.ending().reason() != EndReason.UNKNOWN || game.plies() == 0) {
            return game;
        }
        return game.mainLine()
                .comment(game.plies())
                .flatMap(EndReason::ofRemark)
                .map(reason -> new GameRecord(
                        game.start(),
                        game.tags(),
                        game.mainLine(),
                        game.result(),
                        new Ending(reason, game.ending().remark(), game.ending().rule())))
                .orElse(game);
    }
}
