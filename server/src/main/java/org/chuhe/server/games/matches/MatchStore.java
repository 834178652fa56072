package org.chuhe.server.games.matches;

import java.security.SecureRandom;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.engines.match.FinishedGame;
import org.chuhe.server.platform.auth.Token;
import org.chuhe.server.platform.db.FeatureTables;
import org.chuhe.server.platform.db.PersonalRows;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Messages;
import org.chuhe.text.Translated;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Matches in the database. What a runner is told to be stored is stored. */
public final class MatchStore {
    /** Matches are their organiser's, and others' too: they stay. */
    public static final FeatureTables TABLES = FeatureTables.of(List.of(PersonalRows.of(
            "matches",
            "SELECT id, title, created, changed, games FROM engine_match WHERE owner = :id ORDER BY created")));

    private static final Messages WORDS = Messages.beside(MatchStore.class);
    /** A broadcast is to be looked at; who plays more has his journal. */
    private static final int MOST_GAMES = 100_000;

    private static final String ROW =
            "SELECT id, owner, title, created, changed, version, origin, facts, boards, games, ended FROM engine_match ";

    /**
     * A match.
     *
     * @param title what whoever made the link called it
     * @param changed when its runner was last heard of; when it was made, as long as he was not
     * @param version grows with every message
     * @param boards what is being played, JSON
     * @param games how many games are stored
     */
    record Row(
            String id,
            String owner,
            String title,
            long created,
            long changed,
            long version,
            String origin,
            MatchFacts facts,
            String boards,
            int games,
            boolean ended) {}

    /** A game as lists show it: without its moves. */
    record Listed(int seq, int number, Optional<Translated> refusal, Optional<FinishedGame> game) {}

    private final Storage storage;
    private final JsonMapper json;
    private final Clock clock;
    private final SecureRandom random;

    MatchStore(Storage storage, JsonMapper json, Clock clock, SecureRandom random) {
        this.storage = storage;
        this.json = json;
        this.clock = clock;
        this.random = random;
    }

    /** Makes a match that nobody has told anything about. */
    String create(String owner, String title) {
        String id = Token.id(random);
        long now = clock.millis();
        storage.jdbi()
                .useHandle(handle -> handle.createUpdate("INSERT INTO engine_match (id, owner, title, created, changed,"
                                + " version, origin, facts, boards, games, ended) VALUES (:id, :owner, :title, :now, :now,"
                                + " 0, '', :facts, '[]', 0, :ended)")
                        .bind("id", id)
                        .bind("owner", owner)
                        .bind("title", title)
                        .bind("now", now)
                        .bind("facts", MatchFacts.NONE.write().toString())
                        .bind("ended", false)
                        .execute());
        return id;
    }

    void remove(String id) {
        storage.jdbi().useTransaction(handle -> {
            handle.execute("DELETE FROM engine_match_game WHERE id = ?", id);
            handle.execute("DELETE FROM engine_match WHERE id = ?", id);
        });
    }

    Optional<Row> find(String id) {
        return storage.jdbi().withHandle(handle -> find(handle, id));
    }

    private Optional<Row> find(Handle handle, String id) {
        return handle.createQuery(ROW + "WHERE id = :id")
                .bind("id", id)
                .map(this::row)
                .findOne();
    }

    /** The matches that were heard of last. */
    List<Row> latest(int most) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery(ROW + "ORDER BY changed DESC LIMIT :most")
                        .bind("most", most)
                        .map(this::row)
                        .list());
    }

    int madeBy(String owner) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery("SELECT COUNT(*) FROM engine_match WHERE owner = :owner")
                        .bind("owner", owner)
                        .mapTo(Integer.class)
                        .one());
    }

    private Row row(ResultSet row, StatementContext context) throws SQLException {
        return new Row(
                row.getString("id"),
                row.getString("owner"),
                row.getString("title"),
                row.getLong("created"),
                row.getLong("changed"),
                row.getLong("version"),
                row.getString("origin"),
                MatchFacts.read(this.json.readTree(row.getString("facts"))).orElse(MatchFacts.NONE),
                row.getString("boards"),
                row.getInt("games"),
                row.getBoolean("ended"));
    }

    /**
     * Stores what a runner tells: games that follow on what is there, and the boards.
     *
     * @return how many games are stored now; the runner goes on from there
     * @throws Rejection if he tells about another match than before
     */
    int take(String id, MatchNews news) {
        // Games are played again before the database waits for it.
        int known = find(id).orElseThrow(Rejection::notFound).games();
        List<ToldGame> told = new ArrayList<>();
        for (int i = Math.max(0, known - news.from()); i < news.games().size(); i++) {
            told.add(ToldGame.read(news.games().get(i), news.facts()));
        }
        int first = news.from() + news.games().size() - told.size();
        return storage.jdbi().inTransaction(handle -> {
            // The row is taken first, so that two messages come one after the other.
            int found = handle.createUpdate(
                            "UPDATE engine_match SET version = version + 1, changed = :now WHERE id = :id")
                    .bind("id", id)
                    .bind("now", clock.millis())
                    .execute();
            if (found == 0) {
                throw Rejection.notFound();
            }
            Row row = find(handle, id).orElseThrow(Rejection::notFound);
            if (row.games() > 0 && !(row.facts().isSameAs(news.facts()) && sameOrigin(row, news))) {
                throw Rejection.conflict(WORDS.message("match.other"));
            }
            int games = row.games();
            for (int i = games - first; i >= 0 && i < told.size(); i++) {
                if (games == MOST_GAMES) {
                    throw Rejection.conflict(WORDS.message("match.full", MOST_GAMES));
                }
                add(handle, id, games++, told.get(i));
            }
            handle.createUpdate("UPDATE engine_match SET origin = :origin, facts = :facts, boards = :boards,"
                            + " games = :games, ended = :ended WHERE id = :id")
                    .bind("id", id)
                    .bind("origin", news.origin())
                    .bind("facts", news.facts().write().toString())
                    .bind("boards", news.boards().toString())
                    .bind("games", games)
                    .bind("ended", news.ended())
                    .execute();
            return games;
        });
    }

    private static boolean sameOrigin(Row row, MatchNews news) {
        return row.origin().equals(news.origin());
    }

    private static void add(Handle handle, String id, int seq, ToldGame told) {
        @Nullable FinishedGame game = told.game();
        handle.createUpdate("INSERT INTO engine_match_game (id, seq, number, refusal, summary, pgn)"
                        + " VALUES (:id, :seq, :number, :refusal, :summary, :pgn)")
                .bind("id", id)
                .bind("seq", seq)
                .bind("number", game == null ? 0 : game.task().number())
                .bind("refusal", told.refusal().map(MatchStore::text).orElse(""))
                .bind("summary", game == null ? "" : game.withoutMoves().line())
                .bind("pgn", game == null || told.refusal().isPresent() ? "" : game.pgn())
                .execute();
    }

    private static String text(Translated words) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        words.byCode().forEach(json::put);
        return json.toString();
    }

    /** The games from one on to before another, in the order of the journal, without their moves. */
    List<Listed> games(String id, int from, int to) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery("SELECT seq, number, refusal, summary FROM engine_match_game"
                                + " WHERE id = :id AND seq >= :from AND seq < :to ORDER BY seq")
                        .bind("id", id)
                        .bind("from", from)
                        .bind("to", to)
                        .map((row, context) -> new Listed(
                                row.getInt("seq"),
                                row.getInt("number"),
                                Optional.of(row.getString("refusal"))
                                        .filter(text -> !text.isEmpty())
                                        .map(text -> MatchFacts.words(this.json.readTree(text))),
                                FinishedGame.ofLine(row.getString("summary"))))
                        .list());
    }

    /** A game that counts, without its moves. */
    Optional<FinishedGame> game(String id, int number) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery(
                                "SELECT summary FROM engine_match_game WHERE id = :id AND number = :number AND refusal"
                                        + " = '' ORDER BY seq LIMIT 1")
                        .bind("id", id)
                        .bind("number", number)
                        .mapTo(String.class)
                        .findOne())
                .flatMap(FinishedGame::ofLine);
    }

    /** The moves of a game that counts. */
    Optional<String> pgn(String id, int number) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery(
                                "SELECT pgn FROM engine_match_game WHERE id = :id AND number = :number AND refusal = ''"
                                        + " ORDER BY seq LIMIT 1")
                        .bind("id", id)
                        .bind("number", number)
                        .mapTo(String.class)
                        .findOne());
    }
}
