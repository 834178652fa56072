package org.chuhe.cli.service;

import java.util.concurrent.Callable;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.Exit;
import org.jspecify.annotations.Nullable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code chuhe completion}: what bash and zsh need to complete commands and options. */
@Command(name = "completion")
public final class CompletionCommand implements Callable<Integer> {
    private final Console console;

    @Spec
    @Nullable CommandSpec spec;

    public CompletionCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (spec != null) {
            console.out().print(AutoComplete.bash("chuhe", spec.root().commandLine()));
        }
        return Exit.DONE;
    }
}
