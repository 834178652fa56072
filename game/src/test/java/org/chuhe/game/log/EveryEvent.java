package org.chuhe.game.log;

import static org.chuhe.core.Side.BLACK;
import static org.chuhe.core.Side.RED;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.chuhe.arbiter.Interpretations;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.Decision;
import org.chuhe.arbiter.book.Pattern;
import org.chuhe.arbiter.book.RestsOn;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.book.SidePlay;
import org.chuhe.arbiter.book.Thresholds;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.claim.Consequence;
import org.chuhe.arbiter.claim.Grounds;
import org.chuhe.arbiter.claim.MoveLimit;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.ruling.RulingFacts;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.game.InTwoLanguages;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.clock.ClockStage;
import org.chuhe.game.result.Authority;
import org.chuhe.game.result.ClaimKind;
import org.chuhe.game.result.ConductBook;
import org.chuhe.game.result.GameEnding;
import org.chuhe.game.result.Words;
import org.chuhe.game.rules.ClaimRules;
import org.chuhe.game.rules.EventLevel;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.rules.Handicap;
import org.chuhe.game.rules.Offences;
import org.chuhe.game.rules.PlayersConduct;
import org.chuhe.game.rules.PlayersConduct.BothFlags;
import org.chuhe.game.rules.Practice;
import org.chuhe.game.state.ClaimEvent;
import org.chuhe.game.state.ClockEvent;
import org.chuhe.game.state.ConductEvent;
import org.chuhe.game.state.EndEvent;
import org.chuhe.game.state.GameEvent;
import org.chuhe.game.state.OfferEvent;
import org.chuhe.game.state.PlayEvent;
import org.chuhe.game.state.Players;
import org.chuhe.game.state.TableEvent;
import org.chuhe.game.state.TakeBackEvent;
import org.chuhe.game.state.TouchEvent;
import org.chuhe.text.Article;
import org.chuhe.text.Coded;
import org.chuhe.text.EndReason;
import org.chuhe.text.Result;

/** Events of every kind, with every constant, with defaults and without; together they are no game. */
final class EveryEvent {
    private static final Square B2 = point("b2");
    private static final Square E2 = point("e2");
    private static final Move MOVE = new Move(B2, E2);
    private static final Words PLAIN = Words.said("停电");
    private static final Words BOTH = InTwoLanguages.said("停电，两台", "a power cut, (two) boards");

    private EveryEvent() {}

    static List<GameEvent> all() {
        List<GameEvent> events = new ArrayList<>();
        starts(events);
        play(events);
        clock(events);
        touchesAndOffers(events);
        claims(events);
        conduct(events);
        ends(events);
        events.addAll(atARealBoard());
        events.addAll(takingBack());
        return events;
    }

    /** What an arbiter enters at a real board. */
    private static List<GameEvent> atARealBoard() {
        Article article = ConductBook.article("16.2");
        return List.of(
                new PlayEvent.Started(
                        1,
                        new Players("甲", "乙"),
                        GameRegulations.national()
                                .withConduct(PlayersConduct.overTheBoard(1)
                                        .with(Practice.ONLY_EVENTS, Practice.CLOCK_BESIDE)),
                        Handicap.NONE,
                        Position.START,
                        true,
                        true),
                new TableEvent.Noted(2, "left", Optional.of(RED), article, Authority.ARBITER, PLAIN),
                new TableEvent.Noted(3, "note", Optional.empty(), article, Authority.SYSTEM, Words.NONE),
                new TableEvent.Overruled(4, "touched", Optional.of(BLACK), article, Authority.CHIEF_ARBITER, BOTH),
                new TableEvent.Overruled(5, "late", Optional.empty(), article, Authority.ARBITER, PLAIN),
                new TableEvent.FoulLifted(6, RED, Authority.ARBITER, PLAIN),
                new TableEvent.Reopened(7, Authority.CHIEF_ARBITER, PLAIN),
                new TableEvent.Corrected(8, 12, Authority.ARBITER, PLAIN),
                new TableEvent.BrokePlay(9, BLACK, ConductBook.article("2.1"), 1),
                new TableEvent.TurnPassed(10, RED),
                new TableEvent.FlagSeen(11, BLACK));
    }

    /** Moves taken back by agreement. */
    private static List<GameEvent> takingBack() {
        return List.of(
                new PlayEvent.Started(
                        1,
                        new Players("甲", "乙"),
                        GameRegulations.online()
                                .withConduct(PlayersConduct.online().with(Practice.TAKES_BACK)),
                        Handicap.NONE,
                        Position.START,
                        true,
                        true),
                new TakeBackEvent.Asked(2, RED, 4),
                new TakeBackEvent.Declined(3, BLACK),
                new TakeBackEvent.TakenBack(4, RED, 5),
                new PlayEvent.Started(
                        5,
                        new Players("甲", "乙"),
                        GameRegulations.online()
                                .withClaims(GameRegulations.online().claims().withWarning(true)),
                        Handicap.NONE,
                        Position.START,
                        true,
                        true));
    }

    private static Square point(String name) {
        return Square.parse(name).orElseThrow();
    }

    private static void starts(List<GameEvent> events) {
        ClockScheme plain = new ClockScheme(List.of(new ClockStage(0, 600_000, 0)), 0, 0, 0, 0, 0);
        ClockScheme full = new ClockScheme(
                List.of(new ClockStage(40, 7_200_000, 1000), new ClockStage(0, 900_000, 5000)),
                3,
                30_000,
                180_000,
                1,
                60_000);
        List<RuleBook> editions = RuleBooks.all().stream()
                .sorted(Comparator.comparing(RuleBook::id))
                .toList();
        for (RuleBook edition : editions) {
            for (EventLevel level : EventLevel.values()) {
                events.add(new PlayEvent.Started(
                        1,
                        new Players("甲", "乙"),
                        new GameRegulations(
                                edition, level, plain, PlayersConduct.online(), ClaimRules.BOOK, 900_000, 1_200_000, 5),
                        new Handicap(1, List.of()),
                        Position.START,
                        true,
                        true));
            }
        }
        events.add(new PlayEvent.Started(
                1,
                new Players("甲", "乙"),
                GameRegulations.online()
                        .withBook(Interpretations.turned(RuleBooks.CXA_2020, List.of("key-point", "just-crossed"))),
                Handicap.NONE,
                Position.START,
                true,
                true));
        events.add(new PlayEvent.Started(
                -1,
                new Players("", "A=B, (c)_[d] %"),
                new GameRegulations(
                        RuleBooks.CXA_1957,
                        EventLevel.YOUTH,
                        full,
                        new PlayersConduct(EnumSet.allOf(Practice.class), BothFlags.DRAWN, new Offences(5, 6, 7, 8)),
                        new ClaimRules(new Thresholds(4, 8, 14, 10, 11), 9, 12, 13, true, false),
                        15,
                        16,
                        17),
                new Handicap(3, List.of(point("a9"), point("i9"))),
                Position.START.withSideToMove(BLACK),
                false,
                false));
    }

    private static void play(List<GameEvent> events) {
        events.add(new PlayEvent.Moved(1_793_000_000_000L, RED, MOVE));
        events.add(new PlayEvent.PlacedBetween(2, BLACK, B2, E2, point("f2")));
        events.add(new PlayEvent.PointNamed(3, RED, E2));
        events.add(new PlayEvent.IllegalMove(4, BLACK, MOVE, 2));
        events.add(new PlayEvent.Suicide(5, RED, MOVE));
        events.add(new PlayEvent.PositionRestored(6, 0));
        events.add(new PlayEvent.Varied(7, BLACK));
    }

    private static void clock(List<GameEvent> events) {
        events.add(new ClockEvent.Pressed(1, RED));
        events.add(new ClockEvent.PressedWithoutMove(2, BLACK, 1));
        events.add(new ClockEvent.Paused(3, ConductBook.article("21.4")));
        events.add(new ClockEvent.Resumed(4));
        events.add(new ClockEvent.ClockSet(5, RED, 60_000, ConductBook.article("21.4")));
        events.add(new ClockEvent.Penalty(6, BLACK, 300_000, ConductBook.article("22.2")));
        events.add(new ClockEvent.FlagFell(7, RED));
        events.add(new ClockEvent.FlagOverruled(8, BLACK, 60_000, BOTH));
        events.add(new ClockEvent.FlagOverruled(8, BLACK, 60_000, Words.NONE));
        events.add(new ClockEvent.Arrived(9, RED, 0));
    }

    private static void touchesAndOffers(List<GameEvent> events) {
        events.add(new TouchEvent.Touched(1, RED, List.of(B2, E2)));
        events.add(new TouchEvent.Adjusted(2, BLACK, List.of()));
        events.add(new TouchEvent.Brushed(3, RED, B2));
        events.add(new TouchEvent.Dropped(4, BLACK, B2, E2));
        events.add(new TouchEvent.Disturbed(5, RED));
        events.add(new TouchEvent.Rearranged(6, BLACK));
        events.add(new OfferEvent.DrawOffered(7, RED));
        events.add(new OfferEvent.ExcessOffer(8, BLACK));
        events.add(new OfferEvent.DrawDeclined(9, RED, false));
        events.add(new OfferEvent.DrawDeclined(10, BLACK, true));
        events.add(new OfferEvent.DrawAccepted(11, RED));
    }

    private static void claims(List<GameEvent> events) {
        for (ClaimKind kind : ClaimKind.values()) {
            events.add(new ClaimEvent.ClaimMade(1, RED, kind));
        }
        events.add(new ClaimEvent.ClaimUpheld(
                2,
                BLACK,
                ClaimKind.REPETITION,
                List.of(new Article("cxa2011", "23.1"), new Article("cxa2011", "5.2(3)")),
                Words.NONE));
        events.add(new ClaimEvent.ClaimRejected(3, RED, ClaimKind.MOVE_LIMIT, List.of(), PLAIN));
        for (Grounds found : found()) {
            events.add(new ClaimEvent.ClaimRejected(3, RED, ClaimKind.REPETITION, List.of(), new Words.Found(found)));
        }
        for (RulingFacts ruling : rulings()) {
            events.add(new ClaimEvent.Ruled(
                    4,
                    Consequence.of(ruling.decision()),
                    ruling.decision().verdict().mustVary(),
                    ruling.decision().articles(),
                    new Words.Found(new Grounds.Judged(ruling))));
        }
        for (Consequence verdict : List.of(
                Consequence.NOT_ACCEPTED,
                Consequence.LOSS,
                Consequence.MUST_VARY,
                Consequence.DRAW_UNLESS_VARIED,
                Consequence.UNDECIDED)) {
            events.add(
                    new ClaimEvent.Ruled(4, verdict, Optional.of(RED), List.of(new Article("cxa2011", "25.3")), BOTH));
        }
        events.add(new ClaimEvent.Ruled(
                5,
                Consequence.DRAW_UNLESS_VARIED,
                Optional.empty(),
                List.of(new Article("cxa2011", "25.2")),
                Words.NONE));
    }

    private static List<Grounds> found() {
        return List.of(
                new Grounds.NotJudged(3),
                new Grounds.NotRepeated(),
                new Grounds.NotYet(2, 5),
                new Grounds.Counted(new MoveLimit(60, 121, 0, 12, 10), BLACK));
    }

    /** One of every edition, with every kind of ply, and with open questions. */
    private static List<RulingFacts> rulings() {
        List<RulingFacts> rulings = new ArrayList<>();
        List<Pattern.Part> plies = new ArrayList<>();
        for (Nature nature : Nature.values()) {
            plies.add(new Pattern.Part(nature, Optional.empty(), 1 + nature.ordinal()));
            if (nature == Nature.CHASE) {
                for (Pattern.Target target : Pattern.Target.values()) {
                    plies.add(new Pattern.Part(nature, Optional.of(target), 12));
                }
            }
        }
        SidePlay everything = new SidePlay(new Pattern(plies, Optional.empty()), false);
        SidePlay checks = new SidePlay(
                new Pattern(List.of(new Pattern.Part(Nature.CHECK, Optional.empty(), 2)), Optional.empty()), true);
        for (RuleBook book : RuleBooks.all().stream()
                .sorted(Comparator.comparing(RuleBook::id))
                .toList()) {
            SidePlay black = book.heading("36.1").isPresent()
                    ? new SidePlay(everything.pattern().under("36.1"), true)
                    : everything;
            Decision decision = new Decision(Verdict.RED_MUST_VARY, true, checks, black, List.of(book.article("25.1")));
            rulings.add(new RulingFacts(book, decision, List.of(), "0.2.0"));
        }
        RuleBook turned = Interpretations.turned(RuleBooks.CXA_2020, List.of("key-point", "just-crossed"));
        for (Verdict verdict : List.of(Verdict.BLACK_MUST_VARY, Verdict.DRAW, Verdict.UNDECIDED)) {
            rulings.add(new RulingFacts(
                    turned,
                    new Decision(verdict, false, everything, everything, List.of()),
                    List.of(
                            new RestsOn(Interpretations.question(turned, "key-point"), Verdict.DRAW, false),
                            new RestsOn(Interpretations.question(turned, "even-trade"), Verdict.RED_MUST_VARY, true)),
                    "1.0 (test)"));
        }
        return rulings;
    }

    private static void conduct(List<GameEvent> events) {
        for (Authority by : Authority.values()) {
            events.add(new ConductEvent.Foul(1, RED, ConductBook.article("8.1.9"), by, 1));
        }
        events.add(new ConductEvent.FoulWaived(2, BLACK));
        events.add(new ConductEvent.Warned(3, RED, Authority.ARBITER, PLAIN));
        events.add(new ConductEvent.RecordFaulted(4, BLACK, 4, false, Authority.ARBITER));
        events.add(new ConductEvent.RecordFaulted(5, RED, 8, true, Authority.CHIEF_ARBITER));
        events.add(new ConductEvent.RewriteOrdered(6, BLACK));
        events.add(new ConductEvent.RecordRewritten(7, RED));
        events.add(new ConductEvent.RecordRefused(8, BLACK));
        events.add(new ConductEvent.Decided(9, Authority.ORGANISER, ConductBook.article("18.3"), BOTH));
    }

    private static void ends(List<GameEvent> events) {
        events.add(new EndEvent.Resigned(1, RED));
        events.add(new EndEvent.Forfeited(2, BLACK, ConductBook.article("20.1")));
        for (EndReason reason : reasons()) {
            events.add(new EndEvent.Ended(3, new GameEnding(Result.DRAW, reason, ConductBook.article("4.2"))));
        }
        for (Result outcome : Result.values()) {
            events.add(new EndEvent.Ended(4, new GameEnding(outcome, EndReason.LATE, ConductBook.article("4.1.7"))));
        }
        for (EndEvent.Signer signer : EndEvent.Signer.values()) {
            events.add(new EndEvent.Signed(5, signer));
        }
    }

    /** A game under a referee has ended for a reason. */
    private static EndReason[] reasons() {
        return Arrays.copyOfRange(EndReason.values(), 1, EndReason.values().length);
    }

    /** The codes of all constants that events have. */
    static List<String> codes() {
        Stream<Coded[]> constants = Stream.of(
                Side.values(),
                EventLevel.values(),
                BothFlags.values(),
                ClaimKind.values(),
                Authority.values(),
                Result.values(),
                reasons(),
                EndEvent.Signer.values(),
                Verdict.values(),
                Nature.values(),
                Pattern.Target.values());
        Stream<Coded> rulings = Stream.<Coded>of(Consequence.values())
                .filter(each -> each != Consequence.DRAW && each != Consequence.FALSE_CLAIM);
        return Stream.concat(constants.flatMap(Stream::of), rulings)
                .map(Coded::code)
                .toList();
    }
}
