package org.chuhe.tournament.person;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.chuhe.tournament.field.Values;
import org.junit.jupiter.api.Test;

/** Every field of an entry is written as it is read, has words, and says what everybody may see. */
class EntryFieldTest {
    private static final Person WHOLE =
            new Person("110101200505170011", Sex.FEMALE, new Birth(2005, 5, 17), "大师", "棋院", "CHN", "A");

    @Test
    void allTogetherAreThePerson() {
        Values<Person> known = new Values<>();
        for (EntryField<?> field : EntryField.all()) {
            assertThat(field.written(WHOLE)).as(field.key()).isNotEmpty();
            assertThat(field.read(field.written(WHOLE), known)).isTrue();
            assertThat(field.read("\u0001", known)).isFalse();
        }
        assertThat(Person.STRUCT.make(known)).isEqualTo(WHOLE);
        assertThat(EntryField.all()).hasSameSizeAs(Person.STRUCT.fields());
    }

    @Test
    void everybodySeesNoNumberAndOnlyTheYear() {
        assertThat(EntryField.open(WHOLE))
                .isEqualTo(new Person("", Sex.FEMALE, new Birth(2005, 0, 0), "大师", "棋院", "CHN", "A"));
    }

    @Test
    void whatIsKnownIsToldInTheReadersWords() {
        assertThat(EntryField.toldAll(WHOLE, Locale.ENGLISH))
                .isEqualTo("110101200505170011 · female · 2005-05-17 · 大师 · 棋院 · CHN · A");
        assertThat(EntryField.toldAll(Person.UNKNOWN, Locale.CHINESE)).isEmpty();
        for (EntryField<?> field : EntryField.all()) {
            for (Locale locale : List.of(Locale.CHINESE, Locale.ENGLISH)) {
                assertThat(field.label().in(locale)).isNotBlank();
                assertThat(field.help().in(locale)).isNotBlank();
            }
        }
    }

    @Test
    void ofWhomNothingIsKnownIsOneObject() {
        assertThat(Person.STRUCT.usual().orUnknown()).isSameAs(Person.UNKNOWN);
        assertThat(WHOLE.orUnknown()).isSameAs(WHOLE);
    }
}
