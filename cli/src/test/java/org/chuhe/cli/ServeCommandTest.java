package org.chuhe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.chuhe.cli.console.Console;
import org.chuhe.server.platform.config.Setting;
import org.chuhe.server.platform.config.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import picocli.CommandLine;

/** What a server can be told, it can be told by a flag. */
class ServeCommandTest {
    private static final Path DOCS = Path.of("..", "docs");

    private static Map<String, String> flags(String... args) {
        ServeCommand command = new ServeCommand(new Console(Locale.ENGLISH, false, System.in, System.out, System.err));
        new CommandLine(command).parseArgs(args);
        return command.flags();
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "DATABASE_PASSWORD")
    void everySettingIsAFlag(Setting setting) {
        String value = setting.usual().isEmpty() ? "something" : setting.usual();
        assertThat(flags("--" + setting.code(), value)).containsEntry(setting.code(), value);
    }

    @ParameterizedTest
    @EnumSource
    void everySettingIsInTheOperatorsGuideAndInThePackagesFile(Setting setting) throws IOException {
        for (String guide : new String[] {"operating.md", "operating.zh.md"}) {
            assertThat(Files.readString(DOCS.resolve(guide)))
                    .as(guide)
                    .containsPattern("[|,、] ?`" + setting.code() + "`");
        }
        if (setting != Setting.DATABASE_PASSWORD) {
            assertThat(Files.readString(Path.of("..", "packaging", "chuhe.properties")))
                    .containsPattern("(?m)^#?" + setting.code() + " = ");
        }
    }

    @Test
    void aSwitchNeedsNoValue() {
        assertThat(flags("--behind-proxy")).containsEntry("behind-proxy", "true");
        assertThat(flags("--behind-proxy=no", "--port", "1")).containsEntry("behind-proxy", "no");
        assertThat(flags("--trusted-proxies", "10.0.0.1")).containsEntry("behind-proxy", "true");
        assertThat(flags("--closed-registration")).containsEntry("open-registration", "false");
        assertThat(flags("--open-registration=no")).containsEntry("open-registration", "no");
        assertThat(flags()).isEmpty();
        assertThat(Settings.read(flags("--language", "en", "--keep-shared-days=30"), Map.of())
                        .keeping()
                        .sharedDays())
                .isEqualTo(30);
    }
}
