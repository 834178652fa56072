package org.chuhe.server.ruling;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.chuhe.server.platform.auth.Role;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The page of the desk without a script, its papers, and the log of decisions. */
class DeskPageTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final Pattern ASSET = Pattern.compile("(?:href|src)=\"(/assets/[^\"]+)\"");
    private static final int HEAVIEST = 150 * 1024;

    private static TestServer server;
    private static Browser visitor;

    @BeforeAll
    static void start() {
        server = TestServer.start();
        visitor = server.visitor();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static String query(Figures.Figure figure) {
        return "?fen=" + encoded(figure.fen()) + "&moves=" + encoded(figure.moves());
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    private static String page(int status, String path) {
        HttpResponse<String> response = visitor.get(path);
        assertThat(response.statusCode()).as(response.body()).isEqualTo(status);
        return response.body();
    }

    private static JsonNode script(String page) {
        Matcher found =
                Pattern.compile("id=\"desk\">(.*?)</script>", Pattern.DOTALL).matcher(page);
        assertThat(found.find()).isTrue();
        return JSON.readTree(found.group(1));
    }

    @Test
    void anEmptyDeskIsNotEmpty() {
        String page = page(200, "/desk");
        assertThat(page).contains("No cycle yet", "Figure 6", "Figure 2", "Figure 3", "seal-open");
        assertThat(script(page).get("play").get("plies")).isEmpty();
    }

    @Test
    void aLinkShowsTheRuling() {
        String page = page(200, "/desk" + query(Figures.TWO));
        assertThat(page)
                .contains(
                        "Red must vary or lose",
                        "has stood 2 times",
                        "seal-vary",
                        "/rules/cxa2020/24.13",
                        "nature-chase");
        JsonNode script = script(page);
        assertThat(script.get("rulings").get("cxa2020").get("verdict").asString())
                .isEqualTo("red-must-vary");
        assertThat(script.get("ply").asInt()).isEqualTo(1);
        assertThat(script.get("arbiter").asBoolean()).isFalse();
    }

    @Test
    void anOpenQuestionCanBeTurnedInTheAddress() {
        String desk = "/desk?lang=en&rules=cxa2020&fen=3k5/4P4/3a5/4N4/3n5/9/9/9/3K5/9+b&moves=d5c3+d1d2+c3d5+d2d1";
        assertThat(visitor.get(desk).body()).contains("Rests on 26.5", "Black must vary");
        String turned = visitor.get(desk + "&turned=even-trade,rubbish").body();
        assertThat(turned).contains("Read the other way: 26.5", "turned=even-trade");
        assertThat(visitor.get(desk + "&compare=1&turned=even-trade").statusCode())
                .isEqualTo(200);
    }

    @Test
    void allEditionsCanStandSideBySide() {
        String page = page(200, "/desk" + query(Figures.TWO) + "&compare=1&rules=wxf2018&ply=3&red=A&round=5");
        assertThat(page).contains("class=\"compare\"", "differs", "A draw unless one side varies");
        JsonNode script = script(page);
        assertThat(script.get("rulings").propertyNames()).hasSize(5);
        assertThat(script.get("ply").asInt()).isEqualTo(3);
        assertThat(script.get("matter").get("red").asString()).isEqualTo("A");
    }

    @Test
    void whatCannotBeReadIsSaidAndKept() {
        String page = page(200, "/desk?fen=rubbish&moves=" + encoded("<b>炮二平五"));
        assertThat(page).contains("role=\"alert\"", "rubbish", "&lt;b&gt;炮二平五").doesNotContain("<b>炮");
        assertThat(page(200, "/desk?moves=" + encoded("h2e2 h2e2"))).contains("role=\"alert\"");
        assertThat(page(200, "/desk?fen=" + "9/".repeat(300))).contains("too long");
        assertThat(page(200, "/desk?rules=none&ply=99999" + query(Figures.SIX).replace('?', '&')))
                .contains("Red gives perpetual check and loses");
    }

    @Test
    void anImpossiblePositionIsNamed() {
        assertThat(page(200, "/desk?fen=" + encoded("4k4/9/9/9/9/9/9/9/9/4K4 w")))
                .contains("\"playable\":false");
    }

    @Test
    void theBoardIsAPictureToo() {
        HttpResponse<String> picture = visitor.get("/desk.svg" + query(Figures.SIX) + "&ply=1");
        assertThat(picture.headers().firstValue("Content-Type")).contains("image/svg+xml");
        assertThat(picture.body()).startsWith("<svg");
        assertThat(visitor.get("/desk.svg?fen=rubbish").statusCode()).isEqualTo(422);
        assertThat(visitor.get("/desk.svg").statusCode()).isEqualTo(200);
    }

    @Test
    void theRulingIsPrintedOnPaper() {
        HttpResponse<String> pdf = visitor.get("/desk.pdf" + query(Figures.SIX) + "&compare=1&event=Cup&ply=3");
        assertThat(pdf.statusCode()).isEqualTo(200);
        assertThat(pdf.headers().firstValue("Content-Type")).contains("application/pdf");
        assertThat(pdf.body()).startsWith("%PDF");
        assertThat(visitor.get("/desk.pdf", "Accept-Language", "en").statusCode())
                .isEqualTo(422);
        assertThat(visitor.get("/desk.pdf?moves=rubbish").statusCode()).isEqualTo(422);
    }

    @Test
    void onlyArbitersLogDecisions() {
        String decision = "{\"decision\":\"warn-red\",\"rules\":\"cxa2011\",\"event\":\"Cup <i>\",\"round\":\"5\","
                + "\"table\":\"3\",\"red\":\"Han\",\"black\":\"Zhou\",\"note\":\"third time\","
                + Figures.SIX.json().substring(1);
        assertThat(visitor.post("/api/rulings", decision).statusCode()).isIn(401, 403);
        Browser arbiter = server.member("Arbiter Chen", Role.ARBITER);
        HttpResponse<String> logged = arbiter.post("/api/rulings", decision);
        assertThat(logged.statusCode()).as(logged.body()).isEqualTo(201);
        JsonNode entry = JSON.readTree(logged.body());
        assertThat(entry.get("verdict").asString()).isEqualTo("red-must-vary");
        assertThat(entry.get("arbiter").asString()).isEqualTo("Arbiter Chen");

        assertThat(JSON.readTree(page(200, "/api/rulings")).get(0)).isEqualTo(entry);
        assertThat(page(200, "/rulings"))
                .contains("Red warned to vary", "Cup &lt;i&gt;", "Round 5", "Board 3", "Han", "Zhou", "third time")
                .doesNotContain("Cup <i>");
        assertThat(page(200, "/")).contains("Recent rulings", "Red warned to vary");
        assertThat(page(200, entry.get("desk").asString())).contains("Han");
        assertThat(visitor.get("/rulings/" + entry.get("id").asString() + "/pdf")
                        .body())
                .startsWith("%PDF");
        assertThat(visitor.get("/rulings/none/pdf").statusCode()).isEqualTo(404);
        assertThat(JSON.readTree(page(200, "/api/rulings?before=1"))).isEmpty();

        assertThat(arbiter.post("/api/rulings", decision.replace("warn-red", "hang"))
                        .statusCode())
                .isEqualTo(422);
        assertThat(arbiter.post("/api/rulings", decision.replace("third time", "x".repeat(2_001)))
                        .statusCode())
                .isEqualTo(422);
        assertThat(arbiter.post("/api/rulings", decision.replace("将6平5", "")).statusCode())
                .isEqualTo(422);
        assertThat(arbiter.post("/api/rulings", decision.replace("将6平5", "将6平9"))
                        .statusCode())
                .isEqualTo(422);
        assertThat(arbiter.post("/api/rulings", "[]").statusCode()).isEqualTo(422);
    }

    @Test
    void theFirstPageIsNeverEmpty() {
        try (TestServer fresh = TestServer.start()) {
            String page = fresh.visitor().get("/").body();
            assertThat(page)
                    .contains("href=\"/desk\"", "href=\"/rules\"", "href=\"/practice\"")
                    .contains(
                            "data-arrows=\"e0e8:attack\"",
                            "Red gives perpetual check and loses",
                            "Figures of the rule book");
            assertThat(fresh.visitor().get("/rulings").body()).contains("Nothing has been logged yet");
        }
    }

    /** Everything a browser fetches for the desk, compressed as it is sent. */
    @Test
    void theDeskIsLight() throws IOException, InterruptedException {
        String page = page(200, "/desk" + query(Figures.TWO) + "&compare=1");
        Set<String> assets = new LinkedHashSet<>();
        Matcher found = ASSET.matcher(page);
        while (found.find()) {
            assets.add(found.group(1));
        }
        assertThat(assets).anyMatch(asset -> asset.contains("desk.js")).anyMatch(asset -> asset.contains("main.css"));
        int weight = compressed(page.getBytes(StandardCharsets.UTF_8));
        for (String asset : assets) {
            HttpResponse<byte[]> response = HttpClient.newHttpClient()
                    .send(
                            visitor.request(asset, "Accept-Encoding", "gzip").build(),
                            HttpResponse.BodyHandlers.ofByteArray());
            assertThat(response.headers().firstValue("Content-Encoding")).contains("gzip");
            weight += response.body().length;
        }
        assertThat(weight).isBetween(20_000, HEAVIEST);
    }

    private static int compressed(byte[] bytes) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(bytes);
        }
        return out.size();
    }

    @Test
    void pagesAreSentCompressed() {
        HttpResponse<String> response =
                visitor.send(visitor.request("/desk", "Accept-Encoding", "gzip").GET());
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.headers().firstValue("Content-Encoding")).contains("gzip");
    }
}
