package org.chuhe.server.games.matches;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.engines.match.FinishedGame;
import org.chuhe.server.games.matches.MatchStore.Row;
import org.chuhe.server.platform.auth.Account;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.platform.auth.SignedLink;
import org.chuhe.server.platform.auth.Signer;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.rejection.Rejection;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/** Matches as they are looked at, and who may tell about them. */
final class MatchDesk {
    /** Whose runner was not heard of for so long is away. */
    private static final long AWAY = 20_000;

    /** So many games are read at a time: each may come with pages of rulings. */
    private static final int AT_A_TIME = 500;
    /** Of so many games of all matches together it is remembered how they ended; a game takes some 250 bytes. */
    private static final long REMEMBERED = 250_000;

    /**
     * A match.
     *
     * @param counted how the games ended that count, in the order in which they did
     * @param live whether its runner was heard of lately
     */
    record Watched(Row row, List<FinishedGame> counted, boolean live) {
        Watched {
            counted = List.copyOf(counted);
        }

        /** Whether the runner has said anything. */
        boolean begun() {
            return row.version() > 0;
        }
    }

    private final Signer signer;
    private final Clock clock;
    private final MatchStore store;
    /** Games never change, so only new ones are read. */
    private final Cache<String, Ends> ends;

    /**
     * How games of a match ended.
     *
     * @param read how many of its games this is of
     */
    private record Ends(int read, List<FinishedGame> counted) {}

    MatchDesk(Storage storage, Signer signer, JsonMapper json, Clock clock, SecureRandom random) {
        this(new MatchStore(storage, json, clock, random), signer, clock, REMEMBERED);
    }

    MatchDesk(MatchStore store, Signer signer, Clock clock, long remembered) {
        this.ends = Caffeine.newBuilder()
                .maximumWeight(remembered)
                .weigher((String id, Ends known) -> 10 + known.counted().size())
                .expireAfterAccess(Duration.ofMinutes(10))
                .build();
        this.store = store;
        this.signer = signer;
        this.clock = clock;
    }

    MatchStore store() {
        return store;
    }

    Watched watch(String id) {
        Row row = store.find(id).orElseThrow(Rejection::notFound);
        Ends known = ends.asMap().compute(id, (key, old) -> grown(row, old));
        return new Watched(row, known == null ? List.of() : known.counted(), isLive(row));
    }

    private Ends grown(Row row, @Nullable Ends old) {
        if (old != null && old.read() >= row.games()) {
            return old;
        }
        int read = old == null ? 0 : old.read();
        List<FinishedGame> counted = new ArrayList<>(old == null ? List.of() : old.counted());
        while (read < row.games()) {
            int next = Math.min(row.games(), read + AT_A_TIME);
            store.games(row.id(), read, next).stream()
                    .filter(game -> game.refusal().isEmpty())
                    .flatMap(game -> game.game().stream())
                    .forEach(game -> counted.add(game.endOnly()));
            read = next;
        }
        return new Ends(read, List.copyOf(counted));
    }

    /** How many games it is remembered of how they ended. */
    long remembered() {
        ends.cleanUp();
        return ends.asMap().values().stream()
                .mapToLong(known -> known.counted().size())
                .sum();
    }

    static String title(Row row) {
        return row.title().isEmpty() ? row.facts().title() : row.title();
    }

    boolean isLive(Row row) {
        return row.version() > 0 && !row.ended() && clock.millis() - row.changed() < AWAY;
    }

    /** The secret of a match's link: whoever has it tells about the match. */
    String secret(String id) {
        return signer.secret(link(id));
    }

    boolean isSecret(String id, String shown) {
        return signer.opens(link(id), shown);
    }

    private static SignedLink link(String id) {
        return SignedLink.of(SignedLink.Purpose.MATCH, id);
    }

    /** Who made it may see its link and remove it, and administrators may. */
    static boolean owns(Row row, Optional<Account> account) {
        return account.filter(one -> one.id().equals(row.owner()) || one.may(Role.ADMIN))
                .isPresent();
    }
}
