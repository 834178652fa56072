package org.chuhe.server.play.live;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.chuhe.game.log.LogLine;
import org.chuhe.game.state.ClaimEvent;
import org.chuhe.game.state.GameEvent;
import org.chuhe.game.state.GameState;
import org.chuhe.server.play.decision.LiveRulings;
import org.chuhe.server.play.decision.RepetitionQuestion;
import org.chuhe.server.play.store.GameStore;
import org.chuhe.server.play.store.KeptRuling;
import org.chuhe.server.web.Failure;

/** The rulings that were given in games, with what they rested on. */
final class GivenRulings {
    private final GameStore store;
    private final LiveRulings rulings;

    GivenRulings(GameStore store, LiveRulings rulings) {
        this.store = store;
        this.rulings = rulings;
    }

    /** A ruling in a log: in which step it was given, and after how many plies. */
    private record Ruled(long seq, int plies) {}

    /**
     * What the last ruling of a game up to a version rested on. Those of games from before such things were kept are worked out once more,
     * in the line with all others, and kept from then on.
     */
    CompletableFuture<KeptRuling> last(String id, long version) {
        GameStore.Loaded loaded = store.load(id).orElseThrow(Failure::notFound);
        List<GameStore.Entry> entries = loaded.entries().stream()
                .filter(entry -> entry.seq() <= version)
                .toList();
        Ruled ruled = lastRuled(entries).orElseThrow(Failure::notFound);
        Optional<KeptRuling> kept = store.lastRuling(id, ruled.seq());
        if (kept.isPresent()) {
            return CompletableFuture.completedFuture(kept.get());
        }
        GameState game = loaded.live().game().orElseThrow(Failure::notFound);
        RepetitionQuestion question = RepetitionQuestion.of(game, ruled.plies()).orElseThrow(Failure::notFound);
        return rulings.rule(question).thenApply(given -> {
            KeptRuling proof = given.proof().orElseThrow(Failure::notFound);
            store.keep(id, ruled.seq(), proof);
            return proof;
        });
    }

    private static Optional<Ruled> lastRuled(List<GameStore.Entry> entries) {
        Optional<GameState> game = Optional.empty();
        Optional<Ruled> last = Optional.empty();
        for (GameStore.Entry entry : entries) {
            List<LogLine> lines = entry.lines();
            game = GameStore.apply(game, lines);
            boolean rules = lines.stream().map(LogLine::event).anyMatch(GivenRulings::rules);
            if (rules && game.isPresent()) {
                last = Optional.of(new Ruled(entry.seq(), game.get().history().ply()));
            }
        }
        return last;
    }

    private static boolean rules(GameEvent event) {
        return event instanceof ClaimEvent.Ruled;
    }
}
