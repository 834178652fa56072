package org.chuhe.server.game.api;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.chuhe.server.game.store.GameIndex;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Messages;

/**
 * How many games without an opponent guests at one address may have. A guest is whoever has no cookie yet, as often as he
 * likes, so that counting his games by cookie is not enough to keep the list open to others. A hall that plays for fun has
 * one address: games that only those with the link find stand in nobody's way, so that there may be as many as a hall
 * has tables. Boards of events are made by the event and not counted.
 */
final class OpenTables {
    private static final Messages WORDS = Messages.beside(OpenTables.class);
    private static final int MOST_LISTED = 20;
    private static final int MOST_UNLISTED = 200;

    private final GameIndex index;
    private final Cache<String, List<String>> byAddress = Caffeine.newBuilder()
            .maximumSize(20_000)
            .expireAfterWrite(Duration.ofDays(1))
            .build();

    OpenTables(GameIndex index) {
        this.index = index;
    }

    /** Refuses whoever has too many. */
    void check(Visitor visitor, boolean listed) {
        if (visitor.account().isPresent()) {
            return;
        }
        int most = listed ? MOST_LISTED : MOST_UNLISTED;
        String kind = kind(visitor, listed);
        List<String> made = byAddress.get(kind, address -> List.of());
        if (made.size() < most) {
            return;
        }
        List<String> open = index.stillOpen(made);
        byAddress.put(kind, open);
        if (open.size() >= most) {
            throw Rejection.conflict(WORDS.message("form.too-many-here", most));
        }
    }

    private static String kind(Visitor visitor, boolean listed) {
        return (listed ? "listed " : "unlisted ") + visitor.address();
    }

    void remember(Visitor visitor, boolean listed, String id) {
        if (visitor.account().isPresent()) {
            return;
        }
        byAddress.asMap().compute(kind(visitor, listed), (address, before) -> {
            List<String> made = new ArrayList<>(before == null ? List.of() : before);
            made.add(id);
            return List.copyOf(made);
        });
    }
}
