package org.chuhe.game.incident;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import org.chuhe.arbiter.claim.Consequence;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.game.Referee;
import org.chuhe.game.result.Authority;
import org.chuhe.game.result.ConductBook;
import org.chuhe.game.result.Words;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.state.EndEvent.Signer;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.Players;
import org.chuhe.testing.Seeded;
import org.chuhe.text.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EntryReaderTest {
    private static final String WORDS =
            "red black h2 e0 h2e2 炮二平五 C2.5 12:30 4 8.1.1 draw void must-vary arbiter press chief : why ： 红 1-0 @ ?";

    private static TableEntry read(String line) {
        return EntryReader.read(Position.START, 7, line);
    }

    private static GameState game() {
        return new Referee().start(0, new Players("甲", "乙"), GameRegulations.national());
    }

    private static Square point(String name) {
        return Square.parse(name).orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(strings = {"炮二平五", "C2.5", "h2e2", "H2-E2", "move 炮二平五", "move red h2e2"})
    void aMoveIsReadInAnyNotation(String line) {
        TableEntry entry = read(line);
        assertThat(entry.incident()).isEqualTo(Incident.MOVE);
        assertThat(entry.details().move()).contains(new Move(point("h2"), point("e2")));
        assertThat(entry.details().press()).isFalse();
        assertThat(read(line + " press").details().press()).isTrue();
    }

    @Test
    void anIllegalMoveIsSaidByItsPoints() {
        assertThat(read("illegal red h2h9").details().move()).contains(new Move(point("h2"), point("h9")));
        assertThatThrownBy(() -> read("马二进四"))
                .isInstanceOfSatisfying(
                        EntryException.class,
                        e -> assertThat(e.words().in(Locale.CHINESE)).contains("马二进四", "h2h9"));
    }

    @Test
    void partsStandInAnyOrder() {
        IncidentDetails details = read("touched h2 red e0").details();
        assertThat(details.side()).contains(Side.RED);
        assertThat(details.points()).containsExactly(point("h2"), point("e0"));
        assertThat(read("摸子 黑方 e9").details().side()).contains(Side.BLACK);
    }

    @Test
    void figuresChoicesAndReasonsAreRead() {
        assertThat(read("set-clock red 12:30").details().millis()).contains(750_000L);
        assertThat(read("set-clock red 1:00:05").details().millis()).contains(3_605_000L);
        assertThat(read("missed-entries black 4").details().number()).contains(4);
        assertThat(read("foul red 8.1.1").details().article()).contains(ConductBook.article("8.1.1"));
        assertThat(read("decide 1-0 9 : 对手退场").details().outcome()).contains(Result.RED_WINS);
        assertThat(read("ruling must-vary red 25.3 : 长捉").details().verdict()).contains(Consequence.MUST_VARY);
        assertThat(read("sign arbiter").details().signer()).contains(Signer.ARBITER);
        assertThat(read("sign 红").details().signer()).contains(Signer.RED);
        assertThat(read("chief exclude black ：使用手机").details().by()).isEqualTo(Authority.CHIEF_ARBITER);
        assertThat(read("chief exclude black ：使用手机").details().why()).isEqualTo(Words.said("使用手机"));
        assertThat(read("组委会 expel red : 12:30").details().why()).isEqualTo(Words.said("12:30"));
    }

    @Test
    void whatALogCouldNotKeepIsLeftOutOfReasons() {
        assertThat(EntryReader.reason("a\u0007b\u2028c ")).isEqualTo(Words.said("a b c"));
        assertThat(EntryReader.reason(" \n ")).isEqualTo(Words.NONE);
        assertThat(EntryReader.reason("x".repeat(5000)).in(Locale.ENGLISH)).hasSize(1000);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "   ",
                ": why",
                "nonsense",
                "touched red zz",
                "touched",
                "touched red",
                "set-clock red",
                "set-clock red 5",
                "foul red",
                "sign",
                "decide draw",
                "ruling",
                "ruling must-vary 25.3 : x",
                "named-point red e0 e1",
                "between red e0 e1",
                "displaced",
                "warn red",
                "note"
            })
    void whatIsNotSaidIsAskedFor(String line) {
        assertThatThrownBy(() -> read(line).commands(game()))
                .isInstanceOfSatisfying(
                        EntryException.class,
                        e -> assertThat(List.of(
                                        e.words().in(Locale.CHINESE), e.words().in(Locale.ENGLISH)))
                                .noneMatch(String::isBlank));
    }

    @Test
    void aLineHasAnEnd() {
        assertThatThrownBy(() -> read("note : " + "x".repeat(3000))).isInstanceOf(EntryException.class);
    }

    @Test
    void anyLineIsAnEntryOrItIsSaidWhyNot() {
        String[] words = WORDS.split(" ");
        GameState game = game();
        Seeded.forAll(500, random -> {
            StringBuilder line = new StringBuilder();
            if (random.nextInt(4) > 0) {
                line.append(Incident.values()[random.nextInt(Incident.values().length)].code());
            }
            for (int i = random.nextInt(8); i > 0; i--) {
                line.append(' ').append(words[random.nextInt(words.length)]);
            }
            if (random.nextInt(3) == 0) {
                line.insert(random.nextInt(line.length() + 1), (char) random.nextInt(0x10000));
            }
            try {
                assertThat(EntryReader.read(game.position(), 5, line.toString()).commands(game))
                        .isNotEmpty();
            } catch (EntryException e) {
                assertThat(e.words().in(Locale.ENGLISH)).isNotBlank();
            }
        });
    }
}
