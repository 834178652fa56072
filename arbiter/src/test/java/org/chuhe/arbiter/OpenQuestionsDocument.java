package org.chuhe.arbiter;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.interpretation.Interpretation;
import org.chuhe.arbiter.interpretation.questions.OpenQuestion;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.text.Coded;
import tools.jackson.databind.JsonNode;

/** {@code docs/open-questions.md} and its Chinese twin. */
final class OpenQuestionsDocument {
    private static final String INTRODUCTION = """
            # Open questions of the Chinese rules

            Where the text of an edition leaves room, an arbiter must choose. These are the choices that Chuhe makes, what supports
            them, and the other answers. Each can be turned: `chuhe judge --interpretation just-crossed=other …`, `interpretations` in JSON,
            the list at the desk. A ruling is **settled** if its verdict stays the same when each question that was asked is turned by
            itself, the others as they are; otherwise it says what it **rests on**, and the verdict then. Pairs of answers are not tried. What the
            search does not settle under the other answer counts as "rests on".

            Made by the build, do not edit: `mvn -pl arbiter -am test -Dtest=OpenQuestionsTest -Dsurefire.failIfNoSpecifiedTests=false
            -Dchuhe.open-questions.write=true -Pslow` counts and writes it anew. "Asked": cycles in which something depended on
            the answer; "decides": cycles whose verdict is another under the other answer. "Figures": printed figures of the edition that
            would come out otherwise than printed; they are what our answer was taken from.
            """;
    private static final String CHINESE_INTRODUCTION = """
            # 规则中有争议的解释

            条文未尽之处，裁判必须有所取舍。这里列出楚河的取舍、依据和另一种解释。每一条都可以改用另一种解释：命令行
            `chuhe judge --interpretation just-crossed=other …`，JSON 的 `interpretations`，以及裁决台上的列表。裁决中问到的每一条单独改用
            另一种解释（其余不变）而结论不变的，称为**已定**；否则说明**取决于**哪一条，以及另一种解释下的结论。两条同时改变的情形不予检验；
            另一种解释下未能判明的，也算“取决于”。

            本页由构建生成，请勿手改：`mvn -pl arbiter -am test -Dtest=OpenQuestionsTest -Dsurefire.failIfNoSpecifiedTests=false
            -Dchuhe.open-questions.write=true -Pslow` 重新统计并写出。“问到”：有所牵涉的循环数；“决定”：改用另一种解释后结论不同的循环数。
            “图例”：改用另一种解释后与书上结论不符的图例，即我们取舍的依据。
            """;

    private final Locale locale;
    private final boolean english;
    private final List<JsonNode> rows;
    private final StringBuilder text = new StringBuilder();

    OpenQuestionsDocument(Locale locale, List<JsonNode> rows) {
        this.locale = locale;
        this.english = locale.equals(Locale.ENGLISH);
        this.rows = rows;
    }

    String text() {
        text.append(english ? INTRODUCTION : CHINESE_INTRODUCTION).append('\n');
        editions();
        Map<String, Interpretation> questions = new LinkedHashMap<>();
        OpenQuestions.books()
                .forEach(book -> book.interpretations().forEach(each -> questions.putIfAbsent(each.code(), each)));
        questions.values().forEach(this::question);
        return text.toString();
    }

    private String word(String inEnglish, String inChinese) {
        return english ? inEnglish : inChinese;
    }

    /** The real cycles by edition, and how many are settled. */
    private void editions() {
        text.append(word("| edition | real cycles | settled |", "| 规则 | 实战循环 | 已定 |"))
                .append("\n|---|---|---|\n");
        rows.stream()
                .filter(row -> row.has("settled"))
                .forEach(row -> text.append("| %s | %d | %d |\n"
                        .formatted(
                                row.get("rules").asString(),
                                row.get("cycles").asInt(),
                                row.get("settled").asInt())));
    }

    private void question(Interpretation first) {
        OpenQuestion full = OpenQuestion.of(first);
        text.append("\n## ")
                .append(first.name().in(locale))
                .append("\n\n`")
                .append(first.code())
                .append("`\n\n");
        paragraph(word("Question", "问题"), full.question().in(locale));
        paragraph(word("Our answer", "我们的解释"), full.ours().in(locale));
        paragraph(word("Support", "依据"), full.support().in(locale));
        paragraph(word("The other answer", "另一种解释"), full.other().in(locale));
        text.append(word("| edition | article | asked | decides | figures |", "| 规则 | 条款 | 问到 | 决定 | 图例 |"))
                .append("\n|---|---|---|---|---|\n");
        List<JsonNode> positions = new ArrayList<>();
        rows.stream()
                .filter(row -> row.path("interpretation").asString("").equals(first.code()))
                .forEach(row -> {
                    text.append("| %s | %s | %d | %d | %s |\n"
                            .formatted(
                                    row.get("rules").asString(),
                                    row.get("article").asString(),
                                    row.get("asked").asInt(),
                                    row.get("decides").asInt(),
                                    row.get("figures")
                                            .valueStream()
                                            .map(JsonNode::asString)
                                            .collect(Collectors.joining(word(", ", "、")))));
                    if (row.has("fen")) {
                        positions.add(row);
                    }
                });
        positions.stream().limit(1).forEach(this::position);
    }

    private void paragraph(String head, String words) {
        text.append("**").append(head).append(word(".** ", "**：")).append(words).append("\n\n");
    }

    private void position(JsonNode row) {
        RuleBook book = RuleBooks.byId(row.get("rules").asString()).orElseThrow();
        text.append("\n%s `%s` `%s`\n\n%s\n"
                .formatted(
                        word("A position where it decides:", "由它决定的局面："),
                        row.get("fen").asString(),
                        row.get("moves").asString(),
                        word("%s: %s; otherwise %s.", "%s：%s；另一种解释：%s。")
                                .formatted(
                                        book.title().in(locale),
                                        outcome(row.get("verdict")),
                                        outcome(row.get("otherwise")))));
    }

    private String outcome(JsonNode verdict) {
        return Ruling.outcome(Coded.of(Verdict.class, verdict.asString())).in(locale);
    }
}
