package org.chuhe.cli.translations;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.chuhe.text.Language;
import org.chuhe.text.TraditionalChinese;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * All that is said in Chinese: message files, and whatever data files say under {@code zh}. Traditional Chinese is made from
 * it, and here is asked whether it can be.
 */
public final class ChineseTexts {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final Set<String> KEYS = Set.of("zh", "x-summary-zh");

    private final Map<String, String> texts = new LinkedHashMap<>();

    private ChineseTexts() {}

    /** The texts of a checkout. */
    public static ChineseTexts below(Path checkout) throws IOException {
        ChineseTexts all = new ChineseTexts();
        for (MessageFile file : MessageFile.below(checkout)) {
            Path chinese = checkout.relativize(file.in(Language.CHINESE));
            file.texts(Language.CHINESE).forEach((key, text) -> all.texts.put(chinese + " " + key, text));
        }
        for (Path file : MessageFile.sources(checkout)) {
            String name = checkout.relativize(file).toString();
            if (name.endsWith(".jsonl")) {
                int number = 1;
                for (String line : Files.readAllLines(file)) {
                    all.add(name + " " + number++, line.isBlank() ? JSON.nullNode() : JSON.readTree(line));
                }
            } else if (name.endsWith("openapi.json")) {
                all.add(name, JSON.readTree(Files.readString(file)));
            } else if (name.endsWith("_zh.json")) {
                JSON.readTree(Files.readString(file))
                        .forEachEntry((key, text) -> all.texts.put(name + " " + key, text.asString()));
            }
        }
        return all;
    }

    private void add(String place, JsonNode node) {
        node.forEachEntry((key, value) -> {
            if (KEYS.contains(key) && value.isString()) {
                texts.put(place + " " + key + " " + texts.size(), value.asString());
            } else {
                add(place, value);
            }
        });
        if (node.isArray()) {
            node.forEach(value -> add(place, value));
        }
    }

    /** The texts by where they are. */
    public Map<String, String> byPlace() {
        return texts;
    }

    /** What cannot be written in traditional characters without somebody's decision, by where it is. */
    public Map<String, List<String>> undecided() {
        CharsetEncoder hongKong = Charset.forName("Big5-HKSCS").newEncoder();
        Map<String, List<String>> found = new LinkedHashMap<>();
        texts.forEach((place, text) -> {
            List<String> problems = new ArrayList<>(TraditionalChinese.undecided(text));
            problems.addAll(unwritten(TraditionalChinese.of(text), hongKong));
            if (!problems.isEmpty()) {
                found.put(place, problems);
            }
        });
        return found;
    }

    /** Characters that Hong Kong and Taiwan do not write: simplified ones that the table lacks. */
    private static Set<String> unwritten(String text, CharsetEncoder encoder) {
        Set<String> found = new TreeSet<>();
        text.codePoints()
                .filter(Character::isIdeographic)
                .mapToObj(Character::toString)
                .filter(character -> !encoder.canEncode(character))
                .forEach(found::add);
        return found;
    }
}
