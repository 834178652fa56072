package org.chuhe.server.game.arbiter;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.chuhe.documents.game.GamePaper;
import org.chuhe.server.Browser;
import org.chuhe.server.Paper;
import org.chuhe.server.TestServer;
import org.chuhe.server.platform.auth.Role;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What an arbiter prints at a table and signs: fetched as a browser fetches it. What fits one page is one page. */
class PapersTest {
    private static final Map<String, Float> WIDTHS = Map.of("a4", 595f, "a5", 420f);

    private static TestServer server;
    private static Browser arbiter;
    private static String table;

    @BeforeAll
    static void start() {
        server = TestServer.start();
        arbiter = server.member("arbiter", Role.ARBITER);
        table = arbiter.submit("/tables", Map.of("red", "韩一鸣", "black", "周承业", "title", "第三轮 第五台"))
                .headers()
                .firstValue("Location")
                .orElseThrow()
                .substring("/tables/".length());
        arbiter.get("/tables/" + table);
        arbiter.post("/api/tables/" + table + "/start", "{}");
        int name = 0;
        for (String line : List.of(
                "pressed-empty red",
                "h2e2 press",
                "warn black : 与场外交谈",
                "h9g7 press",
                "missed-entries red 4",
                "resign red",
                "sign red")) {
            String entry = "{\"id\":\"papers-" + ++name + "-aaaa\",\"line\":\"" + line + "\"}";
            assertThat(arbiter.post("/api/tables/" + table + "/entries", entry).body())
                    .as(line)
                    .contains("\"accepted\":true");
        }
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void everyPaperOfATableIsOnePageInBothSizesAndLanguages() {
        for (GamePaper paper : GamePaper.values()) {
            WIDTHS.forEach((size, width) -> List.of("zh", "en").forEach(language -> {
                String rest = "/" + paper.code() + "?size=" + size + "&lang=" + language;
                Paper filled = Paper.of(arbiter, "/play/" + table + "/papers" + rest);
                assertThat(filled.pages()).as(rest).isEqualTo(1);
                assertThat(filled.width()).as(rest).isBetween(width - 1, width + 1);
                assertThat(filled.text()).as(rest).contains("韩一鸣", "周承业");
                Paper blank = Paper.of(server.visitor(), "/papers" + rest);
                assertThat(blank.pages()).as(rest).isEqualTo(1);
                assertThat(blank.text()).as(rest).isNotBlank().doesNotContain("韩一鸣");
            }));
        }
        assertThat(server.visitor().get("/play/" + table + "/papers/slip").statusCode())
                .isEqualTo(401);
        assertThat(arbiter.get("/papers/love-letter").statusCode()).isEqualTo(404);
        assertThat(arbiter.get("/papers/slip?size=a0").statusCode()).isEqualTo(404);
    }

    @Test
    void thePapersTellWhatHappened() {
        String notice = Paper.of(arbiter, "/play/" + table + "/papers/penalties?lang=zh")
                .text();
        assertThat(notice).contains("8.1.7", "8.1.6", "18.1", "与场外交谈");
        assertThat(Paper.of(arbiter, "/play/" + table + "/papers/slip?size=a5&lang=en")
                        .text())
                .contains("Black wins", "4.1.12", "第三轮 第五台");
        assertThat(Paper.of(arbiter, "/api/games/" + table + "/download/pdf?lang=zh")
                        .text())
                .contains("炮二平五", "韩一鸣");
    }

    /** A ruling of four plies, whose signatures once fell alone onto a second page. */
    @Test
    void aShortRulingWithItsSignaturesIsOnePage() {
        String fen = "2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w";
        String moves = "车四平五 将5平6 车五平四 将6平5";
        String query = "?fen=" + URLEncoder.encode(fen, StandardCharsets.UTF_8) + "&moves="
                + URLEncoder.encode(moves, StandardCharsets.UTF_8) + "&edition=cxa2011&event=Cup";
        for (String language : List.of("zh", "en")) {
            Paper ruling = Paper.of(server.visitor(), "/desk.pdf" + query + "&lang=" + language);
            assertThat(ruling.pages()).as(language).isEqualTo(1);
            assertThat(ruling.text()).as(language).contains("Cup", "25.1");
        }
    }
}
