package org.chuhe.server.event.boards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.chuhe.testing.Seeded;
import org.junit.jupiter.api.Test;

class BoardChoiceTest {
    private static final String ALPHABET = "0123456789.,， x-&%";

    private static String anything(SplittableRandom random) {
        StringBuilder text = new StringBuilder();
        for (int length = random.nextInt(60); length > 0; length--) {
            text.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
        }
        return text.toString();
    }

    private static BoardChoice read(String query) {
        Map<String, String> fields = new HashMap<>();
        for (String part : query.split("&")) {
            fields.put(part.split("=")[0], part.split("=")[1]);
        }
        return BoardChoice.read(fields::get);
    }

    @Test
    void whateverAnAddressSaysIsAChoiceThatCanBePassedOn() {
        Seeded.forAll(500, random -> {
            Map<String, String> query = new HashMap<>();
            for (String name : List.of("n", "round", "tables")) {
                if (random.nextBoolean()) {
                    query.put(name, anything(random));
                }
            }
            BoardChoice choice = BoardChoice.read(query::get);
            assertThat(BoardChoice.SIZES).contains(choice.most());
            assertThat(choice.tables().size()).isLessThanOrEqualTo(16);
            assertThat(read(choice.query())).isEqualTo(choice);
        });
    }

    @Test
    void sizesAreThoseThatFit() {
        assertThat(BoardChoice.read(name -> null)).isEqualTo(new BoardChoice(0, 4, List.of()));
        assertThat(read("n=5").most()).isEqualTo(8);
        assertThat(read("n=99999").most()).isEqualTo(16);
        assertThat(read("tables=1,3,7").most()).isEqualTo(4);
        assertThat(read("tables=7.2,3,7.2").tables()).containsExactly("7.2", "3");
    }
}
