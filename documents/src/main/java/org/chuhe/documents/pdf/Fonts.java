package org.chuhe.documents.pdf;

import java.io.InputStream;
import java.util.Objects;

/** The fonts that whatever is printed or drawn brings along: the machine may have none. */
public final class Fonts {
    private static final String CHINESE = "NotoSansSC_500Medium.ttf";

    private Fonts() {}

    /** Chinese, and most letters. */
    public static InputStream chinese() {
        return Objects.requireNonNull(Fonts.class.getResourceAsStream(CHINESE), CHINESE);
    }

    /** The letters of Europe that the Chinese font lacks, such as Ł. */
    public static InputStream letters() {
        return MachineFonts.standIn();
    }
}
