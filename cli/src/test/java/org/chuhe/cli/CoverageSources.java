package org.chuhe.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The project's own files, as a test in a module's folder finds them. */
final class CoverageSources {
    private static final List<String> MODULES = List.of(
            "text",
            "core",
            "arbiter",
            "records",
            "game",
            "tournament",
            "documents",
            "json",
            "eventfiles",
            "server",
            "cli");
    private static final Pattern ANNOTATED = Pattern.compile(
            "@Article\\(\\{?([^)]*?)\\}?\\)\\s+(?:@\\w+(?:\\([^)]*\\))?\\s+)*(?:public )?void (\\w+)\\(");
    private static final Pattern QUOTED = Pattern.compile("\"([^\"]+)\"");

    private CoverageSources() {}

    static Path root() {
        return Path.of("").toAbsolutePath().getParent();
    }

    /** The names of the classes that have a file of their own. */
    static Set<String> classes() {
        return names("src/main/java");
    }

    static Set<String> tests() {
        return names("src/test/java");
    }

    private static Set<String> names(String folder) {
        return MODULES.stream()
                .flatMap(module -> files(root().resolve(module).resolve(folder)).stream())
                .map(file -> file.getFileName().toString().replace(".java", ""))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    static List<Path> files(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The tests of the module {@code game}, by the articles of 2011 that they hold it to. */
    static Map<String, Set<String>> testsOfAGame() {
        Map<String, Set<String>> tests = new TreeMap<>();
        for (Path file : files(root().resolve("game/src/test/java"))) {
            String type = file.getFileName().toString().replace(".java", "");
            Matcher annotated = ANNOTATED.matcher(text(file));
            while (annotated.find()) {
                Matcher quoted = QUOTED.matcher(annotated.group(1));
                while (quoted.find()) {
                    tests.computeIfAbsent(quoted.group(1), any -> new TreeSet<>())
                            .add(type + "." + annotated.group(2));
                }
            }
        }
        return tests;
    }

    /** Every address with its method, out of the table of rights, which is held to the server's routes. */
    static Set<String> routes() {
        Path table = root().resolve("server/src/test/resources/org/chuhe/server/security/rights.txt");
        return text(table)
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.strip().split("\\s+"))
                .filter(words -> words.length >= 2)
                .map(words -> words[0] + " " + words[1])
                .collect(Collectors.toSet());
    }
}
