package org.chuhe.server.games.matches;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.NotationException;
import org.chuhe.core.notation.Notations;
import org.chuhe.engines.protocol.RankDialect;
import org.chuhe.text.Messages;
import org.chuhe.text.Translated;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A board of a match as its runner tells it, turned into what pages show. The moves are played again: the first that is not
 * legal ends what is shown, and the board says so.
 */
final class ToldBoard {
    private static final Messages WORDS = Messages.beside(ToldBoard.class);
    private static final int LONGEST_FEN = 150;
    private static final int LONGEST_MOVES = 16_000;
    private static final int LONGEST_LINE = 12;
    private static final long LONGEST_TIME = 10_000_000_000L;

    private final JsonNode told;
    private final List<Position> positions = new ArrayList<>();
    private final List<Move> moves = new ArrayList<>();
    private Optional<Translated> refusal = Optional.empty();

    private ToldBoard(JsonNode told) {
        this.told = told;
    }

    /**
     * What pages show; empty if it is no board of this match.
     *
     * @param now when it was told
     */
    static Optional<ObjectNode> read(JsonNode told, MatchFacts facts, long now) {
        int number = told.path("game").asInt(0);
        int red = told.path("red").asInt(-1);
        int black = told.path("black").asInt(-1);
        int engines = facts.engines().size();
        if (number < 1 || number > facts.total() || red < 0 || red >= engines || black < 0 || black >= engines) {
            return Optional.empty();
        }
        ToldBoard board = new ToldBoard(told);
        if (!board.play()) {
            return Optional.empty();
        }
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("game", number);
        json.put("red", facts.name(red));
        json.put("black", facts.name(black));
        board.write(json, now);
        return Optional.of(json);
    }

    private boolean play() {
        String fen = told.path("fen").asString("");
        String text = told.path("moves").asString("").strip();
        if (fen.length() > LONGEST_FEN || text.length() > LONGEST_MOVES) {
            return false;
        }
        try {
            positions.add(Fen.read(fen));
        } catch (NotationException e) {
            return false;
        }
        for (String word : text.isEmpty() ? new String[0] : text.split(" ")) {
            Position position = positions.get(positions.size() - 1);
            Optional<Move> move = RankDialect.FROM_ZERO.read(word).filter(position::isLegal);
            if (move.isEmpty()) {
                refusal = Optional.of(Translated.of(WORDS.message(
                        "refused.move", word.substring(0, Math.min(10, word.length())), moves.size() + 1)::in));
                return true;
            }
            moves.add(move.get());
            positions.add(position.play(move.get()));
        }
        return true;
    }

    private void write(ObjectNode json, long now) {
        Position position = positions.get(positions.size() - 1);
        json.put("fen", Fen.write(position));
        json.put("ply", moves.size());
        json.put("turn", position.sideToMove().code());
        if (!moves.isEmpty()) {
            json.put("last", moves.get(moves.size() - 1).toString());
        }
        json.put("check", position.isCheck());
        json.put("since", now - time(told.path("thought")).orElse(0L));
        refusal.ifPresent(why -> {
            ObjectNode words = json.putObject("refused");
            why.byCode().forEach(words::put);
        });
        for (Side side : Side.values()) {
            time(told.path(side.code() + "Clock")).ifPresent(left -> json.put(side.code() + "Clock", left));
            line(told.path(side.code() + "Line")).ifPresent(line -> json.set(side.code() + "Line", line));
        }
    }

    private static Optional<Long> time(JsonNode json) {
        long millis = json.asLong(-1);
        return millis < 0 || millis > LONGEST_TIME ? Optional.empty() : Optional.of(millis);
    }

    /** What an engine expects, as far as it can be played. */
    private Optional<ObjectNode> line(JsonNode said) {
        int ply = said.path("ply").asInt(-1);
        if (ply < 0 || ply >= positions.size()) {
            return Optional.empty();
        }
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("depth", Math.max(0, Math.min(999, said.path("depth").asInt(0))));
        for (String worth : List.of("score", "mate")) {
            if (said.path(worth).isInt()) {
                json.put(worth, said.path(worth).asInt());
            }
        }
        List<Map<String, String>> line = new ArrayList<>();
        Position position = positions.get(ply);
        for (String word : said.path("moves").asString("").split(" ", LONGEST_LINE + 1)) {
            Optional<Move> move = RankDialect.FROM_ZERO.read(word).filter(position::isLegal);
            if (move.isEmpty() || line.size() == LONGEST_LINE) {
                break;
            }
            line.add(Notations.usual().spellings(position, move.get()));
            position = position.play(move.get());
        }
        for (String id : Notations.usual().ids()) {
            json.put(id, line.stream().map(move -> move.getOrDefault(id, "")).collect(Collectors.joining(" ")));
        }
        return Optional.of(json);
    }
}
