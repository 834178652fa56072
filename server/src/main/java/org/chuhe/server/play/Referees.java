package org.chuhe.server.play;

import java.util.EnumMap;
import java.util.Map;
import org.chuhe.game.Referee;
import org.chuhe.game.claim.ArbiterJudge;
import org.chuhe.game.rules.Edition;

/** A referee for every rule book; one serves any number of games. */
final class Referees {
    private final Map<Edition, Referee> byEdition = new EnumMap<>(Edition.class);

    Referees() {
        for (Edition edition : Edition.values()) {
            byEdition.put(edition, new Referee(ArbiterJudge.of(edition)));
        }
    }

    Referee of(Standing standing) {
        Referee referee = byEdition.get(standing.table().agreement().terms().edition());
        if (referee == null) {
            throw new IllegalStateException("there is a referee for every edition");
        }
        return referee;
    }
}
