package org.chuhe.documents.exam;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.chuhe.documents.pdf.Pdf;
import org.junit.jupiter.api.Test;

/** A result on paper says who, what, how much, and how to check it. */
class ExamPaperTest {
    private static final String SIGNATURE = "MEUCIQDx+abc/def==";

    private static ExamPaper paper(String candidate, boolean passed, int questions) {
        return new ExamPaper(
                "Zx8_k2-aaaaaaaaa",
                "国家级裁判员考试",
                "象棋竞赛规则 2020",
                candidate,
                "2026-11-17 09:00 UTC",
                "2026-11-17 09:40 UTC",
                60,
                List.of("09:10:05 – 09:12:18"),
                passed ? 30 : 10,
                40,
                passed ? 75 : 25,
                70,
                passed,
                Collections.nCopies(questions, new ExamPaper.Row("判例", "图 7", 8, 12)),
                "https://chuhe.example/practice/exams/results/Zx8_k2-aaaaaaaaa",
                SIGNATURE,
                "0123456789abcdef");
    }

    private static String text(byte[] pdf) throws IOException {
        try (PDDocument document = Loader.loadPDF(pdf)) {
            return new PDFTextStripper().getText(document).replaceAll("\\s+", "");
        }
    }

    @Test
    void saysEverythingInBothLanguages() throws IOException {
        ExamPaper paper = paper("王 <小> & 明", true, 3);
        assertThat(text(paper.pdf(Locale.CHINESE)))
                .contains(
                        "考试成绩单",
                        "王<小>&明",
                        "合格",
                        "得30分",
                        "75%",
                        "8/12",
                        "不计时09:10:05–09:12:18",
                        "results/Zx8_k2-",
                        SIGNATURE)
                .doesNotContain("不合格");
        assertThat(text(paper("Ann", false, 3).pdf(Locale.ENGLISH)))
                .contains(
                        "Ann",
                        "Notpassed",
                        "10of40points",
                        "60minutesallowed",
                        "Notcharged09:10:05–09:12:18",
                        "0123456789abcdef");
    }

    @Test
    void goesOnOverSeveralPagesAndIsTheSameEveryTime() {
        byte[] pdf = paper("Ann", true, 60).pdf(Locale.ENGLISH);
        assertThat(Pdf.pages(pdf)).isGreaterThan(1);
        assertThat(paper("Ann", true, 60).pdf(Locale.ENGLISH)).isEqualTo(pdf);
        assertThat(List.of(Pdf.pages(paper("Ann", true, 10).pdf(Locale.ENGLISH))))
                .containsExactly(1);
    }
}
