package org.chuhe.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import org.chuhe.testing.Seeded;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Trees are read and written to the letter as Jackson's mapper does: event files are compared by what it once wrote. */
class JsonTreeTest {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final JsonMapper SORTING =
            JsonMapper.builder().enable(JsonNodeFeature.WRITE_PROPERTIES_SORTED).build();
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    @Test
    void treesAreReadAndWrittenAsTheMapperDoes() {
        Seeded.forAll(2_000, random -> {
            JsonNode tree = tree(random, 4);
            String text = MAPPER.writeValueAsString(tree);
            assertThat(JsonTree.text(tree)).isEqualTo(text);
            assertThat(JsonTree.sortedText(tree)).isEqualTo(SORTING.writeValueAsString(tree));
            assertThat(JsonTree.read(text)).isEqualTo(MAPPER.readTree(text));
            assertThat(JsonTree.of(JsonTree.plain(tree))).isEqualTo(MAPPER.valueToTree(JsonTree.plain(tree)));
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"{", "[1,", "{\"a\" 1}", "nul", "1 2", "{} {}", "]", "\"", "{\"a\":}"})
    void whatIsNoValueIsRefused(String text) {
        assertThatThrownBy(() -> JsonTree.read(text)).isInstanceOf(JacksonException.class);
    }

    @Test
    void aTextWithoutAValueIsMissing() {
        assertThat(JsonTree.read(" \n").isMissingNode()).isTrue();
    }

    @Test
    void noTextIsTooDeepForTheStack() {
        String deep = "[".repeat(1_000_000);
        assertThatThrownBy(() -> JsonTree.read(deep)).isInstanceOf(JacksonException.class);
    }

    private static JsonNode tree(SplittableRandom random, int depth) {
        return switch (random.nextInt(depth > 0 ? 10 : 8)) {
            case 0 -> NODES.nullNode();
            case 1 -> NODES.booleanNode(random.nextBoolean());
            case 2 -> NODES.numberNode(random.nextInt(-20, 2000));
            case 3 -> NODES.numberNode(random.nextLong());
            case 4 -> NODES.numberNode(random.nextDouble(-1e6, 1e6));
            case 5 -> NODES.numberNode(random.nextInt(100_000) / 4.0);
            case 6, 7 -> NODES.stringNode(text(random));
            case 8 -> {
                ArrayNode array = NODES.arrayNode();
                for (int i = random.nextInt(5); i > 0; i--) {
                    array.add(tree(random, depth - 1));
                }
                yield array;
            }
            default -> {
                ObjectNode object = NODES.objectNode();
                for (int i = random.nextInt(5); i > 0; i--) {
                    object.set(text(random), tree(random, depth - 1));
                }
                yield object;
            }
        };
    }

    private static String text(SplittableRandom random) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(6); i > 0; i--) {
            text.appendCodePoint(
                    switch (random.nextInt(4)) {
                        case 0 -> random.nextInt(0x80);
                        case 1 -> random.nextInt(0x4E00, 0x9FA5);
                        case 2 -> random.nextInt(0x1F300, 0x1F600);
                        default -> "\"\\/<>\u2028\u0000\u007F".charAt(random.nextInt(8));
                    });
        }
        return text.toString();
    }
}
