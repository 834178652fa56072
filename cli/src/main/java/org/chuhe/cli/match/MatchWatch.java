package org.chuhe.cli.match;

import java.io.IOException;
import java.util.Optional;
import org.chuhe.engines.broadcast.MatchBroadcast;
import org.chuhe.engines.match.FinishedGame;
import org.chuhe.engines.match.MatchRunner;
import org.chuhe.engines.match.MatchTask;
import org.chuhe.engines.play.GameSpectator;

/** Hands what happens in a match to the terminal and the files, and to a broadcast where there is one. */
record MatchWatch(MatchRunner.Watcher own, Optional<MatchBroadcast> broadcast) implements MatchRunner.Watcher {
    @Override
    public void finished(FinishedGame game) throws IOException {
        own.finished(game);
        broadcast.ifPresent(each -> each.finished(game));
    }

    @Override
    public GameSpectator begins(MatchTask task) {
        return broadcast.map(each -> each.begins(task)).orElse(GameSpectator.NOBODY);
    }

    @Override
    public void leaves(MatchTask task) {
        broadcast.ifPresent(each -> each.leaves(task));
    }
}
