package org.chuhe.eventfiles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.chuhe.testing.Seeded;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

    /** The examples of RFC 6902, appendices A.1 to A.5, A.14 and A.16. */
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            delimiter = '|',
            value = {
                "{'foo':'bar'}|[{'op':'add','path':'/baz','value':'qux'}]|{'foo':'bar','baz':'qux'}",
                "{'foo':['bar','baz']}|[{'op':'add','path':'/foo/1','value':'qux'}]|{'foo':['bar','qux','baz']}",
                "{'baz':'qux','foo':'bar'}|[{'op':'remove','path':'/baz'}]|{'foo':'bar'}",
                "{'foo':['bar','qux','baz']}|[{'op':'remove','path':'/foo/1'}]|{'foo':['bar','baz']}",
                "{'baz':'qux','foo':'bar'}|[{'op':'replace','path':'/baz','value':'boo'}]|{'baz':'boo','foo':'bar'}",
                "{'/':9,'~1':10}|[{'op':'replace','path':'/~01','value':8}]|{'/':9,'~1':8}",
                "{'foo':['bar']}|[{'op':'add','path':'/foo/1','value':['abc','def']}]|{'foo':['bar',['abc','def']]}"
            })
    void goesTheStepsOfTheStandard(String from, String steps, String to) {
        assertThat(Patch.apply(tree(from), tree("{'steps':" + steps + "}").get("steps")))
                .contains(tree(to));
    }

    private static ObjectNode tree(String text) {
        return (ObjectNode) JSON.readTree(text.replace('\'', '"'));
    }

    @Test
    void writesTheWordsOfTheStandard() {
        ArrayNode steps = Patch.between(tree("{'a':1,'b':1,'list':[1,2,3]}"), tree("{'b':2,'list':[1],'c':{}}"));
        assertThat(steps.toString().replace('"', '\''))
                .isEqualTo("[{'op':'remove','path':'/a'},{'op':'replace','path':'/b','value':2},"
                        + "{'op':'remove','path':'/list/2'},{'op':'remove','path':'/list/1'},"
                        + "{'op':'add','path':'/c','value':{}}]");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[{'op':'add','path':'/x/y','value':1}]",
                "[{'op':'add','path':'/x'}]",
                "[{'op':'add','path':'/list/3','value':1}]",
                "[{'op':'add','path':'/list/-1','value':1}]",
                "[{'op':'add','path':'/list/01','value':1}]",
                "[{'op':'remove','path':'/x'}]",
                "[{'op':'remove','path':'/list/2'}]",
                "[{'op':'replace','path':'/x','value':1}]",
                "[{'op':'replace','path':'/list/2','value':1}]",
                "[{'op':'replace','path':'/list/0'}]",
                "[{'op':'replace','path':'','value':{}}]",
                "[{'op':'shuffle','path':'/list','value':1}]",
                "[{'path':'/x/y','value':1}]",
                "[{'path':'/x','remove':true}]",
                "[{'path':'/list/7','value':1}]",
                "[{'path':'/list/x','value':1}]",
                "[{'path':'/list','length':9}]",
                "[{'path':'/list','length':'x'}]",
                "[{'path':'','value':1}]",
                "[{'path':'/list'}]",
                "[{}]"
            })
    void stepsThatLeadNowhereAreRefused(String steps) {
        ObjectNode tree = tree("{'list':[1,2]}");
        assertThat(Patch.apply(tree, JSON.readTree(steps.replace('\'', '"')))).isEmpty();
        assertThat(tree).hasToString("{\"list\":[1,2]}");
    }
}
