package org.chuhe.game.state;

import java.util.List;
import java.util.Optional;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.sequence.MoveSequence;
import org.chuhe.game.clock.Clock;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.result.Authority;
import org.chuhe.game.result.GameEnding;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.rules.Handicap;
import org.chuhe.game.rules.Practice;

/**
 * A game at one instant. It never changes; {@link #apply} gives the next state, and every state is what its log adds
 * up to.
 *
 * @param setup what was settled before the first move
 * @param phase how far it has come
 * @param history the moves played, and the position that they lead to
 * @param times what each of them has taken
 * @param clock the clock at the instant of the last event
 * @param red Red's account
 * @param black Black's account
 * @param turn what has happened in the turn in hand
 * @param open what somebody still has to answer
 * @param decisions what was last ruled and decided
 * @param arbiterSigned whether the arbiter has signed (article 9)
 * @param result the result, once there is one
 * @param log everything that happened
 */
public record GameState(
        GameSetup setup,
        Phase phase,
        MoveSequence history,
        PlyTimes times,
        Clock clock,
        SideRecord red,
        SideRecord black,
        Turn turn,
        OpenMatters open,
        Decisions decisions,
        boolean arbiterSigned,
        Optional<GameEnding> result,
        EventLog log) {

    /** The state right after the beginning. */
    public static GameState of(PlayEvent.Started started) {
        Position start = started.start();
        GameSetup setup =
                new GameSetup(started.regulations(), started.players(), started.handicap(), start, started.at());
        Clock clock = Clock.of(started.regulations().clock(), started.at()).start(start.sideToMove());
        boolean free = started.regulations().conduct().has(Practice.FIRST_MOVES_FREE);
        return new GameState(
                setup,
                Phase.PLAYING,
                MoveSequence.of(start),
                PlyTimes.NONE,
                free ? clock.freeUntil(started.at() + started.regulations().latenessMillis()) : clock,
                SideRecord.of(started.redPresent()),
                SideRecord.of(started.blackPresent()),
                Turn.opening(started.handicap().openingMoves()),
                OpenMatters.NONE,
                Decisions.NONE,
                false,
                Optional.empty(),
                EventLog.EMPTY.plus(started));
    }

    public GameRegulations regulations() {
        return setup.regulations();
    }

    public Players players() {
        return setup.players();
    }

    public Handicap handicap() {
        return setup.handicap();
    }

    /** The position before the first move. */
    public Position start() {
        return setup.start();
    }

    /** The moves that stand, one by one, with what the clock said. */
    public List<GamePly> plies() {
        return GamePly.of(this);
    }

    /** The last of them; empty before the first move. */
    public Optional<GamePly> lastPly() {
        return history.ply() == 0 ? Optional.empty() : Optional.of(GamePly.last(this));
    }

    /** The position on the board. */
    public Position position() {
        return history.position();
    }

    public long startedAt() {
        return setup.startedAt();
    }

    /** The last ruling on a repetition (23.5). */
    public Optional<ClaimEvent.Ruled> lastRuling() {
        return decisions.ruling();
    }

    /** Who has decided the game, or how it goes on, above the players (18.2, 18.3). */
    public Optional<Authority> decidedBy() {
        return decisions.decidedBy();
    }

    /** Who has a draw offer standing (22.1). */
    public Optional<Side> offer() {
        return open.offer();
    }

    /** A wish to take a move back that waits for the opponent. */
    public Optional<TakeBackWish> takeBack() {
        return open.takeBack();
    }

    /** A claim that waits for the arbiter. */
    public Optional<PendingClaim> claim() {
        return open.claim();
    }

    /** What a ruling on a repetition asks for. */
    public Optional<VaryDuty> duty() {
        return open.duty();
    }

    /** Who has to put the pieces back in his own time (5.9). */
    public Optional<Side> disturbed() {
        return open.disturbed();
    }

    /**
     * The state that a log adds up to.
     *
     * @throws EventOutOfPlaceException if it is not the log of a game
     */
    public static GameState replay(List<GameEvent> log) {
        if (log.isEmpty() || !(log.get(0) instanceof PlayEvent.Started started)) {
            throw new IllegalArgumentException("a log begins with the start of a game");
        }
        GameState state = of(started);
        for (GameEvent event : log.subList(1, log.size())) {
            state = state.apply(event);
        }
        return state;
    }

    /**
     * The state after an event.
     *
     * @throws EventOutOfPlaceException if the event cannot happen now
     */
    public GameState apply(GameEvent event) {
        return new StateDraft(this, event).finish();
    }

    /** The same state, whose last event was read from a line that says more than this program understands. */
    public GameState keeping(String line) {
        return with(log.keeping(line));
    }

    /** The same state, whose last event this official entered or decided. */
    public GameState by(String official) {
        return with(log.by(official));
    }

    private GameState with(EventLog told) {
        return new GameState(
                setup, phase, history, times, clock, red, black, turn, open, decisions, arbiterSigned, result, told);
    }

    public ClockScheme scheme() {
        return regulations().clock();
    }

    public SideRecord record(Side side) {
        return side == Side.RED ? red : black;
    }

    public boolean isOver() {
        return result.isPresent();
    }

    /** The ply before a side's last move, if it has made one: where taking it back would lead. */
    public Optional<Integer> lastMoveOf(Side side) {
        List<MoveSequence.Played> played = history.played();
        for (int ply = played.size() - 1; ply >= 0 && ply >= played.size() - 2; ply--) {
            if (played.get(ply).side() == side) {
                return Optional.of(ply);
            }
        }
        return Optional.empty();
    }

    /** Whether a side may ask now to take its last move back, where that is allowed at all. */
    public boolean mayAskBack(Side side) {
        return regulations().conduct().has(Practice.TAKES_BACK)
                && phase == Phase.PLAYING
                && takeBack().isEmpty()
                && lastMoveOf(side)
                        .filter(handicap()::mayReturnTo)
                        .filter(ply -> record(side).askedBack() != ply + 1)
                        .isPresent();
    }

    /** Whose time it is: the side that must move, press its clock, name a point or put the pieces back. */
    public Side onTheClock() {
        if (disturbed().isPresent()) {
            return disturbed().get();
        }
        Side toMove = position().sideToMove();
        return turn.moved() || turn.unclear().isPresent() ? toMove.opponent() : toMove;
    }

    /** Whether it is a side's own time 自己用时: its clock runs. */
    public boolean isOwnTime(Side side) {
        return clock.isRunning(side);
    }

    /** Whether a side is to move and has not moved yet. */
    public boolean isTurn(Side side) {
        return position().sideToMove() == side
                && !turn.moved()
                && turn.unclear().isEmpty();
    }

    /** Whether a side's offer of a draw would be heard (22.1) rather than refused or a foul. */
    public boolean mayOffer(Side side) {
        int ahead = record(side).offers() + 1 - record(side.opponent()).offers();
        return phase == Phase.PLAYING
                && isOwnTime(side)
                && offer().isEmpty()
                && ahead <= regulations().claims().offersAhead();
    }

    /** The clock at an instant not before the last event. */
    public Clock clockAt(long instant) {
        return clock.at(scheme(), instant);
    }
}
