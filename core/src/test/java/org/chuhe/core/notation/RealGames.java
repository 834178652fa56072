package org.chuhe.core.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.core.Move;
import org.chuhe.testing.Archive;
import tools.jackson.databind.JsonNode;

/** The games of an archive, their moves read. */
public final class RealGames {
    /** A game; {@code terminal} and {@code reason} are empty where the file does not give them. */
    public record Game(
            String fen,
            List<Move> moves,
            Optional<Integer> firstIllegalPly,
            Optional<String> reason,
            Optional<String> terminal) {}

    private RealGames() {}

    public static List<Game> of(Archive archive, String list) {
        return archive.games(list).stream().map(RealGames::game).toList();
    }

    private static Game game(JsonNode node) {
        List<Move> moves = new ArrayList<>();
        node.get("moves").forEach(move -> moves.add(Iccs.parse(move.asString())));
        return new Game(
                node.get("fen").asString(),
                moves,
                Optional.ofNullable(node.get("first_illegal_ply")).map(JsonNode::asInt),
                text(node, "reason"),
                text(node, "terminal"));
    }

    private static Optional<String> text(JsonNode node, String field) {
        return Optional.ofNullable(node.get(field)).map(JsonNode::asString);
    }
}
