package org.chuhe.tournament.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Properties;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.chuhe.tournament.ranking.Measure;
import org.chuhe.tournament.swiss.PairReason;
import org.chuhe.tournament.swiss.Relaxation;
import org.chuhe.tournament.swiss.colour.ColourRule;
import org.junit.jupiter.api.Test;

class NoticeTest {
    private static final Pattern CALL = Pattern.compile(
            "(?:Notice\\.(?:of|plain)|Outcome\\.refused|Proposal\\.no)\\(\\s*\"([a-z][A-Za-z.]+[A-Za-z])\"");

    @Test
    void bothLanguagesSayTheSameThings() throws IOException {
        Properties zh = load("zh");
        Properties en = load("en");
        assertThat(new TreeSet<>(zh.keySet())).isEqualTo(new TreeSet<>(en.keySet()));
        for (String key : zh.stringPropertyNames()) {
            assertThat(placeholders(zh.getProperty(key))).as(key).isEqualTo(placeholders(en.getProperty(key)));
        }
    }

    @Test
    void everyKeyInTheCodeHasWords() throws IOException {
        Properties en = load("en");
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
                Matcher call = CALL.matcher(Files.readString(file));
                while (call.find()) {
                    assertThat(en).as(file.toString()).containsKey(call.group(1));
                }
            }
        }
    }

    @Test
    void everyNamedThingHasWords() throws IOException {
        Properties en = load("en");
        Stream.of(Measure.values()).forEach(m -> assertThat(en).containsKey("measure." + m.code()));
        Stream.of(ColourRule.values()).forEach(c -> assertThat(en).containsKey("swiss.colour." + c.code()));
        Stream.of(PairReason.Choice.values()).forEach(c -> assertThat(en).containsKey("swiss.choice." + c.code()));
        Stream.of(PairReason.Obstacle.values()).forEach(o -> assertThat(en).containsKey("swiss.passed." + o.code()));
        Stream.of(Relaxation.values())
                .forEach(r ->
                        assertThat(en).containsKey("swiss.broken." + r.code()).containsKey("rule." + r.code()));
    }

    @Test
    void fillsInNumbersNamesMessagesAndLists() {
        Notice rule = Notice.of("rule.rematch", "附录二 一.6");
        Notice message = Notice.plain("remedy.giveUp", List.of(rule, rule), 1234);
        assertThat(message.in(Locale.ENGLISH))
                .isEqualTo("Give up: opponents never meet again, opponents never meet again (pairs concerned: 1234).");
        assertThat(message.in(Locale.SIMPLIFIED_CHINESE)).isEqualTo("可放宽：已相遇者不再编对、已相遇者不再编对（涉及1234对）。");
        assertThat(rule.withArticle(Locale.CHINA)).isEqualTo("已相遇者不再编对（附录二 一.6）");
    }

    private static List<String> placeholders(String pattern) {
        return Pattern.compile("\\{\\d}")
                .matcher(pattern)
                .results()
                .map(r -> r.group())
                .sorted()
                .distinct()
                .toList();
    }

    private static Properties load(String language) throws IOException {
        Properties properties = new Properties();
        String name = "/org/chuhe/tournament/text/messages_" + language + ".properties";
        try (Reader in = new InputStreamReader(
                Objects.requireNonNull(NoticeTest.class.getResourceAsStream(name)), StandardCharsets.UTF_8)) {
            properties.load(in);
        }
        return properties;
    }
}
