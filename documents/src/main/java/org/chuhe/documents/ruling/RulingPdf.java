package org.chuhe.documents.ruling;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.documents.pdf.Pdf;
import org.chuhe.documents.pdf.StyleSheet;

/**
 * 裁决书: a ruling on A4, with the boards, every ply and its reason, and lines to sign. It never changes; each method
 * that adds something gives a new one.
 *
 * <pre>{@code
 * byte[] pdf = RulingPdf.of(ruling).occasion(occasion).compared(otherEditions).pdf(Locale.CHINESE);
 * }</pre>
 */
public final class RulingPdf {
    private static final String STYLE = StyleSheet.beside(RulingPdf.class, "ruling.css");

    private static final String CLOSER = "@page { margin: 10mm 13mm 11mm 13mm }"
            + " body { font-size: 8.5pt; line-height: 1.25 } h2 { margin: 2.5mm 0 0.5mm 0 } .title { font-size: 17pt }"
            + " .verdict, .boards { margin-top: 2mm } .verdict .sentence { font-size: 13pt }"
            + " .verdict object { width: 16mm; height: 16mm } .board { width: 50mm } .board object { width: 50mm; height: 60.3mm }"
            + " .plies td { padding: 0.5mm 1.2mm } .sums td { padding: 0.4mm 1.2mm } .compare { margin-top: 3mm }"
            + " .compare td { padding: 0.5mm 1.2mm } .end { margin-top: 2mm } .sign .line { height: 6mm }"
            + " .repeat { margin-top: 2mm; padding-top: 1mm }";

    private final Ruling ruling;
    private final Occasion occasion;
    private final List<Ruling> compared;
    private final int shown;

    private RulingPdf(Ruling ruling, Occasion occasion, List<Ruling> compared, int shown) {
        this.ruling = ruling;
        this.occasion = occasion;
        this.compared = List.copyOf(compared);
        this.shown = shown;
    }

    /** The ruling alone; the ply that says most is drawn. */
    public static RulingPdf of(Ruling ruling) {
        return new RulingPdf(ruling, Occasion.UNKNOWN, List.of(), EvidencePicture.telling(ruling));
    }

    /** With the event, the players and the arbiter. */
    public RulingPdf occasion(Occasion newOccasion) {
        return new RulingPdf(ruling, newOccasion, compared, shown);
    }

    /** With a table of what other editions say about the same moves; the ruling itself may be among them. */
    public RulingPdf compared(List<Ruling> editions) {
        return new RulingPdf(ruling, occasion, editions, shown);
    }

    /** With another ply of the cycle drawn, counted from 0. */
    public RulingPdf showing(int ply) {
        return new RulingPdf(
                ruling,
                occasion,
                compared,
                Objects.checkIndex(ply, ruling.plies().size()));
    }

    /** The PDF file, its characters embedded. The same ruling gives the same bytes. */
    public byte[] pdf(Locale locale) {
        RulingWords words = new RulingWords(locale);
        String body = new RulingPage(ruling, occasion, compared, shown, words).body();
        Map<String, String> pictures = new LinkedHashMap<>();
        pictures.put(RulingPage.SEAL, Seal.of(ruling.decision()).svg(locale));
        pictures.put(RulingPage.START, EvidencePicture.start(ruling).svg());
        pictures.put(RulingPage.SHOWN, EvidencePicture.after(ruling, shown).svg());
        String pages = words.of("page", "\" counter(page) \"", "\" counter(pages) \"");
        String style = STYLE.replace("PAGES", pages);
        byte[] usual = Pdf.of(words.of("title"), locale, style, body, pictures);
        if (Pdf.pages(usual) != 2) {
            return usual;
        }
        // What nearly fits one page is set closer, so that no signature stands alone on a second.
        byte[] closer = Pdf.of(words.of("title"), locale, style + CLOSER, body, pictures);
        return Pdf.pages(closer) == 1 ? closer : usual;
    }
}
