package org.chuhe.server.game.arbiter;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.game.incident.Incident;
import org.chuhe.game.incident.IncidentWords;
import org.chuhe.game.incident.WhatNow;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;

/**
 * The tablet looks words up by the server's clues. What it is given, and what is found for many texts, stands in {@code
 * what-now.json}; this test holds the file to the server, {@code conduct.test.ts} holds the script to the file. After a
 * change {@code -Dchuhe.what-now.write=true} writes it anew.
 */
class WhatNowAgreesTest {
    private static final Path FILE = Path.of("src/main/web/test/what-now.json");
    private static final JsonMapper JSON = JsonMapper.builder().build();
    /** What the page shows. */
    private static final int SHOWN = 8;

    @Test
    void theFileOfTheScriptsTestIsWhatTheServerFinds() throws IOException {
        String now = whole();
        if (Boolean.getBoolean("chuhe.what-now.write")) {
            Files.writeString(FILE, now);
        }
        assertThat(Files.readString(FILE)).isEqualTo(now);
    }

    private static String whole() {
        StringBuilder text = new StringBuilder("{\"catalogue\":");
        text.append(CatalogueJson.of(RuleBooks.CXA_2011, Locale.ENGLISH)).append(",\n\"found\":{\n");
        String separator = "";
        for (String typed : typed()) {
            ArrayNode found = JSON.createArrayNode();
            WhatNow.search(typed).stream().limit(SHOWN).map(Incident::code).forEach(found::add);
            text.append(separator)
                    .append(JSON.writeValueAsString(typed))
                    .append(':')
                    .append(found);
            separator = ",\n";
        }
        return text.append("\n}}\n").toString();
    }

    /** Every word and article of every incident, pieces of them, some together, and what nobody would type. */
    private static Set<String> typed() {
        Set<String> all = new TreeSet<>();
        Random random = new Random(21);
        String before = "";
        for (Incident incident : Incident.values()) {
            all.add(incident.code());
            all.add(incident.article().number());
            for (String word : IncidentWords.search(incident)) {
                all.add(word);
                int middle = word.offsetByCodePoints(0, (word.codePointCount(0, word.length()) + 1) / 2);
                all.add(random.nextBoolean() ? word.substring(0, middle) : word.substring(middle));
                if (random.nextInt(4) == 0) {
                    all.add(word.toUpperCase(Locale.ROOT) + "，" + before + "！");
                    all.add("请问" + word + "怎么办");
                }
                before = word;
            }
        }
        for (int article = 1; article <= 23; article++) {
            all.add(Integer.toString(article));
            all.add(article + "." + (1 + random.nextInt(10)));
            all.add(article + ".1." + (1 + random.nextInt(9)));
        }
        all.addAll(
                Set.of("", "  ", "ＴＯＵＣＨ", "５．１", "qwertz", "\u3000", "a", "x".repeat(500), "摸 子", "\ud83d\ude00 late"));
        return all;
    }
}
