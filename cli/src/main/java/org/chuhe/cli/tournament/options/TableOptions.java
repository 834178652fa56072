package org.chuhe.cli.tournament.options;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Options that a command has from a table; what help says of them is put into words when somebody asks. */
public abstract class TableOptions {
    private @Nullable CommandSpec command;

    /** Gives a command the options of those tables that are mixed into it. */
    public static void addTo(CommandLine line) {
        CommandSpec command = line.getCommandSpec();
        for (CommandSpec mixin : command.mixins().values()) {
            if (mixin.userObject() instanceof TableOptions options) {
                options.command = command;
                for (OptionSpec option : options.table()) {
                    command.addOption(option);
                }
            }
        }
    }

    /** What help says of the options of commands, by the key of the description. */
    public static Map<String, Function<Locale, String>> help(Iterable<CommandLine> commands) {
        Map<String, Function<Locale, String>> words = new HashMap<>();
        for (CommandLine line : commands) {
            for (CommandSpec mixin : line.getCommandSpec().mixins().values()) {
                if (mixin.userObject() instanceof TableOptions options) {
                    for (OptionSpec option : options.table()) {
                        String key = option.descriptionKey();
                        words.put(key, locale -> options.described(key, locale).replace("%", "%%"));
                    }
                }
            }
        }
        return words;
    }

    abstract Iterable<OptionSpec> table();

    abstract String described(String key, Locale locale);

    /** What was given for an option; nothing if it was not. */
    final @Nullable Object given(String option) {
        OptionSpec spec = command == null ? null : command.findOption(option);
        return spec == null ? null : spec.getValue();
    }
}
