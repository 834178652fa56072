package org.chuhe.server.ruling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.chuhe.arbiter.nature.Evidence.Reason;
import org.chuhe.text.Messages;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The list of plies says in a word or two why a ply that looks like an attack is idle. */
class ShortReasonsTest {
    @ParameterizedTest
    @EnumSource(value = Reason.class, mode = EnumSource.Mode.EXCLUDE, names = "NOTHING")
    void everyReasonHasAShortWordInBothLanguages(Reason reason) {
        String key = "js.short." + reason.code();
        Messages words = Messages.beside(RulingSheet.class);
        assertThat(words.patterns(Locale.CHINESE, key)).containsKey(key);
        assertThat(words.patterns(Locale.ENGLISH, key)).containsKey(key);
    }
}
