package org.chuhe.game.log;

import org.chuhe.game.result.Words;

/** A reason: what the program found, as a word and its arguments, or what somebody said, in both languages. */
final class ReasonForm {
    static final Form<Words> FORM = new Form<>(ReasonForm::write, ReasonForm::read);

    private ReasonForm() {}

    private static void write(Words words, PartsWriter out) {
        if (words instanceof Words.Reasoned reasoned) {
            out.text("code", reasoned.code()).allWords("with", reasoned.arguments());
        } else if (words instanceof Words.Said said) {
            out.text("zh", said.zh()).text("en", said.en());
        }
    }

    private static Words read(Parts in) {
        return in.has("code") ? new Words.Reasoned(in.text("code"), in.allWords("with")) : said(in);
    }

    private static Words said(Parts in) {
        String zh = in.text("zh");
        String en = in.text("en");
        if (in.isStrict() && zh.equals(en) && !in.sayMore()) {
            throw new IllegalArgumentException("the same in both languages is written once");
        }
        return Words.said(zh, en);
    }
}
