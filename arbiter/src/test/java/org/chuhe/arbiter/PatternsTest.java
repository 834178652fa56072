package org.chuhe.arbiter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.stream.Stream;
import org.chuhe.arbiter.Figures.Figure;
import org.chuhe.arbiter.book.SidePlay;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.sequence.MoveSequence;
import org.chuhe.testing.JsonLines;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** A side's play is called what the commentary of the book calls it, wherever it gives it a name. */
class PatternsTest {
    static Stream<JsonNode> named() {
        return JsonLines.resource(PatternsTest.class, "patterns.jsonl").stream();
    }

    @ParameterizedTest
    @MethodSource("named")
    void aSidesPlayBearsTheNameThatTheCommentaryGivesIt(JsonNode named) {
        Figure figure = Figures.all()
                .filter(each -> each.id().equals(named.get("id").asString()))
                .findFirst()
                .orElseThrow();
        Ruling ruling = Arbiter.of(RuleBooks.byId(figure.rules()).orElseThrow()).judge(figure.cycle());
        assertNamed(ruling, ruling.decision().red(), named.get("red"));
        assertNamed(ruling, ruling.decision().black(), named.get("black"));
    }

    private static void assertNamed(Ruling ruling, SidePlay play, JsonNode names) {
        String pattern = play.pattern().words(ruling.book()).in(Locale.CHINESE);
        names.valueStream().forEach(name -> assertThat(pattern).contains(name.asString()));
    }

    @Test
    void severalPliesAreCountedInThePlural() {
        Figure figure = Figures.of("elementary.jsonl")
                .filter(each -> each.id().equals("el-h01-cxa2020"))
                .findFirst()
                .orElseThrow();
        Ruling ruling = Arbiter.of(RuleBooks.CXA_2020)
                .judge(MoveSequence.of(figure.position(), figure.moves()))
                .ruling();
        assertThat(ruling.decision().black().pattern().words(ruling.book()).in(Locale.ENGLISH))
                .isEqualTo("two idle moves");
    }
}
