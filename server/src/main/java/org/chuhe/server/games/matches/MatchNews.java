package org.chuhe.server.games.matches;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Messages;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * A message of a match's runner.
 *
 * @param facts what match it is
 * @param origin by which his journal is told from another's; empty as long as no game is over
 * @param from how many games of the journal come before these
 * @param games games that are over, as lines of the journal
 * @param boards what is being played, as pages show it
 * @param ended whether there will be nothing more
 */
record MatchNews(MatchFacts facts, String origin, int from, List<String> games, ArrayNode boards, boolean ended) {
    private static final Messages WORDS = Messages.beside(MatchNews.class);
    private static final int MOST_GAMES = 2000;
    private static final int MOST_BOARDS = 64;
    private static final int LONGEST_ORIGIN = 32;

    MatchNews {
        games = List.copyOf(games);
    }

    /** @throws Rejection if it is not what a runner says */
    static MatchNews read(JsonNode json, long now) {
        MatchFacts facts =
                MatchFacts.read(json.path("match")).orElseThrow(() -> Rejection.unusable(WORDS.message("news.match")));
        String origin = json.path("origin").asString("");
        int from = json.path("from").asInt(-1);
        JsonNode games = json.path("games");
        JsonNode boards = json.path("boards");
        if (from < 0
                || origin.length() > LONGEST_ORIGIN
                || games.size() > MOST_GAMES
                || boards.size() > MOST_BOARDS
                || !games.isArray()
                || !boards.isArray()) {
            throw Rejection.unusable(WORDS.message("news.unusable"));
        }
        List<String> lines = new ArrayList<>();
        games.forEach(game -> lines.add(game.asString("")));
        ArrayNode shown = JsonNodeFactory.instance.arrayNode();
        boards.forEach(board -> ToldBoard.read(board, facts, now).ifPresent(shown::add));
        return new MatchNews(
                facts, origin, from, lines, shown, json.path("ended").asBoolean(false));
    }
}
