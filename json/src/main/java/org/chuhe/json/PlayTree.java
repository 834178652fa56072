package org.chuhe.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.PositionFlaw;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.core.notation.NotationException;
import org.chuhe.core.notation.Notations;

/**
 * A position and the moves played from it, as a tree that {@link RulingTree} describes: every ply under all its names and
 * with the position after it, and what can be played then. Boards are drawn from it.
 */
public final class PlayTree {
    private PlayTree() {}

    /**
     * Plays moves. From a position that cannot be played there are none.
     *
     * @param fen where they begin; blank for the start of a game
     * @param texts the moves in any notation, one a text, or all in one
     * @param locale the language of what is wrong with the position
     * @throws NotationException if the position or a move cannot be read
     */
    public static Map<String, Object> of(String fen, List<String> texts, Locale locale) {
        Position start = fen.isBlank() ? Position.START : Fen.readLoosely(fen);
        List<PositionFlaw> flaws = start.flaws();
        boolean playable = flaws.stream().noneMatch(flaw -> flaw.problem().preventsPlay());
        List<Move> moves = playable ? moves(start, texts) : List.of();
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("fen", Fen.write(start));
        tree.put("flaws", flaws.stream().map(flaw -> flaw.message().in(locale)).toList());
        tree.put("playable", playable);
        List<Object> plies = new ArrayList<>();
        tree.put("plies", plies);
        Position position = start;
        for (Move move : moves) {
            Position after = position.play(move);
            plies.add(ply(position, move, after, plies.size() + 1));
            position = after;
        }
        tree.put("last", Fen.write(position));
        tree.put("side", position.sideToMove().code());
        tree.put(
                "legal",
                playable ? position.legalMoves().stream().map(Move::toString).toList() : List.of());
        return tree;
    }

    private static List<Move> moves(Position start, List<String> texts) {
        return texts.size() == 1 ? MoveReader.readAll(start, texts.get(0)) : MoveReader.readAll(start, texts);
    }

    private static Map<String, Object> ply(Position before, Move move, Position after, int number) {
        Map<String, Object> ply = new LinkedHashMap<>();
        ply.put("ply", number);
        ply.put("side", before.sideToMove().code());
        ply.putAll(Notations.usual().spellings(before, move));
        ply.put("fen", Fen.write(after));
        ply.put("check", after.isCheck());
        return ply;
    }

    /** What cannot be read: which text, where in it, and what was perhaps meant. */
    public static Map<String, Object> problem(NotationException e, Locale locale) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("error", e.message(locale));
        tree.put("problem", e.problem().code());
        tree.put("text", e.text());
        tree.put("offset", e.offset());
        tree.put("ply", e.ply());
        tree.put("suggestions", e.suggestions());
        return tree;
    }
}
