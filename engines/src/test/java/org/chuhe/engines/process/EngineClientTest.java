package org.chuhe.engines.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.engines.process.EngineClient.Found;
import org.chuhe.engines.protocol.EngineAnswer;
import org.chuhe.engines.protocol.RankDialect;
import org.chuhe.engines.protocol.SearchLimits;
import org.chuhe.engines.protocol.SearchRequest;
import org.chuhe.engines.protocol.Ucci;
import org.chuhe.engines.protocol.Uci;
import org.chuhe.testing.ScriptedEngine;
import org.junit.jupiter.api.Test;

/** Programs that behave, and programs that do not: each failure is told from the others. */
class EngineClientTest {
    private static final Patience SHORT = new Patience(10_000, 700, 400);
    private static final SearchRequest FIRST =
            SearchRequest.of(Position.START, List.of(), Position.START, SearchLimits.ofNodes(10));

    private static EngineClient start(String... script) throws Exception {
        return EngineClient.start(EngineSpec.of("scripted", ScriptedEngine.command(script)), SHORT, System::nanoTime);
    }

    private static Move move(String text) {
        return MoveReader.readAll(Position.START, text).get(0);
    }

    @Test
    void uciFromZeroIsFoundOut() throws Exception {
        try (EngineClient engine = start("moves=h2e2")) {
            assertThat(engine.protocol()).isEqualTo(new Uci(RankDialect.FROM_ZERO));
            assertThat(engine.title()).isEqualTo("Scripted 1");
            engine.newGame();
            Found found = engine.search(FIRST, 5000);
            assertThat(found.answer().move()).contains(move("h2e2"));
            assertThat(found.report().orElseThrow().value()).isEqualTo(15);
        }
    }

    @Test
    void uciFromOneIsFoundOutAndToldTheGame() throws Exception {
        try (EngineClient engine = start("ranks=1", "moves=h2e2")) {
            assertThat(engine.protocol()).isEqualTo(new Uci(RankDialect.FROM_ONE));
            assertThat(engine.transcript()).contains("> setoption name UCI_Variant value xiangqi");
            assertThat(engine.search(FIRST, 5000).answer().move()).contains(move("h2e2"));
        }
    }

    @Test
    void ucciIsFoundOut() throws Exception {
        try (EngineClient engine = start("protocol=ucci")) {
            assertThat(engine.protocol()).isEqualTo(new Ucci(true));
            assertThat(engine.transcript()).contains("> setoption usemillisec true");
            SearchRequest banned = FIRST.banning(List.of(move("a0a1")));
            assertThat(engine.search(banned, 5000).answer().move()).contains(move("e3e4"));
        }
    }

    @Test
    void aProgramThatEndsAtAWordItDoesNotKnowIsStartedAgain() throws Exception {
        try (EngineClient engine = start("protocol=ucci", "greeting=dies")) {
            assertThat(engine.protocol().id()).isEqualTo("ucci");
        }
    }

    @Test
    void anOptionThatIsNotOfferedIsNamed() throws Exception {
        EngineSpec spec = EngineSpec.of("scripted", ScriptedEngine.command());
        EngineSpec wanting = new EngineSpec(
                spec.name(),
                spec.command(),
                "",
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                SearchLimits.NONE,
                Map.of("Skill Level", "3", "Wings", "2"));
        try (EngineClient engine = EngineClient.start(wanting, SHORT, System::nanoTime)) {
            assertThat(engine.unknownOptions()).containsExactly("Wings");
            assertThat(engine.transcript()).contains("> setoption name Skill Level value 3");
            assertThat(engine.options()).hasSize(2);
        }
    }

    @Test
    void whatIsNotThereCannotBeStarted() {
        fails(
                EngineFailure.Kind.NOT_STARTED,
                () -> EngineClient.start(EngineSpec.of("ghost", "/nonexistent/engine"), SHORT, System::nanoTime));
    }

    @Test
    void whoDoesNotGreetIsNoEngine() {
        Patience brief = new Patience(1500, 300, 300);
        fails(
                EngineFailure.Kind.NO_GREETING,
                () -> EngineClient.start(
                        EngineSpec.of("mute", ScriptedEngine.command("greeting=silent")), brief, System::nanoTime));
    }

    @Test
    void whoEndsAtOnceHasDied() {
        EngineFailure failure = fails(
                EngineFailure.Kind.DIED,
                () -> EngineClient.start(EngineSpec.of("brief", "sh", "-c", "exit 5"), SHORT, System::nanoTime));
        assertThat(failure.words().in(Locale.ENGLISH)).contains("exit code 5");
        assertThat(failure.words().in(Locale.CHINESE)).contains("退出码 5");
    }

    @Test
    void whoDiesInAGameHasDied() throws Exception {
        try (EngineClient engine = start("die=0")) {
            EngineFailure failure = fails(EngineFailure.Kind.DIED, () -> engine.search(FIRST, 5000));
            assertThat(failure.transcript()).contains("> go nodes 10");
            assertThat(failure.getMessage()).contains("7");
        }
    }

    @Test
    void whoStopsWhenToldIsLateButAlive() throws Exception {
        try (EngineClient engine = start("hang=0")) {
            Found found = engine.search(FIRST, 200);
            assertThat(found.millis()).isGreaterThanOrEqualTo(200);
            assertThat(found.answer().move()).isPresent();
            engine.newGame();
        }
    }

    @Test
    void whoDoesNotEvenStopHangs() throws Exception {
        try (EngineClient engine = start("deaf=0")) {
            fails(EngineFailure.Kind.HUNG, () -> engine.search(FIRST, 200));
            engine.kill();
        }
    }

    @Test
    void whoIsKilledWhileHeThinksIsMissedAtOnce() throws Exception {
        try (EngineClient engine = start("deaf=0")) {
            Thread killer = new Thread(() -> {
                while (!engine.transcript().contains("> go nodes 10")) {
                    Thread.onSpinWait();
                }
                engine.kill();
            });
            killer.start();
            long begun = System.nanoTime();
            fails(EngineFailure.Kind.DIED, () -> engine.search(FIRST, 60_000));
            assertThat(System.nanoTime() - begun).isLessThan(20_000_000_000L);
            killer.join();
        }
    }

    @Test
    void garbageIsOverheard() throws Exception {
        try (EngineClient engine = start("garbage=0", "moves=h2e2")) {
            List<String> heard = new ArrayList<>();
            Found found = engine.search(FIRST, 5000, heard::add);
            assertThat(found.answer().move()).contains(move("h2e2"));
            assertThat(heard).contains("bestmoves: none");
        }
    }

    @Test
    void aFloodDrownsNobody() throws Exception {
        try (EngineClient engine = start("flood=0", "moves=h2e2")) {
            assertThat(engine.search(FIRST, 20_000).answer().move()).contains(move("h2e2"));
            assertThat(engine.transcript()).hasSizeLessThanOrEqualTo(200);
        }
    }

    /** Somebody always has a line ready: time must pass all the same. */
    @Test
    void whoDrownsTheAnswerInWordsHangs() throws Exception {
        try (EngineClient engine = start("drown=0")) {
            fails(EngineFailure.Kind.HUNG, () -> engine.search(FIRST, 300));
            fails(EngineFailure.Kind.HUNG, () -> {
                engine.search(FIRST, 300);
                return "";
            });
            engine.kill();
        }
        fails(
                EngineFailure.Kind.NO_GREETING,
                () -> EngineClient.start(
                        EngineSpec.of("yes", "sh", "-c", "yes hello"), new Patience(800, 300, 300), System::nanoTime));
    }

    @Test
    void nonsenseIsNoMove() throws Exception {
        try (EngineClient engine = start("nonsense=0")) {
            EngineAnswer answer = engine.search(FIRST, 5000).answer();
            assertThat(answer.text()).isEqualTo("castling");
            assertThat(answer.move()).isEmpty();
            assertThat(answer.resigns()).isFalse();
        }
    }

    @Test
    void anEndlessLineIsCut() throws Exception {
        String endless = "head -c 3000000 /dev/zero | tr '\\0' x; echo; echo uciok; while read l; do case $l in"
                + " isready) echo readyok;; go*) echo bestmove h2e2;; quit) exit;; esac; done";
        try (EngineClient engine =
                EngineClient.start(EngineSpec.of("endless", "sh", "-c", endless), SHORT, System::nanoTime)) {
            assertThat(engine.search(FIRST, 5000).answer().move()).contains(move("h2e2"));
        }
    }

    @FunctionalInterface
    private interface Deed {
        Object run() throws Exception;
    }

    private static EngineFailure fails(EngineFailure.Kind kind, Deed deed) {
        EngineFailure[] seen = new EngineFailure[1];
        assertThatThrownBy(deed::run).isInstanceOfSatisfying(EngineFailure.class, failure -> {
            assertThat(failure.kind()).isEqualTo(kind);
            seen[0] = failure;
        });
        return seen[0];
    }
}
