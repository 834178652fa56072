package org.chuhe.arbiter.rulebook;

import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.arbiter.ruling.Decision;
import org.chuhe.core.text.Message;

/** An edition of the rules: what every ply of a repetition is, and what follows from that. */
public interface RuleBook {
    /** Chinese Xiangqi Association, 2020. */
    RuleBook CXA_2020 = new Cxa2020();
    /** Chinese Xiangqi Association, 2011 (trial edition). */
    RuleBook CXA_2011 = new Cxa2011();

    /** All editions, the newest Chinese one first. */
    static List<RuleBook> all() {
        return List.of(CXA_2020, CXA_2011);
    }

    /** The edition with this {@link #id()}. */
    static Optional<RuleBook> byId(String id) {
        return all().stream().filter(book -> book.id().equals(id)).findFirst();
    }

    /** The short name used in files and on the command line, e.g. {@code cxa2020}. */
    String id();

    /** The edition's name in words. */
    Message title();

    /**
     * The nature of every ply of a cycle.
     *
     * @param nodes how many positions may be searched for one ply
     */
    List<PlyNature> natures(Cycle cycle, long nodes);

    /** Who must vary, given the natures. */
    Decision decide(Cycle cycle, List<PlyNature> plies);
}
