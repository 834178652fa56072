package org.chuhe.arbiter.claim;

import org.chuhe.arbiter.ruling.RulingFacts;
import org.chuhe.core.Side;
import org.chuhe.text.Message;

/** Why a claim is answered as it is, as facts; put into words when somebody reads. */
public sealed interface Grounds {
    /** The words. */
    Message words();

    /** Moves that have come round were ruled on (23.5). */
    record Judged(RulingFacts ruling) implements Grounds {
        @Override
        public Message words() {
            return ruling.summary();
        }
    }

    /** Moves have come round, but nothing has judged them: the arbiter must. */
    record NotJudged(int rounds) implements Grounds {
        @Override
        public Message words() {
            return ClaimRuling.WORDS.message("undecided", rounds);
        }
    }

    /** The position is new, so that nothing can be ruled on (23.3). */
    record NotRepeated() implements Grounds {
        @Override
        public Message words() {
            return ClaimRuling.WORDS.message("not-accepted");
        }
    }

    /**
     * Nothing can be ruled on yet (23.3).
     *
     * @param occurrence for which time the position stands
     * @param pliesLeft after how many more plies a ruling can be asked for
     */
    record NotYet(int occurrence, int pliesLeft) implements Grounds {
        @Override
        public Message words() {
            return ClaimRuling.WORDS.message("not-accepted-yet", Outlook.words(occurrence, pliesLeft));
        }
    }

    /** The rounds without a capture were counted for a claimant of the natural move limit (22.2). */
    record Counted(MoveLimit limit, Side claimant) implements Grounds {
        @Override
        public Message words() {
            return limit.words(claimant);
        }
    }
}
