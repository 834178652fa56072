package org.chuhe.eventfiles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.chuhe.json.JsonException;
import org.chuhe.text.Result;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.RegulationsBuilder;
import org.chuhe.tournament.regulations.Scoring;
import org.chuhe.tournament.simulation.Conditions;
import org.chuhe.tournament.simulation.EventGenerator;
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
    void halfPointsOfChessProgramsAreWholeOnes() {
        assertThat(read(FILE + "BBW  1.0\nBBD  0.5\nBBL  0.0\n").regulations().scoring())
                .isEqualTo(Scoring.STANDARD);
        assertThat(read(FILE + "BBD 0.5\n").regulations().scoring()).isEqualTo(Scoring.STANDARD);
        assertThat(read(FILE + "BBW 3.0\nBBD 1.0\n").regulations().scoring()).isEqualTo(Scoring.THREE_POINTS);
        assertThatThrownBy(() -> read(FILE + "BBD 0.3\n")).isInstanceOf(JsonException.class);
        assertThatThrownBy(() -> read(FILE + "BBW 1\nBBL 1\n")).isInstanceOf(JsonException.class);
    }

    @Test
    void encodingsAreToldApart() {
        String western = FILE.replace("Alpha, A", "Müller,Ö").replace("Gamma", "Ñuñ o");
        String chinese = FILE.replace("Alpha, A", "赵鑫鑫     ").replace("Gamma", "王天一  ");
        Charset latin = Charset.forName("windows-1252");
        Charset gb = Charset.forName("GB18030");
        assertThat(TrfImport.read("x", western.getBytes(latin))).isEqualTo(read(western));
        assertThat(TrfImport.read("x", chinese.getBytes(gb))).isEqualTo(read(chinese));
        assertThat(TrfImport.read("x", ("\uFEFF" + chinese).getBytes(StandardCharsets.UTF_16LE)))
                .isEqualTo(read(chinese));
        byte[] both = FILE.replace("Alpha, A", "M\u00FCller,A").getBytes(latin);
        byte[] more = "XXU 2 上海\n".getBytes(gb);
        byte[] mixed = Arrays.copyOf(both, both.length + more.length);
        System.arraycopy(more, 0, mixed, both.length, more.length);
        assertThatThrownBy(() -> TrfImport.read("x", mixed)).hasMessageContaining("UTF-8");
    }

    /** What the format holds of an event: people, colours, results, byes and who was away. */
    @Test
    void whatIsWrittenIsReadAgain() {
        for (int seed = 0; seed < 60; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int games = 1 + seed % 3;
            Tournament t = EventGenerator.play(
                    "公开赛 " + seed,
                    new RegulationsBuilder(seed % 2 == 0 ? Format.SWISS : Format.ROUND_ROBIN)
                            .rounds(seed % 2 == 0 ? 4 : 0)
                            .gamesPerMatch(games)
                            .scoring(seed % 5 == 0 ? Scoring.DRAW_ODDS : Scoring.STANDARD)
                            .build(),
                    5 + random.nextInt(6),
                    seed % 4 == 0 ? Conditions.CALM : Conditions.ROUGH,
                    random);
            Event written = t.event();
            Event read = TrfImport.read("x.trf", TrfExport.of(t).getBytes(StandardCharsets.UTF_8));
            assertThat(read.name()).isEqualTo(written.name());
            assertThat(read.regulations().format())
                    .isEqualTo(written.regulations().format());
            assertThat(read.regulations().gamesPerMatch()).isEqualTo(games);
            assertThat(read.regulations().scoring())
                    .isEqualTo(written.regulations().scoring());
            assertThat(read.players())
                    .extracting(p -> List.of(p.no(), p.name(), p.rating(), p.unit()))
                    .isEqualTo(written.players().stream()
                            .sorted(Comparator.comparing(p -> p.no()))
                            .map(p -> List.of(p.no(), p.name(), p.rating(), p.unit()))
                            .toList());
            assertThat(read.roundsPaired()).isEqualTo(written.roundsPaired());
            for (int round = 1; round <= read.roundsPaired(); round++) {
                assertThat(games(read, round)).as("seed %d", seed).isEqualTo(games(written, round));
                if (seed % 2 == 0) {
                    assertThat(read.round(round).orElseThrow().byes())
                            .containsExactlyInAnyOrderElementsOf(
                                    written.round(round).orElseThrow().byes());
                }
            }
            assertThat(TrfExport.of(Tournament.of(read)).lines().filter(line -> line.startsWith("001")))
                    .as("seed %d", seed)
                    .hasSameSizeAs(read.players());
        }
    }

    private static Set<String> games(Event event, int round) {
        return event.round(round)
                .orElseThrow()
                .games()
                .map(g -> g.number() + ": " + g.red() + "-" + g.black() + " " + g.result())
                .collect(Collectors.toCollection(TreeSet::new));
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
