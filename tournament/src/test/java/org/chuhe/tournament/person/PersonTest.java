package org.chuhe.tournament.person;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PersonTest {
    @ParameterizedTest
    @CsvSource({
        "2010, 2010",
        "2010年, 2010",
        "2010-5, 2010-05",
        "2010年5月, 2010-05",
        "2010-05-17, 2010-05-17",
        "2010/5/17, 2010-05-17",
        "2010.5.7, 2010-05-07",
        "2010年5月17日, 2010-05-17",
        "20100517, 2010-05-17",
        "40315, 2010-05-17",
        "40315.0, 2010-05-17"
    })
    void birthsAreWrittenInManyWays(String text, String code) {
        assertThat(Birth.read(text).orElseThrow().code()).isEqualTo(code);
        assertThat(Birth.read(code)).isEqualTo(Birth.read(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"0000", "2010-13", "2010-02-30", "2010-00-01", "17.5.2010", "yesterday", "20101301", "2010-5-"})
    void whatIsNoDateIsNone(String text) {
        assertThat(Birth.read(text)).isEmpty();
    }

    @Test
    void nothingIsUnknown() {
        assertThat(Birth.read(" ")).contains(Birth.UNKNOWN);
        assertThat(Sex.read("")).contains(Sex.UNKNOWN);
        assertThat(Sex.read(" 女 ")).contains(Sex.FEMALE);
        assertThat(Sex.read("M")).contains(Sex.MALE);
        assertThat(Sex.read("?")).isEmpty();
    }

    @Test
    void categoriesHoldWhoMeetsAllConditions() {
        Person girl = new Person("", Sex.FEMALE, new Birth(2012, 0, 0), "", "", "", "甲组");
        Category women = new Category("女子", Sex.FEMALE, 0, 0, 0, "");
        Category youth = new Category("U16", Sex.UNKNOWN, 2010, 0, 0, "");
        Category seniors = new Category("60+", Sex.UNKNOWN, 0, 1966, 0, "");
        Category weaker = new Category("B", Sex.UNKNOWN, 0, 0, 2000, "");
        Category group = new Category("甲组", Sex.FEMALE, 2010, 2012, 0, "甲组");
        assertThat(women.holds(girl, 0)).isTrue();
        assertThat(youth.holds(girl, 0)).isTrue();
        assertThat(seniors.holds(girl, 0)).isFalse();
        assertThat(weaker.holds(girl, 2000)).isTrue();
        assertThat(weaker.holds(girl, 2001)).isFalse();
        assertThat(group.holds(girl, 0)).isTrue();
        assertThat(women.holds(Person.UNKNOWN, 0)).isFalse();
        assertThat(youth.holds(Person.UNKNOWN, 0)).isFalse();
        assertThat(seniors.holds(Person.UNKNOWN, 0)).isFalse();
    }
}
