package org.chuhe.server.games.matches;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.engines.stats.Sprt;
import org.chuhe.text.Translated;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * What a match is.
 *
 * @param title what its runner calls it; empty until he has said something
 * @param engines what the programs are called
 * @param total how many games there will be at most
 * @param rules the edition
 * @param conditions the edition, thresholds and time in words
 * @param sprt the test that may end it
 */
record MatchFacts(
        String title, List<String> engines, int total, String rules, Translated conditions, Optional<Sprt> sprt) {
    /** Nothing has been said yet. */
    static final MatchFacts NONE = new MatchFacts("", List.of(), 0, "", Translated.same(""), Optional.empty());

    private static final int MOST_ENGINES = 256;
    private static final int MOST_GAMES = 10_000_000;
    private static final int LONGEST_NAME = 100;
    private static final int LONGEST_TEXT = 1000;

    MatchFacts {
        engines = List.copyOf(engines);
    }

    /** What was said; empty if it is not what a match can be. */
    static Optional<MatchFacts> read(JsonNode json) {
        List<String> engines = new ArrayList<>();
        json.path("engines").forEach(name -> engines.add(name.asString("")));
        int total = json.path("total").asInt(0);
        String title = json.path("title").asString("");
        String rules = json.path("rules").asString("");
        Translated conditions = words(json.path("conditions"));
        boolean sound = engines.size() >= 2
                && engines.size() <= MOST_ENGINES
                && engines.stream().allMatch(name -> !name.isBlank() && name.length() <= LONGEST_NAME)
                && total > 0
                && total <= MOST_GAMES
                && title.length() <= LONGEST_TEXT
                && RuleBooks.byId(rules).isPresent()
                && isShort(conditions, LONGEST_TEXT);
        return sound
                ? Optional.of(new MatchFacts(title, engines, total, rules, conditions, sprt(json.path("sprt"))))
                : Optional.empty();
    }

    static Translated words(JsonNode json) {
        return Translated.byCode(
                        code -> Optional.of(json.path(code).asString("")).filter(text -> !text.isEmpty()))
                .orElse(Translated.same(""));
    }

    static boolean isShort(Translated words, int longest) {
        return words.byCode().values().stream().allMatch(text -> text.length() <= longest);
    }

    private static Optional<Sprt> sprt(JsonNode json) {
        try {
            return json.isObject()
                    ? Optional.of(new Sprt(
                            json.path("elo0").asDouble(0),
                            json.path("elo1").asDouble(0),
                            json.path("alpha").asDouble(0),
                            json.path("beta").asDouble(0)))
                    : Optional.empty();
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    ObjectNode write() {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("title", title);
        ArrayNode names = json.putArray("engines");
        engines.forEach(names::add);
        json.put("total", total);
        json.put("rules", rules);
        ObjectNode words = json.putObject("conditions");
        conditions.byCode().forEach(words::put);
        sprt.ifPresent(test -> json.putObject("sprt")
                .put("elo0", test.elo0())
                .put("elo1", test.elo1())
                .put("alpha", test.alpha())
                .put("beta", test.beta()));
        return json;
    }

    /** What a program is called. */
    String name(int engine) {
        return engine >= 0 && engine < engines.size() ? engines.get(engine) : "?";
    }

    /** Whether another message speaks of the same match. */
    boolean isSameAs(MatchFacts other) {
        return engines.equals(other.engines) && rules.equals(other.rules);
    }
}
