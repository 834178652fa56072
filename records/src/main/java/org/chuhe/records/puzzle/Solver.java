package org.chuhe.records.puzzle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chuhe.core.Move;
import org.chuhe.core.board.Board;
import org.chuhe.records.puzzle.Solution.Reply;

/**
 * Finds the solution of a puzzle, if it has only one: at every step but the last a single move mates in time. Against other
 * moves it says what the defence is.
 */
final class Solver {
    /** More answers than that are not kept; the search has met them all. */
    static final int REPLIES = 3;

    private final ForcedMate search;

    Solver(ForcedMate search) {
        this.search = search;
    }

    /**
     * The solution of a position that is won in so many moves, and not in fewer; empty if there are several, or if the
     * search had to stop.
     */
    Optional<Solution> solve(Board board, int moves) {
        int[] tries = search.tries(board);
        List<Integer> winners = new ArrayList<>();
        for (int move : tries) {
            if (search.matesBy(board, move, moves)) {
                winners.add(move);
            }
            if (search.isExhausted() || moves > 1 && winners.size() > 1) {
                return Optional.empty();
            }
        }
        if (winners.isEmpty()) {
            return Optional.empty();
        }
        if (moves == 1) {
            return Optional.of(
                    new Solution(winners.stream().map(Move::of).toList(), Optional.empty(), Map.of(), List.of()));
        }
        int winner = winners.get(0);
        List<Reply> replies = replies(board, winner, moves);
        if (replies.isEmpty()) {
            return Optional.empty();
        }
        Map<Integer, Integer> answers = refutations(board, tries, winner, moves);
        return search.isExhausted() ? Optional.empty() : Optional.of(solution(winner, answers, replies));
    }

    /** The answers that hold out longest and after which there is again one solution; the first ones in the order of moves. */
    private List<Reply> replies(Board board, int winner, int moves) {
        List<Reply> replies = new ArrayList<>();
        board.make(winner);
        int[] answers = new int[Board.MAX_MOVES];
        int end = board.legalMoves(answers, 0);
        for (int i = 0; i < end && replies.size() < REPLIES && !search.isExhausted(); i++) {
            board.make(answers[i]);
            if (!search.mates(board, moves - 2)) {
                Move answer = Move.of(answers[i]);
                solve(board, moves - 1).ifPresent(then -> replies.add(new Reply(answer, then)));
            }
            board.undo();
        }
        board.undo();
        return replies;
    }

    /** By wrong move an answer that refutes it; answers that have refuted others are tried first, so that few are needed. */
    private Map<Integer, Integer> refutations(Board board, int[] tries, int winner, int moves) {
        Map<Integer, Integer> found = new LinkedHashMap<>();
        Map<Integer, Integer> uses = new HashMap<>();
        for (int wrong : tries) {
            if (wrong == winner) {
                continue;
            }
            board.make(wrong);
            int[] answers = new int[Board.MAX_MOVES];
            int end = board.legalMoves(answers, 0);
            List<Integer> ordered = new ArrayList<>();
            for (int i = 0; i < end; i++) {
                ordered.add(answers[i]);
            }
            ordered.sort((a, b) -> Integer.compare(uses.getOrDefault(b, 0), uses.getOrDefault(a, 0)));
            for (int answer : ordered) {
                board.make(answer);
                boolean holds = !search.mates(board, moves - 1);
                board.undo();
                if (holds) {
                    found.put(wrong, answer);
                    uses.merge(answer, 1, Integer::sum);
                    break;
                }
            }
            board.undo();
        }
        return found;
    }

    /** The answer to most wrong moves is said once. */
    private static Solution solution(int winner, Map<Integer, Integer> answers, List<Reply> replies) {
        Map<Integer, Integer> uses = new LinkedHashMap<>();
        answers.values().forEach(answer -> uses.merge(answer, 1, Integer::sum));
        Optional<Integer> usual = uses.entrySet().stream()
                .max(Map.Entry.<Integer, Integer>comparingByValue().thenComparing(Map.Entry.comparingByKey()))
                .map(Map.Entry::getKey);
        Map<Move, Move> refutations = new HashMap<>();
        answers.forEach((wrong, answer) -> {
            if (!usual.equals(Optional.of(answer))) {
                refutations.put(Move.of(wrong), Move.of(answer));
            }
        });
        return new Solution(List.of(Move.of(winner)), usual.map(Move::of), refutations, replies);
    }
}
