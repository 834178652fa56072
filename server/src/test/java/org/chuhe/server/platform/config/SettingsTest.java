package org.chuhe.server.platform.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SettingsTest {
    @Test
    void flagsGoBeforeTheEnvironmentAndThatBeforeTheFile(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("chuhe.properties");
        Files.writeString(file, "port = 1\nhost = file\ndata = file\nlanguage = en\n");
        Settings settings = Settings.read(
                Map.of("config", file.toString(), "port", "3"), Map.of("CHUHE_PORT", "2", "CHUHE_HOST", "env"));
        assertThat(settings.port()).isEqualTo(3);
        assertThat(settings.host()).isEqualTo("env");
        assertThat(settings.data()).isEqualTo(Path.of("file"));
        assertThat(settings.language()).isEqualTo(Locale.ENGLISH);
    }

    @Test
    void withoutAnythingItServesThisMachineOnly() {
        Settings settings = Settings.read(Map.of(), Map.of());
        assertThat(settings.host()).isEqualTo("127.0.0.1");
        assertThat(settings.database()).isEmpty();
        assertThat(settings.openRegistration()).isTrue();
        assertThat(settings.proxies().trusts("127.0.0.1")).isFalse();
    }

    @Test
    void anEngineIsThereOnlyIfItIsNamed() {
        assertThat(Settings.read(Map.of(), Map.of()).analysis()).isEqualTo(new AnalysisEngine(Optional.empty(), 1, 10));
        AnalysisEngine named = Settings.read(
                        Map.of("engine", "/usr/games/pikafish --quiet; option.Hash=64", "engine-processes", "3"),
                        Map.of("CHUHE_ENGINE_SECONDS", "4"))
                .analysis();
        assertThat(named.spec().orElseThrow().command()).containsExactly("/usr/games/pikafish", "--quiet");
        assertThat(named.spec().orElseThrow().options()).containsEntry("Hash", "64");
        assertThat(named.processes()).isEqualTo(3);
        assertThat(named.seconds()).isEqualTo(4);
        assertThatThrownBy(() -> Settings.read(Map.of("engine", "x; wings=2"), Map.of()))
                .isInstanceOf(SettingsException.class)
                .hasMessageContaining("wings");
    }

    @Test
    void aDatabaseMayBeNamedTheShortWay() {
        assertThat(Settings.read(Map.of("database", "postgresql://host/chuhe"), Map.of())
                        .database())
                .isEqualTo("jdbc:postgresql://host/chuhe");
    }

    @ParameterizedTest
    @CsvSource({
        "port, 70000",
        "port, http",
        "language, fr",
        "log, xml",
        "behind-proxy, perhaps",
        "config, /nowhere/at/all"
    })
    void whatCannotBeUsedIsNamed(String key, String value) {
        assertThatThrownBy(() -> Settings.read(Map.of(key, value), Map.of()))
                .isInstanceOf(SettingsException.class)
                .hasMessageContaining(value);
    }

    @Test
    void aDatabaseThatCannotBeUsedIsNamedWithoutItsPassword() {
        assertThatThrownBy(() -> Settings.read(Map.of("database", "mysql://me:secret@host/chuhe"), Map.of()))
                .isInstanceOf(SettingsException.class)
                .hasMessageContaining("mysql:")
                .hasMessageNotContaining("secret");
    }
}
