package org.chuhe.cli;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.chuhe.cli.console.CliException;
import org.chuhe.cli.console.Console;
import org.chuhe.json.JudgeRequest;
import org.chuhe.json.Judging;
import org.chuhe.json.RulingJson;
import org.chuhe.records.Records;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.read.GameFile;
import org.chuhe.records.read.ReadGame;
import org.chuhe.records.write.OutputFormat;
import org.chuhe.records.write.Writers;
import org.chuhe.text.Coded;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A line of {@code convert --batch}: a file as text or base64, and what its games are to be written as. */
final class ConvertQuestion {
    private final Console console;
    private final OutputFormat usual;

    private ConvertQuestion(Console console, OutputFormat usual) {
        this.console = console;
        this.usual = usual;
    }

    /** Prints the answer; false if it only says what is wrong. */
    static boolean answer(Console console, String line, OutputFormat usual) {
        ObjectNode answer = new ConvertQuestion(console, usual).of(line);
        console.json(answer);
        return !answer.has("error");
    }

    private ObjectNode of(String line) {
        Locale locale = console.locale();
        Optional<String> id = Optional.empty();
        try {
            ObjectNode question = JudgeRequest.read(line);
            id = JudgeRequest.id(question);
            return RulingJson.withId(id.orElse(null), converted(question));
        } catch (CliException e) {
            return RulingJson.error(id.orElse(null), e.in(locale));
        } catch (RecordException e) {
            return RulingJson.error(id.orElse(null), e.message(locale));
        } catch (IllegalArgumentException e) {
            return RulingJson.error(id.orElse(null), Judging.words(e, locale));
        }
    }

    private ObjectNode converted(ObjectNode question) {
        OutputFormat to = text(question, "to").map(ConvertQuestion::target).orElse(usual);
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        List<GameRecord> games = new ArrayList<>();
        try (GameFile file = Records.open("-", content(question))) {
            answer.put("format", file.format().code());
            ArrayNode findings = JsonNodeFactory.instance.arrayNode();
            while (file.hasNext()) {
                ReadGame game = file.next();
                games.add(game.game());
                game.defects().forEach(defect -> findings.add(finding(game.number(), defect)));
            }
            answer.put("games", games.size());
            answer.set("findings", findings);
        }
        if (!to.holdsManyGames() && games.size() > 1) {
            throw new CliException("convert.one-game-a-line", to.code());
        }
        if (to.isText()) {
            answer.put(
                    "text", games.stream().map(game -> Writers.text(game, to)).collect(Collectors.joining()));
        } else {
            byte[] file = to.isLibrary() ? Writers.library(games, to) : Writers.write(games.get(0), to);
            answer.put("base64", Base64.getEncoder().encodeToString(file));
        }
        return answer;
    }

    private ObjectNode finding(int game, Defect defect) {
        ObjectNode finding = JsonNodeFactory.instance.objectNode();
        finding.put("game", game);
        if (defect.ply() > 0) {
            finding.put("ply", defect.ply());
        }
        return finding.put("what", defect.message().in(console.locale()));
    }

    private static byte[] content(ObjectNode question) {
        Optional<String> text = text(question, "text");
        if (text.isPresent()) {
            return text.get().getBytes(StandardCharsets.UTF_8);
        }
        String coded = text(question, "base64").orElseThrow(() -> new CliException("convert.no-content"));
        try {
            return Base64.getDecoder().decode(coded);
        } catch (IllegalArgumentException e) {
            throw new CliException("convert.base64");
        }
    }

    private static OutputFormat target(String name) {
        return Coded.find(OutputFormat.class, name)
                .orElseThrow(() -> new CliException("convert.unknown", name, List.of(OutputFormat.values())));
    }

    private static Optional<String> text(ObjectNode question, String key) {
        return Optional.ofNullable(question.get(key)).filter(JsonNode::isString).map(JsonNode::asString);
    }
}
