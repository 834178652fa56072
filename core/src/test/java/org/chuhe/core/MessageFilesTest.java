package org.chuhe.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The Chinese and the English message files say the same things about the same arguments. */
class MessageFilesTest {
    private static final String CORE = "/org/chuhe/core/messages_";
    private static final String NOTATION = "/org/chuhe/core/notation/messages_";

    @ParameterizedTest
    @ValueSource(strings = {CORE, NOTATION})
    void bothLanguagesHaveTheSameMessagesWithTheSamePlaces(String file) throws IOException {
        Properties english = read(file + "en.properties");
        Properties chinese = read(file + "zh.properties");
        assertThat(chinese.stringPropertyNames()).isEqualTo(english.stringPropertyNames());
        for (String key : english.stringPropertyNames()) {
            assertThat(places(chinese.getProperty(key))).as(key).isEqualTo(places(english.getProperty(key)));
        }
    }

    @Test
    void everyReasonAndProblemHasWords() throws IOException {
        for (Illegality reason : Illegality.values()) {
            assertThat(read(CORE + "en.properties")).containsKey("illegal." + reason.code());
        }
        for (PositionProblem problem : PositionProblem.values()) {
            assertThat(read(CORE + "en.properties")).containsKey("problem." + problem.code());
        }
    }

    private static Set<String> places(String pattern) {
        Set<String> places = new TreeSet<>();
        Pattern.compile("\\{\\d}").matcher(pattern).results().forEach(place -> places.add(place.group()));
        return places;
    }

    private static Properties read(String file) throws IOException {
        Properties properties = new Properties();
        try (var in = MessageFilesTest.class.getResourceAsStream(file)) {
            properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        }
        return properties;
    }
}
