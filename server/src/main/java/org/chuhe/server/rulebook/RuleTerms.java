package org.chuhe.server.rulebook;

import java.util.Locale;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.text.Messages;

/** The words of rulings as pages show them: natures, verdicts, editions. */
public final class RuleTerms {
    private static final Messages WORDS = Messages.beside(RuleTerms.class);

    private RuleTerms() {}

    /** A nature in full: 将, check. */
    public static String nature(Nature nature, Locale locale) {
        return WORDS.text(locale, "nature." + nature.code());
    }

    /** A nature as it stands on a chip: 将, CK. */
    public static String code(Nature nature, Locale locale) {
        return WORDS.text(locale, "code." + nature.code());
    }

    /** The seal that fits a verdict. */
    public static String seal(Verdict verdict, boolean losesAtOnce) {
        return switch (verdict) {
            case RED_MUST_VARY, BLACK_MUST_VARY -> losesAtOnce ? "loss" : "vary";
            case DRAW -> "draw";
            case UNDECIDED -> "contested";
        };
    }

    /** An edition in a word: 2020, World. */
    public static String edition(String id, Locale locale) {
        return RuleBooks.byId(id).orElseThrow().shortTitle().in(locale);
    }

    /** Any other word of the rule book. */
    public static String say(String key, Locale locale) {
        return WORDS.text(locale, key);
    }
}
