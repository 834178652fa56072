package org.chuhe.server.games.matches;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chuhe.core.Move;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.Notations;
import org.chuhe.documents.board.BoardPicture;
import org.chuhe.engines.protocol.RankDialect;
import org.chuhe.server.platform.http.Visitor;
import tools.jackson.databind.JsonNode;

/**
 * A board that is being played at, for browsers without scripts; the page's script draws it anew every second.
 *
 * @param round the round on the board
 * @param picture the position as SVG
 * @param refused why no more of the game is shown, or empty
 */
public record ShownBoard(
        int game,
        String red,
        String black,
        int round,
        String picture,
        String refused,
        Optional<Expected> redLine,
        Optional<Expected> blackLine) {

    /** What an engine expects, in the reader's notation and from Red's side. */
    public record Expected(String worth, int depth, String moves) {}

    static List<ShownBoard> all(JsonNode boards, Visitor visitor) {
        List<ShownBoard> shown = new ArrayList<>();
        for (JsonNode board : boards) {
            shown.add(new ShownBoard(
                    board.path("game").asInt(),
                    board.path("red").asString(""),
                    board.path("black").asString(""),
                    board.path("ply").asInt() / 2 + 1,
                    picture(board, visitor),
                    MatchFacts.words(board.path("refused")).in(visitor.locale()),
                    expected(board.path("redLine"), visitor),
                    expected(board.path("blackLine"), visitor)));
        }
        return shown;
    }

    private static String picture(JsonNode board, Visitor visitor) {
        BoardPicture picture = BoardPicture.of(Fen.read(board.path("fen").asString("")));
        Optional<Move> last = RankDialect.FROM_ZERO.read(board.path("last").asString(""));
        return last.map(picture::lastMove).orElse(picture).look(visitor.look()).svg();
    }

    private static Optional<Expected> expected(JsonNode line, Visitor visitor) {
        if (!line.isObject()) {
            return Optional.empty();
        }
        int mate = line.path("mate").asInt(0);
        int score = line.path("score").asInt(0);
        String worth = line.has("mate")
                ? (mate < 0 ? "-M" : "M") + Math.abs((long) mate)
                : String.format(Locale.ROOT, "%s%.2f", score < 0 ? "-" : "+", Math.abs((double) score) / 100);
        String notation = Notations.usual().onScreen(visitor.locale()).id();
        String moves = line.path(notation).asString("");
        return Optional.of(new Expected(worth, line.path("depth").asInt(0), moves));
    }
}
