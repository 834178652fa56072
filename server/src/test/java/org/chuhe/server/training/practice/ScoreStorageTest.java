package org.chuhe.server.training.practice;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.chuhe.server.platform.auth.Accounts;
import org.chuhe.server.platform.db.Databases;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.rulebook.Figure;
import org.chuhe.server.rulebook.FigureRulings;
import org.chuhe.server.rulebook.Library;
import org.chuhe.server.training.practice.Mark.PlyMark;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ScoreStorageTest {
    private static final Library LIBRARY = Library.load();
    private static final FigureRulings RULINGS = new FigureRulings(LIBRARY);
    private static final Mark PERFECT = new Mark(List.of(PlyMark.EXACT, PlyMark.EXACT), true);
    private static final Mark POOR = new Mark(List.of(PlyMark.EXACT, PlyMark.WRONG), false);

    private static Question question(String id) {
        Figure figure = LIBRARY.figure(id).orElseThrow();
        return new Question(figure, RULINGS.of(figure));
    }

    private static Exam exam(long seed) {
        return new Exam("cxa2020", Optional.empty(), 10, seed);
    }

    /** A book whose clock stands at some minute. */
    private static ScoreBook at(int minute, Storage storage) {
        Instant time = Instant.EPOCH.plus(Duration.ofMinutes(minute));
        return new StoredScoreBook(storage, Clock.fixed(time, ZoneOffset.UTC));
    }

    private static String account(Storage storage, String name) {
        return new Accounts(storage, Clock.systemUTC(), new SecureRandom())
                .create(name, "correct horse", Set.of())
                .id();
    }

    @ParameterizedTest
    @EnumSource
    void answersAddUpByEditionAndMember(Databases database) {
        try (Storage storage = database.open()) {
            String one = account(storage, "one");
            String two = account(storage, "two");
            ScoreBook book = at(1, storage);
            book.record(one, exam(1), question("cxa2020-fig-06"), PERFECT);
            book.record(one, exam(1), question("cxa2020-fig-07"), POOR);
            book.record(one, exam(1), question("wxf2018-001"), PERFECT);
            assertThat(book.score(one, "cxa2020")).isEqualTo(new Score(2, 8 + 2, 16, 2, 1));
            assertThat(book.score(one, "wxf2018")).isEqualTo(new Score(1, 8, 8, 1, 1));
            assertThat(book.score(one, "cxa2011")).isEqualTo(Score.NONE);
            assertThat(book.score(two, "cxa2020")).isEqualTo(Score.NONE);
        }
    }

    @ParameterizedTest
    @EnumSource
    void inAnExamTheFirstAnswerCounts(Databases database) {
        try (Storage storage = database.open()) {
            String account = account(storage, "one");
            at(1, storage).record(account, exam(1), question("cxa2020-fig-06"), POOR);
            at(2, storage).record(account, exam(1), question("cxa2020-fig-06"), PERFECT);
            assertThat(at(3, storage).score(account, "cxa2020")).isEqualTo(new Score(1, 2, 8, 1, 0));
        }
    }

    @ParameterizedTest
    @EnumSource
    void aFigureIsMasteredOrNotByTheLastTimeItWasMet(Databases database) {
        try (Storage storage = database.open()) {
            String account = account(storage, "one");
            at(1, storage).record(account, exam(1), question("cxa2020-fig-06"), POOR);
            at(2, storage).record(account, exam(2), question("cxa2020-fig-06"), PERFECT);
            assertThat(at(3, storage).score(account, "cxa2020").perfect()).isEqualTo(1);
            at(4, storage).record(account, exam(3), question("cxa2020-fig-06"), POOR);
            assertThat(at(5, storage).score(account, "cxa2020")).isEqualTo(new Score(3, 12, 24, 1, 0));
        }
    }
}
