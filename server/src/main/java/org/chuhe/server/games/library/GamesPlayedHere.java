package org.chuhe.server.games.library;

import java.time.Clock;
import java.util.List;
import java.util.Set;
import org.chuhe.records.model.GameRecord;
import org.chuhe.server.game.paper.GameRecords;
import org.chuhe.server.game.room.GameOfficials;
import org.chuhe.server.game.store.GameIndex;
import org.chuhe.server.game.store.GameStore;
import org.chuhe.server.game.store.LiveState;
import org.chuhe.server.games.library.store.GameShelves;
import org.chuhe.server.games.library.store.ShelfWriter;
import org.chuhe.server.games.library.store.ShelvedGame;
import org.chuhe.server.platform.db.Storage;

/** Games that an account has played on this server: they come to its own shelf by themselves. */
final class GamesPlayedHere {
    /** So many at a time; who has more gets the others when he looks again. */
    private static final int AT_ONCE = 200;

    private final Storage storage;
    private final Clock clock;
    private final GameStore store;
    private final GameIndex index;
    private final GameOfficials officials;

    GamesPlayedHere(Storage storage, Clock clock, GameStore store, GameIndex index, GameOfficials officials) {
        this.storage = storage;
        this.clock = clock;
        this.store = store;
        this.index = index;
        this.officials = officials;
    }

    /** The finished games of an account that do not lie on its shelf yet. */
    List<String> missing(String account) {
        Set<String> there = Set.copyOf(new GameShelves(storage).played(account));
        return index.finished(account).stream()
                .filter(id -> !there.contains(id))
                .limit(AT_ONCE)
                .toList();
    }

    /** Puts them there; what another request has put there meanwhile is missing no more. */
    void bring(String account) {
        GameShelves shelves = new GameShelves(storage);
        int shelf = shelves.make(account);
        for (String id : missing(account)) {
            store.load(id)
                    .map(GameStore.Loaded::live)
                    .filter(GamesPlayedHere::isOver)
                    .ifPresent(live -> {
                        GameRecord record = GameRecords.of(live, officials.times(live.table()));
                        ShelvedGame game = ShelvedGame.of(record);
                        if (game.plies() > 0) {
                            new ShelfWriter(storage).add(shelf, List.of(game), clock.millis());
                        }
                        shelves.hasPlayed(shelf, id, game.identity());
                    });
        }
    }

    private static boolean isOver(LiveState live) {
        return live.progress().finished() && live.game().isPresent();
    }
}
