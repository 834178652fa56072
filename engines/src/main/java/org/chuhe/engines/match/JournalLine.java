package org.chuhe.engines.match;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chuhe.arbiter.claim.Consequence;
import org.chuhe.core.Side;
import org.chuhe.core.notation.Fen;
import org.chuhe.engines.play.MatchConditions;
import org.chuhe.engines.play.Mishap;
import org.chuhe.engines.play.RuledRepetition;
import org.chuhe.engines.process.EngineSpec;
import org.chuhe.text.Article;
import org.chuhe.text.Coded;
import org.chuhe.text.Result;
import org.chuhe.text.Translated;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The lines of a journal: first what match it is, then a line for every game. */
final class JournalLine {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private JournalLine() {}

    /** Everything by which a match is told from another. */
    static String plan(MatchPlan plan) {
        MatchConditions conditions = plan.conditions();
        ObjectNode line = JSON.createObjectNode();
        line.put("match", plan.title());
        ArrayNode engines = line.putArray("engines");
        plan.engines().stream().map(EngineSpec::text).forEach(engines::add);
        line.put("format", plan.format().code());
        line.put("rounds", plan.rounds());
        line.put("pairs", plan.pairs());
        long hash = 0;
        for (Opening opening : plan.openings()) {
            hash = 31 * hash + Fen.write(opening.start()).hashCode();
        }
        line.put("openings", plan.openings().size() + " " + Long.toHexString(hash));
        line.put("rules", conditions.regulations().book().id());
        line.put("thresholds", conditions.regulations().claims().thresholds().toString());
        line.put("clock", conditions.regulations().clock().toString());
        line.put("limits", conditions.limits().toString());
        line.put("warning", conditions.warning().code());
        line.put("loss", conditions.lossRule().toString());
        line.put("draw", conditions.drawRule().toString());
        line.put("margin", conditions.marginMillis());
        line.put("hang", conditions.hangMillis());
        line.put("nodes", conditions.rulingNodes());
        return line.toString();
    }

    /** Which parts of two first lines differ; a line that cannot be read differs in all. */
    static List<String> differences(String one, String other) {
        List<String> names = new ArrayList<>();
        try {
            JsonNode ours = JSON.readTree(one);
            JsonNode theirs = JSON.readTree(other);
            for (String name : ours.propertyNames()) {
                if (!ours.get(name).equals(theirs.get(name))) {
                    names.add(name);
                }
            }
        } catch (JacksonException e) {
            names.add("match");
        }
        return names;
    }

    static String game(FinishedGame game) {
        MatchTask task = game.task();
        ObjectNode line = JSON.createObjectNode();
        line.put("game", task.number());
        line.put("round", task.round());
        line.put("pair", task.pair());
        line.put("red", task.red());
        line.put("black", task.black());
        line.put("opening", task.opening());
        line.put("result", game.result().inRecords());
        line.put("reason", game.reason());
        line.put("article", game.article());
        line.put("mishap", game.mishap().code());
        game.by().ifPresent(side -> line.put("by", side.code()));
        words(line.putObject("remark"), game.remark());
        ArrayNode rulings = line.putArray("rulings");
        game.rulings().forEach(ruling -> ruling(rulings.addObject(), ruling));
        line.put("plies", game.plies());
        line.put("pgn", game.pgn());
        ArrayNode transcript = line.putArray("transcript");
        game.transcript().forEach(transcript::add);
        return line.toString();
    }

    private static void ruling(ObjectNode node, RuledRepetition ruling) {
        node.put("ply", ruling.ply());
        node.put("fen", Fen.write(ruling.position()));
        node.put("consequence", ruling.consequence().code());
        ruling.side().ifPresent(side -> node.put("side", side.code()));
        ArrayNode articles = node.putArray("articles");
        ruling.articles().forEach(article -> articles.add(article.toString()));
        words(node.putObject("words"), ruling.words());
    }

    private static void words(ObjectNode node, Translated words) {
        words.byCode().forEach(node::put);
    }

    /** The game of a line; empty if the line is damaged. */
    static Optional<FinishedGame> read(String text) {
        try {
            JsonNode line = JSON.readTree(text);
            MatchTask task = new MatchTask(
                    line.get("game").asInt(),
                    line.get("round").asInt(),
                    line.get("pair").asInt(),
                    line.get("red").asInt(),
                    line.get("black").asInt(),
                    line.get("opening").asInt());
            List<RuledRepetition> rulings = new ArrayList<>();
            line.get("rulings").forEach(node -> rulings.add(ruling(node)));
            List<String> transcript = new ArrayList<>();
            line.get("transcript").forEach(said -> transcript.add(said.asString()));
            return Optional.of(new FinishedGame(
                    task,
                    Result.ofWord(line.get("result").asString()).orElseThrow(),
                    line.get("reason").asString(),
                    line.get("article").asString(),
                    Coded.of(Mishap.class, line.get("mishap").asString()),
                    side(line.get("by")),
                    words(line.get("remark")),
                    rulings,
                    line.get("plies").asInt(),
                    line.get("pgn").asString(),
                    transcript));
        } catch (RuntimeException e) {
            // Whatever is missing or wrong in it: a line that was not written to its end.
            return Optional.empty();
        }
    }

    private static RuledRepetition ruling(JsonNode node) {
        List<Article> articles = new ArrayList<>();
        node.get("articles").forEach(article -> articles.add(Article.parse(article.asString())));
        return new RuledRepetition(
                node.get("ply").asInt(),
                Fen.read(node.get("fen").asString()),
                Coded.of(Consequence.class, node.get("consequence").asString()),
                side(node.get("side")),
                articles,
                words(node.get("words")));
    }

    private static Optional<Side> side(@Nullable JsonNode node) {
        return node == null ? Optional.empty() : Optional.of(Coded.of(Side.class, node.asString()));
    }

    private static Translated words(JsonNode node) {
        Map<String, String> texts = new HashMap<>();
        node.properties()
                .forEach(entry -> texts.put(entry.getKey(), entry.getValue().asString()));
        return Translated.byCode(code -> Optional.ofNullable(texts.get(code))).orElse(Translated.same(""));
    }
}
