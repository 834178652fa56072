package org.chuhe.records.pgn;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.model.Tags;

/** The names of PGN tags: the dialects of chess programs call Red White. */
final class PgnTags {
    private PgnTags() {}

    /** The names as we write them, by their small letters: programs disagree about capitals. */
    private static final Map<String, String> NAMES = names();

    private static Map<String, String> names() {
        Map<String, String> names = new HashMap<>();
        for (String name : List.of(
                "FEN",
                "Result",
                "Game",
                "Format",
                "SetUp",
                "Variant",
                "Termination",
                "TerminationRemark",
                "Rule",
                Tags.TITLE,
                Tags.EVENT,
                Tags.SITE,
                Tags.DATE,
                Tags.ROUND,
                Tags.RED_TEAM,
                Tags.RED,
                Tags.RED_ELO,
                Tags.BLACK_TEAM,
                Tags.BLACK,
                Tags.BLACK_ELO,
                Tags.TIME_CONTROL,
                Tags.RED_TIME,
                Tags.BLACK_TIME,
                Tags.ECCO,
                Tags.OPENING,
                Tags.ANNOTATOR,
                Tags.AUTHOR,
                Tags.REMARK,
                Tags.SOURCE,
                Tags.EVENT_TYPE,
                Tags.GROUP,
                Tags.TABLE,
                Tags.REFEREE,
                Tags.RECORDER,
                Tags.CREATED,
                Tags.MODIFIED)) {
            names.put(name.toLowerCase(Locale.ROOT), name);
        }
        names.put("titlea", Tags.TITLE);
        names.put("rmkwriter", Tags.ANNOTATOR);
        names.put("white", Tags.RED);
        names.put("whiteteam", Tags.RED_TEAM);
        names.put("whiteelo", Tags.RED_ELO);
        names.put("redrating", Tags.RED_ELO);
        names.put("blackrating", Tags.BLACK_ELO);
        names.put("whitetime", Tags.RED_TIME);
        return Map.copyOf(names);
    }

    private static final Set<String> GAMES = Set.of("", "chinese chess", "chinesechess", "xiangqi");
    private static final Set<String> FORMATS = Set.of("", "chinese", "wxf", "iccs", "uci", "ucci", "san");

    static String name(String name) {
        return NAMES.getOrDefault(name.toLowerCase(Locale.ROOT), name);
    }

    /** Hands the tags over, without those that only describe the file itself. */
    static void put(Map<String, String> tags, GameBuilder builder) {
        tags.forEach((name, value) -> {
            String small = value.strip().toLowerCase(Locale.ROOT);
            boolean ofTheFile = switch (name) {
                case "Game", "Variant" -> GAMES.contains(small);
                case "Format" -> FORMATS.contains(small);
                case "SetUp" -> small.equals("0") || small.equals("1");
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
