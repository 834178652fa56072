package org.chuhe.server.game.room;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.game.log.LogLine;
import org.chuhe.game.state.GameEvent;
import org.chuhe.server.game.store.GameStore;
import org.chuhe.server.game.store.LiveState;
import org.chuhe.server.game.store.StoredStep;

/** What has been stored of a game since somebody looked. */
final class CatchUp {
    private CatchUp() {}

    /** The steps that lead from how a game stands to what was read after it. */
    static List<StoredStep> steps(LiveState live, GameStore.Loaded news) {
        List<StoredStep> steps = new ArrayList<>();
        LiveState before = live;
        for (GameStore.Entry entry : news.entries()) {
            LiveState after = new LiveState(
                    live.id(),
                    entry.seq(),
                    live.created(),
                    news.live().table(),
                    GameStore.apply(before.game(), entry.lines()));
            steps.add(new StoredStep(before, after, events(entry), entry.at(), entry.cause()));
            before = after;
        }
        return steps;
    }

    /** The one step that leads to a game that was read anew: a name was taken out of its log, also of what was known before. */
    static StoredStep anew(LiveState live, GameStore.Loaded whole) {
        List<GameStore.Entry> news = whole.entries().stream()
                .filter(entry -> entry.seq() > live.version())
                .toList();
        GameStore.Entry last = news.get(news.size() - 1);
        return new StoredStep(
                live,
                whole.live(),
                news.stream().flatMap(entry -> events(entry).stream()).toList(),
                last.at(),
                last.cause());
    }

    private static List<GameEvent> events(GameStore.Entry entry) {
        return entry.lines().stream().map(LogLine::event).toList();
    }
}
