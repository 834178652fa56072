package org.chuhe.records.pgn;

import java.util.Locale;
import java.util.Map;
import org.chuhe.records.model.GameBuilder;

/** The names of PGN tags: the dialects of chess programs call Red White. */
final class PgnTags {
    private PgnTags() {}

    static String name(String name) {
        return switch (name) {
            case "White" -> "Red";
            case "WhiteTeam" -> "RedTeam";
            case "WhiteElo", "RedRating" -> "RedElo";
            case "BlackRating" -> "BlackElo";
            case "WhiteTime" -> "RedTime";
            case "fen", "Fen" -> "FEN";
            default -> name;
        };
    }

    /** Hands the tags over, without those that only describe the file itself. */
    static void put(Map<String, String> tags, GameBuilder builder) {
        tags.forEach((name, value) -> {
            boolean ofTheFile = switch (name) {
                case "Game", "Format", "SetUp" -> true;
                case "Variant" -> value.toLowerCase(Locale.ROOT).equals("xiangqi");
                default -> false;
            };
            if (!ofTheFile && !value.equals("?")) {
                builder.tag(name, value);
            }
        });
    }

    static String unescape(String value) {
        if (value.indexOf('\\') < 0) {
            return value;
        }
        StringBuilder text = new StringBuilder(value.length());
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            boolean escaped = c == '\\' && i + 1 < value.length() && "\\\"".indexOf(value.charAt(i + 1)) >= 0;
            text.append(escaped ? value.charAt(++i) : c);
        }
        return text.toString();
    }
}
