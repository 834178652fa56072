package org.chuhe.cli.match;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Optional;
import org.chuhe.cli.console.CliException;
import org.chuhe.engines.play.MatchConditions;
import org.chuhe.engines.play.MatchConditions.Warning;
import org.chuhe.engines.protocol.SearchLimits;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.clock.ClockText;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How long programs think, who is warned, and what ends a game beside the rules. */
final class PlayOptions {
    @Option(names = "--time", paramLabel = "TIME", descriptionKey = "match.time")
    @Nullable String time;

    @Option(names = "--per-move", paramLabel = "SECONDS", descriptionKey = "match.per-move")
    @Nullable BigDecimal perMove;

    @Option(names = "--nodes", paramLabel = "N", descriptionKey = "match.nodes")
    @Nullable Long nodes;

    @Option(names = "--depth", paramLabel = "PLIES", descriptionKey = "match.depth")
    @Nullable Integer depth;

    @Option(names = "--warn", paramLabel = "WHOM", defaultValue = "ucci", descriptionKey = "match.warn")
    Warning warn = Warning.UCCI;

    @Option(names = "--resign", paramLabel = "SCORE:MOVES[:FROM]", descriptionKey = "match.resign")
    @Nullable String resign;

    @Option(names = "--draw", paramLabel = "SCORE:MOVES[:FROM]", descriptionKey = "match.draw")
    @Nullable String draw;

    @Option(names = "--margin", paramLabel = "MS", defaultValue = "20", descriptionKey = "match.margin")
    long margin = 20;

    @Option(names = "--hang", paramLabel = "SECONDS", defaultValue = "60", descriptionKey = "match.hang")
    long hang = 60;

    MatchConditions conditions(RuleOptions rules, LimitOptions laidDown) {
        SearchLimits limits = SearchLimits.NONE;
        if (nodes != null) {
            limits = limits.withNodes(RuleOptions.within("--nodes", nodes, 1, 1_000_000_000_000L));
        }
        if (depth != null) {
            limits = limits.withDepth((int) RuleOptions.within("--depth", depth, 1, 200));
        }
        return new MatchConditions(
                laidDown.regulations(rules, clock(limits)),
                limits,
                warn,
                Optional.ofNullable(resign).map(text -> MatchNumbers.rule("--resign", text)),
                Optional.ofNullable(draw).map(text -> MatchNumbers.rule("--draw", text)),
                RuleOptions.within("--margin", margin, 0, 60_000),
                1000 * RuleOptions.within("--hang", hang, 1, 86_400),
                rules.rulingNodes());
    }

    /** As the books have it (article 6), or a time for each move; nodes or depth alone need no clock. */
    private ClockScheme clock(SearchLimits limits) {
        if (time != null && perMove != null) {
            throw new CliException("match.one-clock");
        }
        if (perMove != null) {
            BigDecimal millis = perMove.movePointRight(3);
            RuleOptions.within("--per-move", millis.longValue() / 1000, 0, 86_400);
            RuleOptions.within("--per-move", millis.longValue(), 10, 86_400_000);
            return ClockScheme.perMove(Duration.ofMillis(millis.longValue()));
        }
        if (time == null && !limits.equals(SearchLimits.NONE)) {
            return MatchConditions.NO_CLOCK;
        }
        String text = time == null ? "0:10+0.1" : time;
        return ClockText.readFine(text).orElseThrow(() -> new CliException("match.no-such-time", text));
    }
}
