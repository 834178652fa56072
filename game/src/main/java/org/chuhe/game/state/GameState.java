package org.chuhe.game.state;

import java.util.List;
import java.util.Optional;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.game.clock.Clock;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.result.Result;
import org.chuhe.game.rules.Handicap;
import org.chuhe.game.rules.Regulations;

/**
 * A game at one instant. It never changes; {@link #apply} gives the next state, and every state is what its log adds
 * up to.
 *
 * @param regulations what the event lays down
 * @param players who plays
 * @param handicap what was given
 * @param start the position before the first move
 * @param startedAt when the game began
 * @param phase how far it has come
 * @param position the position on the board
 * @param history the moves played
 * @param clock the clock at the instant of the last event
 * @param red Red's account
 * @param black Black's account
 * @param turn what has happened in the turn in hand
 * @param offer who has a draw offer standing (22.1)
 * @param claim a claim that waits for the arbiter
 * @param duty what a ruling on a repetition asks for
 * @param disturbed who has to put the pieces back in his own time (5.9)
 * @param arbiterSigned whether the arbiter has signed (article 9)
 * @param result the result, once there is one
 * @param log everything that happened
 */
public record GameState(
        Regulations regulations,
        Players players,
        Handicap handicap,
        Position start,
        long startedAt,
        Phase phase,
        Position position,
        History history,
        Clock clock,
        SideRecord red,
        SideRecord black,
        Turn turn,
        Optional<Side> offer,
        Optional<PendingClaim> claim,
        Optional<VaryDuty> duty,
        Optional<Side> disturbed,
        boolean arbiterSigned,
        Optional<Result> result,
        EventLog log) {

    /** The state right after the beginning. */
    public static GameState of(PlayEvent.Started started) {
        Regulations regulations = started.regulations();
        Position start = started.start();
        return new GameState(
                regulations,
                started.players(),
                started.handicap(),
                start,
                started.at(),
                Phase.PLAYING,
                start,
                History.of(start),
                Clock.of(regulations.clock(), started.at()).start(start.sideToMove()),
                SideRecord.of(started.redPresent()),
                SideRecord.of(started.blackPresent()),
                Turn.opening(started.handicap().openingMoves()),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                false,
                Optional.empty(),
                EventLog.EMPTY.plus(started));
    }

    /**
     * The state that a log adds up to.
     *
     * @throws EventOutOfPlaceException if it is not the log of a game
     */
    public static GameState replay(List<Event> log) {
        if (log.isEmpty() || !(log.get(0) instanceof PlayEvent.Started started)) {
            throw new IllegalArgumentException("a log begins with the start of a game");
        }
        GameState state = of(started);
        for (Event event : log.subList(1, log.size())) {
            state = state.apply(event);
        }
        return state;
    }

    /**
     * The state after an event.
     *
     * @throws EventOutOfPlaceException if the event cannot happen now
     */
    public GameState apply(Event event) {
        return new Draft(this, event).finish();
    }

    /** Like {@link #apply}, where the position after the move is known already. */
    public GameState apply(PlayEvent.Moved moved, Position after) {
        return new Draft(this, moved, after).finish();
    }

    /** The same state, whose last event was read from a line that says more than this program understands. */
    public GameState keeping(String line) {
        return new GameState(
                regulations,
                players,
                handicap,
                start,
                startedAt,
                phase,
                position,
                history,
                clock,
                red,
                black,
                turn,
                offer,
                claim,
                duty,
                disturbed,
                arbiterSigned,
                result,
                log.keeping(line));
    }

    public ClockScheme scheme() {
        return regulations.clock();
    }

    public SideRecord record(Side side) {
        return side == Side.RED ? red : black;
    }

    public boolean isOver() {
        return result.isPresent();
    }

    /** Whose time it is: the side that must move, press its clock, name a point or put the pieces back. */
    public Side onTheClock() {
        if (disturbed.isPresent()) {
            return disturbed.get();
        }
        Side toMove = position.sideToMove();
        return turn.moved() || turn.unclear().isPresent() ? toMove.opponent() : toMove;
    }

    /** Whether it is a side's own time 自己用时: its clock runs. */
    public boolean isOwnTime(Side side) {
        return clock.isRunning(side);
    }

    /** The clock at an instant not before the last event. */
    public Clock clockAt(long instant) {
        return clock.at(scheme(), instant);
    }
}
