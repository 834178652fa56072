package org.chuhe.records.audit;

import java.util.Optional;
import org.chuhe.core.Side;
import org.chuhe.text.Message;

/** Who must vary in a repetition: the arbiter's answer under some edition of the rules. */
@FunctionalInterface
public interface RepetitionRuling {
    /**
     * An answer.
     *
     * @param verdict {@code red-must-vary}, {@code black-must-vary}, {@code draw} or {@code undecided}
     * @param mustVary the side that must vary, if one must
     * @param words the ruling in words
     */
    record Answer(String verdict, Optional<Side> mustVary, Message words) {
        public static Answer mustVary(Side side, Message words) {
            String verdict = side == Side.RED ? "red-must-vary" : "black-must-vary";
            return new Answer(verdict, Optional.of(side), words);
        }
    }

    Answer rule(Repetition repetition);

    /**
     * Knows what all editions agree on: a side that alone gives perpetual check 长将 must vary. Everything else stays
     * undecided.
     */
    static Answer perpetualCheckOnly(Repetition repetition) {
        if (repetition.redChecks() != repetition.blackChecks()) {
            Side checker = repetition.redChecks() ? Side.RED : Side.BLACK;
            String key = checker == Side.RED ? "ruling.red.checks" : "ruling.black.checks";
            return Answer.mustVary(checker, AuditTexts.message(key));
        }
        boolean both = repetition.redChecks();
        return both
                ? new Answer("draw", Optional.empty(), AuditTexts.message("ruling.both.check"))
                : new Answer("undecided", Optional.empty(), AuditTexts.message("ruling.undecided"));
    }
}
