package org.chuhe.records.tree;

import org.chuhe.records.model.GameResult;
import org.jspecify.annotations.Nullable;

/** The words and signs that files use for the result. */
public final class ResultWords {
    private ResultWords() {}

    /** The result that a word means, or null if it means none. */
    public static @Nullable GameResult of(String word) {
        return switch (word) {
            case "红胜", "紅勝", "红先胜", "紅先勝", "先胜", "先勝", "胜", "勝", "红方胜", "黑负", "W", "w" -> GameResult.RED_WINS;
            case "黑胜", "黑勝", "红先负", "紅先負", "先负", "先負", "负", "負", "黑方胜", "红负", "L", "l" -> GameResult.BLACK_WINS;
            case "和", "和棋", "和局", "红先和", "紅先和", "先和", "双方和", "红和", "D", "d" -> GameResult.DRAW;
            case "未知", "不详" -> GameResult.UNKNOWN;
            default -> GameResult.ofText(word).orElse(null);
        };
    }
}
