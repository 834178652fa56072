package org.chuhe.engines.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.testing.Seeded;
import org.junit.jupiter.api.Test;

/** What is said in the two languages, and how answers are read. */
class ProtocolTest {
    private static final String START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
    private static final Uci FAIRY = new Uci(RankDialect.FROM_ONE);
    private static final Uci PIKAFISH = new Uci(RankDialect.FROM_ZERO);

    private static SearchRequest after(String moves, SearchLimits limits) {
        List<Move> played = MoveReader.readAll(Position.START, moves);
        Position now = Position.START;
        for (Move move : played) {
            now = now.play(move);
        }
        return SearchRequest.of(Position.START, played, now, limits);
    }

    @Test
    void theWholeGameIsToldEveryTime() {
        SearchRequest request = after("h2e2 h9g7", SearchLimits.ofNodes(500));
        assertThat(FAIRY.search(request))
                .containsExactly("position fen " + START + " moves h3e3 h10g8", "go nodes 500");
        assertThat(PIKAFISH.search(request))
                .containsExactly("position fen " + START + " moves h2e2 h9g7", "go nodes 500");
        assertThat(new Ucci(true).search(request))
                .containsExactly("position fen " + START + " moves h2e2 h9g7", "go nodes 500");
    }

    @Test
    void clocksAreToldAsEachLanguageHasThem() {
        SearchLimits clocks = SearchLimits.ofClocks(61_900, 59_000, 500, 1500, 0);
        SearchRequest red = after("", clocks);
        SearchRequest black = after("h2e2", clocks);
        assertThat(PIKAFISH.search(red).get(1)).isEqualTo("go wtime 61900 btime 59000 winc 500 binc 1500");
        assertThat(new Ucci(true).search(red).get(1))
                .isEqualTo("go time 61900 increment 500 opptime 59000 oppincrement 1500");
        assertThat(new Ucci(false).search(black).get(1)).isEqualTo("go time 59 increment 1 opptime 61 oppincrement 0");
        SearchRequest stage = after("", SearchLimits.ofClocks(60_000, 60_000, 0, 0, 30));
        assertThat(PIKAFISH.search(stage).get(1)).isEqualTo("go wtime 60000 btime 60000 movestogo 30");
        assertThat(new Ucci(false).search(stage).get(1)).isEqualTo("go time 60 movestogo 30 opptime 60");
        SearchRequest single = after("", SearchLimits.ofMoveTime(2500));
        assertThat(PIKAFISH.search(single).get(1)).isEqualTo("go movetime 2500");
        assertThat(new Ucci(true).search(single).get(1)).isEqualTo("go time 2500 movestogo 1");
        SearchRequest deep = after("", SearchLimits.ofDepth(7));
        assertThat(PIKAFISH.search(deep).get(1)).isEqualTo("go depth 7");
        assertThat(new Ucci(true).search(deep).get(1)).isEqualTo("go depth 7");
    }

    @Test
    void aBanIsSaidAsEachLanguageHasIt() {
        List<Move> banned = MoveReader.readAll(Position.START, "h2e2");
        SearchRequest request = after("", SearchLimits.ofDepth(3)).banning(banned);
        assertThat(new Ucci(true).search(request))
                .containsExactly("position fen " + START, "banmoves h2e2", "go depth 3");
        List<String> uci = PIKAFISH.search(request);
        assertThat(uci).hasSize(2);
        assertThat(uci.get(1))
                .startsWith("go depth 3 searchmoves ")
                .doesNotContain("h2e2")
                .contains(" b2e2");
        assertThat(uci.get(1).split(" "))
                .hasSize(4 + Position.START.legalMoves().size() - 1);
    }

    @Test
    void whereEverythingIsBannedNothingCanBeLeft() {
        SearchRequest request = after("", SearchLimits.ofDepth(3)).banning(Position.START.legalMoves());
        assertThat(PIKAFISH.search(request).get(1)).isEqualTo("go depth 3");
    }

    @Test
    void aDrawOfferIsPassedOnWhereThereAreWords() {
        SearchRequest plain = after("", SearchLimits.ofDepth(3));
        SearchRequest offered =
                new SearchRequest(plain.start(), plain.moves(), plain.now(), plain.limits(), List.of(), true);
        assertThat(new Ucci(true).search(offered).get(1)).isEqualTo("go draw depth 3");
        assertThat(PIKAFISH.search(offered).get(1)).isEqualTo("go depth 3");
    }

    @Test
    void optionsAreReadInBothLanguages() {
        EngineOption skill = EngineOption.read("option name Skill Level type spin default 20 min -20 max 20")
                .orElseThrow();
        assertThat(skill).isEqualTo(new EngineOption("Skill Level", "spin", "20", List.of()));
        assertThat(skill.isCalled("skill_level")).isTrue();
        EngineOption variant = EngineOption.read(
                        "option name UCI_Variant type combo default chess var chess var mini xiangqi var xiangqi")
                .orElseThrow();
        assertThat(variant.choices()).containsExactly("chess", "mini xiangqi", "xiangqi");
        assertThat(EngineOption.read("option name Debug Log File type string default"))
                .isPresent();
        assertThat(EngineOption.read("option Clear_Hash type button"))
                .contains(new EngineOption("Clear_Hash", "button", "", List.of()));
        assertThat(EngineOption.read("optional name x type y")).isEmpty();
        assertThat(EngineOption.read("option name x")).isEmpty();
    }

    @Test
    void settingsAreThoseOfTheGameThenThoseOfTheUser() {
        List<EngineOption> offered = List.of(
                EngineOption.read("option name UCI_Variant type combo default chess var chess var xiangqi")
                        .orElseThrow(),
                EngineOption.read("option name Ponder type check default true").orElseThrow(),
                EngineOption.read("option name Clear Hash type button").orElseThrow(),
                EngineOption.read("option name Skill Level type spin default 20 min 0 max 20")
                        .orElseThrow());
        assertThat(FAIRY.settings(offered, Map.of("skill level", "3")))
                .containsExactly(
                        "setoption name UCI_Variant value xiangqi",
                        "setoption name Ponder value false",
                        "setoption name Skill Level value 3");
        assertThat(FAIRY.settings(offered, Map.of("Clear Hash", ""))).contains("setoption name Clear Hash");
        assertThat(FAIRY.newGame(offered)).containsExactly("ucinewgame");
        List<EngineOption> elephant = List.of(
                EngineOption.read("option usemillisec type check default false").orElseThrow(),
                EngineOption.read("option ponder type check default false").orElseThrow(),
                EngineOption.read("option newgame type button").orElseThrow());
        assertThat(new Ucci(true).settings(elephant, Map.of("nothing", "1")))
                .containsExactly("setoption usemillisec true", "setoption ponder false");
        assertThat(new Ucci(true).newGame(elephant)).containsExactly("setoption newgame");
        assertThat(new Ucci(true).newGame(List.of())).isEmpty();
    }

    @Test
    void answersAreRead() {
        Move cannon = MoveReader.readAll(Position.START, "h2e2").get(0);
        assertThat(FAIRY.answer("bestmove h3e3 ponder h10g8"))
                .contains(new EngineAnswer("h3e3", Optional.of(cannon), false, false));
        assertThat(new Ucci(true).answer("bestmove h2e2 draw"))
                .contains(new EngineAnswer("h2e2", Optional.of(cannon), true, false));
        assertThat(new Ucci(true)
                        .answer("bestmove h2e2 ponder h9g7 resign")
                        .orElseThrow()
                        .resigns())
                .isTrue();
        assertThat(new Ucci(true).answer("nobestmove")).contains(EngineAnswer.NO_MOVE);
        assertThat(FAIRY.answer("bestmove (none)")).contains(EngineAnswer.NO_MOVE);
        assertThat(FAIRY.answer("bestmove")).contains(EngineAnswer.NO_MOVE);
        assertThat(FAIRY.answer("bestmove castling"))
                .contains(new EngineAnswer("castling", Optional.empty(), false, false));
        assertThat(FAIRY.answer("bestmoves h3e3")).isEmpty();
        assertThat(FAIRY.answer("info bestmove h3e3")).isEmpty();
    }

    @Test
    void reportsAreRead() {
        SearchReport report = SearchReport.read(
                        "info depth 10 seldepth 14 multipv 1 score cp -219 nodes 30330 pv c0e2 g9e7")
                .orElseThrow();
        assertThat(report.depth()).isEqualTo(10);
        assertThat(report.value()).isEqualTo(-219);
        assertThat(report.nodes()).isEqualTo(30330);
        assertThat(report.line()).isEqualTo("c0e2 g9e7");
        assertThat(report.text()).isEqualTo("-2.19/10");
        assertThat(SearchReport.read("info depth 6 score 4 pv h2e2")
                        .orElseThrow()
                        .text())
                .isEqualTo("+0.04/6");
        SearchReport mate =
                SearchReport.read("info depth 6 score mate -3 pv h2e2").orElseThrow();
        assertThat(mate.text()).isEqualTo("-M3/6");
        assertThat(mate.value()).isLessThan(-20_000);
        assertThat(SearchReport.read("info score mate 2").orElseThrow().value()).isGreaterThan(20_000);
        assertThat(SearchReport.read("info depth x score cp zzz pv")).isEmpty();
        assertThat(SearchReport.read("info string no score here")).isEmpty();
    }

    @Test
    void anythingMayBeSaid() {
        List<String> words = List.of(
                "info",
                "option",
                "bestmove",
                "score",
                "cp",
                "mate",
                "pv",
                "name",
                "type",
                "default",
                "var",
                "-9999999999",
                "7",
                "h3e3",
                "draw",
                "",
                "将",
                "nobestmove",
                "depth",
                "nodes");
        Seeded.forAll(3000, random -> {
            StringBuilder line = new StringBuilder();
            for (int i = random.nextInt(8); i >= 0; i--) {
                line.append(words.get(random.nextInt(words.size()))).append(' ');
            }
            String said = line.toString().strip();
            assertThat(EngineOption.read(said)).isNotNull();
            SearchReport.read(said)
                    .ifPresent(report -> assertThat(report.text()).contains("/"));
            FAIRY.answer(said).ifPresent(answer -> assertThat(said).contains("bestmove"));
        });
    }
}
