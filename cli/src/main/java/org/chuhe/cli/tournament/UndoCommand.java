package org.chuhe.cli.tournament;

import java.io.IOException;
import java.util.List;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.Exit;
import org.chuhe.cli.tournament.event.EventCommand;
import org.chuhe.cli.tournament.event.EventFile;
import org.chuhe.cli.tournament.event.EventWords;
import org.chuhe.cli.tournament.options.RegulationOptions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** {@code chuhe tournament undo}: takes back what was done last. */
@Command(name = "undo")
public final class UndoCommand extends EventCommand {
    @Option(names = "--steps", paramLabel = "N")
    int steps = 1;

    @Option(names = "--list")
    boolean list;

    public UndoCommand(Console console) {
        super(console);
    }

    @Override
    protected boolean writes() {
        return !list;
    }

    @Override
    protected int run() throws IOException {
        EventFile file = load();
        List<String> done = file.done().stream()
                .map(deed -> EventWords.told(deed, console().locale()))
                .toList();
        if (list) {
            show(done);
            return Exit.DONE;
        }
        RegulationOptions.range("--steps", steps, 1, 10_000);
        file.undo(steps);
        return answer(say("did.undo", String.join("; ", done.subList(done.size() - steps, done.size()))), List.of());
    }

    private void show(List<String> done) {
        if (json) {
            ArrayNode names = JsonNodeFactory.instance.arrayNode();
            done.forEach(names::add);
            console().json(names);
            return;
        }
        for (int i = 0; i < done.size(); i++) {
            console().out().println((i + 1) + "  " + done.get(i));
        }
    }
}
