package org.chuhe.game.incident;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.chuhe.testing.Seeded;
import org.chuhe.text.Coded;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class WhatNowTest {
    @ParameterizedTest
    @CsvSource({
        "摸子, TOUCHED",
        "touch, TOUCHED",
        "illegal, ILLEGAL",
        "蹩马腿, ILLEGAL",
        "迟到, LATE",
        "Late, LATE",
        "手机, PHONE",
        "phone rang, PHONE",
        "悔棋, TAKE_BACK",
        "提和, OFFER",
        "60回合, CLAIM_LIMIT",
        "长将, CLAIM_REPETITION",
        "perpetual check, CLAIM_REPETITION",
        "漏记, MISSED_ENTRIES",
        "说话, SPOKE",
        "离开, LEFT",
        "忘按, NOT_PRESSED",
        "both hands, OTHER_HAND",
        "钟坏了, CLOCK_FAULT",
        "超时, FLAG",
        "争议, DISPUTE",
        "挪动, DISPLACED",
        "红黑反了, REVERSED_COLOURS",
        "not his turn, OUT_OF_TURN",
        "5.10, BETWEEN",
        "认输, RESIGN",
        "警告, WARN"
    })
    void aWordLeadsToItsIncidentFirst(String word, Incident incident) {
        assertThat(WhatNow.search(word)).first().isEqualTo(incident);
    }

    @Test
    void anArticleLeadsToWhatRestsOnIt() {
        assertThat(WhatNow.search("8.1.3")).contains(Incident.OFFER);
        assertThat(WhatNow.search("4.1.9")).containsExactly(Incident.PRESSED_EMPTY);
        assertThat(WhatNow.search("5.3.2")).contains(Incident.TOUCHED);
    }

    @Test
    void nothingTypedIsEverythingAndNonsenseIsNothing() {
        assertThat(WhatNow.search("  ")).containsExactly(Incident.values());
        assertThat(WhatNow.search("qwertz")).isEmpty();
    }

    @Test
    void anythingMayBeTyped() {
        Seeded.forAll(500, random -> {
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(120); i > 0; i--) {
                text.appendCodePoint(random.nextInt(4) == 0 ? random.nextInt(0x3000, 0xA000) : random.nextInt(256));
            }
            assertThat(WhatNow.search(text.toString())).doesNotHaveDuplicates();
        });
    }

    @ParameterizedTest
    @EnumSource(Incident.class)
    void everyIncidentHasItsWordsInBothLanguages(Incident incident) {
        for (Locale locale : List.of(Locale.CHINESE, Locale.ENGLISH)) {
            assertThat(IncidentWords.name(incident).in(locale)).isNotBlank();
            assertThat(IncidentWords.rule(incident).in(locale)).isNotBlank();
            assertThat(IncidentWords.group(incident.group()).in(locale)).isNotBlank();
        }
        assertThat(IncidentWords.search(incident)).hasSizeGreaterThan(3);
        assertThat(WhatNow.search(incident.code())).first().isEqualTo(incident);
        assertThat(Coded.find(Incident.class, incident.code())).contains(incident);
    }

    @Test
    void noTwoAreCalledTheSame() {
        for (Locale locale : List.of(Locale.CHINESE, Locale.ENGLISH)) {
            Set<String> names = new HashSet<>();
            for (Incident incident : Incident.values()) {
                assertThat(names.add(IncidentWords.name(incident).in(locale)))
                        .as(incident.code())
                        .isTrue();
            }
        }
        assertThat(IncidentWords.name("of-a-newer-program").in(Locale.ENGLISH)).isEqualTo("of-a-newer-program");
    }
}
