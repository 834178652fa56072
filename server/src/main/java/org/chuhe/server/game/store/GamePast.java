package org.chuhe.server.game.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.game.log.LogLine;
import org.chuhe.game.state.GameState;
import org.chuhe.server.game.model.Notes;

/**
 * A game as it stood at an earlier time, for those who watch it late. States share what they have in common, so all of them
 * together are hardly larger than the last; they are read from the log when somebody asks for the first time.
 *
 * <p>Who sits where is no secret. What else is remembered beside the board, a call for the arbiter or another game, is not
 * for whoever watches late: it would tell what has happened since.
 */
public final class GamePast {
    private final GameStore store;
    private final String id;
    private List<StoredStep> steps = List.of();

    public GamePast(GameStore store, String id) {
        this.store = store;
        this.id = id;
    }

    /** The game as everybody saw it at a time; before the first move, if it had not begun. */
    public synchronized LiveState at(long time) {
        load();
        LiveState found = steps.get(0).after();
        for (StoredStep step : steps) {
            if (step.at() > time) {
                break;
            }
            found = step.after();
        }
        return found;
    }

    /** What happened after a version, as far as it had happened at a time. */
    public synchronized List<StoredStep> after(long version, long time) {
        load();
        return steps.stream()
                .filter(step -> step.after().version() > version && step.at() <= time)
                .toList();
    }

    /** The game has gone on. */
    public synchronized void add(StoredStep step) {
        if (!steps.isEmpty() && last().version() < step.after().version()) {
            append(step);
        }
    }

    /** The log was written anew: it is read again when somebody asks. */
    public synchronized void forget() {
        steps = List.of();
    }

    private LiveState last() {
        return steps.get(steps.size() - 1).after();
    }

    /** What was added before this is on the log too. */
    private void load() {
        if (!steps.isEmpty()) {
            return;
        }
        GameStore.Loaded loaded = store.load(id).orElseThrow();
        steps = new ArrayList<>();
        LiveState live = loaded.live();
        Optional<GameState> game = Optional.empty();
        LiveState before = new LiveState(live.id(), 0, live.created(), live.table(), game);
        for (GameStore.Entry entry : loaded.entries()) {
            List<LogLine> lines = entry.lines();
            game = GameStore.apply(game, lines);
            LiveState after = new LiveState(live.id(), entry.seq(), live.created(), live.table(), game);
            append(new StoredStep(
                    before, after, lines.stream().map(LogLine::event).toList(), entry.at(), entry.cause()));
            before = after;
        }
    }

    /** In the order of the log, whatever the clocks of several processes say. */
    private void append(StoredStep step) {
        boolean first = steps.isEmpty();
        steps.add(new StoredStep(
                first ? discreet(step.before()) : last(),
                discreet(step.after()),
                step.events(),
                first
                        ? step.at()
                        : Math.max(step.at(), steps.get(steps.size() - 1).at()),
                step.cause()));
    }

    private static LiveState discreet(LiveState live) {
        Notes notes = live.table().notes().cancelled() ? Notes.NONE.asCancelled() : Notes.NONE;
        return new LiveState(
                live.id(), live.version(), live.created(), live.table().with(notes), live.game());
    }
}
