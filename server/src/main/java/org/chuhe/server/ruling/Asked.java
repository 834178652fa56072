package org.chuhe.server.ruling;

import org.chuhe.json.JsonException;
import org.chuhe.json.JudgeRequest;
import org.chuhe.text.Messages;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Reads what visitors send, within limits that no honest question reaches. */
final class Asked {
    private static final Messages WORDS = Messages.beside(Asked.class);
    /** A game of three hundred rounds. */
    static final int MOST_MOVES = 600;

    private static final int LONGEST_FEN = 200;
    private static final int LONGEST_MOVE = 40;

    private Asked() {}

    /** The caller's name for a request, if it has a usable one. */
    static @Nullable String id(JsonNode request) {
        try {
            return request instanceof ObjectNode node ? JudgeRequest.id(node).orElse(null) : null;
        } catch (JsonException e) {
            return null;
        }
    }

    /**
     * A request for a ruling.
     *
     * @throws IllegalArgumentException if it cannot be read, or is too long
     */
    static JudgeRequest request(JsonNode request) {
        if (!(request instanceof ObjectNode node)) {
            throw JudgeRequest.notJson(request.toString());
        }
        limit(node);
        JudgeRequest asked = JudgeRequest.of(node, Judge.usualBook());
        limit(asked.game().ply());
        return asked;
    }

    /** Turns away what is too long to be meant. */
    static void limit(ObjectNode request) {
        limit(request.path("fen").asString(""), request.path("moves").asString(""));
        JsonNode moves = request.path("moves");
        boolean tooLong = moves.isArray()
                ? moves.size() > MOST_MOVES
                        || moves.valueStream()
                                .anyMatch(move -> move.asString("").length() > longest(moves))
                : moves.asString("").length() > MOST_MOVES * LONGEST_MOVE / 2;
        limit(tooLong ? Integer.MAX_VALUE : 0);
    }

    /** Turns away a position or moves that are too long to be meant. */
    static void limit(String fen, String moves) {
        if (fen.length() > LONGEST_FEN) {
            throw new JsonException(WORDS.message("asked.fen", LONGEST_FEN));
        }
        limit(moves.length() > MOST_MOVES * LONGEST_MOVE / 2 ? Integer.MAX_VALUE : 0);
    }

    /** Turns away more moves than a game has. */
    static void limit(int moves) {
        if (moves > MOST_MOVES) {
            throw new JsonException(WORDS.message("asked.moves", MOST_MOVES));
        }
    }

    /** A list of one text is a whole game in one text. */
    private static int longest(JsonNode moves) {
        return moves.size() == 1 ? MOST_MOVES * LONGEST_MOVE / 2 : LONGEST_MOVE;
    }
}
