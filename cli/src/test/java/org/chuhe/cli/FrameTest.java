package org.chuhe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.ConsoleWords;
import org.chuhe.text.Coded;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/** What all commands have in common: help, languages, exit codes, one line for what went wrong. */
class FrameTest {
    private static final Console NOWHERE = new Console(Locale.ENGLISH, false, System.in, System.out, System.err);

    static Stream<CommandSpec> commands() {
        return withSubcommands(Chuhe.commandLine(NOWHERE));
    }

    private static Stream<CommandSpec> withSubcommands(CommandLine line) {
        return Stream.concat(
                Stream.of(line.getCommandSpec()),
                line.getSubcommands().values().stream().flatMap(FrameTest::withSubcommands));
    }

    private static String[] args(CommandSpec command, String... more) {
        Stream<String> names = Stream.of(command.qualifiedName(" ").split(" ")).skip(1);
        return Stream.concat(names, Stream.of(more)).toArray(String[]::new);
    }

    @Test
    void printsItsVersion() {
        Run run = Run.of("--version");
        assertThat(run.exit()).isZero();
        assertThat(run.out().strip()).matches("chuhe \\d+\\.\\d+\\.\\d+(-SNAPSHOT)?");
        assertThat(run.err()).isEmpty();
    }

    /** What picocli reads, in any case, and shows of a constant is its {@code toString}. */
    @ParameterizedTest
    @MethodSource("commands")
    void optionsReadAndShowConstantsByTheirCodes(CommandSpec command) {
        for (ArgSpec argument : command.args()) {
            boolean shown = String.join(" ", argument.description()).matches(".*\\$\\{(COMPLETION|DEFAULT)-.*");
            Stream.ofNullable(argument.type().getEnumConstants())
                    .flatMap(Stream::of)
                    .forEach(constant -> assertThat(constant)
                            .asString()
                            .isEqualToIgnoringCase(((Coded) constant).code())
                            .matches(text -> !shown || text.equals(((Coded) constant).code())));
        }
    }

    @ParameterizedTest
    @MethodSource("commands")
    void explainsEveryCommandInBothLanguages(CommandSpec command) {
        Run english = Run.of(args(command, "--help"));
        Run chinese = Run.of(args(command, "--help", "--lang", "zh"));
        assertThat(List.of(english.exit(), chinese.exit())).containsOnly(0);
        assertThat(english.out()).contains("Usage: " + command.qualifiedName(" "));
        assertThat(chinese.out()).contains("用法：" + command.qualifiedName(" "));
        assertThat(chinese.out()).containsPattern("--help\\s+显示说明");
        assertThat(english.err() + chinese.err()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("commands")
    void describesEveryOptionInBothLanguages(CommandSpec command) {
        for (Locale locale : List.of(Locale.CHINESE, Locale.ENGLISH)) {
            CommandLine line = Chuhe.commandLine(NOWHERE.with(locale));
            for (String name : args(command)) {
                line = line.getSubcommands().get(name);
            }
            assertThat(line.getCommandSpec().usageMessage().header())
                    .as("header of %s", command.name())
                    .isNotEmpty();
            for (ArgSpec arg : line.getCommandSpec().args()) {
                assertThat(arg.description()).as("%s %s", locale, arg).isNotEmpty();
            }
        }
    }

    @Test
    void hasTheSameWordsInBothLanguages() {
        ResourceBundle chinese = ConsoleWords.help(Locale.CHINESE);
        ResourceBundle english = ConsoleWords.help(Locale.ENGLISH);
        Set<String> keys = new TreeSet<>(english.keySet());
        assertThat(new TreeSet<>(chinese.keySet())).isEqualTo(keys);
        for (String key : keys) {
            for (String place : List.of("{0}", "{1}", "{2}", "{3}")) {
                assertThat(chinese.getString(key).contains(place))
                        .as("%s in %s", place, key)
                        .isEqualTo(english.getString(key).contains(place));
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "pertf             | there is no command pertf; did you mean perft",
                "perft --dept 3    | there is no option --dept; did you mean --depth",
                "perft --depth x   | --depth cannot be \"x\"; expected a whole number",
                "perft --depth     | --depth is missing",
                "perft --depth -1  | --depth is -1; it must be from 0 to 12",
                "perft --depth 99  | --depth is 99; it must be from 0 to 12",
                "perft --depth 1 --depth 2 | --depth is given twice",
                "perft --threads 0 | --threads is 0; it must be from 1 to 1024",
                "perft extra       | extra is one argument too many",
                "show --theme blue | --theme cannot be \"blue\"; expected one of light, dark, print, wood, slate, contrast",
                "show --width 5    | --width is 5; it must be from 32 to 10000",
                "show --lang fr    | --lang cannot be \"fr\"; expected one of zh, en, zh-Hant, vi",
                "''                | say what to do",
            })
    void saysInOneLineWhatIsWrongWithACommandLine(String line, String words) {
        Run run = Run.of(line.isEmpty() ? new String[0] : line.split(" "));
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines()).hasSize(1);
        assertThat(run.err()).startsWith("chuhe: ").contains(words);
    }

    /** What is wrong with the program itself, say a class that its runtime lacks, is no "no". */
    @Test
    void anErrorIsOneLineAndNoAnswer() {
        InputStream broken = new InputStream() {
            @Override
            public int read() {
                throw new ExceptionInInitializerError(new UnsupportedCharsetException("x-lacking"));
            }

            @Override
            public int read(byte[] bytes, int offset, int length) {
                return read();
            }
        };
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int exit = Chuhe.run(
                new Console(
                        Locale.ENGLISH,
                        false,
                        broken,
                        new PrintStream(out, true, StandardCharsets.UTF_8),
                        new PrintStream(err, true, StandardCharsets.UTF_8)),
                "judge",
                "--batch",
                "-");
        assertThat(exit).isEqualTo(2);
        assertThat(out.size()).isZero();
        assertThat(err.toString(StandardCharsets.UTF_8))
                .startsWith("chuhe: this should not have happened")
                .contains("x-lacking")
                .hasLineCount(1);
    }

    @Test
    void complainsInChineseToChineseReaders() {
        assertThat(Run.in(Locale.SIMPLIFIED_CHINESE, "perft", "--depth", "x").err())
                .isEqualTo("chuhe: --depth 不能是“x”；应为整数（说明见 chuhe perft --help）\n");
        assertThat(Run.of("--lang=zh", "pertf").err()).contains("没有 pertf 这个命令");
        assertThat(Run.in(Locale.CHINESE, "--lang", "en", "pertf").err()).contains("no command pertf");
    }

    @Test
    void speaksTraditionalChineseToWhoeverReadsIt() {
        Map<String, String> variables = Map.of("LANG", "zh_TW.UTF-8");
        Locale taiwan = ChosenLanguage.ofEnvironment(variables, Locale.ENGLISH);
        assertThat(Run.in(taiwan, "pertf").err()).contains("沒有 pertf 這個命令");
        assertThat(Run.of("perft", "--help", "--lang", "zh-Hant").out()).contains("顯示說明");
    }

    @ParameterizedTest
    @CsvSource({
        "zh_CN.UTF-8, en_GB.UTF-8, en_GB.UTF-8, zh",
        "'',          zh_TW.UTF-8, en_GB.UTF-8, zh",
        "'',          '',          zh_CN.UTF-8, zh",
        "C.UTF-8,     '',          zh_CN.UTF-8, en",
        "'',          '',          de_DE.UTF-8, en",
    })
    void takesTheLanguageFromTheEnvironment(String all, String messages, String lang, String expected) {
        Map<String, String> variables = Map.of("LC_ALL", all, "LC_MESSAGES", messages, "LANG", lang);
        assertThat(ChosenLanguage.ofEnvironment(variables, Locale.ENGLISH).getLanguage())
                .isEqualTo(expected);
    }

    @Test
    void helpIsInUtf8WhateverTheMachineWritesIn() throws IOException {
        Process help = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Dfile.encoding=US-ASCII",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        Main.class.getName(),
                        "--help",
                        "--lang=zh")
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        assertThat(new String(help.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                .isEqualTo(Run.of("--help", "--lang=zh").out());
    }

    @Test
    void asksJavaForTheLanguageWhereTheEnvironmentIsSilent() {
        assertThat(ChosenLanguage.ofEnvironment(Map.of(), Locale.SIMPLIFIED_CHINESE))
                .isEqualTo(Locale.CHINESE);
        assertThat(ChosenLanguage.ofEnvironment(Map.of(), Locale.TRADITIONAL_CHINESE))
                .isEqualTo(Locale.forLanguageTag("zh-Hant"));
        assertThat(ChosenLanguage.ofEnvironment(Map.of(), Locale.FRENCH)).isEqualTo(Locale.ENGLISH);
    }
}
