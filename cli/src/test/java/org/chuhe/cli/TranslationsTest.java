package org.chuhe.cli;

import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.translations.ChineseTexts;
import org.chuhe.cli.translations.FileTranslation;
import org.chuhe.cli.translations.MessageFile;
import org.chuhe.text.Coded;
import org.chuhe.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every message file of every module says the same things in every language that is whole, and nothing wrong in others. */
class TranslationsTest {
    private static final Path CHECKOUT = Path.of("..").toAbsolutePath().normalize();
    private static final Pattern NAME = Pattern.compile("(messages|board)_([\\w-]+)\\.properties");

    @ParameterizedTest
    @EnumSource(value = Language.class, names = "TRADITIONAL_CHINESE", mode = EnumSource.Mode.EXCLUDE)
    void allIsSaidInEveryWholeLanguageAndNothingWrongInAny(Language language) throws IOException {
        List<MessageFile> files = MessageFile.below(CHECKOUT);
        assertThat(files).hasSizeGreaterThan(30);
        for (MessageFile file : files) {
            FileTranslation translation = FileTranslation.of(file, language);
            assertThat(translation.unknown()).as(file.in(language).toString()).isEmpty();
            assertThat(translation.misplaced()).as(file.in(language).toString()).isEmpty();
            if (Language.WHOLE.contains(language)) {
                assertThat(translation.missing())
                        .as(file.in(language).toString())
                        .isEmpty();
            }
        }
    }

    /** If this fails: decide how the word is written, and put it into traditional.txt in module text. */
    @Test
    void everyChineseTextCanBeWrittenInTraditionalCharacters() throws IOException {
        ChineseTexts texts = ChineseTexts.below(CHECKOUT);
        assertThat(texts.byPlace()).hasSizeGreaterThan(5000);
        assertThat(texts.byPlace().keySet())
                .anyMatch(place -> place.contains("articles/cxa2020.jsonl"))
                .anyMatch(place -> place.contains("figures/wxf2018.jsonl"))
                .anyMatch(place -> place.contains("coverage/ways.jsonl"))
                .anyMatch(place -> place.contains("openapi.json"))
                .anyMatch(place -> place.contains("cli_zh.json"))
                .anyMatch(place -> place.contains("board_zh.properties"));
        assertThat(texts.undecided()).isEmpty();
    }

    @Test
    void noFileIsInALanguageThatNobodyIsOffered() throws IOException {
        assertThat(files().filter(file -> {
                    Matcher name = NAME.matcher(file.getFileName().toString());
                    return name.matches()
                            && Coded.find(Language.class, name.group(2)).isEmpty();
                }))
                .isEmpty();
    }

    @Test
    void aKeyIsNeverThereTwice() throws IOException {
        for (Path file : files().toList()) {
            Map<String, List<String>> keys = Files.readAllLines(file).stream()
                    .filter(line -> line.matches("[\\w.-]+\\s*=.*"))
                    .map(line -> line.split("=", 2)[0].strip())
                    .collect(groupingBy(key -> key));
            assertThat(keys.values())
                    .as(file.toString())
                    .allSatisfy(same -> assertThat(same).hasSize(1));
        }
    }

    @Test
    void aTranslatorIsToldWhatIsMissingAndHandsItBackFilled(@TempDir Path checkout) throws IOException {
        Path folder = Files.createDirectories(checkout.resolve("core/src/main/resources"));
        Files.writeString(folder.resolve("messages_zh.properties"), "side={0}方\nmove=走棋\nend=完\n");
        Files.writeString(folder.resolve("messages_en.properties"), "side=side {0}\nmove=Move\nend=End\n");
        Files.writeString(folder.resolve("messages_vi.properties"), "old=cũ\nside=bên\n");
        assertThat(translations(checkout, 1))
                .contains("# file: core/src/main/resources/messages_vi.properties\n")
                .contains("no program asks for it: old", "do not fit those of the others: side")
                .contains("# zh 走棋\n# en Move\nmove=\n")
                .endsWith("# vi: 1 of 3 texts\n");

        Files.writeString(folder.resolve("messages_vi.properties"), "side=bên {0}\n");
        String asked = translations(checkout, 1);
        Path filled = Files.writeString(checkout.resolve("vi.txt"), asked.replace("\nend=", "\nend=Hết"));
        assertThat(translations(checkout, 1, "--take", filled.toString())).endsWith("# vi: 2 of 3 texts\n");
        Files.writeString(filled, asked.replace("\nmove=", "\nmove=Đi"));
        translations(checkout, 0, "--take", filled.toString());
        assertThat(folder.resolve("messages_vi.properties")).hasContent("side=bên {0}\nmove=Đi\nend=Hết\n");

        Files.writeString(filled, "# file: ../elsewhere.properties\nmove=x\n");
        assertThat(translations(checkout, 2, "--take", filled.toString())).contains("elsewhere");
    }

    private static String translations(Path checkout, int exit, String... more) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
        Console console = new Console(Locale.ENGLISH, false, new ByteArrayInputStream(new byte[0]), stream, stream);
        String[] line = Stream.concat(
                        Stream.of("translations", "vi", "--sources", checkout.toString()), Stream.of(more))
                .toArray(String[]::new);
        assertThat(Chuhe.run(console, line)).isEqualTo(exit);
        return out.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }

    private static Stream<Path> files() throws IOException {
        try (Stream<Path> modules = Files.list(CHECKOUT)) {
            List<Path> folders = modules.map(module -> module.resolve("src/main"))
                    .filter(Files::isDirectory)
                    .toList();
            Stream<Path> found = Stream.of();
            for (Path folder : folders) {
                try (Stream<Path> all = Files.walk(folder)) {
                    found = Stream.concat(found, all.toList().stream());
                }
            }
            return found.filter(file -> !file.toString().contains("node_modules"))
                    .filter(file -> NAME.matcher(file.getFileName().toString()).matches());
        }
    }
}
