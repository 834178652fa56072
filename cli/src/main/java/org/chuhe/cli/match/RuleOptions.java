package org.chuhe.cli.match;

import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.cli.console.CliException;
import org.chuhe.cli.console.Editions;
import org.chuhe.engines.play.MatchConditions;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.rules.GameRegulations;
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
        return MatchConditions.regulations(book(), clock);
    }

    long rulingNodes() {
        return within("--ruling-nodes", rulingNodes, 1, MOST_NODES);
    }

    static long within(String name, long value, long least, long most) {
        if (value < least || value > most) {
            throw new CliException("error.range", name, value, least, most);
        }
        return value;
    }
}
