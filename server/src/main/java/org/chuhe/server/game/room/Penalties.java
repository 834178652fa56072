package org.chuhe.server.game.room;

import java.util.Locale;
import java.util.Optional;
import org.chuhe.core.Side;
import org.chuhe.game.state.ConductEvent;
import org.chuhe.game.state.GameState;
import org.chuhe.text.EndReason;

/**
 * What a game has brought a side that its tournament counts (articles 14 and 18.5).
 *
 * @param fouls 犯规 (8)
 * @param warnings 警告 (18.1)
 * @param exclusions 取消当场比赛资格 (18.2): 1 or 0
 */
public record Penalties(int fouls, int warnings, int exclusions) {
    public static final Penalties NONE = new Penalties(0, 0, 0);

    public static Penalties of(GameState state, Side side) {
        return new Penalties(
                state.record(side).fouls(),
                state.record(side).warnings(),
                decision(state, side, "18.2").isPresent() ? 1 : 0);
    }

    /** Why a side was expelled (18.3); empty if it was not. */
    public static Optional<String> expulsion(GameState state, Side side) {
        return decision(state, side, "18.3").map(decided -> decided.why().in(Locale.CHINESE));
    }

    /** The decision by which a side has lost the game as a punishment. */
    private static Optional<ConductEvent.Decided> decision(GameState state, Side side, String number) {
        return state.result()
                .filter(result -> result.reason() == EndReason.DISCIPLINE
                        && result.winner().equals(Optional.of(side.opponent())))
                .flatMap(result -> state.log().events().stream()
                        .filter(ConductEvent.Decided.class::isInstance)
                        .map(ConductEvent.Decided.class::cast)
                        .reduce((earlier, later) -> later))
                .filter(decided -> decided.article().number().equals(number));
    }

    public Penalties minus(Penalties other) {
        return new Penalties(fouls - other.fouls, warnings - other.warnings, exclusions - other.exclusions);
    }

    public Penalties plus(Penalties other) {
        return new Penalties(fouls + other.fouls, warnings + other.warnings, exclusions + other.exclusions);
    }
}
