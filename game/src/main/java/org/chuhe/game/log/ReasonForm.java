package org.chuhe.game.log;

import java.util.Locale;
import java.util.Optional;
import org.chuhe.game.result.Words;
import org.chuhe.text.Translated;

/** A reason: what a person said, by language, or where the program decides, what it found. */
final class ReasonForm {
    /** What a person said. */
    static final Spelling<Words> SAID = new Spelling<>(ReasonForm::write, ReasonForm::said);
    /** What a person said, or the program found. */
    static final Spelling<Words> SPELLING = new Spelling<>(ReasonForm::write, ReasonForm::read);

    private ReasonForm() {}

    private static void write(Words words, StringBuilder text) {
        if (words instanceof Words.Found found) {
            FoundForm.write(found.grounds(), text);
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
        return value instanceof Value.Group group && group.values().has(FoundForm.KIND)
                ? new Words.Found(FoundForm.read(group.values()))
                : said(value);
    }

    private static Words said(Value value) {
        if (value instanceof Value.Word) {
            return Words.said(Spelling.TEXT.read(value));
        }
        if (!(value instanceof Value.Group group)) {
            throw new IllegalArgumentException("expected a reason");
        }
        NamedValues values = group.values();
        Translated text = Translated.byCode(
                        code -> Optional.ofNullable(values.find(code)).map(Spelling.TEXT::read))
                .orElseThrow(() -> new IllegalArgumentException("a reason without words"));
        if (text.isSame() && !values.sayMore()) {
            throw new IllegalArgumentException("the same in all languages is written once");
        }
        return Words.said(text);
    }
}
