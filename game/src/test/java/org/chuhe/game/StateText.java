package org.chuhe.game;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chuhe.core.Side;
import org.chuhe.game.clock.SideClock;
import org.chuhe.game.result.Words;
import org.chuhe.game.state.ClaimEvent;
import org.chuhe.game.state.ClockEvent;
import org.chuhe.game.state.ConductEvent;
import org.chuhe.game.state.GameEvent;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.SideRecord;

/**
 * A state in lines of text, and the reasons given in the game: what it adds up to, whatever the form in which it is
 * stored and whatever constants are called.
 */
public final class StateText {
    private StateText() {}

    static String of(GameState state) {
        StringBuilder text = new StringBuilder();
        line(text, "players", state.players().red() + " - " + state.players().black());
        line(text, "start", state.start());
        line(text, "position", state.position());
        line(text, "plies", state.history().ply());
        line(text, "moves", state.history().movesAfter(0));
        line(text, "over", state.isOver());
        line(
                text,
                "score",
                state.result().map(result -> result.outcome().code()).orElse("-"));
        line(
                text,
                "article",
                state.result().map(result -> result.article().number()).orElse("-"));
        line(text, "on the clock", state.onTheClock() == Side.RED ? "red" : "black");
        line(text, "clock", state.clock().time() + " idle " + state.clock().idle());
        for (Side side : Side.values()) {
            line(text, side == Side.RED ? "red" : "black", account(state, side));
        }
        line(text, "offer", state.offer().isPresent());
        line(text, "claim", state.claim().isPresent());
        line(text, "duty", state.duty().map(duty -> "since " + duty.ruledAt()).orElse("-"));
        line(text, "disturbed", state.disturbed().isPresent());
        line(text, "arbiter signed", state.arbiterSigned());
        line(text, "touched", state.turn().touched());
        line(
                text,
                "opening moves",
                state.turn().openingMoves() + " " + state.turn().openingPieces());
        line(text, "unclear", state.turn().unclear().isPresent());
        reasons(state).forEach(why -> line(text, "why", why.in(Locale.CHINESE) + " | " + why.in(Locale.ENGLISH)));
        return text.toString();
    }

    /** All reasons that were given, oldest first. */
    public static List<Words> reasons(GameState state) {
        return state.log().events().stream()
                .flatMap(event -> why(event).stream())
                .toList();
    }

    private static Optional<Words> why(GameEvent event) {
        if (event instanceof ClaimEvent.ClaimUpheld upheld) {
            return Optional.of(upheld.why());
        }
        if (event instanceof ClaimEvent.ClaimRejected rejected) {
            return Optional.of(rejected.why());
        }
        if (event instanceof ClaimEvent.Ruled ruled) {
            return Optional.of(ruled.why());
        }
        if (event instanceof ConductEvent.Warned warned) {
            return Optional.of(warned.why());
        }
        if (event instanceof ConductEvent.Decided decided) {
            return Optional.of(decided.why());
        }
        return event instanceof ClockEvent.FlagOverruled overruled ? Optional.of(overruled.why()) : Optional.empty();
    }

    private static void line(StringBuilder text, String name, Object value) {
        text.append(name).append(": ").append(value).append('\n');
    }

    private static String account(GameState state, Side side) {
        SideRecord account = state.record(side);
        SideClock face = state.clock().face(side);
        return String.join(
                " ",
                account.present() ? "present" : "absent",
                state.isOwnTime(side) ? "running" : "standing",
                "stage " + face.stage() + " moves " + face.moves() + " left " + face.left(),
                "periods " + face.periods() + " " + face.periodLeft(),
                "used " + face.used() + " " + face.moveUsed(),
                "offers " + account.offers() + " fouls " + account.fouls(),
                "illegal " + account.illegalMoves() + " empty " + account.emptyPresses(),
                "claims " + account.falseLimitClaims() + " warnings " + account.warnings(),
                "missed " + account.missedMoves() + " usable " + account.recordUsable(),
                "rewriting " + account.rewriting() + " signed " + account.signed(),
                "flag " + (account.flagFell() == SideRecord.NEVER ? "-" : account.flagFell()));
    }
}
