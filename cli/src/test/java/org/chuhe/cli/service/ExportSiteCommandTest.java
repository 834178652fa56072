package org.chuhe.cli.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.chuhe.cli.Run;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The application that works without a server, as files. What they do in a browser is tested in {@code server}. */
@Tag("patient")
class ExportSiteCommandTest {
    @TempDir
    private Path folder;

    @Test
    void writesAFolderForAnyWebSpace() throws IOException {
        Path site = folder.resolve("web/chuhe");
        Run run = Run.of("export-site", site.toString());
        assertThat(run.err()).isEmpty();
        assertThat(run.exit()).isZero();
        assertThat(run.out()).contains(site.toString(), "MB");
        assertThat(Files.readString(site.resolve("sw.js"))).startsWith("const SITE={\"version\":\"");
        assertThat(site.resolve("zh/desk.html")).content().contains("<html lang=\"zh-Hans\"", "data-app=\"\"");
        assertThat(site.resolve("en/rules/figures/cxa2020-fig-03.html"))
                .content()
                .contains("data-app=\"../../\"");
    }

    @Test
    void aFileIsNoFolder() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "x");
        Run run = Run.of("export-site", file.toString());
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("is a file");
        assertThat(Run.of("export-site").exit()).isEqualTo(2);
    }
}
