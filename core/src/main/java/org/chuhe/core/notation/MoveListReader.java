package org.chuhe.core.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.chuhe.core.Move;
import org.chuhe.core.Position;

/**
 * Reads the moves of a game one after the other. Where a text can mean several legal moves each is tried: mostly only
 * one of them lets the rest of the game be played.
 */
final class MoveListReader {
    /** So many ambiguous texts are followed up, and no more. */
    private static final int MOST_BRANCHES = 200;

    private final List<String> texts;
    private final BiFunction<Position, String, Move> reader;
    private final List<List<Move>> games = new ArrayList<>();
    private Optional<NotationException> furthest = Optional.empty();
    private int branches;

    private MoveListReader(List<String> texts, BiFunction<Position, String, Move> reader) {
        this.texts = texts;
        this.reader = reader;
    }

    /**
     * The game that the texts mean.
     *
     * @throws NotationException naming the first bad move of the reading that gets furthest, or the first move at which
     *     two games part that can both be played to the end
     */
    static List<Move> read(Position start, List<String> texts, BiFunction<Position, String, Move> reader) {
        MoveListReader game = new MoveListReader(texts, reader);
        game.follow(start, List.of());
        if (game.games.isEmpty()) {
            throw game.furthest.orElseThrow();
        }
        return only(start, texts, game.games);
    }

    /** The game, if all the readings of it are the same. */
    static List<Move> only(Position start, List<String> texts, List<List<Move>> games) {
        List<Move> first = games.get(0);
        for (List<Move> other : games) {
            if (!other.equals(first)) {
                throw parting(start, texts, first, other);
            }
        }
        return first;
    }

    private void follow(Position start, List<Move> before) {
        List<Move> moves = new ArrayList<>(before);
        Position position = start;
        while (moves.size() < texts.size()) {
            Move move;
            try {
                move = reader.apply(position, texts.get(moves.size()));
            } catch (NotationException e) {
                followReadings(position, moves, e);
                return;
            }
            moves.add(move);
            position = position.play(move);
        }
        games.add(List.copyOf(moves));
    }

    private void followReadings(Position position, List<Move> before, NotationException e) {
        int ply = before.size() + 1;
        if (furthest.map(NotationException::ply).orElse(0) < ply) {
            furthest = Optional.of(e.atPly(ply));
        }
        for (Move reading : e.readings()) {
            if (games.size() < 2 && branches++ < MOST_BRANCHES) {
                List<Move> moves = new ArrayList<>(before);
                moves.add(reading);
                follow(position.play(reading), moves);
            }
        }
    }

    private static NotationException parting(Position start, List<String> texts, List<Move> one, List<Move> other) {
        Position position = start;
        int ply = 0;
        while (one.get(ply).equals(other.get(ply))) {
            position = position.play(one.get(ply++));
        }
        List<Move> readings = List.of(one.get(ply), other.get(ply));
        return MoveErrors.ambiguous(position, texts.get(ply), readings, ChineseNotation.SIMPLIFIED)
                .atPly(ply + 1);
    }
}
