package org.chuhe.arbiter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.chuhe.arbiter.Figures.Figure;
import org.chuhe.arbiter.book.Decision;
import org.chuhe.arbiter.book.RestsOn;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.interpretation.Interpretation;
import org.chuhe.arbiter.interpretation.questions.OpenQuestion;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.arbiter.threat.ProofTable;
import org.chuhe.core.Position;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.core.sequence.MoveSequence;
import org.chuhe.text.Coded;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** What the text leaves open can be answered the other way, and a ruling says where that matters. */
class OpenQuestionsTest {
    private static final boolean WRITE = Boolean.getBoolean("chuhe.open-questions.write");
    private static final Path DOCUMENTS = Path.of("../docs");
    private static final Path DATA =
            Path.of("src/main/resources/org/chuhe/arbiter/interpretation/questions", OpenQuestions.FILE);

    static List<RuleBook> books() {
        return OpenQuestions.books();
    }

    /** The rows with a position where the question decides. */
    static Stream<JsonNode> positions() {
        return OpenQuestions.kept().stream().filter(row -> row.has("fen"));
    }

    private static RuleBook book(JsonNode row) {
        return RuleBooks.byId(row.get("rules").asString()).orElseThrow();
    }

    private static Interpretation question(JsonNode row) {
        String code = row.get("interpretation").asString();
        return book(row).interpretations().stream()
                .filter(each -> each.code().equals(code))
                .findFirst()
                .orElseThrow();
    }

    private static Cycle cycle(JsonNode row) {
        Position position = Fen.readLoosely(row.get("fen").asString());
        return new Cycle(position, MoveReader.readAll(position, row.get("moves").asString()), 1);
    }

    @ParameterizedTest
    @MethodSource("positions")
    void turnedItChangesTheRulingAndTheRulingSaidSo(JsonNode row) {
        Interpretation question = question(row);
        Ruling ruling = Arbiter.of(book(row)).judge(cycle(row));
        Ruling other = Arbiter.of(book(row).turning(question)).judge(cycle(row));
        assertThat(ruling.verdict())
                .isEqualTo(Coded.of(Verdict.class, row.get("verdict").asString()));
        assertThat(other.verdict())
                .isEqualTo(Coded.of(Verdict.class, row.get("otherwise").asString()))
                .isNotEqualTo(ruling.verdict());
        assertThat(ruling.isSettled()).isFalse();
        assertThat(ruling.restsOn())
                .contains(
                        new RestsOn(question, other.verdict(), other.decision().losesAtOnce()));
        assertThat(OpenQuestions.restsOn(other, question).orElseThrow().verdict())
                .as("turned back")
                .isEqualTo(ruling.verdict());
        for (Locale locale : List.of(Locale.ENGLISH, Locale.CHINESE)) {
            String name = question.name().in(locale);
            assertThat(ruling.account(locale).text()).contains(name);
            assertThat(other.account(locale).basis().get(0))
                    .contains(name, question.article().number());
        }
    }

    @Test
    void everyQuestionDecidesSomewhere() {
        List<String> decided =
                positions().map(row -> row.get("interpretation").asString()).toList();
        for (RuleBook book : books()) {
            assertThat(book.interpretations()).extracting(Interpretation::code).isSubsetOf(decided);
        }
    }

    @Test
    void aTurnedEditionIsTheSameEditionAndTurnsBack() {
        for (RuleBook book : books()) {
            for (Interpretation question : book.interpretations()) {
                RuleBook turned = book.turning(question);
                assertThat(turned.id()).isEqualTo(book.id());
                assertThat(turned.turned()).containsExactly(question);
                assertThat(turned.turning(question).turned()).isEmpty();
            }
            assertThat(book.turned()).isEmpty();
        }
        Interpretation escape = RuleBooks.CXA_2020.interpretations().stream()
                .filter(question -> question.code().equals("mere-escape"))
                .findFirst()
                .orElseThrow();
        assertThatThrownBy(() -> RuleBooks.CXA_2011.turning(escape)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> RuleBooks.WXF_2018.turning(escape)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @MethodSource("books")
    void whatIsSettledStaysWhicheverQuestionIsTurned(RuleBook book) {
        Figures.all()
                .filter(figure -> figure.rules().equals(book.id()))
                .map(Figure::cycle)
                .forEach(cycle -> tryAll(book, cycle));
        List<Cycle> cycles = Figures.realCycles().toList();
        IntStream.iterate(7, i -> i < cycles.size(), i -> i + 40).forEach(i -> tryAll(book, cycles.get(i)));
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("books")
    void whatIsSettledStaysWhicheverQuestionIsTurnedInAllRealCycles(RuleBook book) {
        Figures.realCycles().forEach(cycle -> tryAll(book, cycle));
    }

    /** Every question turned by itself, whether it was asked or not, with all plies judged anew. */
    private static void tryAll(RuleBook book, Cycle cycle) {
        Ruling ruling = Arbiter.of(book).judge(cycle);
        List<RestsOn> found = new ArrayList<>();
        for (Interpretation question : book.interpretations()) {
            RuleBook turned = book.turning(question);
            Decision other = turned.decide(cycle, turned.natures(cycle, Arbiter.DEFAULT_NODES));
            if (other.verdict() != ruling.verdict()
                    || other.losesAtOnce() != ruling.decision().losesAtOnce()) {
                found.add(new RestsOn(question, other.verdict(), other.losesAtOnce()));
            }
        }
        assertThat(ruling.restsOn()).as("%s %s", book.id(), cycle).isEqualTo(found);
    }

    @ParameterizedTest
    @MethodSource("books")
    void whatWasProvedIsNoOtherThanWhatIsProvedAnew(RuleBook book) {
        Figures.all().map(Figure::cycle).forEach(cycle -> shareAll(book, cycle));
        List<Cycle> cycles = Figures.realCycles().toList();
        IntStream.iterate(11, i -> i < cycles.size(), i -> i + 40).forEach(i -> shareAll(book, cycles.get(i)));
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("books")
    void whatWasProvedIsNoOtherThanWhatIsProvedAnewInAllRealCycles(RuleBook book) {
        Figures.realCycles().forEach(cycle -> shareAll(book, cycle));
    }

    /** All plies under every other answer, with and without what was proved under ours and under those turned before. */
    private static void shareAll(RuleBook book, Cycle cycle) {
        ProofTable proofs = new ProofTable();
        book.natures(cycle, Arbiter.DEFAULT_NODES, proofs);
        for (Interpretation question : book.interpretations()) {
            RuleBook turned = book.turning(question);
            assertThat(turned.natures(cycle, Arbiter.DEFAULT_NODES, proofs))
                    .as("%s %s %s", book.id(), question.code(), cycle)
                    .usingRecursiveFieldByFieldElementComparatorIgnoringFields("positions", "consulted")
                    .isEqualTo(turned.natures(cycle, Arbiter.DEFAULT_NODES));
        }
    }

    /** Nothing asked, nothing searched. */
    @Test
    void aPlainRulingIsSettled() {
        Position position = Fen.read("2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w");
        Ruling ruling = Arbiter.of(RuleBooks.CXA_2020)
                .judge(MoveSequence.of(position, MoveReader.readAll(position, "f0e0 e8f8 e0f0 f8e8")))
                .ruling();
        assertThat(ruling.plies()).allMatch(ply -> ply.consulted().isEmpty());
        assertThat(ruling.isSettled()).isTrue();
        assertThat(ruling.account(Locale.ENGLISH).text()).contains("Settled");
        assertThat(ruling.account(Locale.CHINESE).text()).contains("裁决已定");
    }

    @Test
    void whereNoQuestionsAreKnownNothingIsSaid() {
        Position position = Fen.read("2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w");
        Ruling ruling = Arbiter.of(RuleBooks.WXF_2018)
                .judge(MoveSequence.of(position, MoveReader.readAll(position, "f0e0 e8f8 e0f0 f8e8")))
                .ruling();
        assertThat(ruling.isSettled()).isFalse();
        assertThat(ruling.account(Locale.ENGLISH).basis()).isEmpty();
    }

    /** What does not come out within the budget under the other answer is not settled. */
    @Test
    void undecidedUnderTheOtherAnswerCounts() {
        JsonNode row = positions()
                .filter(each -> each.get("interpretation").asString().equals("unrooted-offer"))
                .findFirst()
                .orElseThrow();
        RuleBook book = book(row);
        Cycle cycle = cycle(row);
        Ruling ruling = Arbiter.of(book).judge(cycle);
        List<RestsOn> starved = book.restsOn(cycle, ruling.plies(), ruling.decision(), 1, new ProofTable());
        assertThat(starved).contains(new RestsOn(question(row), Verdict.UNDECIDED, false));
    }

    @Tag("slow")
    @Test
    void theFiguresAreThoseOfTheRealCycles() throws IOException {
        String reckoned = OpenQuestions.text(OpenQuestions.reckon());
        if (WRITE) {
            Files.writeString(DATA, reckoned);
        }
        assertThat(DATA).as("-Dchuhe.open-questions.write=true writes it anew").hasContent(reckoned);
    }

    @Test
    void theDocumentsAreMadeFromTheTable() throws IOException {
        for (Locale locale : List.of(Locale.ENGLISH, Locale.CHINESE)) {
            String name = locale.equals(Locale.ENGLISH) ? "open-questions.md" : "open-questions.zh.md";
            String text = new OpenQuestionsDocument(locale, OpenQuestions.kept()).text();
            if (WRITE) {
                Files.writeString(DOCUMENTS.resolve(name), text);
            }
            assertThat(DOCUMENTS.resolve(name))
                    .as("-Dchuhe.open-questions.write=true writes it anew")
                    .hasContent(text);
        }
    }

    @Test
    void everyQuestionIsPutAndAnsweredInWords() {
        for (RuleBook book : books()) {
            for (Interpretation question : book.interpretations()) {
                OpenQuestion full = OpenQuestion.of(question);
                for (Locale locale : List.of(Locale.ENGLISH, Locale.CHINESE)) {
                    assertThat(List.of(full.question(), full.ours(), full.support(), full.other()))
                            .allSatisfy(words -> assertThat(words.in(locale)).isNotBlank());
                }
            }
        }
    }
}
