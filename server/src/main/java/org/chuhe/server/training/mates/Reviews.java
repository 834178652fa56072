package org.chuhe.server.training.mates;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.chuhe.server.platform.db.FeatureTables;
import org.chuhe.server.platform.db.PersonalRows;
import org.chuhe.server.platform.db.Storage;
import tools.jackson.databind.json.JsonMapper;

/** When a member's missed questions come back. Other visitors' boxes are kept by their browser. */
public final class Reviews {
    public static final FeatureTables TABLES = FeatureTables.of(
            List.of(PersonalRows.of(
                    "reviews", "SELECT item, box, due FROM practice_review WHERE account = :id ORDER BY item")),
            "DELETE FROM practice_review WHERE account = ?");

    /** The boxes that there are; {@code practice/leitner.ts} says what they mean. */
    static final int BOXES = 5;

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final Storage storage;

    public Reviews(Storage storage) {
        this.storage = storage;
    }

    /** A card in one of the boxes, and when it comes back, in milliseconds since 1970. */
    public record Card(int box, long due) {}

    /** All cards of a member by what they ask. */
    Map<String, Card> of(String account) {
        return storage.jdbi().withHandle(handle -> {
            Map<String, Card> cards = new LinkedHashMap<>();
            handle.createQuery("SELECT item, box, due FROM practice_review WHERE account = :account ORDER BY item")
                    .bind("account", account)
                    .map((row, context) ->
                            cards.put(row.getString("item"), new Card(row.getInt("box"), row.getLong("due"))))
                    .list();
            return cards;
        });
    }

    /** The same as JSON, as pages read it. */
    public String json(String account) {
        return JSON.writeValueAsString(of(account));
    }

    /** Puts a card into a box. */
    void put(String account, String item, Card card) {
        storage.jdbi().useHandle(handle -> handle.execute("""
                        INSERT INTO practice_review (account, item, box, due) VALUES (?, ?, ?, ?)
                        ON CONFLICT (account, item) DO UPDATE SET box = excluded.box, due = excluded.due""", account, item, card.box(), card.due()));
    }

    /** What is learned need not come back. */
    void remove(String account, String item) {
        storage.jdbi()
                .useHandle(handle ->
                        handle.execute("DELETE FROM practice_review WHERE account = ? AND item = ?", account, item));
    }
}
