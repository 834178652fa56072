package org.chuhe.game;

import static org.chuhe.core.Side.BLACK;
import static org.chuhe.core.Side.RED;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.claim.Consequence;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.clock.ClockStage;
import org.chuhe.game.command.ClaimCommand;
import org.chuhe.game.command.ClockCommand;
import org.chuhe.game.command.ConductCommand;
import org.chuhe.game.command.EndCommand;
import org.chuhe.game.command.OfferCommand;
import org.chuhe.game.command.PlayCommand;
import org.chuhe.game.command.TouchCommand;
import org.chuhe.game.result.Authority;
import org.chuhe.game.result.ConductBook;
import org.chuhe.game.result.Words;
import org.chuhe.game.rules.ClaimRules;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.rules.Handicap;
import org.chuhe.game.rules.PlayersConduct;
import org.chuhe.game.rules.PlayersConduct.BothFlags;
import org.chuhe.game.state.EndEvent;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.Players;
import org.chuhe.text.Result;

/**
 * Games of every kind, by name: running, ended in each way, adjudicated, with fouls, offers, claims and handicaps, under
 * each edition. Their logs as older versions of the format wrote them lie in the folders {@code log/version…} among the
 * resources.
 */
public final class SampleGames {
    public static final Words WHY = InTwoLanguages.said("说明 (甲)，原因", "the reason, in words = [plain] (1)");

    private SampleGames() {}

    /** All games, played anew. */
    public static Map<String, GameState> all() {
        Map<String, Supplier<Table>> scripts = new TreeMap<>();
        boardEndings(scripts);
        clockEndings(scripts);
        otherEndings(scripts);
        running(scripts);
        claims(scripts);
        handicaps(scripts);
        Map<String, GameState> games = new TreeMap<>();
        scripts.forEach((name, script) -> games.put(name, script.get().state));
        return games;
    }

    private static Table national() {
        return Table.of(GameRegulations.national());
    }

    private static void boardEndings(Map<String, Supplier<Table>> games) {
        games.put(
                "checkmate",
                () -> Table.of(GameRegulations.national(), Article3Test.MATE_IN_ONE)
                        .play("b7b9"));
        games.put(
                "stalemate",
                () -> Table.of(GameRegulations.youth(), Article3Test.STALEMATE_IN_ONE)
                        .play("d6d7"));
        games.put(
                "suicide",
                () -> Table.of(GameRegulations.provincial(), Article3Test.ROOK_CHECKS)
                        .move(RED, "a4a5"));
        games.put(
                "illegal-moves",
                () -> Table.of(GameRegulations.provincial()).move(RED, "a0b1").move(RED, "a0b1"));
        games.put(
                "no-attackers",
                () -> Table.of(GameRegulations.national(), "3k5/9/9/9/9/9/9/9/4p4/4K4 w - - 0 1")
                        .play("e0e1"));
        games.put("colours-reversed", () -> national().play("b2e2").accept(PlayCommand.ReportReversedColours::new));
        games.put(
                "move-limit-unasked",
                () -> Table.of(GameRegulations.online()
                                .withClaims(ClaimRules.BOOK.withLimitRounds(5).automatically()))
                        .shuffle(5));
    }

    private static void clockEndings(Map<String, Supplier<Table>> games) {
        games.put(
                "time", () -> national().play("h2e2").wait(Duration.ofHours(1)).accept(ClockCommand.Tick::new));
        games.put(
                "time-in-second-stage",
                () -> Table.of(GameRegulations.national()
                                .withClock(ClockScheme.stages(
                                        ClockStage.of(2, Duration.ofMinutes(1)).withIncrement(Duration.ofSeconds(2)),
                                        ClockStage.of(2, Duration.ofMinutes(1)))))
                        .shuffle(2)
                        .wait(Duration.ofMinutes(3))
                        .accept(ClockCommand.Tick::new));
        games.put("both-flags", () -> bothFlags(BothFlags.DRAWN));
        games.put("first-flag", () -> bothFlags(BothFlags.FIRST_LOSES));
        games.put(
                "late",
                () -> Table.late(GameRegulations.national(), true, false)
                        .wait(Duration.ofMinutes(16))
                        .accept(ClockCommand.Tick::new));
        games.put(
                "both-late",
                () -> Table.late(GameRegulations.national().withLateness(Duration.ofMinutes(5)), false, false)
                        .wait(Duration.ofMinutes(16))
                        .accept(ClockCommand.Tick::new));
        games.put(
                "empty-presses",
                () -> national().press(RED).play("h2e2", "h9g7").press(RED));
        games.put(
                "flag-overruled",
                () -> national()
                        .wait(Duration.ofHours(1))
                        .give(ClockCommand.Tick::new)
                        .accept(at -> new EndCommand.Sign(at, EndEvent.Signer.BLACK))
                        .accept(at -> new ClockCommand.OverruleFlag(at, 60_000, WHY))
                        .accept(ClockCommand.Resume::new)
                        .play("h2e2"));
    }

    private static Table bothFlags(BothFlags rule) {
        Table table = Table.of(GameRegulations.national()
                .withClock(ClockScheme.suddenDeath(Duration.ofMinutes(1)))
                .withConduct(PlayersConduct.overTheBoard(1).withCalledFlags(rule)));
        return table.play("h2e2")
                .waitMillis(61_000)
                .play("h9g7")
                .waitMillis(61_000)
                .accept(ClockCommand.CallFlag::new);
    }

    private static void otherEndings(Map<String, Supplier<Table>> games) {
        games.put("fouls", () -> {
            Table table = national();
            for (Authority by : List.of(Authority.ARBITER, Authority.CHIEF_ARBITER, Authority.ARBITER)) {
                table.accept(at -> new ConductCommand.AwardFoul(at, BLACK, ConductBook.article("8.1.9"), by));
            }
            return table;
        });
        games.put(
                "foul-waived",
                () -> Table.of(GameRegulations.provincial())
                        .move(RED, "a0b1")
                        .accept(at -> new EndCommand.Resign(at, RED)));
        games.put(
                "discipline",
                () -> national()
                        .accept(at -> new ConductCommand.Warn(at, RED, Authority.ARBITER, WHY))
                        .accept(at -> new ConductCommand.Disqualify(at, RED, Authority.CHIEF_ARBITER, WHY)));
        games.put(
                "expelled",
                () -> national()
                        .play("h2e2")
                        .accept(at -> new ConductCommand.Expel(at, BLACK, Authority.ORGANISER, WHY)));
        games.put(
                "agreement",
                () -> national()
                        .accept(at -> new OfferCommand.OfferDraw(at, RED))
                        .accept(at -> new OfferCommand.AcceptDraw(at, BLACK)));
        games.put(
                "withdrawal",
                () -> national()
                        .play("c3c4")
                        .accept(at -> new EndCommand.Withdraw(
                                at, BLACK, ConductBook.article("19.2"), Authority.ORGANISER, WHY)));
        games.put(
                "adjudicated",
                () -> national()
                        .play("h2e2", "h9g7")
                        .accept(at -> new ConductCommand.DecideGame(
                                at, Authority.CHIEF_ARBITER, Result.DRAW, ConductBook.article("16.3"), WHY)));
        games.put(
                "adjudicated-after-the-end",
                () -> national()
                        .play("h2e2")
                        .accept(at -> new EndCommand.Resign(at, BLACK))
                        .accept(at -> new EndCommand.Sign(at, EndEvent.Signer.RED))
                        .accept(at -> new ConductCommand.DecideGame(
                                at, Authority.ARBITER, Result.BLACK_WINS, ConductBook.article("16.3"), Words.NONE)));
        games.put(
                "signed",
                () -> national()
                        .accept(at -> new EndCommand.Resign(at, RED))
                        .accept(at -> new ConductCommand.OrderRewrite(at, BLACK))
                        .accept(at -> new ConductCommand.HandInRecord(at, BLACK))
                        .accept(at -> new EndCommand.Sign(at, EndEvent.Signer.RED))
                        .accept(at -> new EndCommand.Sign(at, EndEvent.Signer.BLACK))
                        .accept(at -> new EndCommand.Sign(at, EndEvent.Signer.ARBITER)));
        games.put(
                "record-refused",
                () -> national()
                        .accept(at -> new ConductCommand.FaultRecord(at, BLACK, 5, false, Authority.ARBITER))
                        .accept(at -> new EndCommand.Resign(at, RED))
                        .accept(at -> new ConductCommand.OrderRewrite(at, BLACK))
                        .accept(at -> new ConductCommand.PunishRefusedRecord(at, BLACK, Authority.ARBITER)));
    }

    private static void running(Map<String, Supplier<Table>> games) {
        games.put("just-begun", SampleGames::national);
        games.put(
                "running-touched",
                () -> Table.of(GameRegulations.youth())
                        .play("h2e2", "h9g7", "h0g2")
                        .accept(at -> new OfferCommand.OfferDraw(at, BLACK))
                        .play("i9h9")
                        .accept(at -> new OfferCommand.DeclineDraw(at, RED))
                        .accept(at -> new TouchCommand.Touch(at, RED, Table.points("i0"))));
        games.put(
                "running-clumsily",
                () -> Table.of(GameRegulations.provincial())
                        .accept(at -> new TouchCommand.Adjust(at, RED, Table.points("a0", "e9"), true))
                        .accept(at -> new TouchCommand.Brush(at, RED, Table.point("b0")))
                        .accept(at -> new TouchCommand.Drop(at, RED, Table.point("b2"), Table.point("b4")))
                        .play("b2e2")
                        .accept(at -> new TouchCommand.Disturb(at, RED))
                        .waitMillis(2500)
                        .accept(at -> new TouchCommand.Rearrange(at, RED))
                        .accept(at -> new PlayCommand.PlaceBetween(
                                at, BLACK, Table.point("b9"), Table.point("c7"), Table.point("d7"))));
        games.put(
                "running-point-named",
                () -> national()
                        .accept(at -> new PlayCommand.PlaceBetween(
                                at, RED, Table.point("b2"), Table.point("d2"), Table.point("e2")))
                        .accept(at -> new PlayCommand.NamePoint(at, BLACK, Table.point("e2")))
                        .play("a9a8"));
        games.put(
                "running-restored",
                () -> national()
                        .shuffle(3)
                        .accept(at -> new ClockCommand.Pause(at, ConductBook.article("5.8.2")))
                        .accept(at -> new PlayCommand.ReportDisplacement(at, 2))
                        .accept(at -> new ClockCommand.SetClock(at, RED, 1_234_567))
                        .accept(ClockCommand.Resume::new)
                        .play("b2e2"));
        games.put(
                "paused",
                () -> Table.of(GameRegulations.blitz())
                        .play("h2e2")
                        .accept(at -> new ClockCommand.ReportClockFault(at, RED)));
        games.put(
                "arrived",
                () -> Table.late(GameRegulations.wxf(), true, false)
                        .play("h2e2")
                        .wait(Duration.ofMinutes(3))
                        .accept(at -> new ClockCommand.Arrive(at, BLACK)));
        games.put(
                "countdown",
                () -> Table.of(GameRegulations.online()
                                .withClock(ClockScheme.suddenDeath(Duration.ofSeconds(10))
                                        .withCountdown(3, Duration.ofSeconds(30))
                                        .withMoveLimit(Duration.ofMinutes(2))
                                        .withExtra(BLACK, Duration.ofSeconds(90))
                                        .withExtra(RED, Duration.ofSeconds(1))))
                        .waitMillis(45_000)
                        .play("h2e2", "h9g7"));
        games.put(
                "per-move",
                () -> Table.of(GameRegulations.online().withClock(ClockScheme.perMove(Duration.ofSeconds(40))))
                        .play("h2e2"));
        games.put(
                "four-fouls-between-them",
                () -> Article22Test.offered(national(), 2)
                        .accept(at -> new OfferCommand.OfferDraw(at, RED))
                        .accept(at -> new ClockCommand.StopClock(at, BLACK))
                        .accept(at -> new ConductCommand.FaultRecord(at, BLACK, 2, true, Authority.CHIEF_ARBITER))
                        .accept(at -> new ClaimCommand.ClaimLimit(at, RED)));
    }

    private static void claims(Map<String, Supplier<Table>> games) {
        games.put("claim-pending", SampleGames::pending);
        games.put("claim-rejected-by-arbiter", () -> ruled(Consequence.NOT_ACCEPTED, Optional.empty()));
        games.put(
                "not-varied",
                () -> ruled(Consequence.MUST_VARY, Optional.of(RED)).shuffle(1).play("a1a0"));
        games.put(
                "must-vary",
                () -> ruled(Consequence.MUST_VARY, Optional.of(RED)).shuffle(1));
        games.put("varied", () -> ruled(Consequence.MUST_VARY, Optional.of(RED)).play("h2e2"));
        games.put(
                "repetition",
                () -> ruled(Consequence.DRAW_UNLESS_VARIED, Optional.empty()).shuffle(2));
        games.put("perpetual-check-by-arbiter", () -> ruled(Consequence.LOSS, Optional.of(BLACK)));
        games.put("perpetual-check", () -> {
            Table table = Table.of(GameRegulations.national(), Article23Test.PERPETUAL_CHECK);
            Article23Test.goRound(table, 12);
            return table.play("f0e0").accept(at -> new ClaimCommand.ClaimRepetition(at, BLACK));
        });
        games.put("move-limit", () -> national().shuffle(60).accept(at -> new ClaimCommand.ClaimLimit(at, RED)));
        games.put(
                "false-limit-claims",
                () -> national()
                        .accept(at -> new ClaimCommand.ClaimLimit(at, RED))
                        .play("a0a1", "a9a8")
                        .accept(at -> new ClaimCommand.ClaimLimit(at, RED)));
        games.put("limit-claim-with-too-many-checks", () -> {
            Table table = Table.of(GameRegulations.national(), "4k4/9/9/9/9/9/9/9/9/3K1R3 w - - 80 41");
            Article23Test.goRound(table, 40);
            return table.accept(at -> new ClaimCommand.ClaimLimit(at, RED));
        });
        for (RuleBook edition : RuleBooks.all()) {
            String name = edition.id();
            games.put("chase-" + name, () -> chase(edition));
            games.put("checks-" + name, () -> checks(edition));
        }
    }

    private static Table pending() {
        return national()
                .judgedBy(FixedJudge.SILENT)
                .shuffle(6)
                .accept(at -> new ClaimCommand.ClaimRepetition(at, RED));
    }

    private static Table ruled(Consequence verdict, Optional<Side> against) {
        return pending()
                .waitMillis(777)
                .accept(at -> new ClaimCommand.RuleOnClaim(
                        at, verdict, against, List.of(ConductBook.article("25.2"), ConductBook.article("26.8")), WHY));
    }

    /** A chariot that chases a cannon up and down its file, judged by an edition's book without a claim. */
    private static Table chase(RuleBook edition) {
        Table table = Table.of(GameRegulations.online().withBook(edition), Position.START.toString())
                .play("a0a1", "b7b4", "a1d1", "h9g7", "d1d4", "b4b5");
        for (int round = 0; round < 2; round++) {
            table.play("d4d5", "b5b4", "d5d4", "b4b5");
        }
        return table.play("d4d5", "b5b4");
    }

    /** A rook that checks from two sides, claimed under an edition's book. */
    private static Table checks(RuleBook edition) {
        Table table = Table.of(GameRegulations.national().withBook(edition), Article23Test.PERPETUAL_CHECK);
        Article23Test.goRound(table, 12);
        return table.play("f0e0").accept(at -> new ClaimCommand.ClaimRepetition(at, BLACK));
    }

    private static void handicaps(Map<String, Supplier<Table>> games) {
        games.put("two-moves", () -> handicap(Handicap.TWO_MOVES).move(RED, "h2e2"));
        games.put(
                "three-moves",
                () -> handicap(Handicap.THREE_MOVES)
                        .move(RED, "h2e2")
                        .move(RED, "h0g2")
                        .move(RED, "i0h0")
                        .press(RED)
                        .play("h9g7"));
        games.put(
                "two-horses",
                () -> handicap(Handicap.pieces(Table.point("b9"), Table.point("h9")))
                        .play("h2e2", "b7e7")
                        .accept(at -> new EndCommand.Resign(at, BLACK)));
        games.put(
                "black-first-1957",
                () -> new Table(new Referee()
                                .start(
                                        Table.NOON,
                                        new Players("王 天一", "A=B, (c)_[d] %"),
                                        GameRegulations.national().withBook(RuleBooks.CXA_1957),
                                        new Handicap(
                                                1, List.of(Square.parse("b0").orElseThrow())),
                                        true,
                                        true))
                        .play("h7e7", "h0g2"));
    }

    private static Table handicap(Handicap handicap) {
        return new Table(
                new Referee().start(Table.NOON, Table.PLAYERS, GameRegulations.national(), handicap, true, true));
    }
}
