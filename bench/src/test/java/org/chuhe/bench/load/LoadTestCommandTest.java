package org.chuhe.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class LoadTestCommandTest {
    private final StringWriter err = new StringWriter();

    @Test
    void otherMachinesAreLeftAlone() {
        assertThat(run("--server", "http://203.0.113.7:8080")).isEqualTo(2);
        assertThat(err.toString()).contains("203.0.113.7");
    }

    @Test
    void theLoadIsBounded() {
        assertThat(run("--games", "1000000")).isEqualTo(2);
        assertThat(err.toString()).contains("50000");
    }

    private int run(String... args) {
        return new CommandLine(new LoadTestCommand(System.out))
                .setErr(new PrintWriter(err))
                .execute(args);
    }
}
