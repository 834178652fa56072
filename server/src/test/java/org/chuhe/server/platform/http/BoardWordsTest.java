package org.chuhe.server.platform.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;
import org.chuhe.text.TraditionalChinese;
import org.junit.jupiter.api.Test;

/** The words that scripts bring along are written in traditional characters as the server would write them. */
class BoardWordsTest {
    @Test
    void theBoardSpeaksTraditionalChineseAsTheServerDoes() throws IOException {
        Properties words = new Properties();
        try (var reader = Files.newBufferedReader(Path.of("src/main/web/board/board_zh.properties"))) {
            words.load(reader);
        }
        String scripts = scripts();
        assertThat(words).hasSizeGreaterThan(60);
        for (Object text : words.values()) {
            assertThat(scripts).contains(TraditionalChinese.of((String) text));
        }
        assertThat(scripts).contains("輪到紅方", "Enter拿子和放子");
    }

    private static String scripts() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("target/classes/org/chuhe/server/assets"))) {
            List<Path> scripts =
                    files.filter(file -> file.toString().endsWith(".js")).toList();
            StringBuilder all = new StringBuilder();
            for (Path script : scripts) {
                all.append(Files.readString(script));
            }
            return all.toString();
        }
    }
}
