package org.chuhe.cli.tournament;

import java.io.IOException;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.tournament.event.EventCommand;
import org.chuhe.cli.tournament.event.EventFile;
import org.chuhe.cli.tournament.options.RegulationOptions;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.command.CreateEvent;
import org.chuhe.tournament.command.entry.ChangeRegulations;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.pairing.FieldAdvice;
import org.chuhe.tournament.regulations.Regulations;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code chuhe tournament new}: an event nobody has entered yet. */
@Command(name = "new")
public final class NewCommand extends EventCommand {
    @Option(names = "--name", paramLabel = "NAME", required = true)
    String name = "";

    @Option(names = "--force", descriptionKey = "tournament.force")
    boolean force;

    @Mixin
    RegulationOptions options = new RegulationOptions();

    public NewCommand(Console console) {
        super(console);
    }

    @Override
    protected boolean creates() {
        return true;
    }

    @Override
    protected int run() throws IOException {
        Event event = create(name, options).event();
        EventFile.create(this.file, force).save(new CreateEvent(name), event);
        return answer(say("did.new", name, this.file), FieldAdvice.onRounds(event.regulations()));
    }

    /** A new event; regulations that contradict themselves are refused. */
    static Tournament create(String name, RegulationOptions options) {
        Regulations rules = options.into(Regulations.swiss(0));
        return Tournament.create(name, rules).with(new ChangeRegulations(rules));
    }
}
