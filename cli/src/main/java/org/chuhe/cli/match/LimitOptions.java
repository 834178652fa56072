package org.chuhe.cli.match;

import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.rules.ClaimRules;
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
        ClaimRules claims = usual.claims();
        return usual.withClaims(new ClaimRules(
                claims.offersAhead(),
                range("--limit", limit, 1, 10_000, claims.limitRounds()),
                range("--limit-checks", checks, 0, 10_000, claims.countedChecks()),
                claims.falseClaimMillis(),
                claims.falseClaimsToLose(),
                range("--vary", vary, 1, 1000, claims.roundsToVary()),
                true));
    }

    private static int range(String name, @Nullable Integer value, int least, int most, int usual) {
        return value == null ? usual : (int) RuleOptions.within(name, value, least, most);
    }
}
