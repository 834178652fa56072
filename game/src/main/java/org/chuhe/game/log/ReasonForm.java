package org.chuhe.game.log;

import java.util.Locale;
import java.util.Optional;
import org.chuhe.game.result.Words;
import org.chuhe.text.Translated;

/** A reason: what the program found, as a word and its arguments, or what a person said, by language. */
final class ReasonForm {
    static final Spelling<Words> SPELLING = new Spelling<>(ReasonForm::write, ReasonForm::read);

    private static final Form<Words.Reasoned> REASONED = p ->
            new Words.Reasoned(p.text("code", Words.Reasoned::code), p.allWords("with", Words.Reasoned::arguments));

    private ReasonForm() {}

    private static void write(Words words, StringBuilder text) {
        if (words instanceof Words.Reasoned reasoned) {
            PartsWriter.group(reasoned, REASONED, text);
        } else if (words instanceof Words.Said said && said.text().isSame()) {
            Spelling.TEXT.write(said.text().in(Locale.ROOT), text);
        } else if (words instanceof Words.Said said) {
            PartsWriter.group(said, parts -> said(said, parts), text);
        }
    }

    private static Words.Said said(Words.Said said, Parts<Words.Said> parts) {
        said.text().byCode().forEach((code, text) -> parts.text(code, each -> text));
        return said;
    }

    private static Words read(Value value) {
        if (value instanceof Value.Word) {
            return Words.said(Spelling.TEXT.read(value));
        }
        if (!(value instanceof Value.Group group)) {
            throw new IllegalArgumentException("expected a reason");
        }
        return group.values().has("code") ? REASONED.spell(new PartsReader<>(group.values())) : said(group.values());
    }

    private static Words said(NamedValues values) {
        Translated text = Translated.byCode(
                        code -> Optional.ofNullable(values.find(code)).map(Spelling.TEXT::read))
                .orElseThrow(() -> new IllegalArgumentException("a reason without words"));
        if (text.isSame() && !values.sayMore()) {
            throw new IllegalArgumentException("the same in all languages is written once");
        }
        return Words.said(text);
    }
}
