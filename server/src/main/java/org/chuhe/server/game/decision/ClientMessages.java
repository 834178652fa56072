package org.chuhe.server.game.decision;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.core.Square;
import org.chuhe.game.result.ClaimKind;
import org.chuhe.text.Coded;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads what clients say: the one place that knows the words of {@code docs/live-protocol.md}. */
public final class ClientMessages {
    private static final int LONGEST_ID = 40;
    private static final int LONGEST_TEXT = 40;
    private static final int LONGEST_SPEECH = 200;
    private static final int MOST_POINTS = 10;

    private ClientMessages() {}

    /** Reads a message; what makes no sense is {@link ClientMessage.Unknown}. */
    public static ClientMessage read(JsonMapper mapper, String frame) {
        try {
            JsonNode json = mapper.readTree(frame);
            String id = text(json, "id");
            boolean sound = id.length() <= LONGEST_ID && id.chars().allMatch(c -> c > ' ' && c < 127);
            return sound ? message(json, id, json.path("ply").asInt(-1)) : new ClientMessage.Unknown("", -1);
        } catch (JacksonException e) {
            return new ClientMessage.Unknown("", -1);
        }
    }

    private static ClientMessage message(JsonNode json, String id, int ply) {
        ClientMessage unknown = new ClientMessage.Unknown(id, ply);
        return switch (text(json, "t")) {
            case "move" ->
                bounded(json, "move")
                        .<ClientMessage>map(move -> new ClientMessage.Move(id, ply, text(json, "fen"), move))
                        .orElse(unknown);
            case "offer" -> new ClientMessage.Offer(id, ply);
            case "accept" -> new ClientMessage.Accept(id, ply);
            case "decline" -> new ClientMessage.Decline(id, ply);
            case "take-back" -> new ClientMessage.TakeBack(id, ply);
            case "agree" -> new ClientMessage.AnswerTakeBack(id, ply, true);
            case "refuse" -> new ClientMessage.AnswerTakeBack(id, ply, false);
            case "chat" -> new ClientMessage.WantChat(id, ply, json.path("on").asBoolean(false));
            case "say" ->
                spoken(json)
                        .<ClientMessage>map(text -> new ClientMessage.Say(id, ply, text))
                        .orElse(unknown);
            case "resign" -> new ClientMessage.Resign(id, ply);
            case "claim" ->
                Coded.find(ClaimKind.class, text(json, "kind"))
                        .<ClientMessage>map(kind -> new ClientMessage.Claim(id, ply, kind))
                        .orElse(unknown);
            case "touch" ->
                points(json.path("points"))
                        .<ClientMessage>map(points -> new ClientMessage.Touch(id, ply, points))
                        .orElse(unknown);
            case "sign" -> new ClientMessage.Sign(id, ply);
            case "call" -> new ClientMessage.Call(id, ply);
            case "sync" -> new ClientMessage.Sync(id, ply);
            case "pong" ->
                bounded(json, "n")
                        .<ClientMessage>map(token -> new ClientMessage.Pong(id, ply, token))
                        .orElse(unknown);
            default -> unknown;
        };
    }

    private static String text(JsonNode json, String name) {
        JsonNode value = json.path(name);
        return value.isString() ? value.stringValue() : "";
    }

    private static Optional<String> bounded(JsonNode json, String name) {
        return Optional.of(text(json, name)).filter(text -> text.length() <= LONGEST_TEXT);
    }

    /** One line of plain text; what cannot be seen or turns the rest of the page around is left out. */
    private static Optional<String> spoken(JsonNode json) {
        String line = text(json, "text")
                .replaceAll("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\s]+", " ")
                .strip();
        return Optional.of(line)
                .filter(text -> !text.isEmpty() && text.codePointCount(0, text.length()) <= LONGEST_SPEECH);
    }

    /** One to ten points; one that is none makes nonsense of them all. */
    private static Optional<List<Square>> points(JsonNode json) {
        List<Square> points = new ArrayList<>();
        for (JsonNode point : json) {
            Optional<Square> read =
                    Optional.of(point).filter(JsonNode::isString).flatMap(text -> Square.parse(text.stringValue()));
            if (read.isEmpty() || points.size() == MOST_POINTS) {
                return Optional.empty();
            }
            points.add(read.get());
        }
        return points.isEmpty() ? Optional.empty() : Optional.of(points);
    }
}
