package org.chuhe.arbiter;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.chuhe.arbiter.Figures.Figure;
import org.chuhe.arbiter.book.Decision;
import org.chuhe.arbiter.book.RestsOn;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.interpretation.Interpretation;
import org.chuhe.arbiter.interpretation.questions.OpenQuestion;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Move;
import org.chuhe.core.Square;
import org.chuhe.core.notation.Fen;
import org.chuhe.testing.JsonLines;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * How often each open question decides among the real cycles, a position where it does, and which printed figures would come
 * out otherwise: reckoned anew, or read from where the last reckoning is kept.
 */
final class OpenQuestions {
    static final String FILE = "decides.jsonl";

    private static final List<String> PRINTED = List.of("cxa2011.jsonl", "cxa2020.jsonl", "old-rules.jsonl");
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private OpenQuestions() {}

    /** The editions that have open questions. */
    static List<RuleBook> books() {
        return RuleBooks.all().stream()
                .filter(book -> !book.interpretations().isEmpty())
                .toList();
    }

    /** What was reckoned last. */
    static List<JsonNode> kept() {
        return JsonLines.resource(OpenQuestion.class, FILE);
    }

    /** The same, anew. */
    static List<JsonNode> reckon() {
        List<JsonNode> rows = new ArrayList<>();
        List<Cycle> cycles = Figures.realCycles().toList();
        for (RuleBook book : books()) {
            List<Ruling> rulings =
                    cycles.stream().map(cycle -> Arbiter.of(book).judge(cycle)).toList();
            Map<String, Object> all = new LinkedHashMap<>();
            all.put("rules", book.id());
            all.put("cycles", rulings.size());
            all.put("settled", rulings.stream().filter(Ruling::isSettled).count());
            rows.add(JSON.valueToTree(all));
            book.interpretations().forEach(question -> rows.add(JSON.valueToTree(row(book, question, rulings))));
        }
        return rows;
    }

    private static Map<String, Object> row(RuleBook book, Interpretation question, List<Ruling> rulings) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("rules", book.id());
        row.put("interpretation", question.code());
        row.put("article", question.article().number());
        row.put(
                "asked",
                rulings.stream().filter(ruling -> isAsked(ruling, question)).count());
        row.put(
                "decides",
                rulings.stream()
                        .filter(ruling -> restsOn(ruling, question).isPresent())
                        .count());
        row.put("figures", figures(book, question));
        rulings.stream()
                .filter(ruling -> restsOn(ruling, question).isPresent())
                .min(Comparator.comparingInt((Ruling ruling) -> ruling.restsOn().size())
                        .thenComparingInt(ruling -> ruling.cycle().length())
                        .thenComparingInt(OpenQuestions::pieces))
                .ifPresent(ruling -> {
                    row.put("fen", Fen.write(ruling.cycle().start()).replaceFirst(" - .*", ""));
                    row.put(
                            "moves",
                            ruling.cycle().moves().stream().map(Move::toString).collect(Collectors.joining(" ")));
                    row.put("verdict", ruling.verdict().code());
                    row.put(
                            "otherwise",
                            restsOn(ruling, question).orElseThrow().verdict().code());
                });
        return row;
    }

    private static boolean isAsked(Ruling ruling, Interpretation question) {
        return ruling.plies().stream().anyMatch(ply -> ply.consulted().contains(question));
    }

    static Optional<RestsOn> restsOn(Ruling ruling, Interpretation question) {
        return ruling.restsOn().stream()
                .filter(rests -> rests.interpretation().equals(question))
                .findFirst();
    }

    private static int pieces(Ruling ruling) {
        return (int) Square.all().stream()
                .filter(square -> !ruling.cycle().board().isEmpty(square.index()))
                .count();
    }

    /** The printed figures of an edition whose natures or verdict would be others. */
    private static List<String> figures(RuleBook book, Interpretation question) {
        List<String> names = new ArrayList<>();
        for (String file : PRINTED) {
            List<Figure> figures = Figures.of(file).toList();
            List<JsonNode> nodes = JsonLines.resource(Figures.class, file);
            IntStream.range(0, figures.size())
                    .filter(i -> figures.get(i).rules().equals(book.id())
                            && differs(book, book.turning(question), figures.get(i)))
                    .mapToObj(i -> nodes.get(i).get("figure").asString())
                    // Remarks on a figure stand behind it; a figure of another book is named with its year.
                    .filter(name -> name.startsWith("图") || name.startsWith("参考图"))
                    .forEach(name -> names.add(name.replaceFirst(" ?\\(.*", "")));
        }
        return names.stream().distinct().toList();
    }

    private static boolean differs(RuleBook ours, RuleBook other, Figure figure) {
        Cycle cycle = figure.cycle();
        List<PlyNature> as = ours.natures(cycle, Arbiter.DEFAULT_NODES);
        List<PlyNature> otherwise = other.natures(cycle, Arbiter.DEFAULT_NODES);
        Decision decision = ours.decide(cycle, as);
        return !Figures.attacksOf(as).equals(Figures.attacksOf(otherwise))
                || decision.verdict() != other.decide(cycle, otherwise).verdict();
    }

    static String text(List<JsonNode> rows) {
        return rows.stream().map(row -> row + "\n").collect(Collectors.joining());
    }
}
