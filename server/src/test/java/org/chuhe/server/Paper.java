package org.chuhe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;

/**
 * A PDF that was fetched.
 *
 * @param width of its first page, in points
 */
public record Paper(int pages, float width, String text) {
    public static Paper of(Browser browser, String path) {
        HttpResponse<byte[]> answer = browser.file(path);
        assertThat(answer.statusCode()).as(path).isEqualTo(200);
        assertThat(answer.headers().firstValue("Content-Type")).as(path).contains("application/pdf");
        try (PDDocument document = Loader.loadPDF(answer.body())) {
            return new Paper(
                    document.getNumberOfPages(),
                    document.getPage(0).getMediaBox().getWidth(),
                    new PDFTextStripper().getText(document));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
