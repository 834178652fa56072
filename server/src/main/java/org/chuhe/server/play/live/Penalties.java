package org.chuhe.server.play.live;

import java.util.Optional;
import org.chuhe.core.Side;
import org.chuhe.game.result.Reason;
import org.chuhe.game.state.ConductEvent;
import org.chuhe.game.state.GameState;

/**
 * What a game has brought a side that its tournament counts (articles 14 and 18.5).
 *
 * @param fouls 犯规 (8)
 * @param warnings 警告 (18.1)
 * @param exclusions 取消当场比赛资格 (18.2): 1 or 0
 */
public record Penalties(int fouls, int warnings, int exclusions) {
    public static final Penalties NONE = new Penalties(0, 0, 0);

    static Penalties of(GameState state, Side side) {
        Optional<Side> excluded = state.result()
                .filter(result -> result.reason() == Reason.DISCIPLINE)
                .flatMap(result -> result.winner().map(Side::opponent));
        boolean byChief = state.log().events().stream()
                .anyMatch(event -> event instanceof ConductEvent.Decided decided
                        && decided.article().number().equals("18.2"));
        return new Penalties(
                state.record(side).fouls(),
                state.record(side).warnings(),
                byChief && excluded.filter(side::equals).isPresent() ? 1 : 0);
    }

    public Penalties minus(Penalties other) {
        return new Penalties(fouls - other.fouls, warnings - other.warnings, exclusions - other.exclusions);
    }

    public Penalties plus(Penalties other) {
        return new Penalties(fouls + other.fouls, warnings + other.warnings, exclusions + other.exclusions);
    }
}
