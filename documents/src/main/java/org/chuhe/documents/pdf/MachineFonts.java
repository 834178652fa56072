package org.chuhe.documents.pdf;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.apache.fontbox.FontBoxFont;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.font.CIDFontMapping;
import org.apache.pdfbox.pdmodel.font.FontMapper;
import org.apache.pdfbox.pdmodel.font.FontMappers;
import org.apache.pdfbox.pdmodel.font.FontMapping;
import org.apache.pdfbox.pdmodel.font.PDCIDSystemInfo;
import org.apache.pdfbox.pdmodel.font.PDFontDescriptor;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the PDF writer from looking through all fonts of the machine and leaving a cache file in the user's home: a page
 * looks the same everywhere, and only our own font is ever used.
 */
final class MachineFonts implements FontMapper {
    /** The writer's own stand-in for the standard fonts. */
    private static final String STAND_IN = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";

    /** Loggers are forgotten unless somebody holds them. */
    private static final List<Logger> CHATTER = List.of(
            Logger.getLogger("org.apache.pdfbox"),
            Logger.getLogger("org.apache.fontbox"),
            Logger.getLogger("com.openhtmltopdf"));

    private final TrueTypeFont standIn;

    private MachineFonts(TrueTypeFont standIn) {
        this.standIn = standIn;
    }

    /** What happens once, before the first page. */
    private static final class Once {
        static final boolean DONE = leaveAlone();

        private static boolean leaveAlone() {
            CHATTER.forEach(logger -> logger.setLevel(Level.OFF));
            try (InputStream in = standIn()) {
                FontMappers.set(new MachineFonts(new TTFParser().parse(new RandomAccessReadBuffer(in))));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return true;
        }
    }

    static boolean leaveAlone() {
        return Once.DONE;
    }

    /** A font with the letters of Europe. */
    static InputStream standIn() {
        return Objects.requireNonNull(FontMapper.class.getResourceAsStream(STAND_IN));
    }

    @Override
    public FontMapping<TrueTypeFont> getTrueTypeFont(String name, @Nullable PDFontDescriptor descriptor) {
        return new FontMapping<>(standIn, false);
    }

    @Override
    public FontMapping<FontBoxFont> getFontBoxFont(String name, @Nullable PDFontDescriptor descriptor) {
        return new FontMapping<>(standIn, false);
    }

    @Override
    public CIDFontMapping getCIDFont(
            String name, @Nullable PDFontDescriptor descriptor, @Nullable PDCIDSystemInfo system) {
        return new CIDFontMapping(null, standIn, false);
    }
}
