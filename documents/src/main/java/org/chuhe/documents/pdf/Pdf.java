package org.chuhe.documents.pdf;

import com.openhtmltopdf.outputdevice.helper.BaseRendererBuilder.FontStyle;
import com.openhtmltopdf.pdfboxout.PdfBoxRenderer;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import com.openhtmltopdf.util.XRLog;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Map;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.chuhe.text.Language;

/** Turns a page of XHTML into PDF, with the characters it uses embedded. The same page gives the same bytes. */
public final class Pdf {
    private static final int NORMAL_WEIGHT = 400;
    /** The Chinese font lacks letters such as Ł; they come from another. */
    private static final String LETTERS = " body { font-family: Hei, Latin }";

    private Pdf() {}

    /** A document; {@code body} is XHTML, whose texts must be {@link #escaped}. */
    public static byte[] of(String title, Locale locale, String style, String body) {
        return of(title, locale, style, body, Map.of());
    }

    /**
     * A document with drawings. They stay drawings, sharp at any size.
     *
     * @param pictures SVG by name; {@code <object data="name"></object>} stands for one, and its style gives the size
     */
    public static byte[] of(String title, Locale locale, String style, String body, Map<String, String> pictures) {
        XRLog.setLoggingEnabled(false);
        MachineFonts.leaveAlone();
        String page = "<html lang=\"" + Language.of(locale).tag() + "\"><head><title>" + escaped(title)
                + "</title><style>" + style + LETTERS + "</style></head><body>" + body + "</body></html>";
        PdfRendererBuilder builder = new PdfRendererBuilder();
        builder.useFont(Fonts::chinese, "Hei", NORMAL_WEIGHT, FontStyle.NORMAL, true);
        builder.useFont(Fonts::letters, "Latin", NORMAL_WEIGHT, FontStyle.NORMAL, true);
        builder.withHtmlContent(page, null);
        builder.withProducer("Chuhe");
        builder.useObjectDrawerFactory(new Pictures(pictures));
        // Nothing outside the page is ever read, whatever a name contains.
        builder.useUriResolver((base, uri) -> null);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PdfBoxRenderer renderer = builder.buildPdfRenderer()) {
            renderer.layout();
            renderer.createPDFWithoutClosing();
            try (PDDocument document = renderer.getPdfDocument()) {
                document.save(bytes);
            }
            return finished(bytes.toByteArray());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What can be done only when the fonts have been written. */
    private static byte[] finished(byte[] written) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PDDocument document = Loader.loadPDF(written)) {
            SearchableText.in(document);
            undated(document);
            document.save(bytes);
        }
        return bytes.toByteArray();
    }

    /** No date and no random mark: printing twice gives the same file. */
    private static void undated(PDDocument document) {
        PDDocumentInformation information = document.getDocumentInformation();
        information.setCreationDate(null);
        information.setModificationDate(null);
        document.getDocument().getTrailer().removeItem(COSName.ID);
        document.setDocumentId(1L);
    }

    /** How many pages a document has. */
    public static int pages(byte[] pdf) {
        try (PDDocument document = Loader.loadPDF(pdf)) {
            return document.getNumberOfPages();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A text as part of a page. */
    public static String escaped(String text) {
        StringBuilder safe = new StringBuilder(text.length() + 16);
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> safe.append("&amp;");
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '"' -> safe.append("&quot;");
                default -> {
                    boolean allowed = c >= 0x20 && c != 0xFFFE && c != 0xFFFF && !(c >= 0xD800 && c <= 0xDFFF);
                    safe.appendCodePoint(allowed ? c : ' ');
                }
            }
        });
        return safe.toString();
    }
}
