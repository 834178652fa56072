package org.chuhe.game.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.chuhe.core.Side;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.sequence.MoveSequence;
import org.chuhe.game.Referee;
import org.chuhe.game.command.TableCommand;
import org.chuhe.game.incident.Ask;
import org.chuhe.game.incident.EntryException;
import org.chuhe.game.incident.EntryReader;
import org.chuhe.game.incident.Incident;
import org.chuhe.game.incident.TableEntry;
import org.chuhe.game.log.GameLog;
import org.chuhe.game.result.Authority;
import org.chuhe.game.result.Words;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.rules.Handicap;
import org.chuhe.game.rules.Practice;
import org.chuhe.game.state.ConductEvent;
import org.chuhe.game.state.GameEvent;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.Phase;
import org.chuhe.game.state.PlayEvent;
import org.chuhe.game.state.Players;
import org.chuhe.game.state.TableEvent;
import org.chuhe.testing.Seeded;
import org.chuhe.text.EndReason;
import org.chuhe.text.Result;
import org.junit.jupiter.api.Test;

class TableRefereeTest {
    private static final Players PLAYERS = new Players("甲", "乙");

    private final TableReferee referee = new TableReferee(new Referee());
    private GameState state = begin(GameRegulations.provincial());
    private TableFinding last;
    private long now;

    private static GameState begin(GameRegulations regulations) {
        return new Referee().start(0, PLAYERS, regulations);
    }

    private static GameRegulations logged(boolean onlyEvents, boolean clockBeside) {
        GameRegulations provincial = GameRegulations.provincial();
        return provincial.withConduct(
                provincial.conduct().set(Practice.ONLY_EVENTS, onlyEvents).set(Practice.CLOCK_BESIDE, clockBeside));
    }

    private TableRefereeTest enter(String... lines) {
        for (String line : lines) {
            TableEntry entry = read(line);
            last = referee.find(state, entry);
            state = last.answer().state();
        }
        return this;
    }

    private TableEntry read(String line) {
        now += 1000;
        return EntryReader.read(state.position(), now, line);
    }

    private String refusedBy() {
        return last.refusal().map(refusal -> refusal.article().number()).orElse("");
    }

    @Test
    void nothingHappensUntilTheArbiterConfirms() {
        TableFinding finding = referee.find(state, read("foul red 8.1.9"));
        assertThat(finding.isGrave()).isTrue();
        assertThat(finding.article().number()).isEqualTo("8.1.9");
        assertThat(state.red().fouls()).isZero();
        assertThat(referee.find(state, read("炮二平五")).isGrave()).isFalse();
    }

    @Test
    void aFoulThatTheArbiterConfirmsIsHis() {
        enter("pressed-empty red");
        assertThat(state.log().events())
                .filteredOn(ConductEvent.Foul.class::isInstance)
                .map(event -> ((ConductEvent.Foul) event).decidedBy())
                .containsExactly(Authority.ARBITER);
    }

    @Test
    void whatIsOverruledIsOnRecordWithItsArticleAndReasonAndNothingElse() {
        TableEntry entry = read("touched red d0");
        TableFinding finding = referee.overrule(state, entry, Words.said("误碰"));
        assertThat(finding.answer().events())
                .containsExactly(new TableEvent.Overruled(
                        entry.at(),
                        "touched",
                        entry.side(),
                        Incident.TOUCHED.article(),
                        Authority.ARBITER,
                        Words.said("误碰")));
        assertThat(finding.answer().state().turn().touched()).isEmpty();
        assertThat(TableReferee.words(finding, Locale.CHINESE))
                .hasSize(1)
                .first()
                .asString()
                .contains("误碰", "5.1");
    }

    @Test
    void theGravestArticleIsTheOneThatIsOverruled() {
        enter("foul red 8.1.9", "foul red 8.1.9");
        TableFinding finding = referee.overrule(state, read("foul red 8.1.1"), Words.said("x"));
        assertThat(((TableEvent.Overruled) finding.answer().events().get(0))
                        .article()
                        .number())
                .isEqualTo("4.1.10");
    }

    @Test
    void anIllegalMoveIsOneFoulHoweverItsPressIsEntered() {
        for (String lines :
                List.of("h0f1 press", "h0f1\npress red", "illegal red h0f1\npress red", "illegal red\npress red")) {
            state = begin(GameRegulations.provincial());
            enter(lines.split("\n"));
            assertThat(state.red().fouls()).as(lines).isEqualTo(1);
            assertThat(state.red().emptyPresses()).as(lines).isZero();
            assertThat(state.isOwnTime(Side.RED)).as(lines).isTrue();
            replays();
            enter("h0g2 press");
            assertThat(state.isOwnTime(Side.BLACK)).as(lines).isTrue();
        }
    }

    @Test
    void whatIsOverruledOfAMoveAndItsPressIsTheMove() {
        TableFinding finding = referee.overrule(state, read("h0f1 press"), Words.said("x"));
        assertThat(((TableEvent.Overruled) finding.answer().events().get(0))
                        .article()
                        .number())
                .isEqualTo("8.1.8");
    }

    @Test
    void nobodyOverrulesWithoutAReasonOrWhatIsRefusedAnyway() {
        last = referee.overrule(state, read("pressed-empty red"), Words.NONE);
        assertThat(refusedBy()).isEqualTo("16.3");
        last = referee.overrule(state, read("take-back red"), Words.said("x"));
        assertThat(refusedBy()).isEqualTo("5.7");
    }

    @Test
    void aMoveImpliesThatTheOneBeforeWasPressed() {
        enter("炮二平五", "马8进7", "马二进三 press");
        assertThat(state.history().ply()).isEqualTo(3);
        assertThat(state.isOwnTime(Side.BLACK)).isTrue();
        assertThat(GameLog.write(state).lines().filter(line -> line.startsWith("pressed ")))
                .hasSize(3);
    }

    @Test
    void allOfAnEntryHappensOrNothing() {
        enter("炮二平五");
        GameState before = state;
        enter("touched black h9");
        assertThat(refusedBy()).isEqualTo("5.1");
        enter("h9h9 press");
        assertThat(state.history().ply()).isEqualTo(1);
        assertThat(before.turn().moved()).isTrue();
    }

    @Test
    void mateNeedsNoPress() {
        state = new Referee()
                .start(
                        0,
                        PLAYERS,
                        GameRegulations.national(),
                        Handicap.NONE,
                        Fen.read("3k5/R8/9/9/9/9/9/9/9/4K3R w - - 0 1"),
                        true,
                        true);
        enter("i0i9 press");
        assertThat(refusedBy()).isEmpty();
        assertThat(state.result().orElseThrow().reason()).isEqualTo(EndReason.CHECKMATE);
    }

    @Test
    void theFlagFallsAlsoWhenWhatIsEnteredIsRefused() {
        now = 4_000_000;
        enter("offer black");
        assertThat(state.result().orElseThrow().reason()).isEqualTo(EndReason.TIME);
    }

    @Test
    void theLogSaysWhetherAFlagHasFallen() {
        enter("flag red");
        assertThat(refusedBy()).isEqualTo("21.1");
        now = 4_000_000;
        enter("flag red");
        assertThat(state.result().orElseThrow().outcome()).isEqualTo(Result.BLACK_WINS);
    }

    @Test
    void withAClockBesideTheBoardTheArbiterSeesTheFlag() {
        state = begin(logged(false, true));
        now = 9_000_000;
        enter("炮二平五 press");
        assertThat(state.isOver()).isFalse();
        enter("flag black");
        assertThat(state.result().orElseThrow().reason()).isEqualTo(EndReason.TIME);
        enter("flag-by-fault 10:00 : 钟快了");
        assertThat(state.phase()).isEqualTo(Phase.PAUSED);
        enter("resume", "claim-limit black");
        assertThat(state.black().fouls()).isEqualTo(1);
        assertThat(state.isOver()).isFalse();
    }

    @Test
    void aTimeKeepingLogNeedsNobodyToSeeTheFlag() {
        last = new TableFinding(
                state, read("flag red"), new Referee().answer(state, new TableCommand.SeeFlag(1, Side.RED)));
        assertThat(refusedBy()).isEqualTo("21.3");
    }

    @Test
    void whereThePlayersKeepTheMovesTheLogKeepsTheRest() {
        state = begin(logged(true, false));
        enter("press red");
        assertThat(state.position().sideToMove()).isEqualTo(Side.BLACK);
        GameState restored = state.apply(new PlayEvent.PositionRestored(now, 0));
        assertThat(restored.position().sideToMove()).isEqualTo(Side.RED);
        enter("press black");
        assertThat(state.isOwnTime(Side.RED)).isTrue();
        assertThat(state.history().ply()).isZero();
        enter("h2e2");
        assertThat(refusedBy()).isEqualTo("7.1");
        enter("touched red", "displaced", "between red");
        assertThat(refusedBy()).isEmpty();
        enter("illegal red");
        assertThat(state.red().illegalMoves()).isEqualTo(1);
        enter("pressed-empty red", "correct 0 : x");
        assertThat(refusedBy()).isEqualTo("17.1");
        assertThat(state.red().fouls()).isEqualTo(2);
        replays();
    }

    @Test
    void claimsAreCountedOnThePlayersSheets() {
        state = begin(logged(true, false));
        enter("claim-limit red", "limit-false : 只有 41 回合");
        assertThat(state.red().fouls()).isEqualTo(1);
        enter("claim-repetition red", "ruling must-vary red 25.3 : 长捉");
        assertThat(state.duty()).isPresent();
        enter("press red", "claim-limit black", "limit-true : 六十回合");
        assertThat(state.result().orElseThrow().reason()).isEqualTo(EndReason.MOVE_LIMIT);
        enter("limit-true : 又一次");
        assertThat(refusedBy()).isNotEmpty();
        replays();
    }

    @Test
    void aResultIsTakenBackWithTheOffenceThatBroughtItAbout() {
        enter("foul red 8.1.9", "foul red 8.1.9", "foul red 8.1.9");
        assertThat(state.isOver()).isTrue();
        enter("reopen : 误判", "resume");
        assertThat(state.red().fouls()).isEqualTo(2);
        enter("illegal red a0a5", "reopen : x");
        assertThat(state.red().illegalMoves()).isEqualTo(1);
        assertThat(state.phase()).isEqualTo(Phase.PAUSED);
        enter("resume", "lift-foul red : y", "lift-foul red : y", "pressed-empty red", "pressed-empty red");
        assertThat(state.result().orElseThrow().reason()).isEqualTo(EndReason.EMPTY_PRESSES);
        enter("reopen : z");
        assertThat(state.red().emptyPresses()).isEqualTo(1);
        replays();
    }

    @Test
    void whatIsNotThereCannotBeTakenBack() {
        enter("lift-foul red : x");
        assertThat(refusedBy()).isEqualTo("8.2");
        enter("reopen : x");
        assertThat(refusedBy()).isEqualTo("16.3");
        enter("correct 3 : x");
        assertThat(refusedBy()).isEqualTo("17.1");
    }

    @Test
    void outOfTurnIsABreachOfTheRulesOfPlay() {
        enter("out-of-turn red");
        assertThat(refusedBy()).isEqualTo("2.1");
        enter("out-of-turn black");
        assertThat(state.black().illegalMoves()).isEqualTo(1);
        assertThat(state.black().fouls()).isEqualTo(1);
        enter("out-of-turn black");
        assertThat(state.result().orElseThrow().reason()).isEqualTo(EndReason.ILLEGAL_MOVES);
    }

    @Test
    void speakingDisturbsInTheOpponentsTime() {
        enter("spoke red", "spoke black");
        assertThat(state.red().fouls()).isZero();
        assertThat(state.black().fouls()).isEqualTo(1);
    }

    @Test
    void whatCostsSomethingIsTheOfficesBusiness() {
        enter("exclude red : x");
        assertThat(refusedBy()).isEqualTo("18.2");
        enter("expel red : x");
        assertThat(refusedBy()).isEqualTo("18.3");
        enter("chief expel red : x");
        assertThat(refusedBy()).isEqualTo("18.3");
        enter("illegible red 4");
        assertThat(refusedBy()).isEqualTo("7.2");
        enter("chief illegible red 4", "chief exclude red : x");
        assertThat(state.result().orElseThrow().reason()).isEqualTo(EndReason.DISCIPLINE);
    }

    @Test
    void whatSomebodyAboveDecidedOnlyHeChanges() {
        enter("chief foul red 8.1.9", "lift-foul red : x");
        assertThat(refusedBy()).isEqualTo("8.2");
        enter("chief lift-foul red : x");
        assertThat(state.red().fouls()).isZero();
        enter("chief exclude red : an engine", "reopen : x");
        assertThat(refusedBy()).isEqualTo("16.3");
        enter("decide draw 16.3 : x");
        assertThat(refusedBy()).isEqualTo("16.3");
        enter("chief reopen : on second thoughts", "resume", "decide draw 16.3 : both tired");
        assertThat(state.result().orElseThrow().outcome()).isEqualTo(Result.DRAW);
        // What nobody above had a hand in is the arbiter's own to mend.
        enter("reopen : x", "resume", "organiser expel black : y", "chief reopen : z");
        assertThat(refusedBy()).isEqualTo("16.3");
        assertThat(state.result().orElseThrow().reason()).isEqualTo(EndReason.DISCIPLINE);
        replays();
    }

    @Test
    void whateverIsEnteredIsAnsweredAndTheLogReplays() {
        String[] parts =
                ("red black e0 h2 e6 h9 b2e2 h9g7 b0c2 c3c4 d0d1 0 1 4 12:30 8.1.9 19.3 25.3 draw 1-0 must-vary"
                                + " arbiter press chief organiser :_why 25.2")
                        .split(" ");
        Set<Class<?>> seen = new HashSet<>();
        Seeded.forAll(300, random -> {
            state = begin(random.nextBoolean() ? GameRegulations.provincial() : logged(random.nextBoolean(), true));
            now = 0;
            for (int i = 0; i < 60; i++) {
                Incident incident = Incident.values()[random.nextInt(Incident.values().length)];
                StringBuilder line = new StringBuilder(random.nextInt(3) == 0 ? "h2e2" : incident.code());
                for (int j = random.nextInt(6); j > 0; j--) {
                    line.append(' ').append(parts[random.nextInt(parts.length)].replace('_', ' '));
                }
                if (incident.asks().contains(Ask.SIDE)) {
                    line.append(random.nextBoolean() ? " red" : " black");
                }
                if (incident.asks().contains(Ask.WHY) && random.nextBoolean()) {
                    line.append(incident.asks().contains(Ask.PLY) ? " 0 : why" : " : why");
                }
                try {
                    TableEntry entry = read(line.toString());
                    last = random.nextInt(8) == 0
                            ? referee.overrule(state, entry, Words.said("因"))
                            : referee.find(state, entry);
                } catch (EntryException e) {
                    continue;
                }
                assertThat(TableReferee.words(last, Locale.ENGLISH)).isNotEmpty();
                assertThat(last.articles()).isNotEmpty();
                state = last.answer().state();
            }
            state.log().events().forEach(event -> seen.add(event.getClass()));
            replays();
        });
        assertThat(seen).contains(TableEvent.class.getPermittedSubclasses());
    }

    private void replays() {
        String log = GameLog.write(state);
        assertThat(GameLog.write(GameLog.read(log))).isEqualTo(log);
        List<GameEvent> events = state.log().events();
        GameState replayed = GameState.replay(events);
        assertThat(replayed)
                .usingRecursiveComparison()
                .withEqualsForType(MoveSequence::equals, MoveSequence.class)
                .isEqualTo(state);
        assertThat(replayed.position()).hasToString(state.position().toString());
    }
}
