package org.chuhe.server.play.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.chuhe.core.Side;
import org.chuhe.game.ClockCommand;
import org.chuhe.game.Command;
import org.chuhe.game.GameState;
import org.chuhe.game.Players;
import org.chuhe.game.Referee;
import org.chuhe.game.rules.ColourDraw;
import org.chuhe.server.play.store.Progress;
import org.chuhe.server.play.store.Standing;
import org.chuhe.server.play.table.Colours;
import org.chuhe.server.play.table.Notes;
import org.chuhe.server.play.table.Seat;
import org.chuhe.server.play.table.Seating;
import org.chuhe.server.play.table.Table;
import org.chuhe.server.play.table.Terms;

/** What happens around the board: taking seats, finding the colours, beginning, going away. */
public final class TableActions {
    private TableActions() {}

    /**
     * Somebody takes the free seat.
     *
     * @param lot what the lot says, should it be asked
     */
    public static Verdict sit(Standing standing, Seat seat, Side lot) {
        Seating seating = standing.table().seating();
        if (standing.progress() != Progress.WAITING) {
            return Verdict.refuse(standing, Refused.Code.STALE, "refused.no-seat");
        }
        if (seating.first().identity().equals(seat.identity())) {
            return Verdict.refuse(standing, Refused.Code.REFUSED, "refused.own-game");
        }
        Seating seated = seating.withSecond(seat);
        if (seating.firstSide().isEmpty() && standing.table().agreement().colours() == Colours.LOT) {
            seated = seated.withFirstSide(lot);
        }
        return Verdict.change(standing, standing.table().with(seated));
    }

    /** Somebody comes with the link of a seat: it is his from now on, on this device. */
    public static Verdict claimSeat(Standing standing, Side side, Seat owner) {
        Seating seating = standing.table().seating();
        Optional<Seat> seat = seating.of(side);
        if (seat.isEmpty()) {
            return Verdict.refuse(standing, Refused.Code.STALE, "refused.no-seat");
        }
        if (seat.get().identity().equals(owner.identity())) {
            return Verdict.nothing(standing);
        }
        if (seating.of(side.opponent())
                .filter(other -> other.identity().equals(owner.identity()))
                .isPresent()) {
            return Verdict.refuse(standing, Refused.Code.REFUSED, "refused.own-game");
        }
        Seat moved = new Seat(owner.identity(), seat.get().name(), owner.account());
        return Verdict.change(standing, standing.table().with(seating.with(side, moved)));
    }

    /** 猜先: whoever came points to a hand and names its colour; right, and he has the first move. */
    public static Verdict guess(Standing standing, String identity, ColourDraw.Hand hand, Side colour) {
        if (standing.progress() != Progress.GUESSING) {
            return Verdict.refuse(standing, Refused.Code.STALE, "refused.no-guess");
        }
        Seating seating = standing.table().seating();
        if (seating.second().filter(seat -> seat.identity().equals(identity)).isEmpty()) {
            return Verdict.refuse(standing, Refused.Code.NOT_YOURS, "refused.not-guesser");
        }
        Side guesser = new ColourDraw(seating.leftHand())
                .coloursOfGuesser(
                        hand, colour, standing.table().agreement().terms().edition());
        return Verdict.change(standing, standing.table().with(seating.withFirstSide(guesser.opponent())));
    }

    static Side hide(long seed) {
        return ColourDraw.hide(new SplittableRandom(seed)).leftHand();
    }

    /** Whoever made the game takes it back before it begins. */
    public static Verdict cancel(Standing standing, Optional<String> identity) {
        boolean own = identity.isEmpty()
                || standing.table().seating().first().identity().equals(identity.get());
        if (!own) {
            return Verdict.refuse(standing, Refused.Code.NOT_YOURS, "refused.not-yours");
        }
        if (standing.game().isPresent() || standing.progress() == Progress.CANCELLED) {
            return Verdict.refuse(standing, Refused.Code.STALE, "refused.begun");
        }
        return Verdict.change(
                standing, standing.table().with(standing.table().notes().asCancelled()));
    }

    /** The game begins; whoever is not there is late (20.1). */
    static Verdict begin(Standing standing, long now, boolean redPresent, boolean blackPresent) {
        if (standing.progress() != Progress.READY) {
            return Verdict.nothing(standing);
        }
        Table table = standing.table();
        Players players = new Players(name(table, Side.RED), name(table, Side.BLACK));
        Terms terms = table.agreement().terms();
        GameState state =
                new Referee().start(now, players, terms.regulations(), terms.handicap(), redPresent, blackPresent);
        return new Verdict(standing.next(state), state.log().events(), Optional.empty());
    }

    private static String name(Table table, Side side) {
        return table.seating().of(side).map(Seat::name).orElse("");
    }

    /** A late player comes to the board (20.1). */
    public static Verdict arrive(Standing standing, Referees referees, Side side, long now) {
        Optional<GameState> game = standing.game()
                .filter(state -> !state.isOver() && !state.record(side).present());
        return game.isEmpty()
                ? Verdict.nothing(standing)
                : referees.answer(standing, new ClockCommand.Arrive(at(game.get(), now), side));
    }

    /** Time passes: flags fall (21.3). */
    static Verdict tick(Standing standing, Referees referees, long now) {
        return standing.due() > now
                ? Verdict.nothing(standing)
                : referees.answer(
                        standing, new ClockCommand.Tick(at(standing.game().orElseThrow(), now)));
    }

    /**
     * No server was there from {@code alive} on: that time is not charged. The clocks were out of order, so they are
     * stopped as of then and go on now (21.4).
     */
    static Verdict interrupted(Standing standing, Referees referees, long alive, long now) {
        Optional<GameState> game = standing.game();
        if (game.isEmpty()
                || game.get().isOver()
                || game.get().clock().running().isEmpty()) {
            return Verdict.nothing(standing);
        }
        long stopped = Math.max(alive, game.get().clock().time());
        if (stopped >= now) {
            return Verdict.nothing(standing);
        }
        List<Command> commands = new ArrayList<>();
        for (Side side : Side.values()) {
            if (wouldBeLate(game.get(), side, now)) {
                commands.add(new ClockCommand.Arrive(stopped, side));
            }
        }
        commands.add(new ClockCommand.Pause(stopped, "21.4"));
        commands.add(new ClockCommand.Resume(now));
        return referees.answerAll(standing, commands);
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
    public static Verdict offerRematch(Standing standing, Side side) {
        if (!standing.progress().finished() || !standing.table().notes().next().isEmpty()) {
            return Verdict.refuse(standing, Refused.Code.STALE, "refused.no-rematch");
        }
        Notes notes = standing.table().notes();
        return notes.rematch().filter(side::equals).isPresent()
                ? Verdict.nothing(standing)
                : Verdict.change(standing, standing.table().with(notes.withRematch(side)));
    }

    /** The other game is made. */
    public static Verdict linkRematch(Standing standing, String next) {
        if (!standing.table().notes().next().isEmpty()) {
            return Verdict.refuse(standing, Refused.Code.STALE, "refused.no-rematch");
        }
        return Verdict.change(
                standing, standing.table().with(standing.table().notes().withNext(next)));
    }

    /** The arbiter has come. */
    public static Verdict attend(Standing standing) {
        Notes notes = standing.table().notes();
        return notes.call().isEmpty()
                ? Verdict.nothing(standing)
                : Verdict.change(standing, standing.table().with(notes.withCall(Optional.empty())));
    }
}
