package org.chuhe.server.training.mates;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.SecureRandom;
import java.time.Clock;
import java.util.Map;
import java.util.Set;
import org.chuhe.server.platform.auth.Accounts;
import org.chuhe.server.platform.db.Databases;
import org.chuhe.server.platform.db.Storage;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ReviewStorageTest {
    @ParameterizedTest
    @EnumSource
    void everyMemberHasBoxesOfHisOwn(Databases database) {
        try (Storage storage = database.open()) {
            Accounts accounts = new Accounts(storage, Clock.systemUTC(), new SecureRandom());
            String one = accounts.create("one", "correct horse", Set.of()).id();
            String two = accounts.create("two", "correct horse", Set.of()).id();
            Reviews reviews = new Reviews(storage);
            reviews.put(one, "a", new Reviews.Card(1, 10));
            reviews.put(one, "a", new Reviews.Card(2, 20));
            reviews.put(one, "b", new Reviews.Card(1, 30));
            reviews.put(two, "a", new Reviews.Card(5, 40));
            reviews.remove(one, "b");
            assertThat(reviews.of(one)).isEqualTo(Map.of("a", new Reviews.Card(2, 20)));
            assertThat(reviews.json(two)).isEqualTo("{\"a\":{\"box\":5,\"due\":40}}");
        }
    }
}
