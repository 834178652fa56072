package org.chuhe.server.play.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What a client says. Nothing in it is believed but what it wants; times, if it tells any, are not even read.
 *
 * @param type what kind of message
 * @param id the client's name for it, empty if it has none
 * @param ply how many plies had been played when it was sent
 * @param text the move, the kind of a claim or the token of a ping
 * @param points the points touched
 */
public record ClientMessage(String type, String id, int ply, String text, List<String> points) {
    private static final int LONGEST_ID = 40;
    private static final int LONGEST_TEXT = 40;
    private static final int MOST_POINTS = 10;

    public ClientMessage {
        points = List.copyOf(points);
    }

    /** Reads a message; empty if it is not one. */
    public static Optional<ClientMessage> read(JsonMapper mapper, String frame) {
        try {
            JsonNode json = mapper.readTree(frame);
            if (!json.isObject()) {
                return Optional.empty();
            }
            String type = text(json, "t");
            String content = switch (type) {
                case "move" -> text(json, "move");
                case "claim" -> text(json, "kind");
                case "pong" -> text(json, "n");
                default -> "";
            };
            ClientMessage message = new ClientMessage(
                    type, text(json, "id"), json.path("ply").asInt(-1), content, points(json.path("points")));
            return message.isSound() ? Optional.of(message) : Optional.empty();
        } catch (JacksonException e) {
            return Optional.empty();
        }
    }

    private static String text(JsonNode json, String name) {
        JsonNode value = json.path(name);
        return value.isString() ? value.stringValue() : "";
    }

    private static List<String> points(JsonNode json) {
        List<String> points = new ArrayList<>();
        for (JsonNode point : json) {
            if (point.isString() && points.size() < MOST_POINTS) {
                points.add(point.stringValue());
            }
        }
        return points;
    }

    private boolean isSound() {
        return !type.isEmpty()
                && id.length() <= LONGEST_ID
                && text.length() <= LONGEST_TEXT
                && id.chars().allMatch(c -> c > ' ' && c < 127);
    }
}
