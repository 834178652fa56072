package org.chuhe.server.play.web;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.chuhe.server.play.store.GameIndex;
import org.chuhe.server.web.Failure;
import org.chuhe.server.web.Visitor;
import org.chuhe.text.Messages;

/**
 * How many games without an opponent guests at one address may have. A guest is whoever has no cookie yet, as often as he
 * likes, so that counting his games by cookie is not enough to keep the list open to others.
 */
final class OpenTables {
    private static final Messages WORDS = Messages.beside(OpenTables.class);
    private static final int MOST = 20;

    private final GameIndex index;
    private final Cache<String, List<String>> byAddress = Caffeine.newBuilder()
            .maximumSize(20_000)
            .expireAfterWrite(Duration.ofDays(1))
            .build();

    OpenTables(GameIndex index) {
        this.index = index;
    }

    /** Refuses whoever has too many. */
    void check(Visitor visitor) {
        if (visitor.account().isPresent()) {
            return;
        }
        List<String> made = byAddress.get(visitor.address(), address -> List.of());
        if (made.size() < MOST) {
            return;
        }
        List<String> open = index.stillOpen(made);
        byAddress.put(visitor.address(), open);
        if (open.size() >= MOST) {
            throw new Failure(409, WORDS.message("form.too-many-here", MOST));
        }
    }

    void remember(Visitor visitor, String id) {
        if (visitor.account().isPresent()) {
            return;
        }
        byAddress.asMap().compute(visitor.address(), (address, before) -> {
            List<String> made = new ArrayList<>(before == null ? List.of() : before);
            made.add(id);
            return List.copyOf(made);
        });
    }
}
