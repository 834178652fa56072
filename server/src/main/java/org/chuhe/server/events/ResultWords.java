package org.chuhe.server.events;

import java.util.Optional;
import org.chuhe.tournament.model.Result;

/** Results as people type and read them. */
public final class ResultWords {
    private ResultWords() {}

    /** The codes of event files, and what people write instead; empty if it is none of these. */
    public static Optional<Result> read(String text) {
        return switch (text.replaceAll("[\\s–—]", "").replace('−', '-')) {
            case "", "*" -> Optional.of(Result.UNFINISHED);
            case "1", "10", "1-0", "红胜", "先胜", "red" -> Optional.of(Result.RED_WINS);
            case "0", "01", "0-1", "黑胜", "后胜", "black" -> Optional.of(Result.BLACK_WINS);
            case "5", "=", "½", "½½", "½-½", "1/2", "1/2-1/2", "和", "draw" -> Optional.of(Result.DRAW);
            case "+", "+-", "+/-" -> Optional.of(Result.RED_BY_FORFEIT);
            case "-", "-+", "-/+" -> Optional.of(Result.BLACK_BY_FORFEIT);
            case "--", "-/-" -> Optional.of(Result.BOTH_FORFEIT);
            default -> Optional.empty();
        };
    }

    /** As tables show it; a game that is not over shows nothing. */
    public static String sign(Result result) {
        return switch (result) {
            case RED_WINS -> "1–0";
            case BLACK_WINS -> "0–1";
            case DRAW -> "½–½";
            case RED_BY_FORFEIT -> "+/−";
            case BLACK_BY_FORFEIT -> "−/+";
            case BOTH_FORFEIT -> "−/−";
            case UNFINISHED -> "*";
        };
    }

    /** The same, but nothing for a game that is not over. */
    public static String shown(Result result) {
        return result == Result.UNFINISHED ? "" : sign(result);
    }
}
