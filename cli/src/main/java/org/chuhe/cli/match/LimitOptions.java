package org.chuhe.cli.match;

import org.chuhe.arbiter.book.Thresholds;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.rules.GameRegulations;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What a match may lay down itself (4.2.4, 22.2, 23.5.2). */
final class LimitOptions {
    @Option(names = "--limit", paramLabel = "ROUNDS")
    @Nullable Integer limit;

    @Option(names = "--limit-checks", paramLabel = "N")
    @Nullable Integer checks;

    @Option(names = "--vary", paramLabel = "ROUNDS")
    @Nullable Integer vary;

    GameRegulations regulations(RuleOptions rules, ClockScheme clock) {
        GameRegulations usual = rules.regulations(clock);
        Thresholds book = usual.claims().thresholds();
        return usual.withClaims(usual.claims()
                .automatically()
                .with(book.withQuietRounds(range("--limit", limit, 1, 10_000, book.quietRounds()))
                        .withChecksThatCount(range("--limit-checks", checks, 0, 10_000, book.checksThatCount()))
                        .withRoundsToVary(range("--vary", vary, 1, 1000, book.roundsToVary()))));
    }

    private static int range(String name, @Nullable Integer value, int least, int most, int usual) {
        return value == null ? usual : (int) RuleOptions.within(name, value, least, most);
    }
}
