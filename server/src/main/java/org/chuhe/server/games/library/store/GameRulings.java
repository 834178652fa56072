package org.chuhe.server.games.library.store;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.claim.ClaimRuling;
import org.chuhe.arbiter.claim.PendingPosition;
import org.chuhe.core.Side;
import org.chuhe.core.sequence.MoveSequence;
import org.chuhe.records.model.GameRecord;
import org.chuhe.server.games.library.store.GameShelves.KeptGame;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.text.Article;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;

/** How the arbiter rules on the repetitions of the games, under every edition. */
public final class GameRulings {
    /** How many positions he may search for one ply; where that is not enough the ruling is "undecided". */
    private static final long NODES = 20_000;

    private final Storage storage;
    private final List<Arbiter> editions = RuleBooks.all().stream()
            .map(book -> Arbiter.of(book).withNodes(NODES))
            .toList();

    public GameRulings(Storage storage) {
        this.storage = storage;
    }

    /**
     * A ruling on a game, as it is looked for.
     *
     * @param article an article that it cites, or empty for the ruling itself
     * @param verdict one of {@link LibraryQuery#VERDICTS}
     */
    record Ruled(String edition, String article, String verdict) {}

    /** Whether there are games that nobody has looked through yet. */
    public boolean areWanted() {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery("SELECT game FROM library_unruled LIMIT 1")
                        .mapTo(Integer.class)
                        .findFirst()
                        .isPresent());
    }

    /**
     * Looks through games that nobody has looked through yet.
     *
     * @param most at most so many
     * @return how many they were; 0 if none are left
     */
    public int next(int most) {
        List<Integer> games = storage.jdbi()
                .withHandle(handle -> handle.createQuery("SELECT game FROM library_unruled ORDER BY game LIMIT :most")
                        .bind("most", most)
                        .mapTo(Integer.class)
                        .list());
        Map<KeptGame, Set<Ruled>> ruled = new LinkedHashMap<>();
        for (int game : games) {
            storage.jdbi()
                    .withHandle(handle -> GameShelves.find(handle, game))
                    .ifPresent(kept -> ruled.put(kept, rulings(kept.read())));
        }
        storage.jdbi()
                .useTransaction(handle -> ruled.forEach((game, rulings) -> {
                    // Somebody else may have looked through it, or taken it away, in the meantime.
                    if (handle.execute("DELETE FROM library_unruled WHERE game = ?", game.id()) == 1
                            && !rulings.isEmpty()) {
                        store(handle, game, rulings);
                    }
                }));
        return games.size();
    }

    private static void store(Handle handle, KeptGame game, Set<Ruled> rulings) {
        PreparedBatch rows = handle.prepareBatch(
                "INSERT INTO library_ruling (shelf, edition, article, verdict, game) VALUES (?, ?, ?, ?, ?)");
        for (Ruled ruled : rulings) {
            rows.bind(0, game.shelf())
                    .bind(1, ruled.edition())
                    .bind(2, ruled.article())
                    .bind(3, ruled.verdict())
                    .bind(4, game.id())
                    .add();
        }
        rows.execute();
    }

    /** What the arbiter finds in a game, without saying the same twice. */
    Set<Ruled> rulings(GameRecord game) {
        Set<Ruled> found = new LinkedHashSet<>();
        if (lacksGeneral(game)) {
            return found;
        }
        MoveSequence played = game.sequence();
        // Nothing can be ruled on where no position stands again; so most games are done with at once.
        if (played.lastRepeated().isEmpty()) {
            return found;
        }
        for (Arbiter arbiter : editions) {
            for (PendingPosition pending : arbiter.review(played).pending()) {
                found.addAll(ruled(arbiter.book(), pending.ruling()));
            }
        }
        return found;
    }

    private static List<Ruled> ruled(RuleBook book, ClaimRuling ruling) {
        String verdict = ruling.consequence().code();
        List<Ruled> rows = new ArrayList<>();
        rows.add(new Ruled(book.id(), "", verdict));
        for (Article article : ruling.articles()) {
            // What an edition borrows from another is cited with its name.
            boolean own = article.edition().isEmpty() || article.edition().equals(book.id());
            rows.add(new Ruled(book.id(), own ? article.number() : article.toString(), verdict));
        }
        return rows;
    }

    private static boolean lacksGeneral(GameRecord game) {
        return game.start().king(Side.RED).isEmpty()
                || game.start().king(Side.BLACK).isEmpty();
    }
}
