package org.chuhe.server.ruling;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.chuhe.arbiter.Interpretations;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.interpretation.Interpretation;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.core.notation.NotationException;
import org.chuhe.core.sequence.MoveSequence;
import org.chuhe.documents.board.BoardPicture;
import org.chuhe.json.JsonException;
import org.chuhe.json.JudgeRequest;
import org.chuhe.text.Message;

/**
 * What lies on the desk: all of it is in the page's address, so that a link shows the same to everybody.
 *
 * @param book the edition in force, with the open questions turned that the reader has turned
 * @param position where the moves begin
 * @param moves the moves played
 * @param ply how many of them are shown as played; -1: whatever says most
 * @param compare whether all editions are shown side by side
 * @param matter which game it is about
 */
public record OnDesk(RuleBook book, Position position, List<Move> moves, int ply, boolean compare, Matter matter) {
    public OnDesk {
        moves = List.copyOf(moves);
    }

    /** What was typed, and what is wrong with it, if anything is. */
    record Read(OnDesk desk, Map<String, String> typed, Optional<Message> problem) {}

    /** Reads an address; moves may be written in any notation. What cannot be read leaves an empty desk. */
    static Read read(Map<String, String> asked) {
        RuleBook book = turned(
                RuleBooks.byId(asked.getOrDefault("rules", "")).orElse(Judge.usualBook()),
                List.of(asked.getOrDefault("turned", "").split(",")));
        boolean compare = asked.containsKey("compare");
        Matter matter = Matter.of(asked);
        Position position = Position.START;
        try {
            Asked.limit(asked.getOrDefault("fen", ""), asked.getOrDefault("moves", ""));
            String fen = asked.getOrDefault("fen", "");
            position = fen.isBlank() ? Position.START : Fen.readLoosely(fen);
            List<Move> moves = MoveReader.readAll(position, asked.getOrDefault("moves", ""));
            Asked.limit(moves.size());
            int ply = number(asked.getOrDefault("ply", ""), moves.size());
            return new Read(new OnDesk(book, position, moves, ply, compare, matter), asked, Optional.empty());
        } catch (NotationException | JsonException e) {
            Message problem = e instanceof JsonException json ? json.words() : ((NotationException) e).message();
            return new Read(new OnDesk(book, position, List.of(), 0, compare, matter), asked, Optional.of(problem));
        }
    }

    /** An edition with some open questions answered the other way, those that it has. */
    private static RuleBook turned(RuleBook book, List<String> codes) {
        RuleBook turned = book;
        for (Interpretation question : book.interpretations()) {
            turned = codes.contains(question.code()) ? turned.turning(question) : turned;
        }
        return turned;
    }

    /** The editions that are ruled by: the one in force or all, each with the same questions turned. */
    List<RuleBook> editions() {
        return compare
                ? RuleBooks.all().stream()
                        .map(each -> turned(each, turnedCodes()))
                        .toList()
                : List.of(book);
    }

    /** The open questions that the reader has turned. */
    List<String> turnedCodes() {
        return Interpretations.turned(book);
    }

    private static int number(String text, int most) {
        return text.matches("\\d{1,4}") ? Math.min(Integer.parseInt(text), most) : -1;
    }

    JudgeRequest question(RuleBook edition) {
        return new JudgeRequest(edition, MoveSequence.of(position, moves));
    }

    /** The address of a page about this. */
    public String link(String path) {
        return link(path, book.id(), compare);
    }

    /** The same under another edition, or with all of them. */
    public String link(String path, String rules, boolean comparing) {
        Map<String, String> query = new LinkedHashMap<>();
        query.put("rules", rules);
        query.put("fen", fen());
        query.put("moves", moves.stream().map(Move::toString).collect(Collectors.joining(" ")));
        if (ply >= 0) {
            query.put("ply", Integer.toString(ply));
        }
        if (comparing) {
            query.put("compare", "1");
        }
        if (!book.turned().isEmpty()) {
            query.put("turned", String.join(",", turnedCodes()));
        }
        query.putAll(matter.told());
        return path
                + query.entrySet().stream()
                        .map(entry ->
                                entry.getKey() + "=" + URLEncoder.encode(entry.getValue(), StandardCharsets.UTF_8))
                        .collect(Collectors.joining("&", "?", ""));
    }

    /** The board after some of the moves. */
    BoardPicture picture(int plies) {
        Position shown = position;
        for (Move move : moves.subList(0, plies)) {
            shown = shown.play(move);
        }
        BoardPicture picture = BoardPicture.of(shown);
        return plies == 0 ? picture : picture.lastMove(moves.get(plies - 1));
    }

    /** The position where the moves begin. */
    public String fen() {
        return Fen.write(position);
    }

    /** The moves in coordinates. */
    public String movesText() {
        return moves.stream().map(Move::toString).collect(Collectors.joining(" "));
    }
}
