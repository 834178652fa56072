package org.chuhe.documents.exam;

import java.util.List;
import java.util.Locale;
import org.chuhe.documents.pdf.Html;
import org.chuhe.documents.pdf.Pdf;
import org.chuhe.documents.pdf.StyleSheet;
import org.chuhe.text.Messages;

/**
 * 考试成绩单: the result of an exam on A4, question by question, with a line to sign by hand and the program's own signature.
 *
 * @param id the result's name
 * @param exam what the exam is called
 * @param rules the rule book asked about
 * @param minutes how long the candidate had
 * @param interruptions times that were not charged, in words
 * @param percent the share of points
 * @param passMark the share that passes
 * @param link where the result can be checked
 * @param signature in Base64
 * @param key a short name of the key that signed
 */
public record ExamPaper(
        String id,
        String exam,
        String rules,
        String candidate,
        String started,
        String finished,
        int minutes,
        List<String> interruptions,
        int points,
        int possible,
        int percent,
        int passMark,
        boolean passed,
        List<Row> rows,
        String link,
        String signature,
        String key) {
    private static final Messages WORDS = Messages.beside(ExamPaper.class);
    private static final String STYLE = StyleSheet.beside(ExamPaper.class, "exam.css");

    /** A question: its kind, what it was about, what its answer was worth. */
    public record Row(String kind, String about, int points, int possible) {}

    public ExamPaper {
        interruptions = List.copyOf(interruptions);
        rows = List.copyOf(rows);
    }

    /** The PDF file, its characters embedded. The same result gives the same bytes. */
    public byte[] pdf(Locale locale) {
        String pages = WORDS.text(locale, "page", "\" counter(page) \"", "\" counter(pages) \"");
        return Pdf.of(WORDS.text(locale, "title"), locale, STYLE.replace("PAGES", pages), new Body(locale).page());
    }

    private final class Body {
        private final Locale locale;
        private final Html html = new Html();

        Body(Locale locale) {
            this.locale = locale;
        }

        private String word(String key, Object... arguments) {
            return WORDS.text(locale, key, arguments);
        }

        String page() {
            html.text("div", "title", word("title")).text("div", "exam", exam);
            html.open("table", "facts");
            fact("candidate", candidate);
            fact("rules", rules);
            fact("time", word("time.text", started, finished, minutes));
            interruptions.forEach(each -> fact("interrupted", each));
            html.close("table");
            html.text("div", passed ? "verdict passed" : "verdict failed", word(passed ? "passed" : "failed"));
            html.text("div", "points", word("points", points, possible, percent, passMark));
            table();
            signatures();
            return html.toString();
        }

        private void fact(String key, String value) {
            html.open("tr").line("th", word(key)).line("td", value).close("tr");
        }

        private void table() {
            html.open("table", "questions").open("thead").open("tr");
            html.text("th", "no", word("number")).text("th", "kind", word("kind"));
            html.line("th", word("about")).text("th", "worth", word("worth"));
            html.close("tr", "thead").open("tbody");
            int number = 0;
            for (Row row : rows) {
                html.open("tr").text("td", "no", String.valueOf(++number)).text("td", "kind", row.kind());
                html.line("td", row.about()).text("td", "worth", row.points() + " / " + row.possible());
                html.close("tr");
            }
            html.close("tbody", "table");
        }

        private void signatures() {
            html.open("div", "end").open("table", "sign").open("tr");
            for (String who : List.of("examiner", "date")) {
                html.open("td").text("div", "line", "").text(word(who)).close("td");
            }
            html.close("tr", "table");
            html.open("div", "check").line("p", word("check", link));
            html.line("p", word("signature", key)).text("p", "code", signature);
            html.close("div", "div");
        }
    }
}
