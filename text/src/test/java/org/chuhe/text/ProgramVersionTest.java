package org.chuhe.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ProgramVersionTest {
    @Test
    void itIsTheVersionOfTheBuild() throws IOException {
        String pom = Files.readString(Path.of("../pom.xml"));
        assertThat(pom.substring(0, pom.indexOf("<modules>")))
                .contains("<version>" + ProgramVersion.CURRENT + "</version>");
    }
}
