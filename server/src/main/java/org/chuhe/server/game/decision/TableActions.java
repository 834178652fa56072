package org.chuhe.server.game.decision;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.chuhe.core.Side;
import org.chuhe.game.Referee;
import org.chuhe.game.command.ClockCommand;
import org.chuhe.game.command.GameCommand;
import org.chuhe.game.result.ConductBook;
import org.chuhe.game.rules.ColourDraw;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.Players;
import org.chuhe.server.game.model.ColourChoice;
import org.chuhe.server.game.model.GameTable;
import org.chuhe.server.game.model.GameTerms;
import org.chuhe.server.game.model.Notes;
import org.chuhe.server.game.model.PlayerSeat;
import org.chuhe.server.game.model.Seating;
import org.chuhe.server.game.store.GameProgress;
import org.chuhe.server.game.store.LiveState;

/** What happens around the board: taking seats, finding the colours, beginning, going away. */
public final class TableActions {
    private TableActions() {}

    /**
     * Somebody takes the free seat.
     *
     * @param lot what the lot says, should it be asked
     */
    public static Decided sit(LiveState live, PlayerSeat seat, Side lot) {
        Seating seating = live.table().seating();
        if (live.progress() != GameProgress.WAITING) {
            return Decided.refuse(live, Refused.Code.STALE, "refused.no-seat");
        }
        if (seating.first().identity().equals(seat.identity())) {
            return Decided.refuse(live, Refused.Code.REFUSED, "refused.own-game");
        }
        Seating seated = seating.withSecond(seat);
        if (seating.firstSide().isEmpty() && live.table().agreement().colours() == ColourChoice.LOT) {
            seated = seated.withFirstSide(lot);
        }
        return Decided.change(live, live.table().with(seated));
    }

    /** Somebody comes with the link of a seat: it is his from now on, on this device. */
    public static Decided claimSeat(LiveState live, Side side, PlayerSeat owner) {
        if (live.atBoard()) {
            return Decided.refuse(live, Refused.Code.STALE, "refused.at-board");
        }
        Seating seating = live.table().seating();
        Optional<PlayerSeat> seat = seating.of(side);
        if (seat.isEmpty()) {
            return Decided.refuse(live, Refused.Code.STALE, "refused.no-seat");
        }
        if (seat.get().identity().equals(owner.identity())) {
            return Decided.nothing(live);
        }
        if (seating.of(side.opponent())
                .filter(other -> other.identity().equals(owner.identity()))
                .isPresent()) {
            return Decided.refuse(live, Refused.Code.REFUSED, "refused.own-game");
        }
        PlayerSeat moved = new PlayerSeat(owner.identity(), seat.get().name(), owner.account());
        return Decided.change(live, live.table().with(seating.with(side, moved)));
    }

    /** 猜先: whoever came points to a hand and names its colour; right, and he has the first move. */
    public static Decided guess(LiveState live, String identity, ColourDraw.Hand hand, Side colour) {
        if (live.progress() != GameProgress.GUESSING) {
            return Decided.refuse(live, Refused.Code.STALE, "refused.no-guess");
        }
        Seating seating = live.table().seating();
        if (seating.second().filter(seat -> seat.identity().equals(identity)).isEmpty()) {
            return Decided.refuse(live, Refused.Code.NOT_YOURS, "refused.not-guesser");
        }
        Side guesser = new ColourDraw(seating.leftHand())
                .coloursOfGuesser(hand, colour, live.table().agreement().terms().book());
        return Decided.change(live, live.table().with(seating.withFirstSide(guesser.opponent())));
    }

    public static Side hide(long seed) {
        return ColourDraw.hide(new SplittableRandom(seed)).leftHand();
    }

    /** Whoever made the game takes it back before it begins. */
    public static Decided cancel(LiveState live, Optional<String> identity) {
        boolean own =
                identity.isEmpty() || live.table().seating().first().identity().equals(identity.get());
        if (!own) {
            return Decided.refuse(live, Refused.Code.NOT_YOURS, "refused.not-yours");
        }
        if (live.game().isPresent() || live.progress() == GameProgress.CANCELLED) {
            return Decided.refuse(live, Refused.Code.STALE, "refused.begun");
        }
        return Decided.change(live, live.table().with(live.table().notes().asCancelled()));
    }

    /** The game begins; whoever is not there is late (20.1). */
    public static Decided begin(LiveState live, long now, boolean redPresent, boolean blackPresent) {
        if (live.progress() != GameProgress.READY) {
            return Decided.nothing(live);
        }
        GameTable table = live.table();
        Players players = new Players(name(table, Side.RED), name(table, Side.BLACK));
        GameTerms terms = table.agreement().terms();
        GameState state =
                new Referee().start(now, players, terms.regulations(), terms.handicap(), redPresent, blackPresent);
        return Decided.begun(live.next(state), state.log().events());
    }

    private static String name(GameTable table, Side side) {
        return table.seating().of(side).map(PlayerSeat::name).orElse("");
    }

    /** A late player comes to the board (20.1). */
    public static Decision arrive(LiveState live, Side side, long now) {
        Optional<GameState> game = live.game()
                .filter(state -> !state.isOver() && !state.record(side).present());
        return game.isEmpty()
                ? Decided.nothing(live)
                : Commands.answer(live, new ClockCommand.Arrive(at(game.get(), now), side));
    }

    /** Time passes: flags fall (21.3). */
    public static Decision tick(LiveState live, long now) {
        return live.due() > now
                ? Decided.nothing(live)
                : Commands.answer(live, new ClockCommand.Tick(at(live.game().orElseThrow(), now)));
    }

    /**
     * No server was there from {@code alive} on: that time is not charged. The clocks were out of order, so they are
     * stopped as of then and go on now (21.4).
     */
    public static Decision interrupted(LiveState live, long alive, long now) {
        Optional<GameState> game = live.game();
        // The clock at a real board goes on whatever becomes of this server.
        if (live.atBoard()
                || game.isEmpty()
                || game.get().isOver()
                || game.get().clock().running().isEmpty()) {
            return Decided.nothing(live);
        }
        long stopped = Math.max(alive, game.get().clock().time());
        if (stopped >= now) {
            return Decided.nothing(live);
        }
        List<GameCommand> commands = new ArrayList<>();
        for (Side side : Side.values()) {
            if (wouldBeLate(game.get(), side, now)) {
                commands.add(new ClockCommand.Arrive(stopped, side));
            }
        }
        commands.add(new ClockCommand.Pause(stopped, ConductBook.article("21.4")));
        commands.add(new ClockCommand.Resume(now));
        return Commands.answerAll(live, commands, "");
    }

    /** Nobody can come to a board that is not there: whoever would have been late by now counts as come (20.1). */
    private static boolean wouldBeLate(GameState state, Side side, long now) {
        return !state.record(side).present()
                && state.startedAt() + state.regulations().latenessMillis() < now;
    }

    private static long at(GameState state, long now) {
        return Math.max(state.clock().time(), now);
    }

    /** A player wants another game. */
    public static Decided offerRematch(LiveState live, Side side) {
        if (!live.progress().finished() || !canPlayAgain(live)) {
            return Decided.refuse(live, Refused.Code.STALE, "refused.no-rematch");
        }
        Notes notes = live.table().notes();
        return notes.rematch().filter(side::equals).isPresent()
                ? Decided.nothing(live)
                : Decided.change(live, live.table().with(notes.withRematch(side)));
    }

    /** Whether both are still there, for an account may be deleted, and there is no other game yet. */
    private static boolean canPlayAgain(LiveState live) {
        return live.table().seating().isFull() && live.table().notes().next().isEmpty();
    }

    /** The other game is made. */
    public static Decided linkRematch(LiveState live, String next) {
        if (!canPlayAgain(live)) {
            return Decided.refuse(live, Refused.Code.STALE, "refused.no-rematch");
        }
        return Decided.change(live, live.table().with(live.table().notes().withNext(next)));
    }

    /** The arbiter has come. */
    public static Decided attend(LiveState live) {
        Notes notes = live.table().notes();
        return notes.call().isEmpty()
                ? Decided.nothing(live)
                : Decided.change(live, live.table().with(notes.withCall(Optional.empty())));
    }
}
