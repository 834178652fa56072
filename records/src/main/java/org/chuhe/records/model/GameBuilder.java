package org.chuhe.records.model;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.MoveCode;
import org.chuhe.core.board.PieceCode;
import org.chuhe.text.Result;

/**
 * Records a game move by move: {@link #play}, {@link #comment}, {@link #beginVariation} … {@link #endVariation}.
 * Nothing illegal gets in.
 */
public final class GameBuilder {
    /** Variations within variations; real files do with a few dozen. */
    public static final int DEEPEST_VARIATION = 200;

    private final Position start;
    private final Board board;
    private final Map<String, String> tags = new LinkedHashMap<>();
    private final Deque<Frame> outer = new ArrayDeque<>();
    private Frame current = new Frame(new LineBuilder(false), 0, 0);
    private Result result = Result.NONE;
    private Ending ending = Ending.UNKNOWN;

    /** A line being written: the plies before its first move, and the move that it replaces. */
    private record Frame(LineBuilder line, int pliesBefore, int replaced) {}

    GameBuilder(Position start) {
        this.start = start;
        this.board = start.toBoard();
    }

    public GameBuilder tag(String name, String value) {
        tags.put(name, value);
        return this;
    }

    public GameBuilder result(Result value) {
        result = value;
        return this;
    }

    public GameBuilder ending(Ending value) {
        ending = value;
        return this;
    }

    /**
     * Plays a move in the current line.
     *
     * @throws org.chuhe.core.IllegalMoveException if the rules do not allow it
     */
    public GameBuilder play(Move move) {
        if (!tryPlay(move.code())) {
            position().play(move);
            throw new IllegalArgumentException("the king would be captured: " + move);
        }
        return this;
    }

    /** Plays a move given by its code if it is legal; says whether it was. */
    public boolean tryPlay(int code) {
        return board.isLegal(code) && playLegal(code);
    }

    /** Plays a move that was found on {@link #board()} to be legal, unless it captures a king; says whether it did. */
    public boolean playLegal(int code) {
        if (capturesKing(code)) {
            return false;
        }
        board.make(code);
        current.line.add(code);
        return true;
    }

    /**
     * Whether a move may be recorded: legal by the rules, as far as they go where a composition lacks a king, and it
     * does not capture one.
     */
    public boolean isLegal(int code) {
        return board.isLegal(code) && !capturesKing(code);
    }

    private boolean capturesKing(int code) {
        return PieceCode.kind(board.pieceAt(MoveCode.to(code))) == PieceCode.KING;
    }

    /** Says something after the last move, or before the first one. Clock times in it are taken out. */
    public GameBuilder comment(String text) {
        Comments.time(text).ifPresent(this::time);
        current.line.comment(current.line.length(), Comments.withoutTimes(text));
        return this;
    }

    /** Marks the last move: {@code !}, {@code ?!} or {@code $14}. */
    public GameBuilder mark(String mark) {
        if (current.line.length() > 0) {
            current.line.mark(current.line.length(), mark);
        }
        return this;
    }

    /** What the clock said after the last move. */
    public GameBuilder time(MoveTime time) {
        if (current.line.length() > 0) {
            current.line.time(current.line.length(), time);
        }
        return this;
    }

    /** Whether a variation can begin here: there is a move to replace, and not too many lines around. */
    public boolean canBranch() {
        return current.line.length() > 0 && outer.size() < DEEPEST_VARIATION;
    }

    /** Takes the last move back and begins a line that replaces it. */
    public GameBuilder beginVariation() {
        if (!canBranch()) {
            throw new IllegalStateException("no move to replace, or variations nested too deeply");
        }
        board.undo();
        int length = current.line.length();
        Frame branch = new Frame(new LineBuilder(true), current.pliesBefore + length - 1, current.line.code(length));
        current.line.variation(length, branch.line);
        outer.push(current);
        current = branch;
        return this;
    }

    /** Ends the variation and returns to the line it branched off. */
    public GameBuilder endVariation() {
        if (outer.isEmpty()) {
            throw new IllegalStateException("no variation to end");
        }
        for (int i = current.line.length(); i > 0; i--) {
            board.undo();
        }
        board.make(current.replaced);
        current = outer.pop();
        return this;
    }

    /** Returns to the innermost line around this one that has so many plies, if there is one. */
    public boolean leaveVariationsAt(int plies) {
        if (outer.stream().noneMatch(frame -> frame.pliesBefore + frame.line.length() == plies)) {
            return false;
        }
        do {
            endVariation();
        } while (ply() != plies);
        return true;
    }

    public boolean inVariation() {
        return !outer.isEmpty();
    }

    /** Plies from the start of the game to the end of the current line. */
    public int ply() {
        return current.pliesBefore + current.line.length();
    }

    /** The board after the last move of the current line: for reading, not for playing on. */
    public Board board() {
        return board;
    }

    /** The position after the last move of the current line. */
    public Position position() {
        return Position.of(
                board, start.moveNumber() + (ply() + start.sideToMove().ordinal()) / 2);
    }

    public GameRecord build() {
        while (!outer.isEmpty()) {
            endVariation();
        }
        return new GameRecord(start, Tags.of(tags), current.line.build(), result, ending);
    }
}
