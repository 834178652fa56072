package org.chuhe.cli.translations;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.chuhe.cli.console.CliException;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.Exit;
import org.chuhe.text.Language;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code chuhe translations}: what a language does not say yet, as a file to be filled in, and what is wrong with what it
 * says; with {@code --take} puts a filled file where its texts belong.
 */
@Command(name = "translations")
public final class TranslationsCommand implements Callable<Integer> {
    private static final String FILE = "# file: ";

    private final Console console;

    @Parameters(index = "0", paramLabel = "LANG", descriptionKey = "chuhe.translations.language")
    Language language = Language.ENGLISH;

    @Option(names = "--sources", paramLabel = "DIR", descriptionKey = "chuhe.translations.sources")
    Path sources = Path.of("");

    @Option(names = "--take", paramLabel = "FILE", descriptionKey = "chuhe.translations.take")
    @Nullable Path filled;

    public TranslationsCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        Path checkout = sources.toAbsolutePath().normalize();
        List<MessageFile> files = MessageFile.below(checkout);
        if (files.isEmpty()) {
            throw new CliException("translations.no-sources", checkout);
        }
        if (language == Language.TRADITIONAL_CHINESE) {
            return traditional(checkout);
        }
        if (filled != null) {
            take(checkout, files, filled);
        }
        return show(checkout, files);
    }

    private int traditional(Path checkout) throws IOException {
        ChineseTexts texts = ChineseTexts.below(checkout);
        Map<String, List<String>> undecided = texts.undecided();
        undecided.forEach((place, words) -> console.out().println(place + ": " + String.join(" ", words)));
        console.say("translations.traditional", texts.byPlace().size(), undecided.size());
        return undecided.isEmpty() ? Exit.DONE : Exit.NO;
    }

    private int show(Path checkout, List<MessageFile> files) throws IOException {
        int all = 0;
        int said = 0;
        boolean wrong = false;
        for (MessageFile file : files) {
            FileTranslation translation = FileTranslation.of(file, language);
            all += translation.all();
            said += translation.said();
            wrong |= translation.isWrong();
            print(checkout, translation);
        }
        console.say("translations.count", language, said, all);
        return said == all && !wrong ? Exit.DONE : Exit.NO;
    }

    private void print(Path checkout, FileTranslation translation) throws IOException {
        MessageFile file = translation.file();
        Path own = checkout.relativize(file.in(language));
        if (!translation.missing().isEmpty() || translation.isWrong()) {
            console.out().println(FILE + own.toString().replace('\\', '/'));
        }
        translation.unknown().forEach(key -> console.say("translations.unknown", key));
        translation.misplaced().forEach(key -> console.say("translations.misplaced", key));
        Map<String, String> chinese = file.texts(Language.CHINESE);
        Map<String, String> english = file.texts(Language.ENGLISH);
        for (String key : translation.missing()) {
            console.out().println("# zh " + chinese.getOrDefault(key, ""));
            console.out().println("# en " + english.get(key));
            console.out().println(key + "=");
        }
    }

    /** Adds what was filled in to the files it belongs to; what is empty waits for another time. */
    private void take(Path checkout, List<MessageFile> files, Path from) throws IOException {
        Map<Path, MessageFile> known = new LinkedHashMap<>();
        files.forEach(file -> known.put(file.in(language), file));
        Map<Path, List<String>> taken = new LinkedHashMap<>();
        Path own = checkout;
        for (String line : Files.readAllLines(from)) {
            if (line.startsWith(FILE)) {
                own = checkout.resolve(line.substring(FILE.length()).strip()).normalize();
                if (!known.containsKey(own)) {
                    throw new CliException("translations.no-file", line.substring(FILE.length()));
                }
            } else if (line.matches("[^#!=\\s][^=\\s]*\\s*=\\s*\\S.*")) {
                taken.computeIfAbsent(own, none -> new ArrayList<>()).add(line);
            }
        }
        for (Map.Entry<Path, List<String>> each : taken.entrySet()) {
            MessageFile file = known.get(each.getKey());
            if (file == null) {
                throw new CliException("translations.no-file", from);
            }
            add(file, each.getValue());
        }
        console.say(
                "translations.taken",
                taken.values().stream().mapToInt(List::size).sum());
    }

    /** In the order of the English file, so that the two can be read side by side. */
    private void add(MessageFile file, List<String> lines) throws IOException {
        Map<String, String> texts = new LinkedHashMap<>(file.texts(language));
        for (String line : lines) {
            int equals = line.indexOf('=');
            texts.put(
                    line.substring(0, equals).strip(),
                    line.substring(equals + 1).stripLeading());
        }
        List<String> written = new ArrayList<>();
        for (String key : file.texts(Language.ENGLISH).keySet()) {
            String text = texts.remove(key);
            if (text != null) {
                written.add(key + "=" + text);
            }
        }
        texts.forEach((key, text) -> written.add(key + "=" + text));
        Files.write(file.in(language), written);
    }
}
