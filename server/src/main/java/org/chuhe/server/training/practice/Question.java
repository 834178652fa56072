package org.chuhe.server.training.practice;

import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.server.rulebook.Figure;

/**
 * A figure to be judged under its own edition.
 *
 * @param figure what is asked
 * @param ruling the arbiter's answer
 */
public record Question(Figure figure, Ruling ruling) {
    /** How many natures are asked for. */
    public int plies() {
        return figure.moves().size();
    }

    /** What a perfect answer is worth. */
    public int outOf() {
        return plies() * Mark.PlyMark.EXACT.points() + Mark.VERDICT_POINTS;
    }

    public Difficulty difficulty() {
        return Difficulty.of(ruling);
    }

    /** Whether the ruling is settled, so that there is something to mark against. */
    boolean isSettled() {
        return ruling.plies().stream().noneMatch(ply -> ply.nature() == Nature.UNDECIDED);
    }
}
