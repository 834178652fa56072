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
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.chuhe.text.Language;
import tools.jackson.databind.json.JsonMapper;

/**
 * The texts that come with a script, as one JSON file by their paths: the message files of its packages in every language
 * there is, and the outlines and colours of boards.
 */
final class ScriptTexts {
    private static final List<String> CORE = List.of("core", "core/notation");
    private static final List<String> ARBITER =
            List.of("arbiter", "arbiter/book", "arbiter/book/wxf", "arbiter/ruling", "arbiter/claim", "json");
    private static final List<String> GAME = List.of("game/command", "game/log", "game/result");
    private static final List<String> BOARD = List.of(
            "documents/board/kai.txt",
            "documents/board/hei.txt",
            "documents/board/hei-bold.txt",
            "documents/palette/palette.css",
            "documents/palette/paper.css");

    /** Characters of seals; no board shows them. */
    private static final String ON_SEALS = "变和负续疑同异";

    private ScriptTexts() {}

    /** Writes {@code core.json}, {@code arbiter.json}, {@code chuhe.json} and {@code game.json}. */
    static void write(Path folder) throws IOException {
        write(folder.resolve("core.json"), CORE, List.of());
        List<String> all = new ArrayList<>(CORE);
        all.addAll(ARBITER);
        write(folder.resolve("arbiter.json"), all, List.of());
        write(folder.resolve("chuhe.json"), all, BOARD);
        all.addAll(GAME);
        write(folder.resolve("game.json"), all, List.of());
    }

    private static void write(Path file, List<String> packages, List<String> others) throws IOException {
        Map<String, Object> texts = new LinkedHashMap<>();
        for (String folder : packages) {
            for (Language language : Language.values()) {
                String path = "org/chuhe/" + folder + "/messages_" + language.code() + ".properties";
                texts.put(path, properties(text(path)));
            }
        }
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
        try (InputStream in = ScriptTexts.class.getClassLoader().getResourceAsStream(path)) {
            if (in == null) {
                throw new IllegalArgumentException("no text " + path);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
