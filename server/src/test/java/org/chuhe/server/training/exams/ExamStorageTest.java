package org.chuhe.server.training.exams;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.SecureRandom;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.chuhe.server.platform.auth.Accounts;
import org.chuhe.server.platform.db.Databases;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.training.practice.Difficulty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ExamStorageTest {
    private static final Clock NOW = Clock.fixed(Instant.ofEpochMilli(5_000), ZoneOffset.UTC);
    private static final SecureRandom RANDOM = new SecureRandom();

    private static Examination exam(String owner) {
        return new Examination(
                "exam1",
                owner,
                "code1",
                "考试",
                "cxa2020",
                List.of(new ExamItem(ExamItem.Kind.RULING, "cxa2020-fig-07"), new ExamItem(ExamItem.Kind.MATE, "x")),
                Optional.of(new ExamDraw(Optional.of(Difficulty.EASY), 1, 1, 1, 3)),
                2,
                60,
                70,
                List.of("Ann", "王明"),
                true,
                false,
                1);
    }

    @ParameterizedTest
    @EnumSource
    void everythingComesBackAsItWasKept(Databases database) {
        try (Storage storage = database.open()) {
            String owner = new Accounts(storage, NOW, RANDOM)
                    .create("owner", "correct horse", Set.of())
                    .id();
            ExamStore store = new ExamStore(storage, NOW, RANDOM);
            Examination exam = exam(owner);
            store.add(exam);
            assertThat(store.exam("exam1")).contains(exam);
            assertThat(store.examWithCode("code1")).contains(exam);
            assertThat(store.of(owner)).containsExactly(exam);
            store.open("exam1", false);
            assertThat(store.exam("exam1").orElseThrow().open()).isFalse();

            Sitting sitting = store.begin(exam, "Ann", "browser", exam.items()).orElseThrow();
            assertThat(store.begin(exam, "Ａnn\u200b", "other", exam.items()))
                    .as("once under a name, however it is written")
                    .isEmpty();
            assertThat(store.isSatBy("browser")).isTrue();
            assertThat(store.isSatBy("other")).isFalse();
            assertThat(store.isRevealed(store.exam("exam1").orElseThrow()))
                    .as("closed, and sat")
                    .isFalse();
            assertThat(store.answer(sitting, 1, "将,闲,draw")).isTrue();
            assertThat(store.answer(sitting, 1, "杀,闲,draw")).isTrue();
            store.giveTime("exam1", 7);
            assertThat(store.sittingOf("exam1", "Ann"))
                    .contains(new Sitting(
                            sitting.id(),
                            "exam1",
                            "Ann",
                            "browser",
                            exam.items(),
                            5_000,
                            7,
                            OptionalLong.empty(),
                            Optional.empty(),
                            Map.of(1, "杀,闲,draw")));
            assertThat(store.finish(sitting, 9_000)).isTrue();
            assertThat(store.finish(sitting, 9_999)).as("the first time counts").isFalse();
            assertThat(store.answer(sitting, 2, "late")).isFalse();
            Sitting finished = store.sittings("exam1").get(0);
            assertThat(finished.finished()).hasValue(9_000);
            assertThat(finished.answers()).containsOnlyKeys(1);
            assertThat(store.isSatBy("browser")).isFalse();
            assertThat(store.isRevealed(store.exam("exam1").orElseThrow())).isTrue();
            assertThat(store.isRevealed(exam)).as("open").isFalse();
        }
    }

    @ParameterizedTest
    @EnumSource
    void oneKeySignsForAllProcessesAndOneResultStays(Databases database) {
        try (Storage storage = database.open()) {
            String owner = new Accounts(storage, NOW, RANDOM)
                    .create("owner", "correct horse", Set.of())
                    .id();
            ExamStore store = new ExamStore(storage, NOW, RANDOM);
            store.add(exam(owner));
            Sitting sitting = store.begin(exam(owner), "Ann", "", List.of()).orElseThrow();
            ResultKey first = ResultKey.of(storage, RANDOM);
            ResultKey second = ResultKey.of(storage, RANDOM);
            assertThat(second.pem()).isEqualTo(first.pem());
            SignedResult one = first.sign(result("one"));
            store.keep(sitting, one);
            store.keep(sitting, second.sign(result("two")));
            assertThat(store.sitting(sitting.id()).orElseThrow().result()).contains("one");
            assertThat(store.result("one")).contains(one);
            assertThat(store.result("two")).isEmpty();
            assertThat(second.hasSigned(one)).isTrue();
            assertThat(second.hasSigned(new SignedResult(one.text() + " ", one.signature())))
                    .isFalse();
            assertThat(second.hasSigned(new SignedResult(one.text(), "no Base64!")))
                    .isFalse();
            assertThat(second.hasSigned(new SignedResult(one.text(), ""))).isFalse();
        }
    }

    private static ExamResult result(String id) {
        return new ExamResult(
                id,
                "Exam",
                "cxa2020",
                "Ann",
                Instant.ofEpochMilli(0),
                Instant.ofEpochMilli(1),
                60,
                List.of(),
                70,
                List.of());
    }
}
