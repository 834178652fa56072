package org.chuhe.server.game.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.Interpretations;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.core.Side;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.clock.ClockStage;
import org.chuhe.text.Coded;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Tables as the database keeps them. Keys and words are those of the format ({@code docs/game-tables.md}), whatever classes
 * and constants are called; what a newer program has put in is kept.
 */
public final class TableJson {
    private final JsonMapper json;

    public TableJson(JsonMapper json) {
        this.json = json;
    }

    /** A table as text. */
    public String write(GameTable table) {
        ObjectNode known = tree(table);
        if (!table.kept().isEmpty() && json.readTree(table.kept()) instanceof ObjectNode kept) {
            return put(known, kept).toString();
        }
        return known.toString();
    }

    /** What is known replaces what was there; what is not known stays. */
    private static ObjectNode put(ObjectNode known, ObjectNode into) {
        known.properties().forEach(entry -> into.set(entry.getKey(), put(entry.getValue(), into.get(entry.getKey()))));
        return into;
    }

    private static JsonNode put(JsonNode known, @Nullable JsonNode into) {
        if (known instanceof ObjectNode object && into instanceof ObjectNode old) {
            return put(object, old);
        }
        if (known instanceof ArrayNode list && into instanceof ArrayNode old && list.size() == old.size()) {
            for (int i = 0; i < list.size(); i++) {
                old.set(i, put(list.get(i), old.get(i)));
            }
            return old;
        }
        return known;
    }

    private static ObjectNode tree(GameTable table) {
        ObjectNode tree = Json.object();
        tree.set("agreement", agreement(table.agreement()));
        tree.set("seating", seating(table.seating()));
        tree.set("notes", notes(table.notes()));
        return tree;
    }

    private static ObjectNode agreement(Agreement agreement) {
        ObjectNode tree = Json.object().put("title", agreement.title());
        tree.set("terms", terms(agreement.terms()));
        tree.put("colours", agreement.colours().code());
        tree.put("listed", agreement.listed());
        tree.set("board", agreement.board().map(TableJson::board).orElse(null));
        tree.put("byOrganiser", agreement.byOrganiser());
        return tree;
    }

    private static ObjectNode terms(GameTerms terms) {
        ObjectNode tree = Json.object().put("edition", terms.book().id());
        if (!terms.book().turned().isEmpty()) {
            tree.put("interpretations", Interpretations.write(terms.book()));
        }
        tree.put("preset", terms.preset().code());
        tree.set("clock", clock(terms.clock()));
        tree.put("odds", terms.odds().code());
        tree.put("touchMove", terms.touchMove());
        if (!terms.particulars().equals(Particulars.NONE)) {
            terms.particulars().write(tree.putObject("particulars"));
        }
        return tree;
    }

    private static ObjectNode clock(ClockScheme clock) {
        ObjectNode tree = Json.object();
        ArrayNode stages = tree.putArray("stages");
        for (ClockStage stage : clock.stages()) {
            stages.addObject()
                    .put("moves", stage.moves())
                    .put("millis", stage.millis())
                    .put("increment", stage.increment());
        }
        return tree.put("countdownPeriods", clock.countdownPeriods())
                .put("countdownMillis", clock.countdownMillis())
                .put("moveLimit", clock.moveLimit())
                .put("redExtra", clock.redExtra())
                .put("blackExtra", clock.blackExtra());
    }

    private static ObjectNode board(BoardReference board) {
        return Json.object()
                .put("event", board.event())
                .put("round", board.round())
                .put("table", board.table())
                .put("game", board.game());
    }

    private static ObjectNode seating(Seating seating) {
        ObjectNode tree = Json.object();
        tree.set("first", seat(seating.first()));
        tree.set("second", seating.second().map(TableJson::seat).orElse(null));
        tree.put("firstSide", side(seating.firstSide()));
        return tree.put("leftHand", seating.leftHand().code());
    }

    private static ObjectNode seat(PlayerSeat seat) {
        return Json.object()
                .put("identity", seat.identity())
                .put("name", seat.name())
                .put("account", seat.account());
    }

    private static ObjectNode notes(Notes notes) {
        return Json.object()
                .put("call", side(notes.call()))
                .put("rematch", side(notes.rematch()))
                .put("next", notes.next())
                .put("cancelled", notes.cancelled());
    }

    private static @Nullable String side(Optional<Side> side) {
        return side.map(Side::code).orElse(null);
    }

    /**
     * Reads a table.
     *
     * @throws IllegalArgumentException if it is no table
     */
    public GameTable read(String text) {
        JsonNode tree = json.readTree(text);
        GameTable table = table(tree);
        return saysMore(text, tree, table) ? table.keeping(text) : table;
    }

    private boolean saysMore(String text, JsonNode tree, GameTable table) {
        String known = tree(table).toString();
        return !known.equals(text) && !json.readTree(known).equals(tree);
    }

    private static GameTable table(JsonNode tree) {
        return new GameTable(
                agreement(tree.path("agreement")), seating(tree.path("seating")), notes(tree.path("notes")));
    }

    private static Agreement agreement(JsonNode tree) {
        JsonNode board = tree.path("board");
        return new Agreement(
                text(tree, "title"),
                terms(tree.path("terms")),
                constant(tree, "colours", ColourChoice.class),
                flag(tree, "listed"),
                board.isObject() ? Optional.of(board(board)) : Optional.empty(),
                flag(tree, "byOrganiser"));
    }

    private static GameTerms terms(JsonNode tree) {
        return new GameTerms(
                Interpretations.read(
                        RuleBooks.byId(text(tree, "edition")).orElseThrow(() -> unusable("edition")),
                        tree.path("interpretations").asString("")),
                constant(tree, "preset", Preset.class),
                clock(tree.path("clock")),
                constant(tree, "odds", Odds.class),
                flag(tree, "touchMove"),
                Particulars.read(tree.path("particulars")));
    }

    private static ClockScheme clock(JsonNode tree) {
        List<ClockStage> stages = new ArrayList<>();
        tree.path("stages")
                .forEach(stage -> stages.add(new ClockStage(
                        (int) number(stage, "moves"), number(stage, "millis"), number(stage, "increment"))));
        return new ClockScheme(
                stages,
                (int) number(tree, "countdownPeriods"),
                number(tree, "countdownMillis"),
                number(tree, "moveLimit"),
                number(tree, "redExtra"),
                number(tree, "blackExtra"));
    }

    private static BoardReference board(JsonNode tree) {
        return new BoardReference(text(tree, "event"), (int) number(tree, "round"), (int) number(tree, "table"), (int)
                number(tree, "game"));
    }

    private static Seating seating(JsonNode tree) {
        JsonNode second = tree.path("second");
        return new Seating(
                seat(tree.path("first")),
                second.isObject() ? Optional.of(seat(second)) : Optional.empty(),
                side(tree, "firstSide"),
                constant(tree, "leftHand", Side.class));
    }

    private static PlayerSeat seat(JsonNode tree) {
        return new PlayerSeat(text(tree, "identity"), text(tree, "name"), flag(tree, "account"));
    }

    private static Notes notes(JsonNode tree) {
        return new Notes(side(tree, "call"), side(tree, "rematch"), text(tree, "next"), flag(tree, "cancelled"));
    }

    private static Optional<Side> side(JsonNode tree, String key) {
        return tree.path(key).isNull() ? Optional.empty() : Optional.of(constant(tree, key, Side.class));
    }

    private static <E extends Enum<E> & Coded> E constant(JsonNode tree, String key, Class<E> type) {
        return Coded.find(type, text(tree, key)).orElseThrow(() -> unusable(key));
    }

    private static String text(JsonNode tree, String key) {
        JsonNode value = tree.path(key);
        if (!value.isString()) {
            throw unusable(key);
        }
        return value.stringValue();
    }

    private static boolean flag(JsonNode tree, String key) {
        JsonNode value = tree.path(key);
        if (!value.isBoolean()) {
            throw unusable(key);
        }
        return value.booleanValue();
    }

    private static long number(JsonNode tree, String key) {
        JsonNode value = tree.path(key);
        if (!value.isIntegralNumber()) {
            throw unusable(key);
        }
        return value.longValue();
    }

    private static IllegalArgumentException unusable(String key) {
        return new IllegalArgumentException("a table without its " + key);
    }
}
