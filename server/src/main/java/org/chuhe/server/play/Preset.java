package org.chuhe.server.play;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.chuhe.game.rules.Regulations;

/** Regulations to begin from: their clock, their claims and how late one may come. */
public enum Preset {
    /** Ruled on without a claim, as suits a server. */
    ONLINE(Regulations::online),
    NATIONAL(Regulations::national),
    PROVINCIAL(Regulations::provincial),
    YOUTH(Regulations::youth),
    BLITZ(Regulations::blitz),
    WXF(Regulations::wxf);

    private final Supplier<Regulations> regulations;

    Preset(Supplier<Regulations> regulations) {
        this.regulations = regulations;
    }

    Regulations regulations() {
        return regulations.get();
    }

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Preset> byId(String id) {
        return Stream.of(values()).filter(preset -> preset.id().equals(id)).findFirst();
    }
}
