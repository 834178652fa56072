package org.chuhe.server.event.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.chuhe.server.event.actions.ActionReader;
import org.chuhe.server.event.actions.Fields;
import org.chuhe.server.platform.auth.Account;
import org.chuhe.server.platform.auth.Accounts;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.platform.config.Settings;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.text.Result;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.round.RecordResult;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/** A process is killed while it records results: whatever it acknowledged is there, and the log still adds up. */
@Tag("slow")
class CrashTest {
    private static final int KILLS = 20;
    private static final int TABLES = 20;

    @TempDir
    Path folder;

    /** The process that is killed: records results without end and says so after each. */
    public static void main(String[] arguments) {
        try (Storage storage = open(Path.of(arguments[0]))) {
            EventDesk desk = desk(storage);
            String id = arguments[1];
            for (int i = 0; ; i++) {
                int table = i % TABLES + 1;
                Result now = RecordResult.Recorded.in(desk.state(id).event(), 1, table, 1)
                        .result();
                Result next = now == Result.RED_WINS ? Result.BLACK_WINS : Result.RED_WINS;
                int seq = desk.perform(id, "", EventDesk.ANY, ResultActions.one(1, table, 1, next, Optional.empty()))
                        .state()
                        .seq();
                System.out.println(seq + " " + table + " " + next);
                System.out.flush();
            }
        }
    }

    private static Storage open(Path folder) {
        return Storage.open(Settings.read(Map.of("data", folder.toString()), Map.of()));
    }

    private static EventDesk desk(Storage storage) {
        SecureRandom random = new SecureRandom();
        Accounts accounts = new Accounts(storage, Clock.systemUTC(), random);
        return new EventDesk(
                new EventStore(
                        storage, Clock.systemUTC(), random, JsonMapper.builder().build()),
                accounts,
                id -> 0);
    }

    @Test
    void nothingAcknowledgedIsLost() throws IOException, InterruptedException {
        String id = event();
        for (int kill = 0; kill < KILLS; kill++) {
            String last = runAndKill(id, 3 + 7 * kill % 40);
            String[] words = last.split(" ");
            try (Storage storage = open(folder)) {
                EventState state = desk(storage).state(id);
                assertThat(state.seq()).isGreaterThanOrEqualTo(Integer.parseInt(words[0]));
                if (state.seq() == Integer.parseInt(words[0])) {
                    assertThat(RecordResult.Recorded.in(state.event(), 1, Integer.parseInt(words[1]), 1)
                                    .result())
                            .isEqualTo(Result.valueOf(words[2]));
                }
                storage.jdbi().useHandle(handle -> handle.execute("DELETE FROM tournament_snapshot"));
                assertThat(desk(storage).state(id).document().tree())
                        .isEqualTo(state.document().tree());
            }
        }
    }

    private String event() {
        try (Storage storage = open(folder)) {
            EventDesk desk = desk(storage);
            Account owner = new Accounts(storage, Clock.systemUTC(), new SecureRandom())
                    .create("owner", "correct horse", Set.of(Role.ORGANISER));
            ActionReader actions = new ActionReader(Clock.systemUTC(), new SecureRandom());
            String id = desk.create(
                    owner,
                    actions.create(Fields.of(
                            Map.of("name", List.of("公开赛"), "rounds", List.of("3"), "format", List.of("swiss")))));
            StringBuilder list = new StringBuilder();
            for (int i = 1; i <= 2 * TABLES; i++) {
                list.append("棋手").append(i).append('\n');
            }
            desk.perform(
                    id,
                    "",
                    EventDesk.ANY,
                    actions.read(CommandKind.IMPORT, Fields.of(Map.of("text", List.of(list.toString())))));
            desk.perform(id, "", EventDesk.ANY, actions.read(CommandKind.PAIR, Fields.none()));
            return id;
        }
    }

    /** Reads so many acknowledgements, kills, and gives the last one that still came through. */
    private String runAndKill(String id, int acknowledgements) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        CrashTest.class.getName(),
                        folder.toString(),
                        id)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String last = "";
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            int count = 0;
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.matches("\\d+ \\d+ [A-Z_]+")) {
                    last = line;
                    if (++count == acknowledgements) {
                        // By its handle: the process itself would close the stream, and what is still in it counts.
                        process.toHandle().destroyForcibly();
                    }
                }
            }
        }
        process.waitFor();
        assertThat(last).isNotEmpty();
        return last;
    }
}
