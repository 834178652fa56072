package org.chuhe.game.log;

import java.util.Optional;
import org.chuhe.game.result.Words;
import org.chuhe.text.Translated;

/** A reason: what the program found, as a word and its arguments, or what somebody said, by language. */
final class ReasonForm {
    static final Form<Words> FORM = new Form<>(ReasonForm::write, ReasonForm::read);

    private ReasonForm() {}

    private static void write(Words words, PartsWriter out) {
        if (words instanceof Words.Reasoned reasoned) {
            out.text("code", reasoned.code()).allWords("with", reasoned.arguments());
        } else if (words instanceof Words.Said said) {
            said.text().byCode().forEach(out::text);
        }
    }

    private static Words read(Parts in) {
        return in.has("code") ? new Words.Reasoned(in.text("code"), in.allWords("with")) : said(in);
    }

    private static Words said(Parts in) {
        Translated text = Translated.byCode(code -> in.has(code) ? Optional.of(in.text(code)) : Optional.empty())
                .orElseThrow(() -> new IllegalArgumentException("a reason without words"));
        if (text.isSame() && !in.sayMore()) {
            throw new IllegalArgumentException("the same in all languages is written once");
        }
        return Words.said(text);
    }
}
