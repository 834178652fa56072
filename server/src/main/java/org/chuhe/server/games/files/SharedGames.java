package org.chuhe.server.games.files;

import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.chuhe.server.platform.auth.Token;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Messages;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Games that people have shared: found by the link, taken back by the one who shared them. All guests together may fill so
 * much, or one of them could fill the disk.
 */
final class SharedGames {
    /** The longest record; a game of 300 rounds with a comment on every move is a third of this. */
    static final int LONGEST = 256 * 1024;

    /** So many one may have shared at a time. */
    static final int MOST = 500;

    private static final long DAY = Duration.ofDays(1).toMillis();
    private static final Logger LOG = LoggerFactory.getLogger(SharedGames.class);
    private static final Messages WORDS = Messages.beside(SharedGames.class);

    private final Storage storage;
    private final Clock clock;
    private final SecureRandom random;
    private final long mostOfGuests;

    SharedGames(Storage storage, Clock clock, SecureRandom random, long mostOfGuests) {
        this.storage = storage;
        this.clock = clock;
        this.random = random;
        this.mostOfGuests = mostOfGuests;
    }

    /**
     * Keeps a game.
     *
     * @throws Rejection if it is too long, or the owner or all guests together have shared too many
     */
    String add(String owner, boolean guest, String title, String record) {
        if (record.length() > LONGEST) {
            throw Rejection.tooLarge(WORDS.message("share.long", LONGEST / 1024));
        }
        String id = Token.id(random);
        storage.jdbi().useTransaction(handle -> {
            int shared = handle.createQuery("SELECT COUNT(*) FROM shared_game WHERE owner = :owner")
                    .bind("owner", owner)
                    .mapTo(Integer.class)
                    .one();
            if (shared >= MOST) {
                throw Rejection.unusable(WORDS.message("share.many", MOST));
            }
            if (guest && ofGuests(handle) + record.length() > mostOfGuests) {
                throw Rejection.busy(WORDS.message("share.guests"));
            }
            handle.createUpdate("""
                            INSERT INTO shared_game (id, owner, guest, size, title, record, created, looked)
                            VALUES (:id, :owner, :guest, :size, :title, :record, :created, :created)
                            """)
                    .bind("id", id)
                    .bind("owner", owner)
                    .bind("guest", guest)
                    .bind("size", record.length())
                    .bind("title", title.length() > 200 ? title.substring(0, 200) : title)
                    .bind("record", record)
                    .bind("created", clock.millis())
                    .execute();
        });
        return id;
    }

    /** How long the records are together that guests have shared. */
    long ofGuests() {
        return storage.jdbi().withHandle(SharedGames::ofGuests);
    }

    private static long ofGuests(Handle handle) {
        return handle.createQuery("SELECT COALESCE(SUM(size), 0) FROM shared_game WHERE guest = :yes")
                .bind("yes", true)
                .mapTo(Long.class)
                .one();
    }

    Optional<SharedGame> find(String id) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery(
                                "SELECT id, owner, title, record, created FROM shared_game WHERE id = :id")
                        .bind("id", id)
                        .map(ConstructorMapper.of(SharedGame.class))
                        .findOne());
    }

    /** Keeps in mind that somebody looks at a game, once a day. Whoever only wants to read does not suffer if nothing can be stored. */
    void lookedAt(String id) {
        long now = clock.millis();
        try {
            storage.jdbi().useHandle(handle -> {
                boolean longAgo = handle.createQuery("SELECT looked FROM shared_game WHERE id = :id")
                        .bind("id", id)
                        .mapTo(Long.class)
                        .findOne()
                        .filter(looked -> looked < now - DAY)
                        .isPresent();
                if (longAgo) {
                    handle.execute("UPDATE shared_game SET looked = ? WHERE id = ?", now, id);
                }
            });
        } catch (JdbiException e) {
            LOG.warn("a look at a shared game could not be noted: {}", e.toString());
        }
    }

    /** What somebody has shared, the newest first. */
    List<SharedGame> of(String owner, int most) {
        return storage.jdbi()
                .withHandle(
                        handle -> handle.createQuery("SELECT id, owner, title, '' AS record, created FROM shared_game"
                                        + " WHERE owner = :owner ORDER BY created DESC, id LIMIT :most")
                                .bind("owner", owner)
                                .bind("most", most)
                                .map(ConstructorMapper.of(SharedGame.class))
                                .list());
    }

    void delete(String id) {
        storage.jdbi().useHandle(handle -> handle.execute("DELETE FROM shared_game WHERE id = ?", id));
    }
}
