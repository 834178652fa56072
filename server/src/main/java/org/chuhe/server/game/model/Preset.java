package org.chuhe.server.game.model;

import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.game.rules.GameRegulations;

/** Regulations to begin from: their clock, their claims and how late one may come. */
public enum Preset {
    /** Ruled on without a claim, as suits a server. */
    ONLINE("online", GameRegulations::online),
    NATIONAL("national", GameRegulations::national),
    PROVINCIAL("provincial", GameRegulations::provincial),
    YOUTH("youth", GameRegulations::youth),
    BLITZ("blitz", GameRegulations::blitz),
    WXF("wxf", GameRegulations::wxf);

    private final String id;
    private final Supplier<GameRegulations> regulations;

    Preset(String id, Supplier<GameRegulations> regulations) {
        this.id = id;
        this.regulations = regulations;
    }

    /** The edition that it goes by. */
    public RuleBook book() {
        return regulations().book();
    }

    GameRegulations regulations() {
        return regulations.get();
    }

    /** The word that requests and the database know it by. */
    public String id() {
        return id;
    }

    static Optional<Preset> byId(String id) {
        return Stream.of(values()).filter(preset -> preset.id().equals(id)).findFirst();
    }
}
