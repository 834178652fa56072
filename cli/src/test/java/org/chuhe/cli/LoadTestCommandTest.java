package org.chuhe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.chuhe.cli.console.Exit;
import org.junit.jupiter.api.Test;

class LoadTestCommandTest {
    @Test
    void otherMachinesAreLeftAlone() {
        Run run = Run.of("loadtest", "--server", "http://203.0.113.7:8080", "--lang", "en");
        assertThat(run.exit()).isEqualTo(Exit.BAD_INPUT);
        assertThat(run.err()).contains("203.0.113.7");
    }

    @Test
    void theLoadIsBounded() {
        Run run = Run.of("loadtest", "--games", "1000000", "--lang", "en");
        assertThat(run.exit()).isEqualTo(Exit.BAD_INPUT);
        assertThat(run.err()).contains("50000");
    }
}
