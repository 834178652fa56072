package org.chuhe.game;

import org.chuhe.game.result.Words;
import org.chuhe.text.Language;
import org.chuhe.text.Translated;

/** What somebody says once for Chinese readers and once for all others. */
public final class InTwoLanguages {
    private InTwoLanguages() {}

    public static Words said(String chinese, String english) {
        return Words.said(Translated.of(reader -> Language.of(reader).isChinese() ? chinese : english));
    }
}
