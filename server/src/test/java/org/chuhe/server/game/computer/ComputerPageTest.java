package org.chuhe.server.game.computer;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The page of the computer and the program's files. */
class ComputerPageTest {
    private static TestServer server;
    private static final EngineFiles ENGINE = new EngineFiles();

    @BeforeAll
    static void start() {
        Assumptions.assumeTrue(ENGINE.present(), "SKIPPED: this build could not fetch the program that plays");
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        if (server != null) {
            server.close();
        }
    }

    private static String policy(HttpResponse<?> response) {
        return response.headers().firstValue("Content-Security-Policy").orElse("");
    }

    private static String embedder(HttpResponse<?> response) {
        return response.headers().firstValue("Cross-Origin-Embedder-Policy").orElse("");
    }

    @Test
    void onlyPagesWithTheProgramMayRunIt() {
        Browser visitor = server.visitor();
        HttpResponse<String> page = visitor.get("/computer");
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(policy(page))
                .contains("script-src 'self' 'wasm-unsafe-eval';")
                .doesNotContain("unsafe-inline");
        assertThat(embedder(page)).isEqualTo("require-corp");
        for (String other : new String[] {"/", "/play", "/desk", "/login", "/api"}) {
            HttpResponse<String> response = visitor.get(other);
            assertThat(policy(response)).as(other).doesNotContain("wasm");
            assertThat(embedder(response)).as(other).isEmpty();
        }
    }

    @Test
    void theLobbyOffersItFirst() {
        String lobby = server.visitor().get("/play").body();
        assertThat(lobby.indexOf("href=\"/computer\"")).isPositive().isLessThan(lobby.indexOf("action=\"/play\""));
    }

    @Test
    void theProgramComesWithItsLicenceAndNothingElse() {
        Browser visitor = server.visitor();
        HttpResponse<byte[]> program = visitor.file(ENGINE.folder() + "stockfish.wasm");
        assertThat(program.statusCode()).isEqualTo(200);
        assertThat(program.headers().firstValue("Content-Type")).contains("application/wasm");
        assertThat(program.body()).startsWith(0, 'a', 's', 'm');
        assertThat(embedder(program)).isEqualTo("require-corp");
        assertThat(visitor.get(ENGINE.folder() + "Copying.txt").body()).contains("GNU GENERAL PUBLIC LICENSE");
        assertThat(visitor.get("/computer").body()).contains(ENGINE.folder() + "Copying.txt");
        for (String other : new String[] {
            "/engine/0.0.0/stockfish.js", ENGINE.folder() + "uci.js", ENGINE.folder() + "..%2Fassets%2Fassets.json"
        }) {
            assertThat(visitor.get(other).statusCode()).as(other).isIn(400, 404);
        }
    }

    /** Compressed, the program is fetched once for all visits. */
    @Test
    void itIsFetchedOnceAndCompressed() {
        HttpResponse<String> response =
                server.visitor().get(ENGINE.folder() + "stockfish.js", "Accept-Encoding", "gzip");
        assertThat(response.headers().firstValue("Content-Encoding")).contains("gzip");
        assertThat(response.headers().firstValue("Cache-Control").orElse("")).contains("immutable");
    }

    /** Where npm could not fetch the program, the build has none and the site says nothing of it. */
    @Test
    void withoutTheProgramThereIsNoAddressForIt() {
        EngineFiles none = new EngineFiles("/org/chuhe/server/nowhere/");
        assertThat(none.present()).isFalse();
        assertThat(none.folder()).isEmpty();
    }
}
