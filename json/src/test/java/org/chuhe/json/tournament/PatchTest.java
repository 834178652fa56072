package org.chuhe.json.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.chuhe.testing.Seeded;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

class PatchTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final String[] KEYS = {"a", "b/c", "~d", "e~1f", ""};

    private static JsonNode random(SplittableRandom random, int depth) {
        JsonNodeFactory nodes = JsonNodeFactory.instance;
        int kind = depth == 0 ? random.nextInt(2) : random.nextInt(4);
        if (kind == 0) {
            return nodes.numberNode(random.nextInt(3));
        }
        if (kind == 1) {
            return random.nextBoolean() ? nodes.nullNode() : nodes.stringNode("x" + random.nextInt(3));
        }
        if (kind == 2) {
            ArrayNode list = nodes.arrayNode();
            int size = random.nextInt(4);
            for (int i = 0; i < size; i++) {
                list.add(random(random, depth - 1));
            }
            return list;
        }
        return object(random, depth);
    }

    private static ObjectNode object(SplittableRandom random, int depth) {
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        for (String key : KEYS) {
            if (random.nextBoolean()) {
                object.set(key, random(random, depth - 1));
            }
        }
        return object;
    }

    @Test
    void leadsFromAnyTreeToAnyOther() {
        Seeded.forAll(3_000, random -> {
            ObjectNode from = object(random, 4);
            ObjectNode to = object(random, 4);
            ArrayNode steps = Patch.between(from, to);
            JsonNode written = JSON.readTree(steps.toString());
            assertThat(Patch.apply(from, written)).contains(to);
            assertThat(Patch.between(from, from)).isEmpty();
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[{\"path\":\"/x/y\",\"value\":1}]",
                "[{\"path\":\"/x\",\"remove\":true}]",
                "[{\"path\":\"/list/7\",\"value\":1}]",
                "[{\"path\":\"/list/x\",\"value\":1}]",
                "[{\"path\":\"/list\",\"length\":9}]",
                "[{\"path\":\"/list\",\"length\":\"x\"}]",
                "[{\"path\":\"\",\"value\":1}]",
                "[{\"path\":\"/list\"}]",
                "[{}]"
            })
    void stepsThatLeadNowhereAreRefused(String steps) {
        ObjectNode tree = (ObjectNode) JSON.readTree("{\"list\":[1,2]}");
        assertThat(Patch.apply(tree, JSON.readTree(steps))).isEmpty();
        assertThat(tree).hasToString("{\"list\":[1,2]}");
    }
}
