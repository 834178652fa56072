package org.chuhe.engines.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import java.util.Map;
import org.chuhe.engines.protocol.RankDialect;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs as users describe them. */
class EngineSpecTest {
    @Test
    void theNameIsThatOfTheProgram() {
        assertThat(EngineSpec.parse("/usr/games/fairy-stockfish").name()).isEqualTo("fairy-stockfish");
    }

    @Test
    void everythingThatCanBeSet() {
        EngineSpec spec = EngineSpec.parse("\"/opt/my engine/e\" -x \"a b\"; name=甲; dir=/opt; protocol=ucci; clock=ms;"
                + " nodes=500; depth=7; ranks=1; option.Skill Level=3; option.Book=a=b");
        assertThat(spec.command()).containsExactly("/opt/my engine/e", "-x", "a b");
        assertThat(spec.name()).isEqualTo("甲");
        assertThat(spec.folder()).isEqualTo("/opt");
        assertThat(spec.protocol()).contains("ucci");
        assertThat(spec.millis()).contains(true);
        assertThat(spec.ranks()).contains(RankDialect.FROM_ONE);
        assertThat(spec.limits().nodes()).isEqualTo(500);
        assertThat(spec.limits().depth()).isEqualTo(7);
        assertThat(spec.options()).isEqualTo(Map.of("Skill Level", "3", "Book", "a=b"));
        assertThat(EngineSpec.parse(spec.text())).isEqualTo(spec);
        assertThat(spec.named("乙").text()).contains("; name=乙;");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''|begins with its command",
                "e; nonsense|KEY=VALUE",
                "e; colour=red|no setting colour",
                "e; protocol=xboard|possible: uci, ucci",
                "e; nodes=many|must be a number",
                "e; nodes=0|must be a number"
            })
    void whatIsWrongIsSaid(String text, String words) {
        assertThatThrownBy(() -> EngineSpec.parse(text))
                .isInstanceOf(EngineSpecException.class)
                .hasMessageContaining(words)
                .satisfies(e -> assertThat(((EngineSpecException) e).words().in(Locale.CHINESE))
                        .contains("引擎"));
    }
}
