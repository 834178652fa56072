package org.chuhe.server.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.text.Translated;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LibraryTest {
    private static final Library LIBRARY = Library.load();

    static Stream<LibraryEdition> editions() {
        return LIBRARY.editions().stream();
    }

    static Stream<Figure> figures() {
        return editions().flatMap(edition -> edition.figures().stream());
    }

    @Test
    void everyEditionOfTheArbiterCanBeRead() {
        assertThat(LIBRARY.editions()).extracting(LibraryEdition::book).isEqualTo(RuleBooks.all());
        assertThat(LIBRARY.edition("cxa2020").orElseThrow().figures()).hasSizeGreaterThan(60);
        assertThat(LIBRARY.edition("cxa1789")).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("editions")
    void everyTextIsThereInBothLanguages(LibraryEdition edition) {
        assertTranslated(edition.about());
        edition.earlier().ifPresent(LibraryTest::assertTranslated);
        assertThat(edition.chapters()).isNotEmpty().allSatisfy(chapter -> {
            assertTranslated(chapter.title());
            assertThat(chapter.articles()).isNotEmpty();
        });
        assertThat(edition.articles()).allSatisfy(article -> {
            assertTranslated(article.title());
            assertTranslated(article.text());
            article.reading().ifPresent(LibraryTest::assertTranslated);
        });
        assertThat(edition.figures()).allSatisfy(figure -> {
            assertThat(figure.label().in(Locale.CHINESE)).isNotBlank();
            assertThat(figure.label().in(Locale.ENGLISH)).isNotBlank();
        });
    }

    private static void assertTranslated(Translated text) {
        assertThat(text.in(Locale.CHINESE)).containsPattern("\\p{IsHan}");
        assertThat(Prose.plain(text.in(Locale.ENGLISH)))
                .containsPattern("[a-z]{2}")
                .doesNotContain("{", "}");
    }

    @ParameterizedTest
    @MethodSource("editions")
    void numbersAreUniqueAndFiguresBelongToArticles(LibraryEdition edition) {
        assertThat(edition.articles()).extracting(LibraryArticle::number).doesNotHaveDuplicates();
        assertThat(edition.figures())
                .extracting(Figure::id)
                .doesNotHaveDuplicates()
                .allMatch(id -> id.startsWith(edition.id()));
        assertThat(edition.figures())
                .allSatisfy(figure -> assertThat(figure.articles())
                        .isNotEmpty()
                        .allSatisfy(number -> assertThat(
                                        edition.article(number).orElseThrow().figures())
                                .contains(figure.id())));
        assertThat(edition.articles().flatMap(article -> article.figures().stream()))
                .allSatisfy(id -> assertThat(LIBRARY.figure(id)).isPresent());
    }

    @ParameterizedTest
    @MethodSource("editions")
    void referencesInTextsLeadSomewhere(LibraryEdition edition) {
        Stream<Translated> texts = edition.articles()
                .flatMap(article -> Stream.concat(Stream.of(article.text()), article.reading().stream()));
        assertThat(Stream.concat(texts, edition.earlier().stream())
                        .flatMap(text -> Stream.of(text.in(Locale.CHINESE), text.in(Locale.ENGLISH)))
                        .flatMap(text -> Prose.of(text).paragraphs().stream())
                        .flatMap(paragraph -> paragraph.pieces().stream())
                        .flatMap(piece -> piece.reference().stream()))
                .allSatisfy(reference -> assertThat(
                                LIBRARY.article(edition.id(), reference).isPresent()
                                        || !edition.figures(reference).isEmpty())
                        .as(reference)
                        .isTrue());
    }

    @ParameterizedTest
    @MethodSource("figures")
    void figuresAreCyclesWithANatureForEveryPly(Figure figure) {
        var position = figure.position();
        for (var move : figure.moves()) {
            assertThat(position.isLegal(move)).as("%s in %s", move, position).isTrue();
            position = position.play(move);
        }
        assertThat(position.withSideToMove(figure.position().sideToMove()).pieces())
                .isEqualTo(figure.position().pieces());
        if (!figure.natures().isEmpty()) {
            assertThat(figure.natures()).hasSameSizeAs(figure.moves());
        }
    }

    @Test
    void whatAnEditionDoesNotSayIsLookedUpInItsBase() {
        assertThat(LIBRARY.article("cxa2020", "26.9.1").orElseThrow().edition()).isEqualTo("cxa2020");
        assertThat(LIBRARY.article("cxa2020", "23.5.1").orElseThrow().edition()).isEqualTo("cxa2011");
        assertThat(LIBRARY.article("cxa2011", "26.11")).isEmpty();
        assertThat(LIBRARY.article("nonesuch", "24.1")).isEmpty();
    }

    @Test
    void aCitationOfARangeMeansAllOfIt() {
        assertThat(LIBRARY.cited("cxa1999", "27.1–27.2"))
                .extracting(LibraryArticle::number)
                .containsExactly("27.1", "27.2");
        assertThat(LIBRARY.cited("cxa1999", "26.1–26.4")).hasSize(4);
        assertThat(LIBRARY.cited("cxa1999", "27.2–27.1")).isEmpty();
        assertThat(LIBRARY.cited("cxa1999", "99–100")).isEmpty();
        assertThat(LIBRARY.cited("cxa1999", "27.1")).hasSize(1);
        assertThat(LIBRARY.cited("cxa2011", "附录二 一.9, 一.10"))
                .extracting(LibraryArticle::number)
                .containsExactly("附录二 一.9", "附录二 一.10");
        assertThat(LIBRARY.cited("cxa2011", "附录二 一.11(3)"))
                .extracting(LibraryArticle::number)
                .containsExactly("附录二 一.11(3)");
        assertThat(LIBRARY.cited("cxa2011", "附录九")).isEmpty();
    }

    @Test
    void theSameFigureIsFoundInTheOtherEdition() {
        Figure six = LIBRARY.figure("cxa2020-fig-06").orElseThrow();
        assertThat(LIBRARY.elsewhere(six)).extracting(Figure::id).containsExactly("cxa2011-fig-06");
        Figure escape = LIBRARY.figure("cxa2020-ref-37").orElseThrow();
        assertThat(LIBRARY.elsewhere(escape)).extracting(Figure::number).containsExactly("参考图35");
    }

    @Test
    void aFigureIsAsPrinted() {
        Figure seven = LIBRARY.figure("cxa2020-fig-07").orElseThrow();
        assertThat(seven.number()).isEqualTo("图7");
        assertThat(seven.label().in(Locale.ENGLISH)).isEqualTo("Figure 7");
        assertThat(seven.natures()).isEqualTo(List.of(Nature.KILL, Nature.BLOCK, Nature.KILL, Nature.BLOCK));
        assertThat(seven.verdict()).isEqualTo(Verdict.RED_MUST_VARY);
        assertThat(LIBRARY.edition("cxa2020").orElseThrow().figures("图29")).hasSize(2);
    }

    @Test
    void whatTheBookLeavesToTheReaderIsNotCalledPrinted() {
        Figure five = LIBRARY.figure("cxa1957-fig-05").orElseThrow();
        assertThat(five.printed(0)).contains(Nature.CHECK);
        assertThat(five.printed(1)).isEmpty();
        assertThat(LIBRARY.figure("wxf2018-001").orElseThrow().printed(0)).isEmpty();
    }

    @Test
    void anArticleKnowsTheFiguresItDecides() {
        LibraryArticle listed = LIBRARY.article("cxa2020", "26.9.1").orElseThrow();
        assertThat(listed.figures()).isEmpty();
        assertThat(LIBRARY.decidedBy(listed)).extracting(Figure::id).contains("cxa2020-fig-10", "cxa2020-fig-26");
        LibraryArticle check = LIBRARY.article("cxa2020", "24.9").orElseThrow();
        assertThat(LIBRARY.decidedBy(check)).extracting(Figure::id).doesNotContain("cxa2020-fig-06");
    }
}
