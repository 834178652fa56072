package org.chuhe.cli.tournament;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.Exit;
import org.chuhe.cli.tournament.event.EventCommand;
import org.chuhe.cli.tournament.options.RegulationOptions;
import org.chuhe.documents.tournament.EventSheets;
import org.chuhe.eventfiles.Sheet;
import org.chuhe.eventfiles.SheetText;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.ranking.Criterion;
import org.chuhe.tournament.ranking.HalfPoints;
import org.chuhe.tournament.ranking.Row;
import org.chuhe.tournament.report.EventReport;
import org.chuhe.tournament.report.StandingsReport;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** {@code chuhe tournament standings}: 名次表, with every criterion and what decided. */
@Command(name = "standings")
public final class StandingsCommand extends EventCommand {
    @Option(names = "--after", paramLabel = "ROUND")
    @Nullable Integer after;

    public StandingsCommand(Console console) {
        super(console);
    }

    @Override
    protected boolean writes() {
        return false;
    }

    @Override
    protected int run() throws IOException {
        Tournament tournament = upTo(load().tournament());
        if (json) {
            console().json(json(tournament));
            return Exit.DONE;
        }
        List<Sheet> sheets = new EventSheets(tournament, console().locale()).standings();
        for (int i = 0; i < sheets.size(); i++) {
            console().out().print((i == 0 ? "" : "\n") + SheetText.of(sheets.get(i)));
        }
        return Exit.DONE;
    }

    private Tournament upTo(Tournament tournament) {
        if (after == null) {
            return tournament;
        }
        Event event = tournament.event();
        RegulationOptions.range("--after", after, 0, event.roundsPaired());
        return Tournament.of(event.withRounds(event.rounds().subList(0, after)));
    }

    /** The names of the criteria stay Chinese, as terms do in all our JSON. */
    static ArrayNode json(Tournament tournament) {
        EventReport report = tournament.report();
        StandingsReport table = report.standings();
        ArrayNode rows = JsonNodeFactory.instance.arrayNode();
        for (Row line : table.lines()) {
            ObjectNode one = rows.addObject();
            one.put("place", line.place());
            one.put("no", line.no());
            Optional<Criterion> points = line.values().keySet().stream()
                    .findFirst()
                    .filter(c -> c.measure().isPoints());
            put(one, "points", points.flatMap(line::value).orElse(HalfPoints.of(report.total(line))));
            ObjectNode criteria = one.putObject("criteria");
            line.values().forEach((criterion, value) -> {
                if (!Optional.of(criterion).equals(points) && !silent(table, criterion)) {
                    put(criteria, term(criterion), value);
                }
            });
            one.put("decidedBy", line.aheadBy().map(StandingsCommand::term).orElse(null));
            one.put("name", report.name(line.no()));
        }
        return rows;
    }

    private static String term(Criterion criterion) {
        return criterion.label().in(Locale.CHINESE);
    }

    /** Sanctions that nobody has (18.5). */
    private static boolean silent(StandingsReport table, Criterion criterion) {
        return criterion.measure().isSanction() && !table.criteria().contains(criterion);
    }

    private static void put(ObjectNode node, String key, HalfPoints value) {
        if (value.halves() % 2 == 0) {
            node.put(key, value.halves() / 2);
        } else {
            node.put(key, value.value());
        }
    }
}
