package org.chuhe.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import org.chuhe.tournament.checker.Finding;

/** Events that the checker has nothing against. */
public final class Checked {
    private Checked() {}

    /** Every round is right and, if all games are over, the table. */
    public static void sound(Tournament tournament) {
        assertThat(tournament.check()).noneMatch(f -> f.severity() == Finding.Severity.VIOLATION);
    }
}
