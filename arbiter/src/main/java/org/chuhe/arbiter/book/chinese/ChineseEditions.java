package org.chuhe.arbiter.book.chinese;

import static org.chuhe.arbiter.book.chinese.Excuse.JUST_CROSSED_PAWN;
import static org.chuhe.arbiter.book.chinese.Excuse.KEY_POINT;
import static org.chuhe.arbiter.book.chinese.Excuse.MERE_ESCAPE;
import static org.chuhe.arbiter.book.chinese.Provision.COUNTS_ON_FROM_LENDER;
import static org.chuhe.arbiter.book.chinese.Provision.GAIN_COMES_FROM_THE_TARGET;
import static org.chuhe.arbiter.book.chinese.Provision.GRAVER_SIDE_VARIES;
import static org.chuhe.arbiter.book.chinese.Provision.KING_AND_PAWN_END_UNEVEN_EXCHANGES;
import static org.chuhe.arbiter.book.chinese.Provision.KING_ANSWERS_OWN_RUIN;
import static org.chuhe.arbiter.book.chinese.Provision.MATED_ACCEPTANCE_IS_KILL;
import static org.chuhe.arbiter.book.chinese.Provision.MATED_ROOT_IS_FALSE;
import static org.chuhe.arbiter.book.chinese.Provision.OFFER_COVERS_THE_POINT;
import static org.chuhe.arbiter.book.chinese.Provision.PAWN_ATTACKS_MAKE_UP;
import static org.chuhe.arbiter.book.chinese.Provision.PERPETUAL_CHECK_LOSES_AT_ONCE;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.chuhe.arbiter.book.RuleBook;

/** The Chinese editions since 1999, side by side: what they have; how they number it, {@link Rule} says. */
public final class ChineseEditions {
    private static final String OF_2011 = "cxa2011";

    /**
     * 象棋竞赛规则 1999. Its chapter 6 knows only 打 (将, 杀, 捉) and 闲: a side all of whose plies are 打 plays a forbidden
     * cycle, and forbidden against forbidden is a draw (26.3), whatever is chased and however. The definitions are those of
     * 1987, which the later editions spell out.
     */
    public static final RuleBook CXA_1999 = new ChineseRules(
            "cxa1999",
            Optional.of(OF_2011),
            Set.of(KEY_POINT, JUST_CROSSED_PAWN),
            Set.of(MATED_ROOT_IS_FALSE, KING_ANSWERS_OWN_RUIN, GAIN_COMES_FROM_THE_TARGET, PAWN_ATTACKS_MAKE_UP),
            // Which root a piece has does not matter to its verdicts.
            EnumSet.complementOf(EnumSet.of(Choice.MERE_ESCAPE, Choice.ROOT_OUT_OF_REACH)),
            Rule::of1999);

    /** 象棋竞赛规则 2011（试行）, Chinese Xiangqi Association; it has all articles itself. */
    public static final RuleBook CXA_2011 = new ChineseRules(
            OF_2011,
            Optional.empty(),
            Set.of(KEY_POINT, JUST_CROSSED_PAWN),
            Set.of(
                    MATED_ROOT_IS_FALSE,
                    KING_ANSWERS_OWN_RUIN,
                    OFFER_COVERS_THE_POINT,
                    GRAVER_SIDE_VARIES,
                    PERPETUAL_CHECK_LOSES_AT_ONCE),
            EnumSet.complementOf(EnumSet.of(Choice.MERE_ESCAPE)),
            Rule::of2011);

    /** 象棋竞赛规则 2020, Chinese Xiangqi Association; we have its chapter six, in the place of 2011's. */
    public static final RuleBook CXA_2020 = new ChineseRules(
            "cxa2020",
            Optional.of(OF_2011),
            Set.of(KEY_POINT, JUST_CROSSED_PAWN, MERE_ESCAPE),
            Set.of(
                    COUNTS_ON_FROM_LENDER,
                    OFFER_COVERS_THE_POINT,
                    MATED_ACCEPTANCE_IS_KILL,
                    KING_AND_PAWN_END_UNEVEN_EXCHANGES,
                    GRAVER_SIDE_VARIES,
                    PERPETUAL_CHECK_LOSES_AT_ONCE),
            EnumSet.allOf(Choice.class),
            Rule::of2020);

    private ChineseEditions() {}
}
