package org.chuhe.server.platform.share;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.chuhe.server.event.Club;
import org.chuhe.server.platform.auth.Role;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Links that people pass on show what they lead to, in the reader's language. */
class SharedLinksTest {
    private static final String DESK =
            "/desk?rules=cxa2020&fen=2b6%2F4k4%2F9%2F9%2F9%2F9%2F9%2F9%2F2p6%2F3K1RBc1+w&moves=f0e0+e8f8+e0f0+f8e8";

    private static TestServer server;
    private static String game;
    private static String event;

    @BeforeAll
    static void start() {
        server = TestServer.start();
        Browser player = server.visitor();
        player.get("/play");
        game = player.submit(
                        "/play",
                        Map.of(
                                "name",
                                "韩信",
                                "preset",
                                "online",
                                "clock",
                                "preset",
                                "colours",
                                "red",
                                "visibility",
                                "public"))
                .headers()
                .firstValue("Location")
                .orElseThrow();
        event = "/events/"
                + new Club(server.member("organiser", Role.ORGANISER))
                        .create("{\"name\":\"楚河 <公开赛>\",\"rounds\":9,\"place\":\"成都\"}");
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    /** What a page says under a property; entities as they are. */
    private static String told(String page, String property) {
        Matcher found = Pattern.compile("<meta property=\"" + property + "\" content=\"([^\"]*)\">")
                .matcher(page);
        assertThat(found.find()).as(property).isTrue();
        return found.group(1).replace("&amp;", "&");
    }

    private static String page(String path, String language) {
        return server.visitor().get(path, "Accept-Language", language).body();
    }

    private static BufferedImage picture(String address) throws IOException {
        HttpResponse<byte[]> answer = server.visitor()
                .file(address.substring(server.server().address().length()));
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("Content-Type")).contains("image/png");
        assertThat(answer.headers().firstValue("Cache-Control").orElseThrow()).contains("public");
        return ImageIO.read(new ByteArrayInputStream(answer.body()));
    }

    @Test
    void aRulingInBothLanguages() throws IOException {
        String chinese = page(DESK, "zh");
        assertThat(told(chinese, "og:title")).isEqualTo("红方单方长将，作负");
        assertThat(told(chinese, "og:description")).contains("禁止");
        assertThat(told(chinese, "og:locale")).isEqualTo("zh_CN");
        String english = page(DESK, "en");
        assertThat(told(english, "og:title")).isEqualTo("Red gives perpetual check and loses");
        assertThat(told(english, "og:url")).startsWith(server.server().address() + "/desk?rules=cxa2020&fen=");
        for (String page : List.of(chinese, english)) {
            BufferedImage card = picture(told(page, "og:image"));
            assertThat(List.of(card.getWidth(), card.getHeight())).containsExactly(1200, 630);
        }
        keep("card-desk-en", told(english, "og:image"));
    }

    @Test
    void aGameAndAnEvent() throws IOException {
        String live = page(game, "zh");
        assertThat(told(live, "og:description")).contains("韩信", "规则");
        assertThat(told(live, "og:url")).isEqualTo(server.server().address() + game);
        picture(told(live, "og:image"));
        keep("card-game-zh", told(live, "og:image"));
        String standings = page(event + "/standings", "en");
        assertThat(told(standings, "og:title")).isEqualTo("楚河 &lt;公开赛>");
        assertThat(told(standings, "og:description")).contains("9", "成都");
        assertThat(told(standings, "og:url")).endsWith(event + "/standings");
        keep("card-event-en", told(standings, "og:image"));
        assertThat(standings).doesNotContain("json+oembed");
        assertThat(page("/login", "en")).doesNotContain("og:title");
    }

    private static void keep(String name, String address) throws IOException {
        Path folder = Files.createDirectories(Path.of("target/screenshots"));
        ImageIO.write(picture(address), "png", folder.resolve(name + ".png").toFile());
    }

    private static HttpResponse<String> embedded(String url, String more) {
        return server.visitor()
                .get(
                        "/api/oembed?url=" + URLEncoder.encode(url, StandardCharsets.UTF_8) + more,
                        "Accept-Language",
                        "en");
    }

    @Test
    void otherSitesAskWhatToShow() throws IOException {
        String page = page(DESK, "en");
        Matcher link = Pattern.compile("type=\"application/json\\+oembed\" href=\"([^\"]+)\"")
                .matcher(page);
        assertThat(link.find()).isTrue();
        URI asked = URI.create(link.group(1).replace("&amp;", "&"));
        HttpResponse<String> answer =
                server.visitor().get(asked.getRawPath() + "?" + asked.getRawQuery(), "Accept-Language", "en");
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        JsonNode ruling = Club.JSON.readTree(answer.body());
        assertThat(ruling.get("type").asString()).isEqualTo("photo");
        assertThat(ruling.get("title").asString()).isEqualTo("Red gives perpetual check and loses");
        JsonNode small = Club.JSON.readTree(embedded(server.server().address() + game, "&maxwidth=700&maxheight=330")
                .body());
        assertThat(small.get("width").asInt()).isEqualTo(600);
        assertThat(small.get("height").asInt()).isEqualTo(315);
        assertThat(picture(small.get("url").asString()).getWidth()).isEqualTo(600);
    }

    @Test
    void whatIsNobodysLinkIsNotAnswered() {
        String own = server.server().address();
        for (String url : List.of(
                "",
                "http://elsewhere.example/desk?fen=x",
                own + "/login",
                own + event,
                own + "/play/no-such-game",
                "javascript:alert(1)",
                own + "/desk".repeat(1_700),
                "http://[")) {
            assertThat(embedded(url, "").statusCode()).as(url).isEqualTo(404);
        }
        assertThat(embedded(own + game, "&format=xml").statusCode()).isEqualTo(501);
        // What cannot be read has no ruling, but an answer.
        assertThat(embedded(own + "/desk?fen=rubbish", "").statusCode()).isEqualTo(200);
        assertThat(server.visitor().file("/desk.png?fen=rubbish").statusCode()).isEqualTo(422);
        assertThat(server.visitor().file(game + "/card.png?width=99999").statusCode())
                .isEqualTo(200);
        assertThat(server.visitor().file("/play/none/card.png").statusCode()).isEqualTo(404);
    }
}
