package org.chuhe.server.games.library;

import java.util.List;
import org.chuhe.records.model.GameRecord;
import org.chuhe.server.game.paper.GameRecords;
import org.chuhe.server.game.room.LiveGames;
import org.chuhe.server.game.store.LiveState;
import org.chuhe.server.games.library.store.GameShelves;
import org.chuhe.server.games.library.store.ShelfWriter;
import org.chuhe.server.games.library.store.ShelvedGame;
import org.chuhe.server.platform.http.Site;

/** Games that an account has played on this server: they come to its own shelf by themselves. */
final class GamesPlayedHere {
    /** So many at a time; who has more gets the others when he looks again. */
    private static final int AT_ONCE = 200;

    private final Site site;
    private final LiveGames games;

    GamesPlayedHere(Site site, LiveGames games) {
        this.site = site;
        this.games = games;
    }

    /** The finished games of an account that do not lie on its shelf yet. */
    List<String> missing(String account) {
        return site.storage()
                .jdbi()
                .withHandle(handle -> handle.createQuery("SELECT id FROM live_game l"
                                + " WHERE (first_player = :who OR second_player = :who) AND phase IN ('over', 'closed')"
                                + " AND ply > 0 AND NOT EXISTS (SELECT 1 FROM library_played p"
                                + " JOIN library_shelf s ON s.id = p.shelf WHERE s.owner = :who AND p.live = l.id)"
                                + " ORDER BY created DESC LIMIT :most")
                        .bind("who", account)
                        .bind("most", AT_ONCE)
                        .mapTo(String.class)
                        .list());
    }

    /** Puts them there; what another request has put there meanwhile is missing no more. */
    void bring(String account) {
        int shelf = new GameShelves(site.storage()).make(account);
        for (String id : missing(account)) {
            games.stored(id).filter(GamesPlayedHere::isOver).ifPresent(live -> {
                GameRecord record = GameRecords.of(live, games.times(live.table()));
                ShelvedGame game = ShelvedGame.of(record);
                if (game.plies() > 0) {
                    new ShelfWriter(site.storage())
                            .add(shelf, List.of(game), site.clock().millis());
                }
                site.storage()
                        .jdbi()
                        .useHandle(handle -> handle.execute(
                                "INSERT INTO library_played (shelf, live, identity) VALUES (?, ?, ?)"
                                        + " ON CONFLICT DO NOTHING",
                                shelf,
                                id,
                                game.identity()));
            });
        }
    }

    private static boolean isOver(LiveState live) {
        return live.progress().finished() && live.game().isPresent();
    }
}
