package org.chuhe.server.games.library.store;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.claim.Consequence;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Square;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.NotationException;
import org.chuhe.records.opening.Ecco;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Messages;
import org.chuhe.text.Result;
import org.jspecify.annotations.Nullable;

/**
 * What is looked for, as it stands in a link: names and values, of which only those that are there ask for something.
 *
 * <pre>{@code
 * /library?player=胡荣华&colour=red&from=1980&to=1985&ecco=A10-A39&moves=g0e2
 * }</pre>
 */
public record LibraryQuery(Map<String, String> values) {
    /** Every name that means something. */
    public static final List<String> NAMES = List.of(
            "in",
            "player",
            "colour",
            "opponent",
            "event",
            "from",
            "to",
            "result",
            "ecco",
            "fen",
            "moves",
            "mirror",
            "verdict",
            "edition",
            "article",
            "after");

    /** How repetitions can be ruled on. */
    public static final List<String> VERDICTS = List.of(
            Consequence.LOSS.code(),
            Consequence.MUST_VARY.code(),
            Consequence.DRAW_UNLESS_VARIED.code(),
            Consequence.UNDECIDED.code());

    private static final Messages WORDS = Messages.beside(LibraryQuery.class);
    private static final int LONGEST = 400;
    private static final int MOST_MOVES = 300;
    private static final Pattern MOVE =
            Pattern.compile("\\G[\\s,+]*([a-i][0-9])-?([a-i][0-9])", Pattern.CASE_INSENSITIVE);
    private static final Pattern CODES = Pattern.compile("([A-Ea-e])(\\d{0,2})(?:\\s*-\\s*([A-Ea-e])(\\d{0,2}))?");
    private static final Pattern PLACE = Pattern.compile("(\\d{1,8})-(\\d{1,9})");

    public LibraryQuery {
        values = Map.copyOf(values);
    }

    /**
     * Reads a link.
     *
     * @throws Rejection if a value makes no sense
     */
    public static LibraryQuery read(Function<String, @Nullable String> parameters) {
        Map<String, String> values = new LinkedHashMap<>();
        for (String name : NAMES) {
            String value =
                    Optional.ofNullable(parameters.apply(name)).orElse("").strip();
            if (value.length() > (name.equals("moves") ? MOST_MOVES * 5 : LONGEST)) {
                throw unusable("query.long", name);
            }
            if (!value.isEmpty()) {
                values.put(name, value);
            }
        }
        LibraryQuery query = new LibraryQuery(values);
        query.check();
        return query;
    }

    private void check() {
        position();
        codes();
        from();
        to();
        result();
        place();
        edition();
        choice("in", "mine", "all");
        choice("colour", "red", "black", "any");
        choice("mirror", "yes", "no");
        choice("verdict", VERDICTS.toArray(String[]::new));
    }

    private void choice(String name, String... allowed) {
        if (has(name) && !List.of(allowed).contains(text(name))) {
            throw unusable("query.choice", name);
        }
    }

    private static Rejection unusable(String key, Object... arguments) {
        return Rejection.unusable(WORDS.message(key, arguments));
    }

    public boolean has(String name) {
        return values.containsKey(name);
    }

    /** A value as it was written, or empty. */
    public String text(String name) {
        return values.getOrDefault(name, "");
    }

    /** Whether it looks among one's own games. */
    public boolean mine() {
        return text("in").equals("mine");
    }

    /** Whether anything is asked of a game. */
    public boolean asks() {
        return values.keySet().stream()
                .anyMatch(name ->
                        !List.of("in", "after", "mirror", "edition", "colour").contains(name));
    }

    /** Whether more is asked of a game than a position. */
    boolean asksMoreThanPosition() {
        return without("fen").without("moves").asks();
    }

    /** The position before the moves: the usual start, or another one. */
    public Position start() {
        if (!has("fen")) {
            return Position.START;
        }
        try {
            return Fen.read(text("fen"));
        } catch (NotationException e) {
            throw unusable("query.fen");
        }
    }

    /** The moves that lead to the position. */
    public List<Move> moves() {
        List<Move> moves = new ArrayList<>();
        String text = text("moves");
        Matcher matcher = MOVE.matcher(text);
        int end = 0;
        while (matcher.find()) {
            moves.add(new Move(square(matcher.group(1)), square(matcher.group(2))));
            end = matcher.end();
        }
        if (end < text.length() || moves.size() > MOST_MOVES) {
            throw unusable("query.moves");
        }
        return moves;
    }

    private static Square square(String name) {
        return Square.of(Character.toLowerCase(name.charAt(0)) - 'a', name.charAt(1) - '0');
    }

    /** The position that is looked for, if one is. */
    public Optional<Position> position() {
        if (!has("fen") && !has("moves")) {
            return Optional.empty();
        }
        Position position = start();
        for (Move move : moves()) {
            if (!position.isLegal(move)) {
                throw unusable("query.moves");
            }
            position = position.play(move);
        }
        return Optional.of(position);
    }

    /** Whether the mirror image of the position will do. */
    public boolean mirror() {
        return !text("mirror").equals("no");
    }

    Optional<Integer> from() {
        return day("from", PlayedDay::first);
    }

    Optional<Integer> to() {
        return day("to", PlayedDay::last);
    }

    private Optional<Integer> day(String name, Function<String, Optional<Integer>> reading) {
        if (!has(name)) {
            return Optional.empty();
        }
        Optional<Integer> day = reading.apply(text(name));
        if (day.isEmpty()) {
            throw unusable("query.day");
        }
        return day;
    }

    Optional<Integer> result() {
        if (!has("result")) {
            return Optional.empty();
        }
        return Optional.of(
                ShelvedGame.result(Result.read(text("result")).orElseThrow(() -> unusable("query.choice", "result"))));
    }

    /** A range of ECCO codes. */
    record Codes(int first, int last) {}

    /** The codes that are looked for: C, C4, C42, C40-C49. */
    Optional<Codes> codes() {
        if (!has("ecco")) {
            return Optional.empty();
        }
        Matcher matcher = CODES.matcher(text("ecco"));
        if (!matcher.matches()) {
            throw unusable("query.ecco");
        }
        String first = matcher.group(1) + matcher.group(2);
        String last = matcher.group(3) == null ? first : matcher.group(3) + matcher.group(4);
        return Optional.of(new Codes(Ecco.number(first), Ecco.number((last + "99").substring(0, 3))));
    }

    /** Where the list goes on: after this game. */
    record Place(int day, int game) {}

    Optional<Place> place() {
        if (!has("after")) {
            return Optional.empty();
        }
        Matcher matcher = PLACE.matcher(text("after"));
        if (!matcher.matches()) {
            throw unusable("query.choice", "after");
        }
        return Optional.of(new Place(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2))));
    }

    /** The edition under which repetitions are ruled on. */
    public RuleBook edition() {
        return has("edition")
                ? RuleBooks.byId(text("edition")).orElseThrow(() -> unusable("query.choice", "edition"))
                : RuleBooks.CXA_2020;
    }

    /** The same without a value. */
    public LibraryQuery without(String name) {
        Map<String, String> fewer = new LinkedHashMap<>(values);
        fewer.remove(name);
        return new LibraryQuery(fewer);
    }

    /** The same with another value. */
    public LibraryQuery with(String name, String value) {
        Map<String, String> more = new LinkedHashMap<>(values);
        more.put(name, value);
        return new LibraryQuery(more);
    }

    /** The same question without what says nothing: the colour of nobody, the edition of no ruling. */
    public LibraryQuery tidy() {
        Map<String, String> said = new LinkedHashMap<>(values);
        if (!has("player") && !has("opponent") || text("colour").equals("any")) {
            said.remove("colour");
        }
        if (!has("verdict") && !has("article")) {
            said.remove("edition");
        }
        if (mirror() || !has("fen") && !has("moves")) {
            said.remove("mirror");
        }
        if (!mine()) {
            said.remove("in");
        }
        return new LibraryQuery(said);
    }

    /** The same question at another address of the library. */
    public String link(String path) {
        StringBuilder link = new StringBuilder(path);
        char mark = '?';
        for (String name : NAMES) {
            if (has(name)) {
                link.append(mark)
                        .append(name)
                        .append('=')
                        .append(URLEncoder.encode(text(name), StandardCharsets.UTF_8));
                mark = '&';
            }
        }
        return link.toString();
    }
}
