package org.chuhe.cli.tournament;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.Exit;
import org.chuhe.cli.tournament.event.EventCommand;
import org.chuhe.cli.tournament.event.EventFile;
import org.chuhe.cli.tournament.event.EventWords;
import org.chuhe.cli.tournament.options.RegulationOptions;
import org.chuhe.documents.tournament.EventSheets;
import org.chuhe.eventfiles.SheetText;
import org.chuhe.text.Coded;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.command.round.PairRound;
import org.chuhe.tournament.format.NextRound;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Origin;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.model.TableOdds;
import org.chuhe.tournament.pairing.PairingOrder;
import org.chuhe.tournament.result.Game;
import org.chuhe.tournament.swiss.FixedPair;
import org.chuhe.tournament.swiss.Relaxation;
import org.chuhe.tournament.text.Notice;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** {@code chuhe tournament pair}: the next round, with its reasons. */
@Command(name = "pair")
public final class PairCommand extends EventCommand {
    private static final Pattern LISTED = Pattern.compile("\\s*(\\d{1,7})\\s+(\\d{1,7})\\s*");
    private static final long LARGEST_LIST = 16L << 20;
    private static final Pattern PAIR = Pattern.compile("(\\d{1,7})-(\\d{1,7})");

    @Option(names = "--dry-run")
    boolean dryRun;

    @Option(names = "--why")
    boolean why;

    @Option(names = "--pair", paramLabel = "RED-BLACK", split = ",")
    List<String> pairs = List.of();

    @Option(names = "--bye", paramLabel = "NO")
    int bye;

    @Option(names = "--from", paramLabel = "FILE")
    @Nullable Path from;

    @Option(names = "--swap", paramLabel = "A-B", split = ",")
    List<String> swaps = List.of();

    @Option(names = "--give-up", paramLabel = "RULE", split = ",")
    List<String> givenUp = List.of();

    @Option(names = "--open-games")
    boolean openGames;

    public PairCommand(Console console) {
        super(console);
    }

    @Override
    protected boolean writes() {
        return !dryRun;
    }

    @Override
    protected int run() throws IOException {
        EventFile file = load();
        PairRound command = new PairRound(swapped(file.tournament().event(), order()));
        Optional<Notice> doubt =
                openGames ? Optional.empty() : PairRound.doubt(file.tournament().event());
        if (doubt.isPresent()) {
            throw EventWords.problem("pair.open", doubt.orElseThrow().words());
        }
        PairRound.Paired paired = command.pair(file.tournament().event());
        Outcome.Done done = paired.outcome().orThrow();
        Event event = done.event();
        Round round = event.rounds().get(event.roundsPaired() - 1);
        if (!dryRun) {
            file.save(List.of(file.document().done(command, done)));
        }
        Map<Integer, List<Notice>> reasons = new HashMap<>();
        paired.explanations()
                .forEach(e -> reasons.computeIfAbsent(e.table(), t -> new ArrayList<>())
                        .addAll(e.reasons()));
        if (json) {
            console().json(json(round, reasons, done.notices()));
        } else {
            print(done, round, reasons);
        }
        return Exit.DONE;
    }

    /** Two change places in the round that the rules, or the swaps before, lead to. */
    private PairingOrder swapped(Event event, PairingOrder order) {
        PairingOrder now = order;
        for (String swap : swaps) {
            Matcher m = PAIR.matcher(swap);
            if (!m.matches()) {
                throw EventWords.problem("option.pair", swap);
            }
            int a = Integer.parseInt(m.group(1));
            int b = Integer.parseInt(m.group(2));
            PairingOrder next = NextRound.swapped(event, now, a, b);
            if (next.equals(now)) {
                throw EventWords.problem("pair.swap", swap);
            }
            now = next;
        }
        return now;
    }

    /** A round that another program has paired: a line for each pair, Red first, 0 for nobody; before them their number. */
    private PairingOrder listed(Path list) throws IOException {
        List<FixedPair> fixed = new ArrayList<>();
        int free = 0;
        for (String line : Files.readAllLines(list)) {
            Matcher m = LISTED.matcher(line);
            if (m.matches()) {
                int red = Integer.parseInt(m.group(1));
                int black = Integer.parseInt(m.group(2));
                if (red == 0 || black == 0) {
                    free = red + black;
                } else {
                    fixed.add(new FixedPair(red, black));
                }
            } else if (!line.isBlank() && !line.strip().matches("\\d{1,7}")) {
                throw EventWords.problem("pair.list", list, line);
            }
        }
        return new PairingOrder(fixed, free, Set.of());
    }

    private PairingOrder order() throws IOException {
        if (from != null) {
            if (Files.size(from) > LARGEST_LIST) {
                throw EventWords.problem("file.size", from, LARGEST_LIST >> 20);
            }
            return listed(from);
        }
        List<FixedPair> fixed = new ArrayList<>();
        for (String pair : pairs) {
            Matcher m = PAIR.matcher(pair);
            if (!m.matches()) {
                throw EventWords.problem("option.pair", pair);
            }
            fixed.add(new FixedPair(Integer.parseInt(m.group(1)), Integer.parseInt(m.group(2))));
        }
        Set<Relaxation> rules = new LinkedHashSet<>();
        for (String name : givenUp) {
            rules.add(RegulationOptions.choice(
                    "--give-up",
                    name,
                    text -> Coded.find(Relaxation.class, text).filter(Relaxation.BY_ARBITER::contains),
                    Coded.choices(Relaxation.BY_ARBITER)));
        }
        return new PairingOrder(fixed, bye, rules);
    }

    private String words(List<Notice> reasons) {
        return reasons.stream().map(r -> r.withArticle(console().locale())).collect(Collectors.joining(" "));
    }

    private void print(Outcome.Done done, Round round, Map<Integer, List<Notice>> reasons) {
        console()
                .out()
                .print(SheetText.of(
                        new EventSheets(Tournament.of(done.event()), console().locale()).pairings(round.number())));
        if (why) {
            console().out().println();
            for (Match match : round.matches()) {
                console()
                        .out()
                        .println(say("pair.why", match.table(), words(reasons.getOrDefault(match.table(), List.of()))));
            }
            if (reasons.containsKey(0)) {
                console().out().println(words(reasons.getOrDefault(0, List.of())));
            }
        }
        notices(done.notices());
    }

    private ObjectNode json(Round round, Map<Integer, List<Notice>> reasons, List<Notice> notices) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("round", round.number());
        ArrayNode games = node.putArray("games");
        for (Match match : round.matches()) {
            for (Game game : match.games()) {
                ObjectNode one = games.addObject();
                one.put("table", match.table());
                if (match.games().size() > 1) {
                    one.put("game", game.number());
                }
                one.put("red", game.red()).put("black", game.black());
                one.put("why", words(reasons.getOrDefault(match.table(), List.of())));
                if (!match.section().isEmpty()) {
                    one.put("section", match.section());
                }
                if (match.origin() != Origin.RULE) {
                    one.put("origin", match.origin().code());
                }
                if (match.odds() != TableOdds.NONE) {
                    one.put("odds", match.odds().code());
                }
                if (game.result().finished()) {
                    one.put("result", game.result().code());
                }
            }
        }
        if (round.byes().isEmpty()) {
            node.putNull("bye");
        } else {
            node.put("bye", round.byes().get(0));
        }
        if (round.byes().size() > 1) {
            round.byes().forEach(node.putArray("byes")::add);
        }
        if (reasons.containsKey(0)) {
            node.put("byeWhy", words(reasons.getOrDefault(0, List.of())));
        }
        if (!round.eliminated().isEmpty()) {
            round.eliminated().forEach(node.putArray("eliminated")::add);
        }
        texts(node.putArray("notices"), notices);
        return node;
    }
}
