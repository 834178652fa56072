package org.chuhe.server.event.api;

import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chuhe.eventfiles.EntryImport;
import org.chuhe.server.event.view.EventVisit;
import org.chuhe.server.platform.auth.Token;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.http.BodySize;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Messages;
import org.chuhe.tournament.person.EntryField;
import org.jdbi.v3.core.Handle;

/**
 * Lists of entries that somebody has seen and not yet decided on: the last one for each event and account, for an hour. They
 * lie in the database, since the decision may come to another process.
 */
public final class EntryLists {
    /** How many bytes all of them may have; beyond that the oldest go first. */
    static final long MOST_BYTES = 64L << 20;

    private static final Messages WORDS = EventVisit.WORDS;
    private static final Duration KEPT = Duration.ofHours(1);
    /** The numbers in front let no line pass for a title or a total when it is read again. */
    private static final String HEADINGS = Stream.concat(
                    Stream.of("no", "name", "unit", "rating", "seed"),
                    EntryField.all().stream().map(EntryField::key))
            .collect(Collectors.joining(",", "", "\n"));

    private final Storage storage;
    private final Clock clock;
    private final SecureRandom random;

    public EntryLists(Storage storage, Clock clock, SecureRandom random) {
        this.storage = storage;
        this.clock = clock;
        this.random = random;
    }

    /** Keeps the lines of a list that can be entered, in place of an earlier list; gives the name of this one. */
    public String keep(String tournament, String account, List<EntryImport.Line> lines) {
        String id = Token.id(random);
        String text = csv(lines);
        int bytes = text.getBytes(StandardCharsets.UTF_8).length;
        if (bytes > BodySize.FILE.bytes()) {
            throw Rejection.unusable(WORDS.message("import.large", BodySize.FILE.bytes() >> 20));
        }
        storage.jdbi().useTransaction(handle -> {
            handle.execute(
                    "DELETE FROM entry_list WHERE expires <= ? OR (tournament = ? AND account = ?)",
                    clock.millis(),
                    tournament,
                    account);
            makeRoom(handle, bytes);
            handle.execute(
                    "INSERT INTO entry_list (tournament, account, id, lines, bytes, expires) VALUES (?, ?, ?, ?, ?, ?)"
                            + " ON CONFLICT (tournament, account) DO UPDATE SET id = excluded.id,"
                            + " lines = excluded.lines, bytes = excluded.bytes, expires = excluded.expires",
                    tournament,
                    account,
                    id,
                    text,
                    bytes,
                    clock.millis() + KEPT.toMillis());
        });
        return id;
    }

    private static void makeRoom(Handle handle, int bytes) {
        while (sum(handle) + bytes > MOST_BYTES) {
            handle.execute(
                    "DELETE FROM entry_list WHERE id = (SELECT id FROM entry_list ORDER BY expires, id LIMIT 1)");
        }
    }

    private static long sum(Handle handle) {
        return handle.createQuery("SELECT COALESCE(SUM(bytes), 0) FROM entry_list")
                .mapTo(Long.class)
                .one();
    }

    /**
     * The chosen lines of a list, as a table that can be entered.
     *
     * @param chosen the numbers of the lines among those that were kept, from 1 on
     * @throws Rejection if the list is not kept any more, or nothing is chosen
     */
    public String chosen(String tournament, String account, String id, Set<Integer> chosen, boolean teams) {
        Optional<String> kept = storage.jdbi()
                .withHandle(handle -> handle.createQuery("SELECT lines FROM entry_list WHERE tournament = :tournament"
                                + " AND account = :account AND id = :id AND expires > :now")
                        .bind("tournament", tournament)
                        .bind("account", account)
                        .bind("id", id)
                        .bind("now", clock.millis())
                        .mapTo(String.class)
                        .findOne());
        String table = kept.orElseThrow(() -> Rejection.conflict(WORDS.message("import.gone")));
        List<EntryImport.Line> lines = EntryImport.lines("", table.getBytes(StandardCharsets.UTF_8), teams);
        List<EntryImport.Line> taken = Stream.iterate(0, i -> i < lines.size(), i -> i + 1)
                .filter(i -> chosen.contains(i + 1))
                .map(lines::get)
                .toList();
        if (taken.isEmpty()) {
            throw Rejection.unusable(WORDS.message("import.none"));
        }
        return csv(taken);
    }

    private static String csv(List<EntryImport.Line> lines) {
        return lines.stream().map(EntryLists::csv).collect(Collectors.joining("\n", HEADINGS, "\n"));
    }

    private static String csv(EntryImport.Line line) {
        Stream<String> person = EntryField.all().stream().map(field -> field.written(line.person()));
        Stream<String> entry = Stream.of(
                Integer.toString(line.line()),
                line.name(),
                line.unit(),
                Integer.toString(line.rating()),
                Integer.toString(line.seed()));
        return Stream.concat(entry, person)
                .map(text -> "\"" + text.replace("\"", "\"\"") + "\"")
                .collect(Collectors.joining(","));
    }
}
