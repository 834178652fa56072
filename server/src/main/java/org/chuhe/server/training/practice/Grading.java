package org.chuhe.server.training.practice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.server.training.practice.Mark.PlyMark;

/**
 * Marks answers against the arbiter's ruling. Where the book prints a nature of the same class (闲 where the arbiter says
 * 跟, say), the book's word is as good.
 */
public final class Grading {
    private Grading() {}

    /** Marks an answer; what was left out is wrong. */
    public static Mark grade(Question question, GivenAnswer answer) {
        List<PlyMark> marks = new ArrayList<>();
        for (int ply = 0; ply < question.plies(); ply++) {
            Optional<Nature> given =
                    ply < answer.natures().size() ? answer.natures().get(ply) : Optional.empty();
            marks.add(given.isEmpty() ? PlyMark.WRONG : mark(question, ply, given.get()));
        }
        return new Mark(
                marks, answer.verdict().equals(Optional.of(question.ruling().verdict())));
    }

    /** Marks what is said about one ply, counted from 0. */
    static PlyMark mark(Question question, int ply, Nature given) {
        Nature ruled = question.ruling().plies().get(ply).nature();
        boolean asPrinted = question.figure().printed(ply).equals(Optional.of(given));
        if (given == ruled || asPrinted && sameClass(given, ruled)) {
            return PlyMark.EXACT;
        }
        return sameClass(given, ruled) ? PlyMark.PERMITTED : PlyMark.WRONG;
    }

    /** Attacks are different natures; everything else is a kind of 闲. */
    private static boolean sameClass(Nature a, Nature b) {
        return a == b || isPermitted(a) && isPermitted(b);
    }

    private static boolean isPermitted(Nature nature) {
        return !nature.isAttack() && nature != Nature.UNDECIDED;
    }
}
