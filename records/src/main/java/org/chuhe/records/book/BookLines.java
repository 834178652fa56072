package org.chuhe.records.book;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Set;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.board.Board;

/**
 * Lines of a book to begin games with: first the one in which everybody plays the best move, then those that differ from it
 * by a second-best move, and so on. Of lines that end in the same position, or in its mirror image, the first is kept.
 */
public final class BookLines {
    private static final int MOST_LOOKED_AT = 500_000;

    private final OpeningBook book;
    private final int plies;
    private final Queue<Start> waiting =
            new PriorityQueue<>(Comparator.comparingInt(Start::distance).thenComparingInt(Start::order));
    private final Set<Place> seen = new HashSet<>();
    private int made;

    /** The beginning of a line: how far from the best it is, and when it was thought of. */
    private record Start(int distance, int order, List<Integer> moves) {}

    private record Place(long identity, int ply) {}

    private BookLines(OpeningBook book, int plies) {
        this.book = book;
        this.plies = plies;
    }

    /** At most so many lines, each of so many plies or as long as the book knows what to play. */
    public static List<List<Move>> best(OpeningBook book, int plies, int most) {
        return new BookLines(book, plies).best(most);
    }

    private List<List<Move>> best(int most) {
        List<List<Move>> lines = new ArrayList<>();
        waiting.add(new Start(0, made++, List.of()));
        for (int i = 0; i < MOST_LOOKED_AT && !waiting.isEmpty() && lines.size() < most; i++) {
            Start start = waiting.remove();
            Board board = Position.START.toBoard();
            start.moves.forEach(board::make);
            BookKey key = BookKey.of(board);
            boolean isNew = seen.add(new Place(key.identity(), start.moves.size()));
            if (isNew && !goesOn(start, board, key) && (plies == 0 || !start.moves.isEmpty())) {
                lines.add(start.moves.stream().map(Move::of).toList());
            }
        }
        return lines;
    }

    private boolean goesOn(Start start, Board board, BookKey key) {
        if (start.moves.size() >= plies) {
            return false;
        }
        List<Integer> next = book.moves(board, key).stream()
                .filter(BookMove::used)
                .map(known -> known.move().code())
                .distinct()
                .toList();
        if (next.isEmpty()) {
            next = book.movesInto(board, key);
        }
        for (int rank = 0; rank < next.size(); rank++) {
            List<Integer> moves = new ArrayList<>(start.moves);
            moves.add(next.get(rank));
            waiting.add(new Start(start.distance + rank, made++, moves));
        }
        return !next.isEmpty();
    }
}
