package org.chuhe.game.log;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Reads lines as version 1 wrote them: the parts of nested values by their position, constants in capitals, everything
 * written out. It gives them the names of version 2; what it knows of the old order never changes again.
 */
final class Version1 {
    /** How a value was written. */
    private sealed interface Shape {
        /** Numbers, truths, points, moves, texts. */
        record Plain() implements Shape {}

        record Constant() implements Shape {}

        record ListOf(Shape element) implements Shape {}

        /** In brackets, which may be empty. */
        record Perhaps(Shape element) implements Shape {}

        /** Values in brackets, by position. */
        record Tuple(List<Named> parts) implements Shape {}
    }

    private record Named(String name, Shape shape) {}

    private static final Shape PLAIN = new Shape.Plain();
    private static final Shape CONSTANT = new Shape.Constant();
    private static final Shape PLAIN_LIST = new Shape.ListOf(PLAIN);

    private static final Shape STAGE = tuple("moves", "millis", "increment", "carriesOver");

    private static final Shape CLOCK = new Shape.Tuple(List.of(
            new Named("stages", new Shape.ListOf(STAGE)),
            plain("countdownPeriods"),
            plain("countdownMillis"),
            plain("moveLimit"),
            plain("redExtra"),
            plain("blackExtra")));

    private static final Shape CONDUCT = new Shape.Tuple(List.of(
            plain("takesIllegalMoves"),
            plain("illegalMovesToLose"),
            plain("emptyPressesToLose"),
            plain("foulsToLose"),
            plain("touchMove"),
            plain("pressesClock"),
            plain("callsFlag"),
            new Named("bothFlags", CONSTANT),
            plain("keepsRecord"),
            plain("missedMovesPerFoul")));

    private static final Shape CLAIMS = tuple(
            "offersAhead",
            "limitRounds",
            "countedChecks",
            "falseClaimMillis",
            "falseClaimsToLose",
            "roundsToVary",
            "automatic");

    private static final Shape REGULATIONS = new Shape.Tuple(List.of(
            new Named("edition", CONSTANT),
            new Named("level", CONSTANT),
            new Named("clock", CLOCK),
            new Named("conduct", CONDUCT),
            new Named("claims", CLAIMS),
            plain("latenessMillis"),
            plain("colourErrorMillis"),
            plain("displacementRounds")));

    /** The parts that are not plain, by name. */
    private static final Map<String, Shape> SHAPES = Map.ofEntries(
            Map.entry("side", CONSTANT),
            Map.entry("kind", CONSTANT),
            Map.entry("verdict", CONSTANT),
            Map.entry("decidedBy", CONSTANT),
            Map.entry("signer", CONSTANT),
            Map.entry("points", PLAIN_LIST),
            Map.entry("articles", PLAIN_LIST),
            Map.entry("why", tuple("zh", "en")),
            Map.entry("players", tuple("red", "black")),
            Map.entry("handicap", new Shape.Tuple(List.of(plain("openingMoves"), new Named("removed", PLAIN_LIST)))),
            Map.entry(
                    "result",
                    new Shape.Tuple(List.of(
                            new Named("outcome", CONSTANT),
                            new Named("reason", CONSTANT),
                            plain("article"),
                            plain("played")))),
            Map.entry("regulations", REGULATIONS));

    private final TextCursor cursor;

    private Version1(TextCursor cursor) {
        this.cursor = cursor;
    }

    private static Named plain(String name) {
        return new Named(name, PLAIN);
    }

    private static Shape tuple(String... names) {
        return new Shape.Tuple(List.of(names).stream().map(Version1::plain).toList());
    }

    /** Reads a line; throws {@link IllegalArgumentException} for anything else. */
    static LineReader.Line read(String line) {
        TextCursor cursor = new TextCursor(line, 0);
        String event = cursor.word();
        Version1 reader = new Version1(cursor);
        List<Parts.Part> parts = new ArrayList<>(6);
        while (cursor.isAt(' ')) {
            cursor.expect(' ');
            String name = cursor.name();
            cursor.expect('=');
            Shape shape = SHAPES.getOrDefault(name, PLAIN);
            boolean perhaps = event.equals("ruled") && name.equals("side");
            reader.value(name, perhaps ? new Shape.Perhaps(shape) : shape, parts);
        }
        cursor.expectEnd();
        return new LineReader.Line(event, new Parts(parts, false));
    }

    private void value(String name, Shape shape, List<Parts.Part> parts) {
        if (shape instanceof Shape.Perhaps perhaps) {
            cursor.expect('(');
            if (!cursor.isAt(')')) {
                value(name, perhaps.element(), parts);
            }
            cursor.expect(')');
        } else {
            parts.add(new Parts.Part(name, value(shape)));
        }
    }

    private Value value(Shape shape) {
        if (shape instanceof Shape.Tuple tuple) {
            return tuple(tuple);
        }
        if (shape instanceof Shape.ListOf list) {
            return list(list.element());
        }
        String word = cursor.word();
        return new Value.Word(shape instanceof Shape.Constant ? Codes.fromVersion1(word) : word);
    }

    private Value tuple(Shape.Tuple tuple) {
        List<Parts.Part> parts = new ArrayList<>();
        for (Named part : tuple.parts()) {
            cursor.expect(parts.isEmpty() ? '(' : ',');
            parts.add(new Parts.Part(part.name(), value(part.shape())));
        }
        cursor.expect(')');
        return new Value.Group(new Parts(parts, false));
    }

    private Value list(Shape element) {
        List<Value> values = new ArrayList<>();
        cursor.expect('[');
        while (!cursor.isAt(']')) {
            if (!values.isEmpty()) {
                cursor.expect(',');
            }
            values.add(value(element));
        }
        cursor.expect(']');
        return new Value.Items(values);
    }
}
