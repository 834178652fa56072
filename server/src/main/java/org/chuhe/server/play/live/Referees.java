package org.chuhe.server.play.live;

import java.util.EnumMap;
import java.util.Map;
import org.chuhe.game.Referee;
import org.chuhe.game.claim.ArbiterJudge;
import org.chuhe.game.rules.Edition;
import org.chuhe.server.play.store.Standing;

/** A referee for every rule book; one serves any number of games. */
public final class Referees {
    private final Map<Edition, Referee> byEdition = new EnumMap<>(Edition.class);

    public Referees() {
        for (Edition edition : Edition.values()) {
            byEdition.put(edition, new Referee(ArbiterJudge.of(edition)));
        }
    }

    public Referee of(Standing standing) {
        Referee referee = byEdition.get(standing.table().agreement().terms().edition());
        if (referee == null) {
            throw new IllegalStateException("there is a referee for every edition");
        }
        return referee;
    }
}
