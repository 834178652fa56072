package org.chuhe.cli.tournament;

import java.io.IOException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.Exit;
import org.chuhe.cli.tournament.event.EventCommand;
import org.chuhe.cli.tournament.event.EventFile;
import org.chuhe.eventfiles.EventLog;
import org.chuhe.eventfiles.LogEntry;
import org.chuhe.eventfiles.Sheet;
import org.chuhe.eventfiles.Sheet.Column;
import org.chuhe.eventfiles.Sheet.Kind;
import org.chuhe.eventfiles.SheetText;
import org.chuhe.tournament.model.Event;
import picocli.CommandLine.Command;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** {@code chuhe tournament log}: what was done, with the numbers by which {@code undo --entry} takes it back. */
@Command(name = "log")
public final class LogCommand extends EventCommand {
    public LogCommand(Console console) {
        super(console);
    }

    @Override
    protected boolean writes() {
        return false;
    }

    @Override
    protected int run() throws IOException {
        EventFile file = load();
        Event event = file.document().event();
        EventLog log = file.log();
        Set<Integer> undone = log.undone();
        Set<Integer> undoable = log.undoable(event);
        ArrayNode nodes = JsonNodeFactory.instance.arrayNode();
        List<Sheet.Line> lines = new ArrayList<>();
        for (LogEntry entry : log.entries()) {
            String did = told(entry.deed(), event);
            Instant at = Instant.ofEpochMilli(entry.at());
            nodes.addObject()
                    .put("entry", entry.seq())
                    .put("at", at.toString())
                    .put("who", entry.who())
                    .put("did", did)
                    .put("undone", undone.contains(entry.seq()))
                    .put("undoable", undoable.contains(entry.seq()));
            String state =
                    undone.contains(entry.seq()) ? "undone" : undoable.contains(entry.seq()) ? "undoable" : "kept";
            String time = at.truncatedTo(ChronoUnit.SECONDS).toString();
            lines.add(Sheet.Line.of(List.of(Integer.toString(entry.seq()), time, did, say("log." + state))));
        }
        if (json) {
            console().json(nodes);
            return Exit.DONE;
        }
        List<Column> columns = List.of(
                new Column(say("log.entry"), Kind.NUMBER),
                new Column(say("log.at"), Kind.TEXT),
                new Column(say("log.did"), Kind.NAME),
                new Column(say("log.undo"), Kind.TEXT));
        console()
                .out()
                .print(SheetText.of(new Sheet("log", event.name(), say("log.title"), columns, lines, List.of())));
        return Exit.DONE;
    }
}
