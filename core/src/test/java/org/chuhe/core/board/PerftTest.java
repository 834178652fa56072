package org.chuhe.core.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.chuhe.core.notation.Fen;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The published counts of perft.txt; the deep ones in the profile "slow". */
class PerftTest {
    record Count(String fen, int depth, long nodes) {}

    @ParameterizedTest
    @MethodSource("shallow")
    void countsTheLinesOfPlay(Count expected) {
        assertThat(Perft.count(Fen.read(expected.fen()).toBoard(), expected.depth()))
                .isEqualTo(expected.nodes());
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("deep")
    void countsTheLinesOfPlayToTheFullDepth(Count expected) {
        assertThat(Perft.count(Fen.read(expected.fen()).toBoard(), expected.depth()))
                .isEqualTo(expected.nodes());
    }

    static Stream<Count> shallow() throws IOException {
        return counts().stream().filter(count -> count.depth() <= 4);
    }

    static Stream<Count> deep() throws IOException {
        return counts().stream().filter(count -> count.depth() > 4);
    }

    private static List<Count> counts() throws IOException {
        List<Count> counts = new ArrayList<>();
        try (var in = PerftTest.class.getResourceAsStream("perft.txt")) {
            new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#") && !line.isBlank())
                    .forEach(line -> {
                        String[] parts = line.split(";");
                        for (int i = 1; i < parts.length; i++) {
                            String[] count = parts[i].trim().substring(1).split(" ");
                            counts.add(
                                    new Count(parts[0].trim(), Integer.parseInt(count[0]), Long.parseLong(count[1])));
                        }
                    });
        }
        return counts;
    }
}
