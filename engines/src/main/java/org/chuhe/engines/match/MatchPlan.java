package org.chuhe.engines.match;

import java.util.List;
import org.chuhe.engines.play.MatchConditions;
import org.chuhe.engines.process.EngineSpec;

/**
 * A match as it was laid down. The same plan gives the same games.
 *
 * @param title what it is called
 * @param engines who plays
 * @param format who meets whom
 * @param rounds how many rounds of a Swiss
 * @param pairs how many openings two programs play when they meet, each with both colours
 * @param openings from where they begin, in order
 * @param conditions how games are played
 */
public record MatchPlan(
        String title,
        List<EngineSpec> engines,
        MatchFormat format,
        int rounds,
        int pairs,
        List<Opening> openings,
        MatchConditions conditions) {
    public MatchPlan {
        engines = List.copyOf(engines);
        openings = List.copyOf(openings);
        if (engines.size() < 2 || pairs < 1 || openings.isEmpty()) {
            throw new IllegalArgumentException("a match needs two programs, a pair of games and an opening");
        }
    }

    /** What a program is called. */
    public String name(int engine) {
        return engines.get(engine).name();
    }

    /** What all programs are called. */
    public List<String> names() {
        return engines.stream().map(EngineSpec::name).toList();
    }
}
