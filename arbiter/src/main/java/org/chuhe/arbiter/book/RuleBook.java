package org.chuhe.arbiter.book;

import java.util.List;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.text.Message;

/** An edition of the rules: what every ply of a repetition is, and what follows from that. */
public interface RuleBook {
    /** The short name used in files and on the command line, e.g. {@code cxa2020}. */
    String id();

    /** The edition's name in words. */
    Message title();

    /** Whether the edition calls the side that moves first, elsewhere Red, Black; explanations use its words. */
    default boolean callsFirstMoverBlack() {
        return false;
    }

    /**
     * The nature of every ply of a cycle.
     *
     * @param nodes how many positions may be searched for one ply
     */
    List<PlyNature> natures(Cycle cycle, long nodes);

    /** Who must vary, given the natures. */
    Decision decide(Cycle cycle, List<PlyNature> plies);
}
