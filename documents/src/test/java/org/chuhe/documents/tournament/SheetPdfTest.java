package org.chuhe.documents.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.text.PDFTextStripper;
import org.chuhe.documents.pdf.Pdf;
import org.chuhe.eventfiles.Sheet;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.regulations.Format;
import org.junit.jupiter.api.Test;

class SheetPdfTest {
    private static final Tournament OPEN = Played.swiss(32, 9);

    private static String text(byte[] pdf) throws IOException {
        try (PDDocument document = Loader.loadPDF(pdf)) {
            PDFTextStripper stripper = new PDFTextStripper();
            stripper.setSortByPosition(true);
            return stripper.getText(document);
        }
    }

    private static int pages(byte[] pdf) throws IOException {
        try (PDDocument document = Loader.loadPDF(pdf)) {
            return document.getNumberOfPages();
        }
    }

    @Test
    void theFinalTableOfThirtyTwoFitsOnOnePageWithEveryName() throws IOException {
        byte[] pdf = SheetPdf.of(new EventSheets(OPEN, Locale.CHINESE).standings(), Locale.CHINESE);
        assertThat(pages(pdf)).isOne();
        String text = text(pdf);
        assertThat(text).contains("楚河杯<第一届>象棋公开赛", "最终名次（共9轮）", "对手分", "第 1 页，共 1 页");
        assertThat(OPEN.event().entrants())
                .extracting(Entrant::name)
                .allSatisfy(name -> assertThat(text).contains(name));
    }

    @Test
    void everyFontIsEmbedded() throws IOException {
        byte[] pdf = SheetPdf.of(new EventSheets(OPEN, Locale.ENGLISH).standings(), Locale.ENGLISH);
        List<String> fonts = new ArrayList<>();
        try (PDDocument document = Loader.loadPDF(pdf)) {
            for (PDPage page : document.getPages()) {
                for (COSName name : page.getResources().getFontNames()) {
                    var font = page.getResources().getFont(name);
                    assertThat(font.isEmbedded()).isTrue();
                    fonts.add(font.getName());
                }
            }
        }
        assertThat(fonts).isNotEmpty().allMatch(name -> name.contains("NotoSansSC"));
        assertThat(text(pdf)).contains("Final standings after 9 rounds", "Place", "opponents' score", "page 1 of 1");
        assertThat(pdf.length).isLessThan(200_000);
    }

    @Test
    void printingTwiceGivesTheSameFile() {
        List<Sheet> sheets = List.of(new EventSheets(OPEN, Locale.CHINESE).pairings(9));
        assertThat(SheetPdf.of(sheets, Locale.CHINESE)).isEqualTo(SheetPdf.of(sheets, Locale.CHINESE));
    }

    @Test
    void longTablesGoOnWithTheirHeadingsRepeated() throws IOException {
        Tournament many = Played.swiss(120, 2);
        byte[] pdf = SheetPdf.of(new EventSheets(many, Locale.CHINESE).standings(), Locale.CHINESE);
        assertThat(pages(pdf)).isBetween(3, 4);
        assertThat(text(pdf).split("姓名", -1)).hasSize(pages(pdf) + 1);
    }

    @Test
    void severalSheetsBeginOnPagesOfTheirOwn() throws IOException {
        EventSheets sheets = new EventSheets(OPEN, Locale.CHINESE);
        Sheet wide = new EventSheets(Played.of(Format.ROUND_ROBIN, 24), Locale.CHINESE).crossTable();
        byte[] pdf = SheetPdf.of(List.of(sheets.entries(), sheets.results(1), wide), Locale.CHINESE);
        assertThat(pages(pdf)).isEqualTo(3);
        try (PDDocument document = Loader.loadPDF(pdf)) {
            assertThat(document.getPage(0).getMediaBox().getHeight())
                    .isGreaterThan(document.getPage(0).getMediaBox().getWidth());
            assertThat(document.getPage(2).getMediaBox().getWidth())
                    .isGreaterThan(document.getPage(2).getMediaBox().getHeight());
        }
    }

    @Test
    void aBracketIsOnePageWithWords() throws IOException {
        Tournament cup = Played.of(Format.KNOCKOUT, 13);
        byte[] pdf = BracketChart.of(cup, Locale.CHINESE).orElseThrow().pdf();
        assertThat(pages(pdf)).isOne();
        assertThat(text(pdf)).contains("淘汰赛对阵图", "第1–16名", "轮空").doesNotContain("负者");
        assertThat(cup.event().entrants())
                .extracting(Entrant::name)
                .allSatisfy(name -> assertThat(text(pdf)).contains(name));
    }

    @Test
    void everyBoardOfARoundHasASlipToSign() throws IOException {
        Round round = OPEN.event().round(2).orElseThrow();
        byte[] pdf = ResultSlips.pdf(OPEN.report(), round, Locale.ENGLISH);
        assertThat(pages(pdf)).as("four on a page").isEqualTo(4);
        String text = text(pdf);
        assertThat(text).contains("楚河杯<第一届>象棋公开赛", "Round 2, table 16", "Red wins", "Draw", "Black wins", "Arbiter");
        assertThat(OPEN.event().entrants())
                .extracting(Entrant::name)
                .allSatisfy(name -> assertThat(text).contains(name));
    }

    @Test
    void theFirstPlacesGetACertificateEach() throws IOException {
        byte[] pdf = new Certificates(OPEN.report(), "广州 & 佛山", "2026-05-01").pdf(3, Locale.CHINESE);
        assertThat(pages(pdf)).isEqualTo(3);
        String winner = OPEN.report().name(OPEN.report().table().rows().get(0).no());
        assertThat(text(pdf)).contains(winner, "在“楚河杯<第一届>象棋公开赛”中获得", "第 1 名", "第 3 名", "广州 & 佛山", "2026-05-01");
    }

    @Test
    void whatIsNoCharacterOfAPageIsLeftOut() {
        assertThat(Pdf.escaped("a<b>&\"c\"\u0007\uFFFF\uD800")).isEqualTo("a&lt;b&gt;&amp;&quot;c&quot;   ");
    }
}
