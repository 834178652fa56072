package org.chuhe.cli.tournament;

import java.io.IOException;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.tournament.event.EventCommand;
import org.chuhe.cli.tournament.event.EventFile;
import org.chuhe.cli.tournament.options.RegulationOptions;
import org.chuhe.tournament.model.Event;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code chuhe tournament undo}: takes back what was done last. */
@Command(name = "undo")
public final class UndoCommand extends EventCommand {
    @Option(names = "--steps", paramLabel = "N")
    int steps = 1;

    @Option(names = "--entry", paramLabel = "N")
    @Nullable Integer entry;

    public UndoCommand(Console console) {
        super(console);
    }

    @Override
    protected int run() throws IOException {
        EventFile file = load();
        RegulationOptions.range("--steps", steps, 1, 10_000);
        List<Integer> wanted = entry == null ? Collections.nCopies(steps, 0) : List.of(entry);
        Event before = file.document().event();
        Map<Integer, String> done = new HashMap<>();
        file.log().entries().forEach(one -> done.put(one.seq(), told(one.deed(), before)));
        List<String> undone = file.undo(wanted).stream()
                .map(seq -> done.getOrDefault(seq, "?"))
                .toList();
        return answer(say("did.undo", String.join("; ", undone)), List.of());
    }
}
