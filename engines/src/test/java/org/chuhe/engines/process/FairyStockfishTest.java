package org.chuhe.engines.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.engines.protocol.RankDialect;
import org.chuhe.engines.protocol.SearchLimits;
import org.chuhe.engines.protocol.SearchRequest;
import org.chuhe.engines.protocol.Uci;
import org.chuhe.testing.RealEngine;
import org.junit.jupiter.api.Test;

/** A real program, where it is installed. */
class FairyStockfishTest {
    private static void playsLegalMoves(EngineClient engine) throws Exception {
        engine.newGame();
        Position now = Position.START;
        List<Move> moves = new ArrayList<>();
        for (int ply = 0; ply < 12; ply++) {
            SearchRequest request = SearchRequest.of(Position.START, moves, now, SearchLimits.ofNodes(200));
            Move move = engine.search(request, 20_000).answer().move().orElseThrow();
            assertThat(now.isLegal(move)).as("%s after %s", move, moves).isTrue();
            moves.add(move);
            now = now.play(move);
        }
        SearchRequest request = SearchRequest.of(Position.START, moves, now, SearchLimits.ofNodes(200));
        Move best = engine.search(request, 20_000).answer().move().orElseThrow();
        Move other = engine.search(request.banning(List.of(best)), 20_000)
                .answer()
                .move()
                .orElseThrow();
        assertThat(other).isNotEqualTo(best);
    }

    @Test
    void itSpeaksUciWithRanksFromOne() throws Exception {
        EngineSpec spec = EngineSpec.of("fairy", RealEngine.fairyStockfish());
        try (EngineClient engine = EngineClient.start(spec, Patience.USUAL, System::nanoTime)) {
            assertThat(engine.protocol()).isEqualTo(new Uci(RankDialect.FROM_ONE));
            assertThat(engine.title()).startsWith("Fairy-Stockfish");
            playsLegalMoves(engine);
        }
    }

    @Test
    void itSpeaksUcciToo() throws Exception {
        EngineSpec plain = EngineSpec.of("fairy", RealEngine.fairyStockfish());
        EngineSpec spec = new EngineSpec(
                plain.name(),
                plain.command(),
                "",
                Optional.of("ucci"),
                Optional.empty(),
                Optional.of(true),
                SearchLimits.NONE,
                plain.options());
        try (EngineClient engine = EngineClient.start(spec, Patience.USUAL, System::nanoTime)) {
            assertThat(engine.protocol().id()).isEqualTo("ucci");
            playsLegalMoves(engine);
        }
    }
}
