package org.chuhe.server.matches;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.engines.match.FinishedGame;
import org.chuhe.server.identity.Account;
import org.chuhe.server.identity.Role;
import org.chuhe.server.matches.MatchStore.Listed;
import org.chuhe.server.matches.MatchStore.Row;
import org.chuhe.server.web.Failure;
import org.chuhe.server.web.Site;
import org.jspecify.annotations.Nullable;

/** Matches as they are looked at, and who may tell about them. */
final class MatchDesk {
    /** Whose runner was not heard of for so long is away. */
    private static final long AWAY = 20_000;

    /**
     * A match with its games so far, in the order in which they ended.
     *
     * @param live whether its runner was heard of lately
     */
    record Watched(Row row, List<Listed> games, boolean live) {
        Watched {
            games = List.copyOf(games);
        }

        /** The games that count. */
        List<FinishedGame> counted() {
            return games.stream()
                    .filter(game -> game.refusal().isEmpty())
                    .flatMap(game -> game.game().stream())
                    .toList();
        }

        String title() {
            return row.title().isEmpty() ? row.facts().title() : row.title();
        }

        /** Whether the runner has said anything. */
        boolean begun() {
            return row.version() > 0;
        }
    }

    private final Site site;
    private final MatchStore store;
    /** Games never change, so only new ones are read. */
    private final Cache<String, List<Listed>> games = Caffeine.newBuilder()
            .maximumSize(50)
            .expireAfterAccess(Duration.ofMinutes(10))
            .build();

    MatchDesk(Site site) {
        this.site = site;
        this.store = new MatchStore(site);
    }

    MatchStore store() {
        return store;
    }

    Watched watch(String id) {
        Row row = store.find(id).orElseThrow(Failure::notFound);
        List<Listed> known = games.asMap().compute(id, (key, old) -> grown(row, old));
        return new Watched(row, known == null ? List.of() : known, isLive(row));
    }

    private List<Listed> grown(Row row, @Nullable List<Listed> old) {
        if (old != null && old.size() >= row.games()) {
            return old;
        }
        List<Listed> all = new ArrayList<>(old == null ? List.of() : old);
        all.addAll(store.games(row.id(), all.size()));
        return all;
    }

    boolean isLive(Row row) {
        return row.version() > 0 && !row.ended() && site.clock().millis() - row.changed() < AWAY;
    }

    /** The secret of a match's link: whoever has it tells about the match. */
    String secret(String id) {
        return site.signer().sign("match " + id);
    }

    boolean isSecret(String id, String shown) {
        return MessageDigest.isEqual(
                secret(id).getBytes(StandardCharsets.UTF_8), shown.getBytes(StandardCharsets.UTF_8));
    }

    /** Who made it may see its link and remove it, and administrators may. */
    static boolean owns(Row row, Optional<Account> account) {
        return account.filter(one -> one.id().equals(row.owner()) || one.may(Role.ADMIN))
                .isPresent();
    }
}
