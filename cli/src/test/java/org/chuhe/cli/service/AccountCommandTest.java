package org.chuhe.cli.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.chuhe.cli.Run;
import org.chuhe.server.ChuheServer;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.platform.config.Settings;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The only administrator has forgotten his password: the link that he gets leads to his server. */
class AccountCommandTest {
    @TempDir
    private Path folder;

    private String data;

    @BeforeEach
    void begin() {
        data = folder.resolve("data").toString();
        try (ChuheServer server = ChuheServer.start(Settings.read(Map.of("data", data, "port", "0"), Map.of()))) {
            server.site().accounts().create("root", "river and border", Set.of(Role.ADMIN));
        }
    }

    private static String link(String... args) {
        Run run = Run.of(args);
        assertThat(run.err()).isEmpty();
        return run.out();
    }

    @Test
    void theLinkLeadsWhereTheServerIs() throws IOException {
        assertThat(link("account", "reset", "root", "--data", data)).contains("http://127.0.0.1:8080/resets/");
        assertThat(link("account", "reset", "root", "--data", data, "--port", "9000", "--host", "0.0.0.0"))
                .contains("http://localhost:9000/resets/");
        assertThat(link("account", "reset", "root", "--data", data, "--url", "https://xiangqi.example.org/"))
                .contains("https://xiangqi.example.org/resets/");
        Path config = folder.resolve("chuhe.properties");
        Files.writeString(config, "data = " + data.replace('\\', '/') + "\nhost = 192.0.2.7\nport = 8123\n");
        assertThat(link("account", "reset", "root", "--config", config.toString()))
                .contains("http://192.0.2.7:8123/resets/");
    }
}
