package org.chuhe.core.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.core.Move;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.MoveCode;

/**
 * What a text means on a board: exactly one legal move, or what is wrong with it. A text that follows no grammar says where
 * it fails and what was expected there; any other says what it asks for and which pieces could be meant.
 */
public final class Reading {
    private static final int NO_MOVE = -1;

    /** A text that is in no notation. */
    public static final Reading NONE = unreadable(0, "move");

    /** A piece that fits, and where it would go; {@code to} is -1 if that is off the board. */
    record Candidate(int from, int to, boolean legal) {}

    private final Optional<NotationProblem> problem;
    private final int move;
    private final int offset;
    private final String expected;
    private final List<MoveRequest> requests;
    private final List<Candidate> candidates;

    private Reading(
            Optional<NotationProblem> problem,
            int move,
            int offset,
            String expected,
            List<MoveRequest> requests,
            List<Candidate> candidates) {
        this.problem = problem;
        this.move = move;
        this.offset = offset;
        this.expected = expected;
        this.requests = requests;
        this.candidates = candidates;
    }

    /** The text does not follow the notation. */
    static Reading unreadable(int offset, String expected) {
        return new Reading(Optional.of(NotationProblem.UNREADABLE), NO_MOVE, offset, expected, List.of(), List.of());
    }

    /** The text asks for a move that these pieces could make. */
    static Reading of(List<MoveRequest> requests, List<Candidate> candidates) {
        int found = NO_MOVE;
        boolean several = false;
        for (Candidate candidate : candidates) {
            if (candidate.legal()) {
                several |= found != NO_MOVE;
                found = MoveCode.of(candidate.from(), candidate.to());
            }
        }
        Optional<NotationProblem> problem = several
                ? Optional.of(NotationProblem.AMBIGUOUS)
                : found != NO_MOVE
                        ? Optional.empty()
                        : Optional.of(candidates.isEmpty() ? NotationProblem.NO_SUCH_PIECE : NotationProblem.ILLEGAL);
        return new Reading(problem, several ? NO_MOVE : found, 0, "", requests, candidates);
    }

    /** The text names the two points of a move. */
    static Reading of(Board board, int move) {
        boolean legal = board.isLegal(move);
        int from = MoveCode.from(move);
        Optional<NotationProblem> problem = legal
                ? Optional.empty()
                : Optional.of(board.isEmpty(from) ? NotationProblem.NO_SUCH_PIECE : NotationProblem.ILLEGAL);
        List<Candidate> candidates = List.of(new Candidate(from, MoveCode.to(move), legal));
        return new Reading(problem, legal ? move : NO_MOVE, 0, "", List.of(), candidates);
    }

    /** What this and another reading of one text come to. */
    Reading or(Reading other) {
        List<MoveRequest> asked = new ArrayList<>(requests);
        asked.addAll(other.requests);
        List<Candidate> considered = new ArrayList<>(candidates);
        for (Candidate candidate : other.candidates) {
            if (!considered.contains(candidate)) {
                considered.add(candidate);
            }
        }
        return of(asked, considered);
    }

    /** Whether the text means exactly one legal move. */
    public boolean isMove() {
        return move != NO_MOVE;
    }

    /** The code of the move, if it is one; negative otherwise. */
    public int code() {
        return move;
    }

    /** What is wrong; empty if it is a move. */
    public Optional<NotationProblem> problem() {
        return problem;
    }

    /** Whether this is what is wrong. */
    public boolean is(NotationProblem suspected) {
        return problem.isPresent() && problem.get() == suspected;
    }

    /** All legal moves that the text can mean; several if it is ambiguous. */
    public List<Move> moves() {
        return candidates.stream()
                .filter(Candidate::legal)
                .map(candidate -> Move.of(candidate.from(), candidate.to()))
                .toList();
    }

    /** Where the text stops following the notation. */
    int offset() {
        return offset;
    }

    /** What should stand there, as the messages name it. */
    String expected() {
        return expected;
    }

    /** What was asked for, in the order of asking; empty where the text names two points. */
    List<MoveRequest> requests() {
        return requests;
    }

    /** The pieces that could be meant. */
    List<Candidate> candidates() {
        return candidates;
    }
}
