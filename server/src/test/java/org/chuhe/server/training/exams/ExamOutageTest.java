package org.chuhe.server.training.exams;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.chuhe.server.Browser;
import org.chuhe.server.ChuheServer;
import org.chuhe.server.Paper;
import org.chuhe.server.TestServer;
import org.chuhe.server.game.Beats;
import org.chuhe.server.game.OutOfOrder;
import org.chuhe.server.game.ServerProcess;
import org.chuhe.server.game.ShiftedClock;
import org.chuhe.server.platform.auth.Accounts;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.platform.config.Settings;
import org.chuhe.server.platform.db.Databases;
import org.chuhe.server.platform.db.Storage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What is out of order at the server costs no candidate anything: his time, thirty minutes, stands still meanwhile. */
class ExamOutageTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final long MINUTE = 60_000;
    private static final String PASSWORD = "correct horse";

    @TempDir
    private Path folder;

    private final ShiftedClock clock = new ShiftedClock();

    /** Makes an exam and lets somebody begin; gives the address of his sitting. */
    private static String begun(Browser organiser, String address) {
        String exam = ExamsTest.made(organiser, ExamsTest.listed("Outage"));
        return ExamsTest.begun(Browser.at(address), ExamsTest.join(organiser, exam), "Ann");
    }

    /** Settings of a server that somebody may make exams on. */
    private static String[] withOrganiser(Map<String, String> database) {
        try (Storage storage = Storage.open(Settings.read(database, Map.of()))) {
            new Accounts(storage, Clock.systemUTC(), new SecureRandom())
                    .create("Federation", PASSWORD, Set.of(Role.ORGANISER));
        }
        return database.entrySet().stream()
                .map(setting -> setting.getKey() + "=" + setting.getValue())
                .toArray(String[]::new);
    }

    private static Browser organiser(String address) {
        Browser organiser = Browser.at(address);
        organiser.login("Federation", PASSWORD);
        return organiser;
    }

    private static JsonNode time(String address, String sitting) {
        return JSON.readTree(Browser.at(address).get(sitting + "/time").body());
    }

    private static long left(String address, String sitting) {
        JsonNode time = time(address, sitting);
        assertThat(time.path("over").asBoolean()).as(time.toString()).isFalse();
        return time.path("left").asLong();
    }

    private static String signed(String address, String sitting) {
        Browser candidate = Browser.at(address);
        String result = candidate
                .get(sitting)
                .headers()
                .firstValue("Location")
                .orElseGet(() -> ExamsTest.finished(candidate, sitting));
        return candidate.get(result + "/result.txt").body();
    }

    private ChuheServer start() {
        Map<String, String> settings = Map.of("port", "0", "data", folder.toString(), "language", "en");
        return ChuheServer.start(Settings.read(settings, Map.of()), clock, new SecureRandom());
    }

    @Test
    void timeWithoutAServerIsNotChargedAndStandsInTheResult() {
        withOrganiser(Map.of("data", folder.toString()));
        String sitting;
        try (ChuheServer server = start()) {
            sitting = begun(organiser(server.address()), server.address());
            clock.advance(10 * MINUTE);
            Beats.await(server);
            assertThat(left(server.address(), sitting)).isBetween(1_170L, 1_200L);
        }
        clock.advance(45 * MINUTE);
        try (ChuheServer server = start()) {
            assertThat(left(server.address(), sitting)).isBetween(1_140L, 1_200L);
            Browser candidate = Browser.at(server.address());
            assertThat(candidate.get(sitting).body()).contains("data-left=\"11");
            clock.advance(15 * MINUTE);
            assertThat(candidate.submit(sitting + "?q=1", ExamsTest.right()).statusCode())
                    .as("an hour and ten minutes after he began")
                    .isEqualTo(303);
            clock.advance(6 * MINUTE);
            Beats.await(server);
            assertThat(time(server.address(), sitting).path("over").asBoolean()).isTrue();
            String result =
                    candidate.get(sitting).headers().firstValue("Location").orElseThrow();
            String text = candidate.get(result + "/result.txt").body();
            assertThat(text).contains("minutes: 30\n").containsPattern("\ninterrupted: \\S+Z to \\S+Z\npoints: ");
            ExamResult read = ExamResult.read(text);
            assertThat(read.finished().toEpochMilli() - read.started().toEpochMilli())
                    .isBetween(75 * MINUTE, 76 * MINUTE);
            assertThat(candidate.get(result).body()).contains("30 minutes allowed", "45 min ", "data-holds=\"true\"");
            assertThat(Paper.of(candidate, result + "/result.pdf").text()).contains("Not charged", "45 min ");
        }
    }

    @Test
    void whoseTimeWasOverBeforeTheServerStoppedIsGivenNoMore() {
        withOrganiser(Map.of("data", folder.toString()));
        String sitting;
        try (ChuheServer server = start()) {
            sitting = begun(organiser(server.address()), server.address());
            clock.advance(31 * MINUTE);
            Beats.await(server);
        }
        clock.advance(45 * MINUTE);
        try (ChuheServer server = start()) {
            assertThat(time(server.address(), sitting).path("over").asBoolean()).isTrue();
            assertThat(signed(server.address(), sitting)).doesNotContain("interrupted");
        }
    }

    @Test
    @Tag("patient")
    void whileNothingCanBeWrittenTheTimeStandsAndNobodyIsSentAway() throws InterruptedException {
        try (TestServer server = TestServer.start(Map.of(), clock)) {
            String address = server.server().address();
            String sitting = begun(server.member("Federation", Role.ORGANISER), address);
            OutOfOrder.fail(server, "server_beat");
            TimeUnit.SECONDS.sleep(4);
            clock.advance(40 * MINUTE);
            assertThat(left(address, sitting))
                    .as("it is not over before one knows")
                    .isBetween(1_780L, 1_800L);
            OutOfOrder.repair(server, "server_beat");
            // The next beat is written within a second, and what was before it is known then.
            TimeUnit.SECONDS.sleep(2);
            assertThat(left(address, sitting)).isBetween(1_770L, 1_800L);
            assertThat(signed(address, sitting)).contains("minutes: 30\ninterrupted: ");
        }
    }

    @Test
    @Tag("patient")
    void aServerThatIsKilledAndComesBackHasCostNothing() throws InterruptedException {
        String[] settings = withOrganiser(Map.of("data", folder.toString()));
        String sitting;
        long before;
        try (ServerProcess server = ServerProcess.start(settings)) {
            sitting = begun(organiser(server.address()), server.address());
            before = left(server.address(), sitting);
            server.kill();
        }
        TimeUnit.SECONDS.sleep(8);
        try (ServerProcess server = ServerProcess.start(settings)) {
            assertThat(left(server.address(), sitting)).isBetween(before - 6, before + 1);
            assertThat(signed(server.address(), sitting)).contains("minutes: 30\ninterrupted: ");
        }
    }

    @Test
    @Tag("patient")
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void aProcessThatStoodStillHasCostNothing() throws InterruptedException {
        try (ServerProcess server = ServerProcess.start(withOrganiser(Map.of("data", folder.toString())))) {
            String sitting = begun(organiser(server.address()), server.address());
            long before = left(server.address(), sitting);
            server.signal("STOP");
            TimeUnit.SECONDS.sleep(10);
            server.signal("CONT");
            assertThat(left(server.address(), sitting))
                    .as("asked before the heart has beaten, perhaps")
                    .isBetween(before - 4, before + 1);
            TimeUnit.SECONDS.sleep(1);
            assertThat(left(server.address(), sitting)).isBetween(before - 6, before + 1);
            assertThat(signed(server.address(), sitting)).contains("minutes: 30\ninterrupted: ");
        }
    }

    @Test
    @Tag("patient")
    void oneProcessOfTwoThatDiesGivesEverybodyTheTimeUntilItWasMissed() throws InterruptedException {
        String[] settings = withOrganiser(Databases.POSTGRESQL.empty());
        try (ServerProcess here = ServerProcess.start(settings);
                ServerProcess mortal = ServerProcess.start(settings)) {
            // The other must have heard of the process before it can miss it.
            TimeUnit.SECONDS.sleep(3);
            String sitting = begun(organiser(mortal.address()), mortal.address());
            long before = left(here.address(), sitting);
            mortal.kill();
            TimeUnit.SECONDS.sleep(9);
            assertThat(left(here.address(), sitting)).isBetween(before - 9, before - 2);
            assertThat(signed(here.address(), sitting)).contains("minutes: 30\ninterrupted: ");
        }
    }
}
