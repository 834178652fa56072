package org.chuhe.server.ruling;

import java.security.SecureRandom;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.chuhe.server.platform.auth.Accounts;
import org.chuhe.server.platform.auth.Token;
import org.chuhe.server.platform.db.FeatureTables;
import org.chuhe.server.platform.db.PersonalRows;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.text.Coded;
import org.jdbi.v3.core.statement.StatementContext;

/** What arbiters decided, kept for ever: a decision can be added but not changed. */
public final class RulingLog {
    /** Decisions stay; what an arbiter wrote in his own words goes with his account. */
    public static final FeatureTables TABLES = FeatureTables.of(
            List.of(new PersonalRows(
                    "rulings", "SELECT id FROM desk_ruling WHERE account = :id ORDER BY created", """
                    SELECT id, rules, fen, moves, verdict, decision, title, round, board, red, black, note, created
                    FROM desk_ruling WHERE id = :key""")),
            "UPDATE desk_ruling SET note = '' WHERE account = ?");

    private final Storage storage;
    private final Accounts accounts;
    private final Clock clock;
    private final SecureRandom random;

    public RulingLog(Storage storage, Accounts accounts, Clock clock, SecureRandom random) {
        this.storage = storage;
        this.accounts = accounts;
        this.clock = clock;
        this.random = random;
    }

    /**
     * A decision.
     *
     * @param rules the edition
     * @param fen where the moves begin
     * @param moves the moves in coordinates
     * @param verdict what the arbiter of the program said, {@code red-must-vary}
     * @param decision what the arbiter did
     * @param matter which game it is about
     * @param note the arbiter's own words
     * @param arbiter the name of whoever decided
     */
    public record Entry(
            String id,
            String rules,
            String fen,
            String moves,
            String verdict,
            Decided decision,
            Matter matter,
            String note,
            String arbiter,
            Instant created) {
        private Entry by(String name) {
            return new Entry(id, rules, fen, moves, verdict, decision, matter, note, name, created);
        }
    }

    /** What an arbiter can do after a ruling. */
    public enum Decided implements Coded {
        WARN_RED("warn-red"),
        WARN_BLACK("warn-black"),
        RED_LOSES("red-loses"),
        BLACK_LOSES("black-loses"),
        DRAW("draw"),
        /** Only written down; the game goes on. */
        NOTED("noted");

        private final String code;

        Decided(String code) {
            this.code = code;
        }

        @Override
        public String code() {
            return code;
        }
    }

    /** Adds a decision; its id and time are made here. */
    Entry add(Entry entry, String account) {
        String id = Token.id(random);
        long now = clock.millis();
        storage.jdbi()
                .useHandle(handle -> handle.createUpdate(
                                "INSERT INTO desk_ruling (id, rules, fen, moves, verdict, decision, title, round, board, red, "
                                        + "black, note, account, created) VALUES (:id, :rules, :fen, :moves, :verdict, "
                                        + ":decision, :title, :round, :board, :red, :black, :note, :account, :created)")
                        .bind("id", id)
                        .bind("rules", entry.rules())
                        .bind("fen", entry.fen())
                        .bind("moves", entry.moves())
                        .bind("verdict", entry.verdict())
                        .bind("decision", entry.decision().code())
                        .bind("title", entry.matter().event())
                        .bind("round", entry.matter().round())
                        .bind("board", entry.matter().table())
                        .bind("red", entry.matter().red())
                        .bind("black", entry.matter().black())
                        .bind("note", entry.note())
                        .bind("account", account)
                        .bind("created", now)
                        .execute());
        return find(id).orElseThrow();
    }

    Optional<Entry> find(String id) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery("SELECT * FROM desk_ruling WHERE id = :id")
                        .bind("id", id)
                        .map(RulingLog::entry)
                        .findOne())
                .map(this::named);
    }

    /** The latest decisions taken before a moment, the newest first. */
    public List<Entry> latest(int most, long before) {
        return storage
                .jdbi()
                .withHandle(handle -> handle.createQuery(
                                "SELECT * FROM desk_ruling WHERE created < :before ORDER BY created DESC, id LIMIT :most")
                        .bind("before", before)
                        .bind("most", most)
                        .map(RulingLog::entry)
                        .list())
                .stream()
                .map(this::named)
                .toList();
    }

    /** With the arbiter's name in place of his account. */
    private Entry named(Entry entry) {
        return entry.by(accounts.byId(entry.arbiter()).orElseThrow().name());
    }

    private static Entry entry(ResultSet row, StatementContext context) throws SQLException {
        return new Entry(
                row.getString("id"),
                row.getString("rules"),
                row.getString("fen"),
                row.getString("moves"),
                row.getString("verdict"),
                Coded.find(Decided.class, row.getString("decision")).orElse(Decided.NOTED),
                new Matter(
                        row.getString("title"),
                        row.getString("round"),
                        row.getString("board"),
                        row.getString("red"),
                        row.getString("black"),
                        ""),
                row.getString("note"),
                row.getString("account"),
                Instant.ofEpochMilli(row.getLong("created")));
    }
}
