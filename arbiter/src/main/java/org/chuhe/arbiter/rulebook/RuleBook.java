package org.chuhe.arbiter.rulebook;

import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.arbiter.rulebook.edition1957.Cxa1957;
import org.chuhe.arbiter.rulebook.wxf.Wxf2018;
import org.chuhe.arbiter.ruling.Decision;
import org.chuhe.core.text.Message;

/** An edition of the rules: what every ply of a repetition is, and what follows from that. */
public interface RuleBook {
    /** Chinese Xiangqi Association, 2020. */
    RuleBook CXA_2020 = new Cxa2020();
    /** Chinese Xiangqi Association, 2011 (trial edition). */
    RuleBook CXA_2011 = new Cxa2011();

    /** The Chinese rules of 1999. */
    RuleBook CXA_1999 = new Cxa1999();
    /** The Chinese rules of 1957. */
    RuleBook CXA_1957 = new Cxa1957();
    /** World Xiangqi Federation, 2018. */
    RuleBook WXF_2018 = new Wxf2018();

    /** All editions, the newest Chinese one first, the World rules last. */
    static List<RuleBook> all() {
        return List.of(CXA_2020, CXA_2011, CXA_1999, CXA_1957, WXF_2018);
    }

    /** The edition with this {@link #id()}. */
    static Optional<RuleBook> byId(String id) {
        return all().stream().filter(book -> book.id().equals(id)).findFirst();
    }

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
