package org.chuhe.cli.tournament;

import java.io.IOException;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.tournament.event.EventCommand;
import org.chuhe.cli.tournament.options.RegulationOptions;
import org.chuhe.tournament.command.entry.ChangeRegulations;
import org.chuhe.tournament.regulations.Regulations;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code chuhe tournament rules}: changes the regulations as far as that is still possible. */
@Command(name = "rules")
public final class RulesCommand extends EventCommand {
    @Mixin
    RegulationOptions options = new RegulationOptions();

    public RulesCommand(Console console) {
        super(console);
    }

    @Override
    protected int run() throws IOException {
        Regulations rules = options.into(load().tournament().event().regulations());
        return change(new ChangeRegulations(rules));
    }
}
