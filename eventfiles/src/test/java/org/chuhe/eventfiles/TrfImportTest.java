package org.chuhe.eventfiles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;
import org.chuhe.json.JsonException;
import org.chuhe.text.Result;
import org.chuhe.tournament.model.Event;
import org.junit.jupiter.api.Test;

/** The file that chess programs exchange. */
class TrfImportTest {
    private static final String FILE = """
            012 Open
            XXR 5
            001    1 m GM Alpha, A                          2500 CHN     8601234 1990/01/02  2.0    1     2 w 1     3 b 1
            001    2 w    Beta, B                           2400                 2010        1.0    2     1 b 0  0000 - U
            001    3      Gamma                                                              0.5    3  0000 - H     1 w 0
            """;

    private static Event read(String text) {
        return TrfImport.read("x.trf", text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void playersAndRoundsAreRead() {
        Event event = read(FILE);
        assertThat(event.name()).isEqualTo("Open");
        assertThat(event.regulations().rounds()).isEqualTo(5);
        assertThat(event.players()).extracting(p -> p.name()).containsExactly("Alpha, A", "Beta, B", "Gamma");
        assertThat(event.players().get(0).rating()).isEqualTo(2500);
        assertThat(event.players().get(0).person().title()).isEqualTo("GM");
        assertThat(event.players().get(0).person().birth().code()).isEqualTo("1990-01-02");
        assertThat(event.players().get(0).person().id()).isEqualTo("8601234");
        assertThat(event.players().get(1).person().birth().code()).isEqualTo("2010");
        assertThat(event.round(1).orElseThrow().games().map(g -> g.result())).containsExactly(Result.RED_WINS);
        assertThat(event.round(2).orElseThrow().games().map(g -> g.red() + "-" + g.black()))
                .containsExactly("3-1");
        assertThat(event.round(2).orElseThrow().byes()).containsExactly(2);
        assertThat(event.players().get(2).attendance().halfByes()).containsExactly(1);
    }

    @Test
    void linesThatContradictEachOtherAreRefused() {
        assertThatThrownBy(() -> read(FILE.replace("1 b 0", "3 b 0"))).isInstanceOf(JsonException.class);
        assertThatThrownBy(() -> read(FILE.replace("   2 w 1", "   2 b 1"))).isInstanceOf(JsonException.class);
        assertThatThrownBy(() -> read(FILE.replace("001    3", "001    2"))).isInstanceOf(JsonException.class);
        assertThatThrownBy(() -> read("")).isInstanceOf(JsonException.class);
        assertThatThrownBy(() -> read(FILE + "013 Team\n")).isInstanceOf(JsonException.class);
    }

    @Test
    void anyDamageIsAProblemOfTheFileAndNothingElse() {
        SplittableRandom random = new SplittableRandom(11);
        for (int run = 0; run < 3_000; run++) {
            StringBuilder text = new StringBuilder(FILE);
            for (int i = 1 + random.nextInt(5); i > 0; i--) {
                int at = random.nextInt(text.length());
                switch (random.nextInt(3)) {
                    case 0 -> text.deleteCharAt(at);
                    case 1 -> text.setCharAt(at, (char) (32 + random.nextInt(90)));
                    default -> text.insert(at, random.nextBoolean() ? "棋" : "\uD83D\uDE00");
                }
            }
            try {
                assertThat(read(text.toString()).players()).isNotEmpty();
            } catch (JsonException e) {
                assertThat(e.words()).isNotNull();
            }
        }
    }
}
