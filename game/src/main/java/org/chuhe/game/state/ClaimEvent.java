package org.chuhe.game.state;

import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.claim.Consequence;
import org.chuhe.arbiter.claim.Grounds;
import org.chuhe.core.Side;
import org.chuhe.game.result.ClaimKind;
import org.chuhe.game.result.Words;
import org.chuhe.text.Article;

/** Claims and rulings (22.2 and article 23). */
public sealed interface ClaimEvent extends GameEvent {
    /** A side claims; both clocks stand during the audit (22.2). */
    record ClaimMade(long at, Side side, ClaimKind kind) implements ClaimEvent {
        @Override
        public void change(StateDraft draft) {
            draft.requirePlaying();
            draft.claim = Optional.of(new PendingClaim(side, kind));
            draft.clock = draft.clock.stop();
        }
    }

    /** The claim is true. */
    record ClaimUpheld(long at, Side side, ClaimKind kind, List<Article> articles, Words why) implements ClaimEvent {
        public ClaimUpheld {
            articles = List.copyOf(articles);
        }

        @Override
        public void change(StateDraft draft) {
            settle(draft, side, kind);
        }
    }

    /** The claim is false, or not to be heard (23.3). */
    record ClaimRejected(long at, Side side, ClaimKind kind, List<Article> articles, Words why) implements ClaimEvent {
        public ClaimRejected {
            articles = List.copyOf(articles);
        }

        @Override
        public boolean isNews() {
            return true;
        }

        @Override
        public void change(StateDraft draft) {
            settle(draft, side, kind);
            if (kind == ClaimKind.MOVE_LIMIT) {
                draft.edit(side, account -> account.falseLimitClaims++);
            }
        }
    }

    private static void settle(StateDraft draft, Side side, ClaimKind kind) {
        draft.require(draft.claim.filter(new PendingClaim(side, kind)::equals).isPresent(), "no such claim");
        draft.claim = Optional.empty();
        if (draft.phase == Phase.PLAYING) {
            draft.restartClock();
        }
    }

    /** A ruling on a repetition: from now on somebody must vary (23.5). */
    record Ruled(long at, Consequence verdict, Optional<Side> side, List<Article> articles, Words why)
            implements ClaimEvent {
        public Ruled {
            articles = List.copyOf(articles);
        }

        @Override
        public boolean isNews() {
            return !verdict.isRuling();
        }

        @Override
        public void change(StateDraft draft) {
            boolean said =
                    verdict.isRuling() || verdict == Consequence.NOT_ACCEPTED || verdict == Consequence.UNDECIDED;
            draft.require(said, "no such ruling on a repetition");
            draft.require(verdict.namesSide() == side.isPresent(), "a ruling names a side where it must");
            if (why instanceof Words.Found found) {
                draft.require(fits(found.grounds()), "what was found is not what is ruled");
            }
            draft.lastRuling = Optional.of(this);
            duty(draft.history.ply()).ifPresent(duty -> draft.duty = Optional.of(duty));
        }

        private boolean fits(Grounds grounds) {
            return grounds instanceof Grounds.Judged judged
                    && verdict == Consequence.of(judged.ruling().decision())
                    && side.equals(judged.ruling().decision().verdict().mustVary())
                    && articles.containsAll(judged.ruling().decision().articles());
        }

        /** What it asks for, given after a ply. */
        Optional<VaryDuty> duty(int ply) {
            return verdict == Consequence.MUST_VARY || verdict == Consequence.DRAW_UNLESS_VARIED
                    ? Optional.of(new VaryDuty(side, ply))
                    : Optional.empty();
        }
    }
}
