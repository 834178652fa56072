package org.chuhe.game.incident;

import java.util.List;
import java.util.Optional;
import org.chuhe.core.Move;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.game.command.ClaimCommand;
import org.chuhe.game.command.ClockCommand;
import org.chuhe.game.command.ConductCommand;
import org.chuhe.game.command.EndCommand;
import org.chuhe.game.command.GameCommand;
import org.chuhe.game.command.OfferCommand;
import org.chuhe.game.command.PlayCommand;
import org.chuhe.game.command.TableCommand;
import org.chuhe.game.command.TouchCommand;
import org.chuhe.game.result.ConductBook;
import org.chuhe.game.result.Words;
import org.chuhe.game.rules.Practice;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.TableEvent;
import org.chuhe.text.Article;
import org.chuhe.text.Result;

/**
 * One thing that an arbiter enters.
 *
 * @param at when it happened
 */
public record TableEntry(long at, Incident incident, IncidentDetails details) {
    /** So often a player is only reminded with which hand the clock is pressed (article 6). */
    private static final int REMINDERS = 2;

    /**
     * What the referee is asked, in order; all of it happens or nothing.
     *
     * @throws EntryException if something is not said that must be
     */
    public List<GameCommand> commands(GameState state) {
        boolean blind = state.regulations().conduct().has(Practice.ONLY_EVENTS);
        for (Ask ask : incident.asks()) {
            if (!isSaid(ask) && !(blind && isOnBoard(ask))) {
                throw missing(ask);
            }
        }
        if (blind && isAboutBoard()) {
            return List.of(note());
        }
        return switch (incident) {
            case MOVE -> move(state);
            case ILLEGAL -> details.move().isPresent() ? move(state) : List.of(breach("2.2"));
            case OTHER_HAND -> otherHand(state);
            default -> List.of(command(state));
        };
    }

    /** Who is meant, if somebody is. */
    public Optional<Side> side() {
        return details.side();
    }

    private GameCommand command(GameState state) {
        return switch (incident.group()) {
            case PLAY, PIECES -> onBoard();
            case CLOCK -> clock(state);
            case CLAIMS -> claim();
            case CONDUCT, RECORD -> conduct(state);
            case DECISIONS, END -> decision();
        };
    }

    /** The move; if the clock was not pressed after the one before, it is by now: the opponent has moved. */
    private List<GameCommand> move(GameState state) {
        Move move = details.move().orElseThrow();
        Side mover = state.position()
                .pieceAt(move.from())
                .map(piece -> piece.side())
                .orElse(state.position().sideToMove());
        Side side = details.side().orElse(mover);
        boolean unpressed = state.turn().moved() && state.onTheClock() != side;
        GameCommand play = new PlayCommand.MakeMove(at, side, move);
        if (unpressed) {
            GameCommand press = new ClockCommand.PressClock(at, side.opponent());
            return details.press() ? List.of(press, play, new ClockCommand.PressClock(at, side)) : List.of(press, play);
        }
        return details.press() ? List.of(play, new ClockCommand.PressClock(at, side)) : List.of(play);
    }

    private GameCommand onBoard() {
        return switch (incident) {
            case OUT_OF_TURN -> breach("2.1");
            case BETWEEN -> new PlayCommand.PlaceBetween(at, who(), point(0), point(1), point(2));
            case NAMED_POINT -> new PlayCommand.NamePoint(at, who(), point(0));
            case TAKE_BACK -> new PlayCommand.TakeBack(at, who());
            case DEAD_POSITION ->
                new ConductCommand.DecideGame(
                        at, details.by(), Result.DRAW, ConductBook.article("4.2.2"), details.why());
            case TOUCHED -> new TouchCommand.Touch(at, who(), details.points());
            case TOUCHED_TOGETHER -> new TouchCommand.TouchTogether(at, who(), details.points());
            case ADJUSTED -> new TouchCommand.Adjust(at, who(), details.points(), true);
            case ADJUSTED_SILENTLY -> new TouchCommand.Adjust(at, who(), details.points(), false);
            case BRUSHED -> new TouchCommand.Brush(at, who(), point(0));
            case DROPPED -> new TouchCommand.Drop(at, who(), point(0), point(1));
            case UPSET -> new TouchCommand.Disturb(at, who());
            case PUT_BACK -> new TouchCommand.Rearrange(at, who());
            case DISPLACED -> new PlayCommand.ReportDisplacement(at, number());
            default -> new PlayCommand.ReportReversedColours(at);
        };
    }

    private GameCommand clock(GameState state) {
        return switch (incident) {
            case PRESS -> new ClockCommand.PressClock(at, who());
            case PRESSED_EMPTY -> new ClockCommand.PressEmpty(at, who());
            case STOPPED_CLOCK -> new ClockCommand.StopClock(at, who());
            case FLAG -> flag(state);
            case FLAG_BY_FAULT -> new ClockCommand.OverruleFlag(at, millis(), details.why());
            case CLOCK_FAULT -> new ClockCommand.ReportClockFault(at, who());
            case PAUSE -> new ClockCommand.Pause(at, incident.article());
            case RESUME -> new ClockCommand.Resume(at);
            case SET_CLOCK -> new ClockCommand.SetClock(at, who(), millis());
            case LATE -> new ClockCommand.Tick(at);
            case ARRIVED -> new ClockCommand.Arrive(at, who());
            default -> note();
        };
    }

    /** Where the log keeps the time it knows by itself whether a flag has fallen. */
    private GameCommand flag(GameState state) {
        if (state.regulations().conduct().has(Practice.CLOCK_BESIDE)) {
            return new TableCommand.SeeFlag(at, who());
        }
        boolean falls = !state.regulations().conduct().has(Practice.CALLS_FLAG)
                && state.clock().flagInstant(state.scheme()).orElse(Long.MAX_VALUE) <= at;
        return falls ? new ClockCommand.Tick(at) : new ClockCommand.CallFlag(at);
    }

    private GameCommand claim() {
        return switch (incident) {
            case OFFER -> new OfferCommand.OfferDraw(at, who());
            case ACCEPT -> new OfferCommand.AcceptDraw(at, who());
            case DECLINE -> new OfferCommand.DeclineDraw(at, who());
            case WITHDRAW_OFFER -> new OfferCommand.WithdrawOffer(at, who());
            case CLAIM_LIMIT -> new ClaimCommand.ClaimLimit(at, who());
            case LIMIT_TRUE -> new ClaimCommand.RuleOnLimit(at, true, details.why());
            case LIMIT_FALSE -> new ClaimCommand.RuleOnLimit(at, false, details.why());
            case CLAIM_REPETITION -> new ClaimCommand.ClaimRepetition(at, who());
            default ->
                new ClaimCommand.RuleOnClaim(
                        at,
                        details.verdict().orElseThrow(),
                        details.side(),
                        details.article().stream().toList(),
                        details.why());
        };
    }

    private GameCommand conduct(GameState state) {
        return switch (incident) {
            // A foul in the opponent's time only (8.1.1); in one's own it is put on record (16.5).
            case DISTURBED, SPOKE -> state.isOwnTime(who().opponent()) ? foul("8.1.1") : note("16.5");
            case LEFT, PHONE, DRESS -> foul("8.1.9");
            case FOUL ->
                new ConductCommand.AwardFoul(at, who(), details.article().orElseThrow(), details.by());
            case GRAVE_BREACH ->
                new ConductCommand.DecideGame(
                        at, details.by(), who().opponent().wins(), incident.article(), details.why());
            case MISSED_ENTRIES -> new ConductCommand.FaultRecord(at, who(), number(), false, details.by());
            case ILLEGIBLE -> new ConductCommand.FaultRecord(at, who(), number(), true, details.by());
            case REWRITE -> new ConductCommand.OrderRewrite(at, who());
            case HANDED_IN -> new ConductCommand.HandInRecord(at, who());
            case RECORD_REFUSED -> new ConductCommand.PunishRefusedRecord(at, who(), details.by());
            default -> note();
        };
    }

    private GameCommand decision() {
        return switch (incident) {
            case WARN -> new ConductCommand.Warn(at, who(), details.by(), details.why());
            case EXCLUDE -> new ConductCommand.Disqualify(at, who(), details.by(), details.why());
            case EXPEL -> new ConductCommand.Expel(at, who(), details.by(), details.why());
            case WITHDRAWN ->
                new EndCommand.Withdraw(at, who(), details.article().orElseThrow(), details.by(), details.why());
            case DISPUTE -> new ClockCommand.Pause(at, incident.article());
            case DECIDE ->
                new ConductCommand.DecideGame(
                        at,
                        details.by(),
                        details.outcome().orElseThrow(),
                        details.article().orElseThrow(),
                        details.why());
            case LIFT_FOUL -> new TableCommand.LiftFoul(at, who(), details.by(), details.why());
            case REOPEN -> new TableCommand.Reopen(at, details.by(), details.why());
            case CORRECT -> new TableCommand.Correct(at, number(), details.by(), details.why());
            case RESIGN -> new EndCommand.Resign(at, who());
            case SIGN -> new EndCommand.Sign(at, details.signer().orElseThrow());
            default -> note();
        };
    }

    private GameCommand foul(String number) {
        return new ConductCommand.AwardFoul(at, who(), ConductBook.article(number), details.by());
    }

    private GameCommand breach(String number) {
        return new TableCommand.BreakPlay(at, who(), ConductBook.article(number));
    }

    /** Twice the arbiter reminds the player; after that it is a foul each time (8.1.9). The book names no number. */
    private List<GameCommand> otherHand(GameState state) {
        long before = state.log().events().stream()
                .filter(TableEvent.Noted.class::isInstance)
                .map(TableEvent.Noted.class::cast)
                .filter(noted ->
                        noted.incident().equals(incident.code()) && noted.side().equals(details.side()))
                .count();
        return before < REMINDERS ? List.of(note()) : List.of(note(), foul("8.1.9"));
    }

    private GameCommand note() {
        return note(incident.article().number());
    }

    private GameCommand note(String usual) {
        Article article = details.article().orElseGet(() -> ConductBook.article(usual));
        return new TableCommand.Note(at, incident.code(), details.side(), article, details.by(), details.why());
    }

    /** In a log without moves the arbiter looks at the board himself; that it happened is put on record. */
    private boolean isAboutBoard() {
        return switch (incident) {
            case BETWEEN,
                    NAMED_POINT,
                    TOUCHED,
                    TOUCHED_TOGETHER,
                    ADJUSTED,
                    ADJUSTED_SILENTLY,
                    BRUSHED,
                    DROPPED,
                    DISPLACED -> true;
            default -> false;
        };
    }

    private static boolean isOnBoard(Ask ask) {
        return switch (ask) {
            case POINT, POINTS, TWO_POINTS, THREE_POINTS, PLY -> true;
            default -> false;
        };
    }

    private boolean isSaid(Ask ask) {
        return switch (ask) {
            case SIDE ->
                details.side().isPresent()
                        || (incident == Incident.RULING
                                && details.verdict()
                                        .filter(verdict -> !verdict.namesSide())
                                        .isPresent());
            case POINT -> details.points().size() == 1;
            case POINTS -> !details.points().isEmpty();
            case TWO_POINTS -> details.points().size() == 2;
            case THREE_POINTS -> details.points().size() == 3;
            case MOVE -> details.move().isPresent();
            case PLY, COUNT -> details.number().isPresent();
            case TIME -> details.millis().isPresent();
            case ARTICLE -> details.article().isPresent();
            case OUTCOME -> details.outcome().isPresent();
            case VERDICT -> details.verdict().isPresent();
            case SIGNER -> details.signer().isPresent();
            case WHY -> !details.why().equals(Words.NONE);
        };
    }

    private EntryException missing(Ask ask) {
        return new EntryException(IncidentWords.message(
                "entry.missing", IncidentWords.name(incident), IncidentWords.ask(ask), incident.code()));
    }

    private Side who() {
        return details.side().orElseThrow(() -> missing(Ask.SIDE));
    }

    private Square point(int index) {
        return details.points().get(index);
    }

    private int number() {
        return details.number().orElseThrow(() -> missing(Ask.PLY));
    }

    private long millis() {
        return details.millis().orElseThrow(() -> missing(Ask.TIME));
    }
}
