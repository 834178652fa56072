package org.chuhe.server.game.model;

import java.util.function.Supplier;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.text.Coded;

/** Regulations to begin from: their clock, their claims and how late one may come. */
public enum Preset implements Coded {
    /** Ruled on without a claim, as suits a server. */
    ONLINE("online", GameRegulations::online),
    NATIONAL("national", GameRegulations::national),
    PROVINCIAL("provincial", GameRegulations::provincial),
    YOUTH("youth", GameRegulations::youth),
    BLITZ("blitz", GameRegulations::blitz),
    WXF("wxf", GameRegulations::wxf);

    private final String code;
    private final Supplier<GameRegulations> regulations;

    Preset(String code, Supplier<GameRegulations> regulations) {
        this.code = code;
        this.regulations = regulations;
    }

    /** The edition that it goes by. */
    public RuleBook book() {
        return regulations().book();
    }

    GameRegulations regulations() {
        return regulations.get();
    }

    @Override
    public String code() {
        return code;
    }
}
