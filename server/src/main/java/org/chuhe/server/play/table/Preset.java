package org.chuhe.server.play.table;

import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.chuhe.game.rules.Regulations;

/** Regulations to begin from: their clock, their claims and how late one may come. */
public enum Preset {
    /** Ruled on without a claim, as suits a server. */
    ONLINE("online", Regulations::online),
    NATIONAL("national", Regulations::national),
    PROVINCIAL("provincial", Regulations::provincial),
    YOUTH("youth", Regulations::youth),
    BLITZ("blitz", Regulations::blitz),
    WXF("wxf", Regulations::wxf);

    private final String id;
    private final Supplier<Regulations> regulations;

    Preset(String id, Supplier<Regulations> regulations) {
        this.id = id;
        this.regulations = regulations;
    }

    Regulations regulations() {
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
