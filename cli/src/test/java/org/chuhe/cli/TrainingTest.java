package org.chuhe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.chuhe.cli.console.Console;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** The archive of classes is made from what people run. */
class TrainingTest {
    @Test
    void everyCommandIsTrained() {
        PrintStream nowhere = new PrintStream(new ByteArrayOutputStream(), false, StandardCharsets.UTF_8);
        Console console = new Console(Locale.ENGLISH, false, InputStream.nullInputStream(), nowhere, nowhere);
        List<String> names = new ArrayList<>();
        collect("", Chuhe.commandLine(console).getSubcommands(), names);
        assertThat(names)
                .hasSizeGreaterThan(30)
                .allSatisfy(name -> assertThat(Training.LINES)
                        .anySatisfy(line -> assertThat(line + " ").startsWith(name + " ")));
    }

    private static void collect(String before, Map<String, CommandLine> commands, List<String> into) {
        commands.forEach((name, command) -> {
            // The parts of an account's command are rare, and load the same classes.
            if (command.getSubcommands().isEmpty() || name.equals("account")) {
                into.add(before + name);
            } else {
                collect(before + name + " ", command.getSubcommands(), into);
            }
        });
    }

    @Test
    void theLinesDoWhatTheySay(@TempDir Path folder) throws IOException {
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        Training.commands(folder, new PrintStream(said, false, StandardCharsets.UTF_8));
        assertThat(said.toString(StandardCharsets.UTF_8))
                .contains("完成", "Done", "cxa2020")
                .doesNotContain("there is no option", "one argument too many", "internal error", "is not TABLE");
        assertThat(folder.resolve("event.json")).exists();
        assertThat(folder.resolve("game.xqf")).exists();
    }
}
