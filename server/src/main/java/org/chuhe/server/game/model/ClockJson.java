package org.chuhe.server.game.model;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.clock.ClockStage;
import org.chuhe.json.GameTree;
import org.chuhe.json.RulingJson;
import org.chuhe.server.platform.http.Failure;
import org.chuhe.text.Messages;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Timing schemes as JSON, in seconds. */
public final class ClockJson {
    /** No stage, period or increment is longer: thirty days. */
    public static final long LONGEST_SECONDS = 30L * 24 * 3600;

    public static final int MOST_STAGES = 5;
    public static final int MOST_PERIODS = 20;
    private static final int MOST_MOVES = 500;
    /** 贴时 (6.5) evens out the first move; it is no time for a second game. */
    private static final long MOST_EXTRA_SECONDS = 24 * 3600;

    private static final Messages WORDS = Messages.beside(ClockJson.class);

    private ClockJson() {}

    public static ObjectNode write(ClockScheme scheme) {
        return RulingJson.of(GameTree.clock(scheme));
    }

    /** Reads a scheme; what makes no sense is a {@link Failure}. */
    public static ClockScheme read(JsonNode json) {
        JsonNode list = json.path("stages");
        if (!list.isArray() || list.isEmpty() || list.size() > MOST_STAGES) {
            throw unusable("clock.stages", MOST_STAGES);
        }
        List<ClockStage> stages = new ArrayList<>();
        for (JsonNode stage : list) {
            stages.add(new ClockStage(
                    (int) number(stage, "moves", MOST_MOVES),
                    1000 * number(stage, "seconds", LONGEST_SECONDS),
                    1000 * number(stage, "increment", LONGEST_SECONDS)));
        }
        JsonNode countdown = json.path("countdown");
        JsonNode extra = json.path("extra");
        try {
            return new ClockScheme(
                    stages,
                    (int) number(countdown, "periods", MOST_PERIODS),
                    1000 * number(countdown, "seconds", LONGEST_SECONDS),
                    1000 * number(json, "moveLimit", LONGEST_SECONDS),
                    1000 * number(extra, "red", MOST_EXTRA_SECONDS),
                    1000 * number(extra, "black", MOST_EXTRA_SECONDS));
        } catch (IllegalArgumentException e) {
            throw unusable("clock.scheme");
        }
    }

    private static long number(JsonNode json, String name, long most) {
        JsonNode value = json.path(name);
        if (value.isMissingNode() || value.isNull()) {
            return 0;
        }
        if (!value.isIntegralNumber() || value.longValue() < 0 || value.longValue() > most) {
            throw unusable("clock.number", name, most);
        }
        return value.longValue();
    }

    private static Failure unusable(String key, Object... arguments) {
        return Failure.unusable(WORDS.message(key, arguments));
    }
}
