package org.chuhe.server.site.offline;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("patient")
class OfflineSiteTest {
    private static final Map<String, byte[]> FILES = OfflineSite.files();
    private static final Pattern LINK = Pattern.compile("(?:href|src|action)=\"([^\"#?]+)[^\"]*\"");

    private static String text(String file) {
        return new String(FILES.get(file), StandardCharsets.UTF_8);
    }

    @Test
    void everyLinkOfEveryPageLeadsToAFile() {
        Set<String> wrong = new TreeSet<>();
        for (String file : FILES.keySet()) {
            if (file.endsWith(".html")) {
                Matcher links = LINK.matcher(text(file));
                while (links.find()) {
                    String target = URI.create("/" + file)
                            .resolve(links.group(1))
                            .getPath()
                            .substring(1);
                    if (!FILES.containsKey(target)) {
                        wrong.add(file + " → " + links.group(1));
                    }
                }
            }
        }
        assertThat(wrong).isEmpty();
    }

    @Test
    void namesAreFitForAnyWebSpace() {
        assertThat(FILES.keySet()).allMatch(name -> name.matches("[A-Za-z0-9._~/-]+"));
        assertThat(FILES)
                .containsKeys(
                        "index.html", "sw.js", "zh/desk.html", "en/rules/cxa2020/24.9.html", "zh/practice/end.html");
    }

    @Test
    void theSameProgramMakesTheSameVersion() {
        assertThat(OfflineSite.files().get("sw.js")).isEqualTo(FILES.get("sw.js"));
    }

    @Test
    void whatNamesOtherFilesComesLast() {
        String[] order = FILES.keySet().toArray(new String[0]);
        assertThat(order[order.length - 1]).isEqualTo("sw.js");
        assertThat(order[0]).startsWith("assets-");
    }

    /** What a phone fetches once: a few photographs' worth. */
    @Test
    void itIsSmallEnoughToBePutOnAPhone() {
        long packed = FILES.entrySet().stream()
                .filter(file -> file.getKey().endsWith(".gz"))
                .mapToLong(file -> file.getValue().length)
                .sum();
        assertThat(packed).isLessThan(2_100_000);
    }
}
