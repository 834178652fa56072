package org.chuhe.cli.translations;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.chuhe.text.Language;

/**
 * A message file among the sources, in all its languages.
 *
 * @param english the file in English, whose keys all others have
 */
public record MessageFile(Path english) {
    private static final Pattern ENGLISH = Pattern.compile("(messages|board)_en\\.properties");
    private static final Pattern ENTRY = Pattern.compile("([^#!=\\s][^=\\s]*)\\s*=\\s*(.*)");

    /** All of a checkout, in the order of their paths. */
    public static List<MessageFile> below(Path checkout) throws IOException {
        return sources(checkout).stream()
                .filter(file -> ENGLISH.matcher(file.getFileName().toString()).matches())
                .map(MessageFile::new)
                .toList();
    }

    /** What the modules of a checkout are made from. */
    static List<Path> sources(Path checkout) throws IOException {
        try (Stream<Path> modules = Files.list(checkout)) {
            List<Path> folders = modules.map(module -> module.resolve("src/main"))
                    .filter(Files::isDirectory)
                    .sorted()
                    .toList();
            List<Path> found = new ArrayList<>();
            for (Path folder : folders) {
                try (Stream<Path> files = Files.walk(folder)) {
                    files.filter(file -> !file.toString().contains("node_modules"))
                            .filter(Files::isRegularFile)
                            .sorted()
                            .forEach(found::add);
                }
            }
            return found;
        }
    }

    /** Where it is in a language, or will be. */
    public Path in(Language language) {
        String name = english.getFileName().toString();
        return english.resolveSibling(name.replace("_en.", "_" + language.code() + "."));
    }

    /** The texts as they are written in the file, by key; nothing if there is no file. */
    public Map<String, String> texts(Language language) throws IOException {
        Path file = in(language);
        Map<String, String> texts = new LinkedHashMap<>();
        if (Files.exists(file)) {
            for (String line : Files.readAllLines(file)) {
                Matcher entry = ENTRY.matcher(line);
                if (entry.matches()) {
                    texts.put(entry.group(1), entry.group(2));
                }
            }
        }
        return texts;
    }
}
