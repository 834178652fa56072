package org.chuhe.cli.tournament;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.Exit;
import org.chuhe.cli.tournament.event.EventCommand;
import org.chuhe.cli.tournament.event.EventWords;
import org.chuhe.cli.tournament.options.RegulationOptions;
import org.chuhe.documents.tournament.EventSheets;
import org.chuhe.eventfiles.EntryImport;
import org.chuhe.eventfiles.RatingList;
import org.chuhe.eventfiles.Sheet;
import org.chuhe.eventfiles.SheetText;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.command.entry.SetRatings;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.rating.RatingLine;
import org.chuhe.tournament.rating.Ratings;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** {@code chuhe tournament ratings}: what the event did to the ratings; or ratings out of a list. */
@Command(name = "ratings")
public final class RatingsCommand extends EventCommand {
    @Option(names = "--list", paramLabel = "FILE")
    @Nullable Path list;

    @Option(names = "--after", paramLabel = "ROUND")
    @Nullable Integer after;

    public RatingsCommand(Console console) {
        super(console);
    }

    @Override
    protected boolean writes() {
        return list != null;
    }

    @Override
    protected int run() throws IOException {
        Event event = load().tournament().event();
        if (list != null) {
            return update(event, list);
        }
        if (after != null) {
            RegulationOptions.range("--after", after, 0, event.roundsPaired());
            event = event.withRounds(event.rounds().subList(0, after));
        }
        if (json) {
            console().json(json(event));
            return Exit.DONE;
        }
        EventSheets sheets = new EventSheets(Tournament.of(event), console().locale());
        console().out().print(SheetText.of(sheets.ratings()));
        Sheet norms = sheets.norms();
        if (!norms.lines().isEmpty()) {
            console().out().print("\n" + SheetText.of(norms));
        }
        return Exit.DONE;
    }

    private int update(Event event, Path file) throws IOException {
        if (Files.size(file) > EntryImport.LARGEST) {
            throw EventWords.problem("file.size", file, EntryImport.LARGEST >> 20);
        }
        SetRatings updates =
                RatingList.read(file.toString(), Files.readAllBytes(file)).updates(event);
        if (updates.ratings().isEmpty()) {
            throw EventWords.problem("ratings.nobody", file);
        }
        return change(updates);
    }

    private static ArrayNode json(Event event) {
        ArrayNode lines = JsonNodeFactory.instance.arrayNode();
        for (RatingLine line : Ratings.of(event)) {
            var one = lines.addObject().put("no", line.no());
            if (line.member() > 0) {
                one.put("member", line.member());
            }
            one.put("name", line.name())
                    .put("rating", line.rating())
                    .put("games", line.games())
                    .put("average", Math.round(line.average()))
                    .put("score", line.score())
                    .put("expected", Math.round(100 * line.expected()) / 100.0)
                    .put("change", line.change())
                    .put("after", line.after())
                    .put("performance", line.performance());
        }
        return lines;
    }
}
