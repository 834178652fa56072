package org.chuhe.cli.service;

import java.util.Arrays;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.Exit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Spec;

/** {@code chuhe manual}: the manual page, made of the same texts as {@code --help}. */
@Command(name = "manual")
public final class ManualCommand implements Callable<Integer> {
    private final Console console;

    @Spec
    @Nullable CommandSpec spec;

    public ManualCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (spec != null) {
            console.out().print(page(spec.root()));
        }
        return Exit.DONE;
    }

    private static String page(CommandSpec root) {
        StringBuilder text = new StringBuilder(16_000);
        text.append(".TH CHUHE 1\n.SH NAME\nchuhe \\- ")
                .append(escaped(header(root)))
                .append('\n');
        text.append(".SH SYNOPSIS\n.B chuhe\n.I COMMAND\n[OPTIONS]\n");
        text.append(".SH OPTIONS\n");
        arguments(text, root);
        text.append(".SH COMMANDS\n");
        commands(text, root);
        text.append(".SH NOTES\n").append(escaped(footer(root))).append('\n');
        return text.toString();
    }

    private static void command(StringBuilder text, CommandSpec spec) {
        text.append(".SS ").append(escaped(spec.qualifiedName(" "))).append('\n');
        text.append(escaped(header(spec))).append('\n');
        arguments(text, spec);
        if (!footer(spec).isEmpty()) {
            text.append(".PP\n").append(escaped(footer(spec))).append('\n');
        }
        commands(text, spec);
    }

    private static void commands(StringBuilder text, CommandSpec spec) {
        for (CommandLine each : spec.subcommands().values()) {
            command(text, each.getCommandSpec());
        }
    }

    private static void arguments(StringBuilder text, CommandSpec spec) {
        for (ArgSpec each : spec.args()) {
            boolean inherited = each instanceof OptionSpec option && option.inherited();
            if (!inherited) {
                text.append(".TP\n\\fB").append(escaped(name(each))).append("\\fR\n");
                text.append(escaped(String.join(" ", each.description()))).append('\n');
            }
        }
    }

    private static String name(ArgSpec arg) {
        if (arg instanceof OptionSpec option) {
            boolean flag = option.typeInfo().isBoolean();
            return String.join(", ", option.names()) + (flag ? "" : " " + option.paramLabel());
        }
        return arg.paramLabel();
    }

    private static String header(CommandSpec spec) {
        return String.join(" ", spec.usageMessage().header());
    }

    private static String footer(CommandSpec spec) {
        return Arrays.stream(spec.usageMessage().footer())
                .collect(Collectors.joining(" "))
                .replace("%n", " ");
    }

    /** For troff, to which a dot at the beginning of a line, a hyphen and a backslash mean something. */
    private static String escaped(String text) {
        String plain = text.replace("\\", "\\e")
                .replace("-", "\\-")
                .replaceAll("\\s+", " ")
                .strip();
        return plain.startsWith(".") || plain.startsWith("'") ? "\\&" + plain : plain;
    }
}
