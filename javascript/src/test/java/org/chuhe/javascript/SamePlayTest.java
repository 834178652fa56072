package org.chuhe.javascript;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.chuhe.core.notation.NotationException;
import org.chuhe.json.PlayTree;
import org.chuhe.json.RulingJson;
import org.chuhe.testing.JsonLines;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A line of play is told to pages by the device as it is told by the server, to the letter, mistakes included. */
class SamePlayTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final Path FIGURES = Path.of("../arbiter/src/test/resources/org/chuhe/arbiter/cxa2020.jsonl");
    private static final List<String> READERS = List.of("zh", "en", "en-x-wxf", "en-x-zh-Hant");

    private record Asked(String fen, List<String> moves, String language) {}

    private static List<Asked> asked() {
        List<Asked> asked = new ArrayList<>();
        for (JsonNode figure : JsonLines.read(FIGURES)) {
            List<String> moves =
                    figure.get("moves").valueStream().map(JsonNode::asString).toList();
            asked.add(new Asked(figure.get("fen").asString(), moves, READERS.get(asked.size() % READERS.size())));
        }
        for (String reader : READERS) {
            asked.add(new Asked("", List.of("炮二平五 H8+7 h0g2"), reader));
            asked.add(new Asked("", List.of("炮二平五 马三进三"), reader));
            asked.add(new Asked("rubbish", List.of(), reader));
            asked.add(new Asked("9/9/9/9/9/9/9/9/9/4K4 w", List.of("e0e1"), reader));
            asked.add(new Asked("3k5/9/9/9/9/9/9/9/9/3K5 w", List.of(""), reader));
        }
        return asked;
    }

    private static String inJava(Asked asked) {
        Locale locale = Locale.forLanguageTag(asked.language());
        try {
            return RulingJson.of(PlayTree.of(asked.fen(), asked.moves(), locale))
                    .toString();
        } catch (NotationException e) {
            return RulingJson.of(PlayTree.problem(e, locale)).toString();
        }
    }

    @Test
    void onFiguresAndMistakesForEveryReader() {
        List<Asked> asked = asked();
        String input = asked.stream()
                .map(each -> JSON.writeValueAsString(
                        Map.of("fen", each.fen(), "moves", each.moves(), "language", each.language())))
                .collect(Collectors.joining("\n"));
        Node.Ran ran = Node.script(
                "play.mjs", input, Path.of("target/scripts").toAbsolutePath().toString());
        assertThat(ran.code()).as(ran.err()).isZero();
        assertThat(ran.lines())
                .hasSizeGreaterThan(60)
                .isEqualTo(asked.stream().map(SamePlayTest::inJava).toList());
    }
}
