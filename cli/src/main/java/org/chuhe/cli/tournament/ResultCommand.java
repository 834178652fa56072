package org.chuhe.cli.tournament;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.tournament.event.EventCommand;
import org.chuhe.cli.tournament.event.EventWords;
import org.chuhe.cli.tournament.options.RegulationOptions;
import org.chuhe.text.EndReason;
import org.chuhe.text.Result;
import org.chuhe.tournament.command.round.AddTieBreak;
import org.chuhe.tournament.command.round.AwardMatch;
import org.chuhe.tournament.command.round.RecordResult;
import org.chuhe.tournament.command.round.RecordResults;
import org.chuhe.tournament.model.Event;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code chuhe tournament result}: records or corrects results; all that are given, or none. */
@Command(name = "result")
public final class ResultCommand extends EventCommand {
    private static final Pattern SLIP = Pattern.compile("(\\d{1,6})(?:\\.(\\d{1,6}))?=([^@]+)(?:@([a-z-]+))?");
    private static final Pattern AWARD = Pattern.compile("(\\d{1,6})=(\\d{1,7})");

    @Parameters(
            index = "1..*",
            paramLabel = "TABLE[.GAME]=RESULT[@REASON]",
            arity = "0..*",
            descriptionKey = "tournament.result.slips")
    List<String> slips = List.of();

    @Option(names = "--round", paramLabel = "N", descriptionKey = "tournament.round")
    @Nullable Integer round;

    @Option(names = "--all", paramLabel = "RESULTS")
    @Nullable String all;

    @Option(names = "--tie-break", paramLabel = "TABLE", split = ",")
    List<Integer> tieBreaks = List.of();

    @Option(names = "--award", paramLabel = "TABLE=NO", split = ",")
    List<String> awards = List.of();

    public ResultCommand(Console console) {
        super(console);
    }

    @Override
    protected int run() throws IOException {
        Event event = load().tournament().event();
        int number = round == null ? event.roundsPaired() : round;
        if (number < 1) {
            throw EventWords.problem("result.no-round");
        }
        List<RecordResult> results = new ArrayList<>();
        if (all != null) {
            results.addAll(wholeRound(event, number, all));
        }
        for (String slip : slips) {
            Matcher m = SLIP.matcher(slip);
            if (!m.matches()) {
                throw EventWords.problem("result.slip", slip);
            }
            int game = m.group(2) == null ? 1 : Integer.parseInt(m.group(2));
            results.add(new RecordResult(
                    number, Integer.parseInt(m.group(1)), game, result(m.group(3)), reason(m.group(4))));
        }
        List<org.chuhe.tournament.command.Command> commands = new ArrayList<>();
        if (!results.isEmpty()) {
            commands.add(new RecordResults(results));
        }
        Set<Integer> once = new HashSet<>();
        for (int table : tieBreaks) {
            commands.add(new AddTieBreak(number, once(once, table)));
        }
        once.clear();
        for (String award : awards) {
            Matcher m = AWARD.matcher(award);
            if (!m.matches()) {
                throw EventWords.problem("result.award", award);
            }
            int table = once(once, Integer.parseInt(m.group(1)));
            commands.add(new AwardMatch(number, table, Integer.parseInt(m.group(2))));
        }
        if (commands.isEmpty()) {
            throw EventWords.problem("result.nothing");
        }
        return change(commands);
    }

    private static int once(Set<Integer> named, int table) {
        if (!named.add(table)) {
            throw EventWords.problem("result.twice", table);
        }
        return table;
    }

    /** The results of a round from table 1 on, one after the other; "." leaves a game as it is. */
    private static List<RecordResult> wholeRound(Event event, int round, String all) {
        List<RecordResult> records = new ArrayList<>();
        List<String> words = List.of(all.strip().split("[\\s,]+"));
        int[] next = {0};
        event.round(round)
                .ifPresent(r -> r.matches()
                        .forEach(match -> match.games().forEach(game -> {
                            String word = next[0] < words.size() ? words.get(next[0]) : ".";
                            next[0]++;
                            if (!word.equals(".")) {
                                records.add(new RecordResult(round, match.table(), game.number(), result(word)));
                            }
                        })));
        if (next[0] < words.size()) {
            throw EventWords.problem("result.too-many", words.size(), round, next[0]);
        }
        return records;
    }

    private static EndReason reason(@Nullable String code) {
        return code == null ? EndReason.UNKNOWN : RegulationOptions.choice("@", code, EndReason.class);
    }

    private static Result result(String text) {
        return Result.read(text).orElseThrow(() -> EventWords.problem("result.code", text, Result.accepted()));
    }
}
