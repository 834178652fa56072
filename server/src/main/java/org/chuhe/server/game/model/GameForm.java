package org.chuhe.server.game.model;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.chuhe.game.clock.ClockText;
import org.chuhe.server.platform.rejection.Rejection;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The form for a new game: its fields become what programs send to {@code POST /api/games}, and fill it again when
 * something was wrong.
 *
 * @param asked what was asked for; empty at first
 */
public record GameForm(JsonNode asked) {
    /** Reads the fields; a number that is none is left to be refused where the rest is judged. */
    public static ObjectNode read(UnaryOperator<@Nullable String> field) {
        ObjectNode json = Json.object();
        Stream.of("name", "preset", "edition", "interpretations", "colours", "visibility")
                .forEach(name -> put(json, name, field.apply(name)));
        json.put("touchMove", field.apply("touch") != null);
        json.put("takeBack", field.apply("takeBack") != null);
        json.put("firstMovesFree", field.apply("firstMovesFree") != null);
        ObjectNode handicap = json.putObject("handicap");
        put(handicap, "kind", field.apply("handicap"));
        put(handicap, "giver", field.apply("giver"));
        if ("own".equals(field.apply("clock"))) {
            clock(json.putObject("clock"), field);
        }
        return json;
    }

    private static void put(ObjectNode json, String name, @Nullable String value) {
        if (value != null && !value.isBlank()) {
            json.put(name, value.strip());
        }
    }

    private static void clock(ObjectNode clock, UnaryOperator<@Nullable String> field) {
        clock.putArray("stages")
                .addObject()
                .put("moves", 0)
                .put("seconds", seconds(field.apply("minutes"), 60))
                .put("increment", seconds(field.apply("increment"), 1));
        long countdown = seconds(field.apply("countdown"), 1);
        clock.putObject("countdown").put("periods", countdown == 0 ? 0 : 1).put("seconds", countdown);
        clock.put("moveLimit", seconds(field.apply("limit"), 1));
        extra(clock, field);
    }

    /** 贴时 (6.5): what a side gets on top; nothing is said where there is none. */
    public static void extra(ObjectNode clock, UnaryOperator<@Nullable String> field) {
        long red = seconds(field.apply("extraRed"), 1);
        long black = seconds(field.apply("extraBlack"), 1);
        if (red != 0 || black != 0) {
            clock.putObject("extra").put("red", red).put("black", black);
        }
    }

    /** Minutes may have a fraction: half a minute is a usual unit. */
    private static long seconds(@Nullable String text, int unit) {
        if (text == null || text.isBlank()) {
            return 0;
        }
        try {
            return Math.round(Double.parseDouble(text.strip().replace(',', '.')) * unit);
        } catch (NumberFormatException e) {
            return -1;
        }
    }

    /** What a field is filled with. */
    public String value(String name, String usual) {
        return switch (name) {
            case "handicap" -> asked.path("handicap").path("kind").asString(usual);
            case "giver" -> asked.path("handicap").path("giver").asString(usual);
            case "clock" -> asked.path("clock").isObject() ? "own" : usual;
            case "minutes" -> number(stage().path("seconds"), 60, usual);
            case "increment" -> number(stage().path("increment"), 1, usual);
            case "countdown" -> number(asked.path("clock").path("countdown").path("seconds"), 1, usual);
            case "limitRounds", "lateMinutes", "reversedMinutes", "displacedRounds", "offersAhead" ->
                number(asked.path(name), 1, usual);
            case "extraRed" -> number(asked.path("clock").path("extra").path("red"), 1, usual);
            case "extraBlack" -> number(asked.path("clock").path("extra").path("black"), 1, usual);
            case "times" -> times(usual);
            case "limit" -> number(asked.path("clock").path("moveLimit"), 1, usual);
            default -> asked.path(name).asString(usual);
        };
    }

    private JsonNode stage() {
        return asked.path("clock").path("stages").path(0);
    }

    /** Stages and byo-yomi as people write them, where the single fields cannot say it. */
    private String times(String usual) {
        JsonNode clock = asked.path("clock");
        boolean simple = clock.path("stages").size() <= 1
                && stage().path("moves").asInt(0) == 0
                && clock.path("countdown").path("periods").asInt(0) <= 1;
        try {
            return simple ? usual : ClockText.write(ClockJson.read(clock)).orElse(usual);
        } catch (Rejection e) {
            return usual;
        }
    }

    /** Half a minute is 0.5: a form that is filled in again must not make less of it. */
    private static String number(JsonNode value, int unit, String usual) {
        if (!value.isNumber() || value.asLong() < 0) {
            return usual;
        }
        return value.asLong() % unit == 0
                ? Long.toString(value.asLong() / unit)
                : BigDecimal.valueOf(value.asLong())
                        .divide(BigDecimal.valueOf(unit), 4, RoundingMode.HALF_UP)
                        .stripTrailingZeros()
                        .toPlainString();
    }

    public boolean is(String name, String value, String usual) {
        return value(name, usual).equals(value);
    }

    /** Whether a box is ticked, or something was said at all. */
    public boolean flag(String name) {
        JsonNode value = asked.path(name);
        return value.isString() || value.asBoolean(false);
    }

    public boolean takeBack() {
        return asked.path("takeBack").asBoolean(true);
    }

    public boolean firstMovesFree() {
        return asked.path("firstMovesFree").asBoolean(true);
    }

    public boolean touchMove() {
        return asked.path("touchMove").asBoolean(false);
    }
}
