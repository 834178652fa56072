package org.chuhe.game.state;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.sequence.MoveSequence;
import org.chuhe.game.clock.Clock;
import org.chuhe.game.clock.SideClock;
import org.chuhe.game.result.Authority;
import org.chuhe.game.result.GameEnding;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.rules.Practice;

/** A state while an event changes it. Only events see it. */
public final class StateDraft {
    private final GameState from;
    private final GameEvent event;

    Phase phase;
    MoveSequence history;
    PlyTimes times;
    Clock clock;
    Turn turn;
    Optional<Side> offer;
    Optional<TakeBackWish> takeBack;
    Optional<PendingClaim> claim;
    Optional<VaryDuty> duty;
    Optional<Side> disturbed;
    Optional<ClaimEvent.Ruled> lastRuling;
    Optional<Authority> decidedBy;
    boolean arbiterSigned;
    Optional<GameEnding> result;
    private SideRecord red;
    private SideRecord black;

    StateDraft(GameState from, GameEvent event) {
        this.from = from;
        this.event = event;
        phase = from.phase();
        history = from.history();
        times = from.times();
        red = from.red();
        black = from.black();
        turn = from.turn();
        offer = from.offer();
        takeBack = from.takeBack();
        claim = from.claim();
        duty = from.duty();
        disturbed = from.disturbed();
        lastRuling = from.lastRuling();
        decidedBy = from.decidedBy();
        arbiterSigned = from.arbiterSigned();
        result = from.result();
        if (event.at() < from.clock().time() || event.at() > Long.MAX_VALUE / 8) {
            throw new EventOutOfPlaceException(event, "time cannot run back");
        }
        clock = from.clock().at(from.scheme(), event.at());
        noteFlag();
    }

    /** Keeps the instant at which the running side's time ran out; the first time counts (21.3). */
    private void noteFlag() {
        if (clock.running().isEmpty()) {
            return;
        }
        Side side = clock.running().get();
        long until = clock.face(side).untilFlag(from.scheme());
        if (until <= 0 && record(side).flagFell() == SideRecord.NEVER) {
            edit(side, account -> account.flagFell = clock.time() + until);
        }
    }

    GameState finish() {
        require(phase != Phase.CLOSED, "the game is closed");
        require(result.isEmpty() || event.isAfterEnd(), "the game is over");
        event.change(this);
        freeFirstMove();
        return new GameState(
                from.setup(),
                phase,
                history,
                times,
                clock,
                red,
                black,
                turn,
                new OpenMatters(offer, takeBack, claim, duty, disturbed),
                new Decisions(lastRuling, decidedBy),
                arbiterSigned,
                result,
                from.log().plus(event));
    }

    /** Where a side's clock starts only after its first move; who never makes it is late at last. */
    private void freeFirstMove() {
        GameRegulations regulations = from.regulations();
        if (clock.running().isEmpty() || !regulations.conduct().has(Practice.FIRST_MOVES_FREE)) {
            return;
        }
        Side side = clock.running().get();
        boolean begins = side == from.setup().start().sideToMove();
        boolean first = history.ply() <= (begins ? 0 : from.setup().handicap().openingMoves());
        if (!first) {
            clock = clock.freeUntil(0);
        } else if (!from.clock().isRunning(side)) {
            clock = clock.freeUntil(clock.time() + regulations.latenessMillis());
        }
    }

    GameState from() {
        return from;
    }

    SideRecord record(Side side) {
        return side == Side.RED ? red : black;
    }

    void edit(Side side, Consumer<SideRecord.Draft> change) {
        SideRecord.Draft draft = new SideRecord.Draft(record(side));
        change.accept(draft);
        if (side == Side.RED) {
            red = draft.build();
        } else {
            black = draft.build();
        }
    }

    void editClock(Side side, SideClock face) {
        clock = clock.with(side, face);
    }

    /** The position on the board. */
    Position position() {
        return history.position();
    }

    /** Starts the clock of whoever must act now. */
    void restartClock() {
        clock = clock.start(onTheClock());
    }

    private Side onTheClock() {
        if (disturbed.isPresent()) {
            return disturbed.get();
        }
        Side toMove = position().sideToMove();
        return turn.moved() || turn.unclear().isPresent() ? toMove.opponent() : toMove;
    }

    /** The side to move has its turn: what it has touched before counts now (5.6). */
    void beginTurn() {
        Side side = position().sideToMove();
        turn = Turn.FRESH.touching(record(side).touchedEarly());
        edit(side, account -> account.touchedEarly = List.of());
    }

    /** A piece that is moved or taken is no longer the one that was touched early. */
    void forgetTouched(Move move) {
        for (Side side : Side.values()) {
            edit(
                    side,
                    account -> account.touchedEarly = account.touchedEarly.stream()
                            .filter(point -> !point.equals(move.from()) && !point.equals(move.to()))
                            .toList());
        }
    }

    /** Signatures under a result that no longer stands are void. */
    void unsign() {
        edit(Side.RED, account -> account.signed = false);
        edit(Side.BLACK, account -> account.signed = false);
        arbiterSigned = false;
    }

    void require(boolean condition, String why) {
        if (!condition) {
            throw new EventOutOfPlaceException(event, why);
        }
    }

    /** The game must be going on, with nothing to wait for. */
    void requirePlaying() {
        require(phase == Phase.PLAYING && claim.isEmpty() && disturbed.isEmpty(), "play is halted");
    }
}
