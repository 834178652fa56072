package org.chuhe.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.chuhe.arbiter.RepetitionJudge;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.claim.Consequence;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.clock.ClockStage;
import org.chuhe.game.clock.SideClock;
import org.chuhe.game.command.Answer;
import org.chuhe.game.command.Refusal;
import org.chuhe.game.log.GameLog;
import org.chuhe.game.log.Narrator;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.rules.Handicap;
import org.chuhe.game.rules.PlayersConduct;
import org.chuhe.game.rules.PlayersConduct.BothFlags;
import org.chuhe.game.rules.Practice;
import org.chuhe.game.state.ClockEvent;
import org.chuhe.game.state.GameEvent;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.Phase;
import org.chuhe.game.state.PlayEvent;
import org.chuhe.game.state.TableEvent;
import org.chuhe.game.state.TakeBackEvent;
import org.chuhe.testing.Seeded;
import org.junit.jupiter.api.Test;

/** What holds for any sequence of commands. */
class GamePropertiesTest {
    private static final int COMMANDS = 250;

    @Test
    void noSequenceOfCommandsLeadsToAnInconsistentState() {
        Seeded.forAll(300, random -> play(random, (before, answer) -> Invariants.check(answer.state())));
    }

    @Test
    void clocksGainTimeOnlyByRule() {
        Seeded.forAll(
                200,
                random -> play(random, (before, answer) -> {
                    GameState state = before;
                    for (GameEvent event : answer.events()) {
                        GameState next = state.apply(event);
                        for (Side side : Side.values()) {
                            if (!mayGain(event, side)) {
                                assertThat(total(next, side)).isLessThanOrEqualTo(total(state, side));
                            }
                        }
                        state = next;
                    }
                }));
    }

    private static boolean mayGain(GameEvent event, Side side) {
        if (event instanceof ClockEvent.Pressed pressed) {
            return pressed.side() == side;
        }
        if (event instanceof PlayEvent.PlacedBetween placed) {
            return placed.side() == side;
        }
        return event instanceof TakeBackEvent.TakenBack
                || event instanceof ClockEvent.ClockSet
                || event instanceof ClockEvent.FlagOverruled;
    }

    private static long total(GameState state, Side side) {
        SideClock face = state.clock().face(side);
        ClockScheme scheme = state.scheme();
        return face.periods() == 0
                ? face.left()
                : face.left() + face.periodLeft() + (face.periods() - 1) * scheme.countdownMillis();
    }

    @Test
    void replayIsTheLiveGameByteForByte() {
        Seeded.forAll(300, random -> {
            GameState live = play(random, (before, answer) -> {});
            assertThat(GameState.replay(live.log().events())).isEqualTo(live);
            String text = GameLog.write(live);
            GameState read = GameLog.read(text);
            assertThat(read).isEqualTo(live);
            assertThat(read.hashCode()).isEqualTo(live.hashCode());
            assertThat(read.position().toString()).isEqualTo(live.position().toString());
            assertThat(GameLog.write(read)).isEqualTo(text);
        });
    }

    @Test
    void randomGamesReachEveryKindOfEvent() {
        Set<Class<?>> seen = new HashSet<>();
        Seeded.forAll(
                3000,
                random ->
                        play(random, (before, answer) -> answer.events().forEach(event -> seen.add(event.getClass()))));
        Set<Class<?>> all = new HashSet<>();
        for (Class<?> family : GameEvent.class.getPermittedSubclasses()) {
            all.addAll(List.of(family.getPermittedSubclasses()));
        }
        all.remove(PlayEvent.Started.class);
        // What an arbiter enters at a real board is TableRefereeTest's.
        all.removeAll(List.of(TableEvent.class.getPermittedSubclasses()));
        all.removeAll(seen);
        assertThat(all).isEmpty();
    }

    @Test
    void aRefusedCommandChangesNothing() {
        Seeded.forAll(
                200,
                random -> play(random, (before, answer) -> {
                    if (!answer.isAccepted() && answer.events().isEmpty()) {
                        assertThat(answer.state()).isEqualTo(before);
                        Refusal refusal = answer.refusal().orElseThrow();
                        assertThat(refusal.article().toString()).matches("(cxa2011|cxa1957) \\d+(\\.\\d+)*");
                        assertThat(refusal.in(Locale.CHINESE)).isNotBlank().doesNotContain("{");
                        assertThat(refusal.in(Locale.ENGLISH)).isNotBlank().doesNotContain("{");
                    }
                }));
    }

    @Test
    void everyLogCanBeToldInBothLanguages() {
        Seeded.forAll(100, random -> {
            GameState game = play(random, (before, answer) -> {});
            for (Locale locale : List.of(Locale.CHINESE, Locale.ENGLISH)) {
                List<String> lines = new Narrator(locale).tell(game);
                assertThat(lines).hasSize(game.log().size()).noneMatch(line -> line.contains("{"));
            }
        });
    }

    @Test
    void runningTwiceIsRunningOnceForTheSum() {
        Seeded.forAll(500, random -> {
            ClockScheme scheme = scheme(random);
            SideClock face = SideClock.of(scheme, Side.RED);
            for (int i = 0; i < 20; i++) {
                long first = random.nextLong(60_000);
                long second = random.nextLong(60_000);
                SideClock sum = face.run(scheme, first + second);
                assertThat(face.run(scheme, first).run(scheme, second)).isEqualTo(sum);
                long until = face.untilFlag(scheme);
                if (until > 0) {
                    assertThat(face.run(scheme, until - 1).isOut(scheme)).isFalse();
                    assertThat(face.run(scheme, until).isOut(scheme)).isTrue();
                }
                face = sum.completeMove(scheme);
            }
        });
    }

    /** Looks at every step of a random game. */
    interface Observer {
        void see(GameState before, Answer answer);
    }

    private static GameState play(SplittableRandom random, Observer observer) {
        RandomCommands commands = new RandomCommands(random.split());
        Referee referee = random.nextBoolean() ? new Referee() : new Referee(randomJudge(random.split()));
        GameState state = start(random, referee);
        long now = state.startedAt();
        for (int i = 0; i < COMMANDS && state.phase() != Phase.CLOSED; i++) {
            now += random.nextInt(4) == 0 ? 0 : random.nextLong(random.nextInt(30) == 0 ? 200_000 : 4000);
            Answer answer = referee.answer(state, commands.next(state, now));
            observer.see(state, answer);
            state = answer.state();
        }
        return state;
    }

    /** A judge of moods: rulings of every kind come to pass, whatever was played. */
    private static RepetitionJudge randomJudge(SplittableRandom random) {
        return (book, cycle) -> {
            Consequence verdict = Consequence.values()[random.nextInt(Consequence.values().length)];
            Side side = random.nextBoolean() ? Side.RED : Side.BLACK;
            return verdict == Consequence.UNDECIDED
                    ? FixedJudge.SILENT.rule(book, cycle)
                    : FixedJudge.of(verdict, Optional.of(side), "25.3").rule(book, cycle);
        };
    }

    private static GameState start(SplittableRandom random, Referee referee) {
        List<GameRegulations> presets = List.of(
                GameRegulations.national(),
                GameRegulations.provincial(),
                GameRegulations.youth(),
                GameRegulations.blitz(),
                GameRegulations.online(),
                GameRegulations.wxf());
        GameRegulations regulations = presets.get(random.nextInt(presets.size()));
        if (random.nextBoolean()) {
            regulations = regulations.withClock(scheme(random));
        }
        if (random.nextInt(6) == 0) {
            regulations = regulations.withConduct(PlayersConduct.overTheBoard(2)
                    .withCalledFlags(random.nextBoolean() ? BothFlags.DRAWN : BothFlags.FIRST_LOSES));
        }
        if (random.nextInt(6) == 0) {
            regulations = regulations.withBook(RuleBooks.CXA_1957);
        }
        if (random.nextInt(3) == 0) {
            regulations = regulations.withClaims(
                    regulations.claims().withLimitRounds(5 + random.nextInt(10)).automatically());
        }
        if (random.nextInt(3) == 0) {
            regulations = regulations.withConduct(regulations.conduct().with(Practice.TAKES_BACK));
        }
        Handicap handicap = switch (random.nextInt(8)) {
            case 0 -> Handicap.TWO_MOVES;
            case 1 -> Handicap.THREE_MOVES;
            case 2 -> Handicap.pieces(Square.of(1, regulations.book().firstToMove() == Side.RED ? 9 : 0));
            default -> Handicap.NONE;
        };
        return referee.start(
                random.nextLong(1_000_000_000),
                Table.PLAYERS,
                regulations,
                handicap,
                random.nextInt(10) > 0,
                random.nextInt(10) > 0);
    }

    private static ClockScheme scheme(SplittableRandom random) {
        List<ClockStage> stages = new ArrayList<>();
        int count = 1 + random.nextInt(3);
        for (int i = 0; i < count; i++) {
            int moves = i == count - 1 && random.nextBoolean() ? 0 : 1 + random.nextInt(10);
            stages.add(new ClockStage(moves, 1 + random.nextLong(120_000), random.nextInt(3) * 1000L));
        }
        ClockScheme scheme = ClockScheme.stages(stages.toArray(ClockStage[]::new));
        if (random.nextInt(3) == 0) {
            scheme = scheme.withCountdown(1 + random.nextInt(3), Duration.ofMillis(1 + random.nextInt(20_000)));
        }
        if (random.nextInt(4) == 0) {
            scheme = scheme.withMoveLimit(Duration.ofMillis(1 + random.nextInt(40_000)));
        }
        if (random.nextInt(4) == 0) {
            scheme = scheme.withExtra(Side.BLACK, Duration.ofSeconds(random.nextInt(60)));
        }
        return scheme;
    }
}
