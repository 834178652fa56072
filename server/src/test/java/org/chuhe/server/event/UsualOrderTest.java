package org.chuhe.server.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.Map;
import org.chuhe.server.TestServer;
import org.chuhe.server.platform.auth.Role;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** 第14条: an event is ranked by the clause of its format, unless its organiser chooses another. */
class UsualOrderTest {
    private static TestServer server;
    private static Club club;

    @BeforeAll
    static void start() {
        server = TestServer.start();
        club = new Club(server.member("organiser", Role.ORGANISER));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static String create(Map<String, String> fields) {
        HttpResponse<String> made = club.browser().submit("/events", fields);
        assertThat(made.statusCode()).as(made.body()).isEqualTo(303);
        return made.headers().firstValue("Location").orElseThrow().split("/")[2];
    }

    private static Map<String, String> settings(String id) {
        return FilledForm.of(club.page("/events/" + id + "/settings"), "/events/" + id + "/deeds/regulations");
    }

    /** Sends the form of the settings, with these fields filled in otherwise than it comes. */
    private static void save(String id, Map<String, String> fields) {
        Map<String, String> form = settings(id);
        form.putAll(fields);
        assertThat(club.browser()
                        .submit("/events/" + id + "/deeds/regulations", form)
                        .statusCode())
                .isEqualTo(303);
    }

    private static String stored(String id) {
        return club.json("/api/events/" + id).at("/event/regulations/ranking").asString();
    }

    private static void ranksBy(String article, String id) {
        assertThat(club.page("/events/" + id + "/info"))
                .containsPattern("Places</th>.*>" + article.replace(".", "\\.") + "</td></tr>");
    }

    @ParameterizedTest
    @CsvSource({
        "swiss, none, 14.3.1",
        "swiss, fixed-boards, 14.6",
        "swiss, member-total, 14.3.1",
        "round-robin, none, 14.1",
        "round-robin, free-order, 14.5",
        "knockout, none, 10.4",
        "knockout, substitutes, 10.4",
        "double-elimination, none, 10.4",
        "groups, none, 14.1",
        "groups, fixed-boards, 14.5",
        "swiss-knockout, none, 14.3.1",
        "swiss-elimination, none, 14.3.1",
        "all-play-all, all-play-all, 14.7",
        "scheveningen, none, 14.1",
    })
    void theFormAsItComesRanksByTheFormat(String format, String teams, String article) {
        Map<String, String> form = FilledForm.of(club.page("/events/new"), "/events");
        assertThat(form).containsEntry("ranking", "usual");
        form.put("name", "Open");
        form.put("format", format);
        form.put("teams", teams);
        String id = create(form);
        assertThat(stored(id)).isEqualTo("usual");
        ranksBy(article, id);

        // Settings show it as it is; saving them changes nothing, another clause is taken, and given back.
        assertThat(settings(id)).containsEntry("ranking", "usual");
        save(id, Map.of());
        ranksBy(article, id);
        save(id, Map.of("ranking", "14.3.2"));
        assertThat(stored(id)).isEqualTo("14.3.2");
        // A bracket ranks by how far one comes, whatever clause orders tables.
        ranksBy(article.equals("10.4") ? article : "14.3.2", id);
        save(id, Map.of("ranking", "usual"));
        assertThat(stored(id)).isEqualTo("usual");
        ranksBy(article, id);
    }

    @Test
    void theOrderFollowsAFormatThatIsChanged() {
        String id = club.create("{\"name\":\"Open\",\"format\":\"swiss\",\"rounds\":5}");
        save(id, Map.of("format", "round-robin"));
        ranksBy("14.1", id);
        save(id, Map.of("teams", "fixed-boards", "boards", "3"));
        ranksBy("14.5", id);
    }

    @Test
    void aClauseThatIsTheFormatsOwnIsTheUsualOne() {
        String id = club.create("{\"name\":\"Open\",\"format\":\"round-robin\",\"ranking\":\"14.1\"}");
        assertThat(stored(id)).isEqualTo("usual");
        assertThat(settings(id)).containsEntry("ranking", "usual");
    }

    @Test
    void aClauseOfAnotherFormatStays() {
        String id = club.create("{\"name\":\"Open\",\"format\":\"round-robin\",\"ranking\":\"14.3.1\"}");
        assertThat(settings(id)).containsEntry("ranking", "14.3.1");
        ranksBy("14.3.1", id);
    }
}
