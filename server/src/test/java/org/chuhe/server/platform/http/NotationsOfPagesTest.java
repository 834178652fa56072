package org.chuhe.server.platform.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.core.Position;
import org.chuhe.core.notation.Iccs;
import org.chuhe.core.notation.Notations;
import org.chuhe.server.TestServer;
import org.junit.jupiter.api.Test;

/** The notations that readers choose from are those of the core, and a choice comes back as it was made. */
class NotationsOfPagesTest {
    @Test
    void settingsOfferWhatTheCoreSpells() throws IOException {
        String script = Files.readString(Path.of("src/main/web/common/settings.ts"));
        Matcher table = Pattern.compile("const WRITTEN = \\{([^}]*)}").matcher(script);
        assertThat(table.find()).isTrue();
        Map<String, String> samples = new LinkedHashMap<>();
        Matcher sample = Pattern.compile("\"?([\\w-]+)\"?: \"([^\"]+)\"").matcher(table.group(1));
        while (sample.find()) {
            samples.put(sample.group(1), sample.group(2));
        }
        Position position = Position.START.play(Iccs.parse("h2e2"));
        assertThat(samples).isEqualTo(Notations.usual().spellings(position, Iccs.parse("h9g7")));
    }

    @Test
    void theCookieOfAReaderIsKeptInEveryLanguage() {
        try (TestServer server = TestServer.start()) {
            for (String language : new String[] {"zh", "en", "zh-Hant", "vi"}) {
                for (String id : Notations.usual().ids()) {
                    HttpResponse<String> page = server.visitor()
                            .get("/desk", "Accept-Language", language, "Cookie", "chuhe_notation=" + id);
                    assertThat(page.body()).contains("data-notation=\"" + id + "\"");
                }
            }
            assertThat(server.visitor()
                            .get("/desk", "Accept-Language", "en", "Cookie", "chuhe_notation=chinese")
                            .body())
                    .contains("data-notation=\"iccs\"");
        }
    }
}
