package org.chuhe.documents.ruling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.text.PDFTextStripper;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.core.sequence.MoveSequence;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A ruling on paper says all that the ruling says, and can be repeated from what is printed. */
class RulingPdfTest {
    private static final String FIGURE_6 = "2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w";
    private static final String PERPETUAL_CHECK = "车四平五 将5平6 车五平四 将6平5";
    private static final Occasion CUP = new Occasion("楚河杯", "5", "3", "甲乙丙", "丁戊己", "庚辛", "2026-11-16");

    private static Ruling judge(RuleBook book, long nodes, String fen, String moves) {
        Position position = Fen.read(fen);
        return Arbiter.of(book)
                .withNodes(nodes)
                .judge(MoveSequence.of(position, MoveReader.readAll(position, moves)))
                .ruling();
    }

    private static Ruling figure6(RuleBook book) {
        return judge(book, Arbiter.DEFAULT_NODES, FIGURE_6, PERPETUAL_CHECK);
    }

    /** A rook that goes round the edge of two files while the other king walks to and fro: 28 plies. */
    private static Ruling longCycle() {
        String up = "a0a1 d9d8 a1a2 d8d9 a2a3 d9d8 a3a4 d8d9 a4a5 d9d8 a5a6 d8d9 a6b6 d9d8 ";
        String down = "b6b5 d8d9 b5b4 d9d8 b4b3 d8d9 b3b2 d9d8 b2b1 d8d9 b1b0 d9d8 b0a0 d8d9";
        return judge(RuleBooks.CXA_2020, 1_000, "3k5/9/9/9/9/9/9/9/9/R4K3 w", up + down);
    }

    /** Lines break where they will: blanks do not count. */
    private static String plain(String text) {
        return text.replaceAll("\\s+", "");
    }

    private static String text(byte[] pdf) throws IOException {
        try (PDDocument document = Loader.loadPDF(pdf)) {
            return plain(new PDFTextStripper().getText(document));
        }
    }

    private static int pages(byte[] pdf) throws IOException {
        try (PDDocument document = Loader.loadPDF(pdf)) {
            return document.getNumberOfPages();
        }
    }

    @Test
    void saysInChineseWhoMustVaryAndWhy() throws IOException {
        String text =
                text(RulingPdf.of(figure6(RuleBooks.CXA_2020)).occasion(CUP).pdf(Locale.CHINESE));
        assertThat(text)
                .contains("裁决书", "《象棋竞赛规则》2020", "楚河杯", "甲乙丙", "丁戊己", "庚辛", "2026-11-16")
                .contains("红方单方长将，作负", "24.9、25.1", "车四平五", "将6平5", "禁止着法", "允许着法")
                .contains("裁判员", "裁判长", "签名", "第1页，共1页");
    }

    @Test
    void saysInEnglishWhoMustVaryAndWhy() throws IOException {
        String text =
                text(RulingPdf.of(figure6(RuleBooks.CXA_2020)).occasion(CUP).pdf(Locale.ENGLISH));
        assertThat(text)
                .contains("Ruling", plain("Chinese rules 2020, art. 24.9, 25.1"))
                .contains(plain("Red gives perpetual check and loses"), "R4.5", "f0e0", "CK", "ID")
                .contains(plain("perpetual check · forbidden"), plain("Chief arbiter"), plain("Page 1 of 1"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"zh", "en", "zh-Hant", "vi"})
    void everySentenceOfTheExplanationIsThere(String language) throws IOException {
        Locale locale = Locale.forLanguageTag(language);
        for (Ruling ruling : List.of(figure6(RuleBooks.CXA_2020), Figures.killAndBlock(), Figures.chaseAndFollow())) {
            String text = text(RulingPdf.of(ruling).pdf(locale)).toLowerCase(Locale.ROOT);
            for (int i = 0; i < ruling.plies().size(); i++) {
                assertThat(text)
                        .contains(plain(ruling.account(locale).plies().get(i).reason())
                                .toLowerCase(Locale.ROOT));
                ruling.plies()
                        .get(i)
                        .articles()
                        .forEach(article ->
                                assertThat(text).contains(article.number().toLowerCase(Locale.ROOT)));
                ruling.account(locale)
                        .plies()
                        .get(i)
                        .targets()
                        .forEach(target ->
                                assertThat(text).contains(plain(target).toLowerCase(Locale.ROOT)));
            }
            assertThat(text).contains(plain(ruling.comparison().in(locale)).toLowerCase(Locale.ROOT));
        }
    }

    @Test
    void canBeRepeatedFromWhatIsPrinted() throws IOException {
        Ruling ruling = longCycle();
        try (PDDocument document = Loader.loadPDF(RulingPdf.of(ruling).pdf(Locale.ENGLISH))) {
            String text = new PDFTextStripper().getText(document).replaceAll("\\s+", " ");
            String fen = text.replaceAll(".*\\(FEN\\) ", "").replaceAll(" Moves: .*", "");
            String moves = text.replaceAll(".* Moves: ", "").replaceAll(" Page .*", "");
            Ruling again = judge(RuleBooks.CXA_2020, 1_000, fen, moves);
            assertThat(again.plies()).isEqualTo(ruling.plies());
        }
    }

    @Test
    void aLongCycleRunsOverSeveralPagesUnderItsHeads() throws IOException {
        byte[] pdf = RulingPdf.of(longCycle()).pdf(Locale.CHINESE);
        assertThat(pages(pdf)).isEqualTo(2);
        String text = text(pdf);
        assertThat(text.split("着法性质对象理由", -1)).hasSize(3);
        IntStream.rangeClosed(1, 28).forEach(ply -> assertThat(text).contains(ply + (ply % 2 == 1 ? "○" : "●")));
    }

    @Test
    void whatPeopleWriteIsPrintedAsItIs() throws IOException {
        String tag = "<script>alert(\"1\")</script>&amp;]]>";
        Occasion hostile = new Occasion(tag, tag, tag, "长".repeat(200), "w".repeat(300), "Łukasz\u0000\u0007", tag);
        byte[] pdf = RulingPdf.of(figure6(RuleBooks.CXA_2020)).occasion(hostile).pdf(Locale.CHINESE);
        assertThat(text(pdf))
                .contains(tag + "轮次" + tag, "长".repeat(200).substring(0, 15), "Łukasz")
                .contains("裁判长");
        try (PDDocument document = Loader.loadPDF(pdf)) {
            PDPage page = document.getPage(0);
            assertThat(page.getMediaBox().getWidth()).isBetween(595f, 596f);
            assertThat(page.getAnnotations()).isEmpty();
        }
    }

    @Test
    void theBoardsAreDrawingsNotPixels() throws IOException {
        try (PDDocument document =
                Loader.loadPDF(RulingPdf.of(figure6(RuleBooks.CXA_2020)).pdf(Locale.CHINESE))) {
            assertThat(document.getDocument().getObjectsByType(COSName.XOBJECT))
                    .isNotEmpty()
                    .noneMatch(object -> object.getObject() instanceof org.apache.pdfbox.cos.COSDictionary dictionary
                            && COSName.IMAGE.equals(dictionary.getCOSName(COSName.SUBTYPE)));
        }
    }

    @Test
    void theSameRulingGivesTheSameBytes() {
        RulingPdf paper = RulingPdf.of(figure6(RuleBooks.CXA_2020)).occasion(CUP);
        assertThat(paper.pdf(Locale.CHINESE)).isEqualTo(paper.pdf(Locale.CHINESE));
    }

    @Test
    void otherEditionsStandInAnAppendix() throws IOException {
        List<Ruling> all = RuleBooks.all().stream().map(RulingPdfTest::figure6).toList();
        String text = text(RulingPdf.of(all.get(0)).compared(all).pdf(Locale.ENGLISH));
        assertThat(text).contains("Appendix", "5.2(1)", plain("World rules 2018"), plain("≠ Red must vary"));
        assertThat(text.split("≠", -1)).hasSize(4);
    }

    @Test
    void sidesAreCalledByTheirPiecesInTheEditionOf1957Too() throws IOException {
        String text = text(RulingPdf.of(figure6(RuleBooks.CXA_1957)).pdf(Locale.CHINESE));
        assertThat(text).contains("红方须变着", "○红方");
    }

    @Test
    void whatIsNotSettledIsNotRuledOn() throws IOException {
        Ruling open = Figures.undecided();
        String text = text(RulingPdf.of(open).pdf(Locale.ENGLISH));
        assertThat(text).contains(plain("Not settled, no ruling"));
        assertThat(Seal.of(open.decision())).isEqualTo(Seal.OPEN);
        assertThat(Seal.OPEN.svg(Locale.CHINESE)).contains("stroke-dasharray");
    }

    @Test
    void anyPlyCanBeDrawn() throws IOException {
        RulingPdf paper = RulingPdf.of(figure6(RuleBooks.CXA_2020));
        assertThat(text(paper.showing(2).pdf(Locale.CHINESE))).contains("第3着车五平四（将）之后");
        assertThatThrownBy(() -> paper.showing(4)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThat(EvidencePicture.telling(figure6(RuleBooks.CXA_2020))).isZero();
        assertThat(EvidencePicture.telling(Figures.killAndBlock())).isZero();
        assertThat(EvidencePicture.telling(longCycle())).isZero();
        assertThat(figure6(RuleBooks.CXA_2020).plies().get(0).side()).isEqualTo(Side.RED);
    }
}
