package org.chuhe.game;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.chuhe.arbiter.claim.Consequence;
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
import org.chuhe.game.command.TouchCommand;
import org.chuhe.game.result.Authority;
import org.chuhe.game.result.ConductBook;
import org.chuhe.game.result.Words;
import org.chuhe.game.rules.Practice;
import org.chuhe.game.state.ConductEvent;
import org.chuhe.game.state.EndEvent;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.Turn;
import org.chuhe.text.Result;

/** Commands as a mad hall would give them: mostly moves, some legal, and everything else that can be asked for. */
final class RandomCommands {
    private final SplittableRandom random;

    RandomCommands(SplittableRandom random) {
        this.random = random;
    }

    GameCommand next(GameState state, long at) {
        boolean fouled = state.log().last().orElseThrow() instanceof ConductEvent.Foul;
        if (fouled && random.nextInt(20) == 0) {
            return new EndCommand.Resign(at, side());
        }
        if (state.offer().isPresent() && random.nextInt(20) == 0) {
            return new OfferCommand.AcceptDraw(at, side());
        }
        if (state.history().occurrence() >= 3 && random.nextInt(3) == 0) {
            return new ClaimCommand.ClaimRepetition(at, state.position().sideToMove());
        }
        if (state.takeBack().isPresent() && random.nextInt(4) == 0) {
            return random.nextInt(3) == 0
                    ? new PlayCommand.DeclineTakeBack(at, side())
                    : new PlayCommand.AgreeToTakeBack(at, side());
        }
        if (state.regulations().conduct().has(Practice.TAKES_BACK) && random.nextInt(12) == 0) {
            return new PlayCommand.TakeBack(at, side());
        }
        return switch (random.nextInt(8)) {
            case 0 -> clock(at);
            case 1 -> random.nextInt(3) == 0 ? conduct(at) : press(state, at);
            case 2 -> random.nextInt(6) == 0 ? claim(at) : offer(at);
            case 3 -> random.nextInt(3) == 0 ? touch(at) : press(state, at);
            case 4 -> random.nextInt(12) == 0 ? end(at) : press(state, at);
            default -> move(state, at);
        };
    }

    private GameCommand press(GameState state, long at) {
        return new ClockCommand.PressClock(at, state.turn().moved() ? state.onTheClock() : side());
    }

    private GameCommand move(GameState state, long at) {
        List<Move> legal = state.position().legalMoves();
        boolean wild = legal.isEmpty() || random.nextInt(40) == 0;
        Move move = wild ? wildMove(state) : sensibleMove(state, legal);
        if (random.nextInt(60) == 0) {
            return new PlayCommand.PlaceBetween(at, state.position().sideToMove(), move.from(), move.to(), square());
        }
        Optional<Turn.Unclear> unclear = state.turn().unclear();
        if (unclear.isPresent() && random.nextInt(3) == 0) {
            return new PlayCommand.NamePoint(
                    at, state.onTheClock(), unclear.get().second());
        }
        return new PlayCommand.MakeMove(
                at, random.nextInt(20) == 0 ? side() : state.position().sideToMove(), move);
    }

    /** Any two points; now and then a move that leaves the own king to be taken. */
    private Move wildMove(GameState state) {
        Move any = new Move(square(), square());
        for (int i = 0; i < 2000 && random.nextInt(2000) > 0; i++) {
            Move move = new Move(square(), square());
            if (state.position().isPseudoLegal(move) && !state.position().isLegal(move)) {
                return move;
            }
        }
        return any;
    }

    /** A legal move, often the one back, so that positions come again. */
    private Move sensibleMove(GameState state, List<Move> legal) {
        List<Move> played =
                state.history().movesAfter(Math.max(0, state.history().ply() - 2));
        if (played.size() == 2 && random.nextInt(3) > 0) {
            Move back = new Move(played.get(0).to(), played.get(0).from());
            if (legal.contains(back)) {
                return back;
            }
        }
        return legal.get(random.nextInt(legal.size()));
    }

    private GameCommand clock(long at) {
        return switch (random.nextInt(9)) {
            case 0 -> new ClockCommand.Pause(at, ConductBook.article("21.4"));
            case 1, 2, 3 -> new ClockCommand.Resume(at);
            case 4 -> new ClockCommand.SetClock(at, side(), random.nextLong(-1000, 600_000));
            case 5 -> new ClockCommand.CallFlag(at);
            case 6 -> new ClockCommand.OverruleFlag(at, random.nextLong(-10, 600_000), Words.NONE);
            case 7 -> new ClockCommand.Arrive(at, side());
            default ->
                random.nextInt(8) == 0 ? new ClockCommand.ReportClockFault(at, side()) : new ClockCommand.Tick(at);
        };
    }

    private GameCommand offer(long at) {
        return switch (random.nextInt(8)) {
            case 0 -> new ClockCommand.Tick(at);
            case 1 -> new OfferCommand.WithdrawOffer(at, side());
            case 2, 3, 4 -> new OfferCommand.DeclineDraw(at, side());
            default -> new OfferCommand.OfferDraw(at, side());
        };
    }

    private GameCommand claim(long at) {
        return switch (random.nextInt(4)) {
            case 0 -> new ClaimCommand.ClaimLimit(at, side());
            case 1 -> new ClaimCommand.ClaimRepetition(at, side());
            default -> {
                Consequence verdict = any(Consequence.values());
                Optional<Side> against = random.nextBoolean() ? Optional.of(side()) : Optional.empty();
                yield new ClaimCommand.RuleOnClaim(
                        at, verdict, against, List.of(ConductBook.article("25.3")), InTwoLanguages.said("变", "vary"));
            }
        };
    }

    private GameCommand touch(long at) {
        return switch (random.nextInt(8)) {
            case 0 -> new TouchCommand.Touch(at, side(), List.of(square(), square()));
            case 1 -> new TouchCommand.TouchTogether(at, side(), List.of(square(), square()));
            case 2 -> new TouchCommand.Adjust(at, side(), List.of(square()), random.nextBoolean());
            case 3 -> new TouchCommand.Brush(at, side(), square());
            case 4 -> new TouchCommand.Drop(at, side(), square(), square());
            case 5 -> new TouchCommand.Disturb(at, side());
            default -> new TouchCommand.Rearrange(at, side());
        };
    }

    private GameCommand conduct(long at) {
        Authority by = any(Authority.values());
        return switch (random.nextInt(14)) {
            case 0 -> new ConductCommand.AwardFoul(at, side(), ConductBook.article("8.1." + random.nextInt(11)), by);
            case 1 -> new ConductCommand.FaultRecord(at, side(), random.nextInt(10), random.nextBoolean(), by);
            case 2 -> new ConductCommand.OrderRewrite(at, side());
            case 3 -> new ConductCommand.HandInRecord(at, side());
            case 4 -> new PlayCommand.ReportDisplacement(at, random.nextInt(40));
            case 5 -> new PlayCommand.TakeBack(at, side());
            case 6 -> random.nextInt(9) == 0 ? new ClockCommand.StopClock(at, side()) : new ClockCommand.Tick(at);
            default -> new ConductCommand.Warn(at, side(), by, InTwoLanguages.said("警告 (1)", "a = [b], %"));
        };
    }

    private GameCommand end(long at) {
        return switch (random.nextInt(8)) {
            case 0 -> new EndCommand.Resign(at, side());
            case 1 ->
                new EndCommand.Withdraw(
                        at,
                        side(),
                        ConductBook.article(random.nextBoolean() ? "19.2" : "x"),
                        Authority.ORGANISER,
                        Words.said("x"));
            case 2 -> new PlayCommand.ReportReversedColours(at);
            case 3 ->
                random.nextBoolean()
                        ? new ConductCommand.Disqualify(at, side(), any(Authority.values()), Words.NONE)
                        : new ConductCommand.Expel(at, side(), any(Authority.values()), Words.NONE);
            case 4 ->
                new ConductCommand.DecideGame(
                        at, Authority.ARBITER, Result.DRAW, ConductBook.article("16.3"), Words.NONE);
            case 5 -> new ConductCommand.PunishRefusedRecord(at, side(), Authority.ARBITER);
            default -> new EndCommand.Sign(at, any(EndEvent.Signer.values()));
        };
    }

    private <T> T any(T[] values) {
        return values[random.nextInt(values.length)];
    }

    private Side side() {
        return random.nextBoolean() ? Side.RED : Side.BLACK;
    }

    private Square square() {
        return Square.of(random.nextInt(Square.COUNT));
    }
}
