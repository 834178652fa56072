package org.chuhe.arbiter;

import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.book.chinese.Cxa1999;
import org.chuhe.arbiter.book.chinese.Cxa2011;
import org.chuhe.arbiter.book.chinese.Cxa2020;
import org.chuhe.arbiter.book.cxa1957.Cxa1957;
import org.chuhe.arbiter.book.wxf.Wxf2018;

/** The editions of the rules that there are. */
public final class RuleBooks {
    /** Chinese Xiangqi Association, 2020. */
    public static final RuleBook CXA_2020 = new Cxa2020();
    /** Chinese Xiangqi Association, 2011 (trial edition). */
    public static final RuleBook CXA_2011 = new Cxa2011();
    /** The Chinese rules of 1999. */
    public static final RuleBook CXA_1999 = new Cxa1999();
    /** The Chinese rules of 1957. */
    public static final RuleBook CXA_1957 = new Cxa1957();
    /** World Xiangqi Federation, 2018. */
    public static final RuleBook WXF_2018 = new Wxf2018();

    private static final List<RuleBook> ALL = List.of(CXA_2020, CXA_2011, CXA_1999, CXA_1957, WXF_2018);

    private RuleBooks() {}

    /** All editions, the newest Chinese one first, the World rules last. */
    public static List<RuleBook> all() {
        return ALL;
    }

    /** The edition with this {@link RuleBook#id()}. */
    public static Optional<RuleBook> byId(String id) {
        return ALL.stream().filter(book -> book.id().equals(id)).findFirst();
    }
}
