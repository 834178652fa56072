package org.chuhe.javascript.build;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chuhe.text.Language;
import tools.jackson.databind.json.JsonMapper;

/**
 * The texts that come with a script, as one JSON file by their paths: the message files of its packages in every language
 * there is, and the outlines and colours of boards.
 */
final class ScriptTexts {
    private static final List<String> CORE = List.of("core", "core/notation");
    private static final List<String> ARBITER = List.of(
            "arbiter",
            "arbiter/book",
            "arbiter/book/wxf",
            "arbiter/interpretation",
            "arbiter/ruling",
            "arbiter/claim",
            "json");
    private static final List<String> GAME = List.of("game/command", "game/log", "text");
    private static final List<String> BOARD = List.of(
            "documents/board/kai.txt",
            "documents/board/hei.txt",
            "documents/board/hei-bold.txt",
            "documents/palette/palette.css",
            "documents/palette/paper.css");

    private static final String TRADITIONAL = "org/chuhe/text/traditional.txt";

    /** Characters of seals; no board shows them. */
    private static final String ON_SEALS = "变和负续疑同异變負續異";

    private ScriptTexts() {}

    /** Writes {@code core.json}, {@code arbiter.json}, {@code chuhe.json} and {@code game.json}. */
    static void write(Path folder) throws IOException {
        // The small script must stay small: whoever reads another language reads English there.
        write(folder.resolve("core.json"), CORE, List.of(), Language.WHOLE);
        List<String> all = new ArrayList<>(CORE);
        all.addAll(ARBITER);
        write(folder.resolve("arbiter.json"), all, List.of(), List.of(Language.values()));
        write(folder.resolve("chuhe.json"), all, BOARD, List.of(Language.values()));
        all.addAll(GAME);
        write(folder.resolve("game.json"), all, List.of(), List.of(Language.values()));
    }

    private static void write(Path file, List<String> packages, List<String> others, List<Language> spoken)
            throws IOException {
        Map<String, Object> texts = new LinkedHashMap<>();
        for (String folder : packages) {
            for (Language language : Language.values()) {
                String path = "org/chuhe/" + folder + "/messages_" + language.code() + ".properties";
                if (language != Language.TRADITIONAL_CHINESE) {
                    texts.put(
                            path,
                            properties(spoken.contains(language) ? found(path).orElse("") : ""));
                }
            }
        }
        texts.put(TRADITIONAL, ofThese(text(TRADITIONAL), texts.toString()));
        for (String name : others) {
            String path = "org/chuhe/" + name;
            texts.put(path, name.endsWith(".css") ? ofBoards(text(path)) : withoutSeals(text(path)));
        }
        Files.writeString(file, JsonMapper.builder().build().writeValueAsString(texts));
    }

    private static Map<String, String> properties(String text) throws IOException {
        Properties read = new Properties();
        read.load(new StringReader(text));
        Map<String, String> texts = new TreeMap<>();
        read.forEach((key, value) -> texts.put((String) key, (String) value));
        return texts;
    }

    /** The table of traditional characters with what these texts need of it, a line for each part. */
    private static String ofThese(String table, String texts) {
        StringBuilder out = new StringBuilder();
        for (String part : table.replaceAll("(?m)^#.*\n", "").strip().split("(?m)^(?=\\[)")) {
            String heading = part.lines().findFirst().orElseThrow();
            boolean pairs = heading.equals("[characters]") || heading.equals("[by word]");
            String needed = part.lines()
                    .skip(1)
                    .flatMap(line -> Stream.of(line.split(" ")))
                    .filter(entry -> !entry.isEmpty())
                    .filter(entry -> texts.contains(pairs ? entry.substring(0, 1) : entry.split("=")[0]))
                    .collect(Collectors.joining(" "));
            out.append(needed.isEmpty() ? "" : heading + "\n" + needed + "\n");
        }
        return out.toString();
    }

    /** A palette with the colours of boards alone: ground, board, marks, pieces. */
    private static String ofBoards(String css) {
        return css.replaceAll("(?s)/\\*.*?\\*/", "")
                .lines()
                .map(String::strip)
                .filter(line -> !line.startsWith("--") || line.matches("--(bg|bd|mk|pc)\\b.*"))
                .collect(Collectors.joining("\n"));
    }

    private static String withoutSeals(String outlines) {
        return outlines.lines()
                .filter(line -> ON_SEALS.indexOf(line.charAt(0)) < 0)
                .collect(Collectors.joining("\n"));
    }

    private static String text(String path) {
        return found(path).orElseThrow(() -> new IllegalArgumentException("no text " + path));
    }

    private static Optional<String> found(String path) {
        try (InputStream in = ScriptTexts.class.getClassLoader().getResourceAsStream(path)) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
