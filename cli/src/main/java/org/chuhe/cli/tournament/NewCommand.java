package org.chuhe.cli.tournament;

import java.io.IOException;
import java.util.List;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.tournament.event.EventCommand;
import org.chuhe.cli.tournament.event.EventFile;
import org.chuhe.cli.tournament.event.EventWords;
import org.chuhe.cli.tournament.options.RegulationOptions;
import org.chuhe.text.Message;
import org.chuhe.tournament.Tournament;
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
    protected int run() throws IOException, RefusedException {
        Regulations rules = regulations(options);
        Event event = perform(Tournament.create(name, rules), List.of(new ChangeRegulations(rules)))
                .tournament()
                .event();
        EventFile file = EventFile.create(this.file, force);
        Message did = did("new", name, this.file);
        file.save(event, file.extras(), did, console().locale());
        return answer(did.in(console().locale()), FieldAdvice.onRounds(event.regulations()));
    }

    /** New regulations; a format that pairs by scores must know its rounds. */
    static Regulations regulations(RegulationOptions options) {
        Regulations made = options.into(Regulations.swiss(0));
        if (made.format().pairsByScore() && made.rounds() < 1) {
            throw EventWords.problem("new.rounds", made.format().code());
        }
        return made;
    }
}
