package org.chuhe.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What this module says, it says in both languages. */
class MessagesOfSparkTest {
    @ParameterizedTest
    @ValueSource(strings = {"io", "no.such.columns", "folder.exists", "folder.other", "not.open", "no.master"})
    void everythingIsSaidInChineseAndEnglish(String key) {
        String english = SparkWords.message(key, "a", "b").in(Locale.ENGLISH);
        String chinese = SparkWords.message(key, "a", "b").in(Locale.CHINESE);
        assertThat(english).isNotBlank().doesNotContain("{0}");
        assertThat(chinese).isNotBlank().isNotEqualTo(english);
    }
}
