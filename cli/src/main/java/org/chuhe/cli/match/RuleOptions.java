package org.chuhe.cli.match;

import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.cli.console.CliException;
import org.chuhe.cli.console.Editions;
import org.chuhe.engines.play.MatchConditions;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.rules.ClaimRules;
import org.chuhe.game.rules.GameRegulations;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** By which rules games are ruled on. */
final class RuleOptions {
    private static final long MOST_NODES = 1_000_000_000L;

    @Option(
            names = "--rules",
            paramLabel = "RULES",
            defaultValue = "cxa2020",
            completionCandidates = Editions.class,
            descriptionKey = "match.rules")
    String rules = "cxa2020";

    @Option(names = "--limit", paramLabel = "ROUNDS", descriptionKey = "match.limit")
    @Nullable Integer limit;

    @Option(names = "--checks", paramLabel = "N", descriptionKey = "match.checks")
    @Nullable Integer checks;

    @Option(names = "--vary", paramLabel = "ROUNDS", descriptionKey = "match.vary")
    @Nullable Integer vary;

    @Option(names = "--ruling-nodes", paramLabel = "N", defaultValue = "400000", descriptionKey = "match.ruling-nodes")
    long rulingNodes = 400_000;

    RuleBook book() {
        return RuleBooks.byId(rules)
                .orElseThrow(() -> new CliException(
                        "audit.no-such-rules",
                        rules,
                        String.join(
                                ", ", RuleBooks.all().stream().map(RuleBook::id).toList())));
    }

    GameRegulations regulations(ClockScheme clock) {
        GameRegulations usual = MatchConditions.regulations(book(), clock);
        ClaimRules claims = usual.claims();
        return usual.withClaims(new ClaimRules(
                claims.offersAhead(),
                range("--limit", limit, 1, 10_000, claims.limitRounds()),
                range("--checks", checks, 0, 10_000, claims.countedChecks()),
                claims.falseClaimMillis(),
                claims.falseClaimsToLose(),
                range("--vary", vary, 1, 1000, claims.roundsToVary()),
                true));
    }

    long rulingNodes() {
        return within("--ruling-nodes", rulingNodes, 1, MOST_NODES);
    }

    private static int range(String name, @Nullable Integer value, int least, int most, int usual) {
        return value == null ? usual : (int) within(name, value, least, most);
    }

    static long within(String name, long value, long least, long most) {
        if (value < least || value > most) {
            throw new CliException("error.range", name, value, least, most);
        }
        return value;
    }
}
