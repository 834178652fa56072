package org.chuhe.server.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.Map;
import java.util.Set;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.chuhe.server.game.LiveClient;
import org.chuhe.server.platform.auth.Role;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Officials at the boards of an event that is played here: who they must not be, and what is left of what they did. */
class BoardOfficialsTest {
    private static final String PAUSE = "{\"action\":\"pause\"}";

    private TestServer server;
    private Club club;
    private LiveField field;

    @BeforeEach
    void start() {
        server = TestServer.start();
        server.member("administrator", Role.ADMIN);
        club = new Club(server.member("organiser", Role.ORGANISER));
        field = new LiveField(server, club, "甲", "乙").round(1, 1);
    }

    @AfterEach
    void stop() {
        field.close();
        server.close();
    }

    private Browser chief(String name) {
        Browser chief = server.member(name, Role.ARBITER);
        club.done(field.id(), "chief", "{\"name\":\"" + name + "\"}");
        return chief;
    }

    private HttpResponse<String> acts(Browser who, String action) {
        return who.post("/api/games/" + field.table(1).game() + "/arbiter", action, "Accept-Language", "en");
    }

    /** The same address is no reason: a hall is behind one router. */
    @Test
    void nobodyRulesFromABrowserInWhichAPlayerSits() {
        Browser elsewhere = chief("playing chief");
        Browser own = field.table(1).redsPhone();
        own.login("playing chief", "correct horse");
        HttpResponse<String> refused = acts(own, PAUSE);
        assertThat(refused.statusCode()).isEqualTo(403);
        assertThat(refused.body()).contains("browser");
        own.submit("/logout", Map.of());
        own.login("playing chief", "correct horse");
        assertThat(acts(own, PAUSE).statusCode()).isEqualTo(403);
        assertThat(acts(elsewhere, PAUSE).statusCode()).isEqualTo(200);
    }

    @Test
    void theLogOfAGameNamesWhoDecided() {
        Browser chief = chief("Wang Wu");
        assertThat(acts(chief, PAUSE).statusCode()).isEqualTo(200);
        assertThat(acts(chief, "{\"action\":\"set-clock\",\"side\":\"red\",\"left\":1000}")
                        .statusCode())
                .isEqualTo(200);
        assertThat(acts(chief, "{\"action\":\"resume\"}").statusCode()).isEqualTo(200);
        field.table(1).red().phase("over");
        String log = server.visitor()
                .get("/api/games/" + field.table(1).game() + "/log")
                .body();
        assertThat(log)
                .contains("The clocks are stopped (article 21.4) (entered by Wang Wu)")
                .contains("The arbiter sets Red's clock to 0:00:01 (article 21.4) (entered by Wang Wu)")
                .contains("（由Wang Wu执行）");
        assertThat(log.split("\\(entered by"))
                .as("three deeds, and not the fall of the flag")
                .hasSize(4);
    }

    /** Whoever was let in as an official, and is none any more, may come again as a spectator. */
    @Test
    void aLineThatShowsMoreThanItMayIsClosed() {
        club.done(field.id(), "broadcast", "{\"delay\":10}");
        Browser deputy = server.member("lapsing deputy", Role.ARBITER);
        club.done(field.id(), "appoint", "{\"office\":\"deputy\",\"name\":\"lapsing deputy\"}");
        try (LiveClient line =
                LiveClient.open(server.server().address(), field.table(1).game(), deputy)) {
            field.table(1).red().move(0, "a3a4");
            line.ply(1);
            String account = server.server()
                    .site()
                    .accounts()
                    .find("lapsing deputy")
                    .orElseThrow()
                    .id();
            server.server().site().accounts().change(account, Set.of(), true);
            assertThat(line.closed()).isEqualTo(1008);
        }
    }
}
