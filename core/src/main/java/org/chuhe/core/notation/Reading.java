package org.chuhe.core.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.core.Move;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.MoveCode;
import org.jspecify.annotations.Nullable;

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

    private final @Nullable NotationProblem problem;
    private final int move;
    private final int offset;
    private final String expected;
    private final @Nullable MoveRequest request;
    private final List<Candidate> candidates;

    private Reading(
            @Nullable NotationProblem problem,
            int move,
            int offset,
            String expected,
            @Nullable MoveRequest request,
            List<Candidate> candidates) {
        this.problem = problem;
        this.move = move;
        this.offset = offset;
        this.expected = expected;
        this.request = request;
        this.candidates = candidates;
    }

    /** The text does not follow the notation. */
    static Reading unreadable(int offset, String expected) {
        return new Reading(NotationProblem.UNREADABLE, NO_MOVE, offset, expected, null, List.of());
    }

    /** The text means this move. */
    static Reading move(int move) {
        return new Reading(null, move, 0, "", null, List.of());
    }

    /** The text asks for a move that these pieces could make. */
    static Reading of(@Nullable MoveRequest request, List<Candidate> candidates) {
        int found = NO_MOVE;
        boolean several = false;
        for (int i = 0; i < candidates.size(); i++) {
            Candidate candidate = candidates.get(i);
            if (candidate.legal()) {
                several |= found != NO_MOVE;
                found = MoveCode.of(candidate.from(), candidate.to());
            }
        }
        if (found != NO_MOVE && !several) {
            return move(found);
        }
        NotationProblem problem = several
                ? NotationProblem.AMBIGUOUS
                : candidates.isEmpty() ? NotationProblem.NO_SUCH_PIECE : NotationProblem.ILLEGAL;
        return new Reading(problem, NO_MOVE, 0, "", request, candidates);
    }

    /** The same for two points, once it is asked whether the move is legal. */
    Reading on(Board board) {
        if (!isMove() || board.isLegal(move)) {
            return this;
        }
        int from = MoveCode.from(move);
        NotationProblem illegal = board.isEmpty(from) ? NotationProblem.NO_SUCH_PIECE : NotationProblem.ILLEGAL;
        return new Reading(illegal, NO_MOVE, 0, "", null, List.of(new Candidate(from, MoveCode.to(move), false)));
    }

    /** What this and another reading of one text come to. */
    Reading or(Reading other) {
        List<Candidate> considered = new ArrayList<>(candidates());
        for (Candidate candidate : other.candidates()) {
            if (!considered.contains(candidate)) {
                considered.add(candidate);
            }
        }
        return of(request, considered);
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
        return Optional.ofNullable(problem);
    }

    /** Whether this is what is wrong. */
    public boolean is(NotationProblem suspected) {
        return problem == suspected;
    }

    /** All legal moves that the text can mean; several if it is ambiguous. */
    public List<Move> moves() {
        return candidates().stream()
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

    /** What was asked for first; empty where the text names two points. */
    Optional<MoveRequest> request() {
        return Optional.ofNullable(request);
    }

    /** The pieces that could be meant. */
    List<Candidate> candidates() {
        return isMove() ? List.of(new Candidate(MoveCode.from(move), MoveCode.to(move), true)) : candidates;
    }
}
