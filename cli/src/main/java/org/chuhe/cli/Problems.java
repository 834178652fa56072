package org.chuhe.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.chuhe.arbiter.RulingException;
import org.chuhe.cli.console.CliException;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.ConsoleWords;
import org.chuhe.cli.console.Exit;
import org.chuhe.core.notation.NotationException;
import org.chuhe.engines.match.MatchException;
import org.chuhe.engines.process.EngineSpecException;
import org.chuhe.json.JsonException;
import org.chuhe.records.format.RecordException;
import org.chuhe.text.Coded;
import org.chuhe.text.Message;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says what went wrong: one line, in the reader's language, never a stack trace. */
final class Problems implements CommandLine.IParameterExceptionHandler, CommandLine.IExecutionExceptionHandler {
    private final Console console;

    Problems(Console console) {
        this.console = console;
    }

    /** A command line that cannot be understood. */
    @Override
    public int handleParseException(ParameterException problem, String[] args) {
        String command = problem.getCommandLine().getCommandSpec().qualifiedName(" ");
        Message what = describe(problem);
        console.complain(console.words("usage.see-help", what, command));
        return Exit.BAD_INPUT;
    }

    private static Message describe(ParameterException problem) {
        if (problem instanceof UnmatchedArgumentException unmatched) {
            return describe(unmatched);
        }
        if (problem instanceof MissingParameterException missing) {
            String names = missing.getMissing().stream().map(Problems::name).collect(Collectors.joining(", "));
            return ConsoleWords.message("usage.missing", names);
        }
        if (problem instanceof OverwrittenOptionException overwritten) {
            return ConsoleWords.message("usage.twice", name(overwritten.getOverwritten()));
        }
        ArgSpec argument = problem.getArgSpec();
        if (argument != null && problem.getValue() != null) {
            return ConsoleWords.message("usage.value", name(argument), problem.getValue(), expected(argument));
        }
        return ConsoleWords.message("usage.other", String.valueOf(problem.getMessage()));
    }

    private static Message describe(UnmatchedArgumentException problem) {
        String first = problem.getUnmatched().get(0);
        boolean atRoot = problem.getCommandLine().getParent() == null;
        String kind = problem.isUnknownOption() ? "option" : atRoot ? "command" : "argument";
        Message what = ConsoleWords.message("usage.unknown." + kind, first);
        List<String> near = problem.getSuggestions();
        return near.isEmpty() ? what : ConsoleWords.message("usage.perhaps", what, String.join(", ", near));
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }

    private static Message expected(ArgSpec argument) {
        Class<?> type = argument.typeInfo().isMultiValue()
                ? argument.typeInfo().getAuxiliaryTypes()[0]
                : argument.typeInfo().getType();
        if (type.isEnum()) {
            return ConsoleWords.message("usage.one-of", choices(type));
        }
        boolean number = type == int.class || type == long.class || type == Integer.class || type == Long.class;
        return ConsoleWords.message(number ? "usage.number" : "usage.text");
    }

    private static String choices(Class<?> type) {
        return Coded.choices(
                Arrays.stream(type.getEnumConstants()).map(Coded.class::cast).toList());
    }

    /** A command that could not do its work. */
    @Override
    public int handleExecutionException(Exception problem, CommandLine line, ParseResult parsed) {
        console.complain(words(problem));
        return Exit.BAD_INPUT;
    }

    String words(Exception problem) {
        if (problem instanceof CliException ours) {
            return ours.in(console.locale());
        }
        if (problem instanceof JsonException json) {
            return json.message(console.locale());
        }
        if (problem instanceof NotationException notation) {
            return notation.message(console.locale());
        }
        if (problem instanceof RulingException ruling) {
            return ruling.message(console.locale());
        }
        if (problem instanceof RecordException file) {
            return file.message(console.locale());
        }
        if (problem instanceof EngineSpecException engine) {
            return engine.words().in(console.locale());
        }
        if (problem instanceof MatchException match) {
            return match.words().in(console.locale());
        }
        if (problem instanceof UncheckedIOException wrapped && wrapped.getCause() != null) {
            return words(wrapped.getCause());
        }
        if (problem instanceof FileSystemException file) {
            return console.words("error.file", String.valueOf(file.getFile()), reason(file));
        }
        if (problem instanceof IOException) {
            return console.words("error.io", String.valueOf(problem.getMessage()));
        }
        return console.words("error.internal", problem.toString());
    }

    private static Message reason(FileSystemException problem) {
        String kind = problem.getClass().getSimpleName();
        return switch (kind) {
            case "NoSuchFileException" -> ConsoleWords.message("error.file.absent");
            case "AccessDeniedException" -> ConsoleWords.message("error.file.denied");
            default ->
                ConsoleWords.message("error.file.other", problem.getReason() == null ? kind : problem.getReason());
        };
    }
}
