package org.chuhe.tournament.swiss;

import java.util.List;
import org.chuhe.text.Coded;
import org.chuhe.tournament.swiss.colour.ColourRule;

/**
 * Why two players meet.
 *
 * @param chooser 先编者: who was first to choose
 * @param choice where his opponent stood in his list
 * @param passedOver those before the opponent in his list, at most {@link #LISTED}, and why it is none of them
 * @param floatedDown 下调: the chooser comes from a higher score
 * @param jumped 跨越积分段: the scores between the two, from the top, and why his opponent has none of them (一.4)
 * @param colourRule what decided the colours
 * @param broken the rules given up for this pair
 */
public record PairReason(
        int chooser,
        Choice choice,
        List<PassedOver> passedOver,
        boolean floatedDown,
        List<Jumped> jumped,
        ColourRule colourRule,
        List<Relaxation> broken) {
    /** How many of those passed over are listed. */
    public static final int LISTED = 8;

    /** The forms of 附录二 二.3, and the two ways around them. */
    public enum Choice implements Coded {
        /** 同位: the head of the opposite row. */
        SAME_PLACE("same-place"),
        /** 错位: further down the opposite row. */
        SHIFTED("shifted"),
        /** Somebody without colour, who is 异行 to everybody. */
        WITHOUT_COLOUR("without-colour"),
        /** 同行: of the chooser's own row. */
        SAME_ROW("same-row"),
        /** By number, in round 1. */
        BY_NUMBER("by-number"),
        /** By the arbiter's hand. */
        ARBITER("arbiter");

        private final String code;

        Choice(String code) {
            this.code = code;
        }

        @Override
        public String code() {
            return code;
        }
    }

    /** Somebody the chooser would have had before his opponent. */
    public record PassedOver(int no, Obstacle obstacle) {}

    /** Why a pair was not made. */
    public enum Obstacle implements Coded {
        /** They have met (一.6). */
        MET("met"),
        /** They are kept apart (一.7). */
        KEPT_APART("kept-apart"),
        /** One would have 多三 or 连三, which the regulations forbid (一.11(3)). */
        COLOUR_LIMIT("colour-limit"),
        // Legal, but then, the choices before being as they are, the score group does worse; the first figure of the
        // key:
        /** Fewer find an opponent in their group or the next, or the bye falls to another (一.4, 一.5, 一.10). */
        LESS_FULL("less-full"),
        /** More would have 多三 or 连三 (一.11(3)). */
        LIMITS("limits"),
        /** More would float a third time (一.9). */
        THIRD_FLOAT("third-float"),
        /** More with 多先 or 少先 would not have their due colour (一.10, 一.11(4)). */
        BALANCE("balance"),
        /** More with 平先 would not alternate (一.10). */
        ALTERNATION("alternation"),
        /** Those who float would have floated more often (一.9). */
        EARLIER_FLOATS("earlier-floats");

        private final String code;

        Obstacle(String code) {
            this.code = code;
        }

        @Override
        public String code() {
            return code;
        }
    }

    /** A score group the chooser jumped. */
    public record Jumped(int score, Gap gap) {}

    /** Why a player found no opponent in a score group below his own. */
    public enum Gap implements Coded {
        /** He may meet nobody there (一.6, 一.7). */
        NOBODY("nobody"),
        /** No round that is as full gives him an opponent there (一.10, 二.3(5)). */
        NOT_AS_FULL("not-as-full");

        private final String code;

        Gap(String code) {
            this.code = code;
        }

        @Override
        public String code() {
            return code;
        }
    }

    public PairReason {
        jumped = List.copyOf(jumped);
        passedOver = List.copyOf(passedOver);
        broken = List.copyOf(broken);
    }
}
