package org.chuhe.game.result;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.book.wxf.WorldEditions;
import org.chuhe.arbiter.claim.ClaimRuling;
import org.chuhe.arbiter.interpretation.Interpretation;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Names;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;
import org.chuhe.text.Translated;

/**
 * The words by which logs know the program's reasons, and the messages that put them into sentences. The words are part
 * of the format: a message may be renamed or worded anew, its word stays. A message whose arguments come to mean something
 * else needs a new word.
 */
final class ReasonCodes {
    private static final Messages WORDS = Messages.beside(ReasonCodes.class);

    private record Entry(String code, Messages source, String key) {}

    private static final Map<String, Entry> BY_CODE = new HashMap<>();
    private static final Map<String, List<Entry>> BY_KEY = new HashMap<>();

    static {
        claims(Messages.beside(ClaimRuling.class));
        add(WORDS, "perpetual-check", "reason.perpetual-check");
        rulings(Messages.beside(Ruling.class));
        patterns(Messages.beside(RuleBook.class));
        headings(Messages.beside(WorldEditions.class));
        openQuestions(Messages.beside(Interpretation.class));
        Messages names = Messages.beside(Names.class);
        add(names, "red", "side.red");
        add(names, "black", "side.black");
    }

    private ReasonCodes() {}

    private static void claims(Messages source) {
        add(source, "limit", "limit");
        add(source, "limit-checks", "limit-checks");
        add(source, "no-repetition", "not-accepted");
        add(source, "not-yet", "not-accepted-yet");
        add(source, "stands-again", "outlook");
        add(source, "stands-again-now", "outlook.now");
        add(source, "repetition", "undecided");
    }

    private static void rulings(Messages source) {
        add(source, "ruling", "summary");
        add(source, "compared", "compare");
        add(source, "forbidden", "side.prohibited");
        add(source, "allowed", "side.allowed");
        add(source, "must-vary", "verdict.vary");
        add(source, "loses", "verdict.loses");
        add(source, "draw", "verdict.draw");
        add(source, "unsettled", "verdict.undecided");
        add(source, "article", "article");
        add(source, "articles", "articles");
        add(source, "rests-on", "rests-on");
        add(source, "then-must-vary", "outcome.vary");
        add(source, "then-loses", "outcome.loses");
        add(source, "then-draw", "outcome.draw");
        add(source, "then-unsettled", "outcome.undecided");
    }

    /** What a side does in a cycle: 长将, 一将一捉 … */
    private static void patterns(Messages source) {
        for (RuleBook book : RuleBooks.all()) {
            add(source, "book-" + book.id(), book.title().key());
        }
        for (Nature nature : Nature.values()) {
            if (nature != Nature.IDLE) {
                natures(source, nature.code(), nature.code());
            }
        }
        add(source, "one-idle", "pattern.one.idle");
        add(source, "several-idle", "pattern.several.idle");
        for (String target :
                List.of("rook", "unrooted", "underrooted", "joint-rook", "joint-unrooted", "joint-underrooted")) {
            natures(source, "chase-" + target, target);
        }
        add(source, "and", "pattern.join");
        for (int number = 1; number <= 10; number++) {
            add(source, "number-" + number, "number." + number);
        }
    }

    /** Nothing but that, one, several. */
    private static void natures(Messages source, String code, String key) {
        add(source, "all-" + code, "pattern.perpetual." + key);
        add(source, "one-" + code, "pattern.one." + key);
        add(source, "several-" + code, "pattern.several." + key);
    }

    /** What the World rules call it, by the number of the heading. */
    private static void headings(Messages source) {
        add(source, "wxf-chapter-five", "chapter-five");
        for (String heading :
                ("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 "
                                + "36.1 36.2 36.3 36.4 36.5")
                        .split(" ")) {
            add(source, "wxf-" + heading, "heading." + heading);
        }
    }

    /** What a ruling may rest on. */
    private static void openQuestions(Messages source) {
        Set<String> codes = new LinkedHashSet<>();
        RuleBooks.all().forEach(book -> book.interpretations().forEach(question -> codes.add(question.code())));
        codes.forEach(code -> add(source, "question-" + code, "name." + code));
    }

    private static void add(Messages source, String code, String key) {
        Entry entry = new Entry(code, source, key);
        if (BY_CODE.put(code, entry) != null) {
            throw new IllegalStateException("twice: " + code);
        }
        BY_KEY.computeIfAbsent(key, each -> new ArrayList<>()).add(entry);
    }

    /** All words, in alphabetical order. */
    static List<String> all() {
        return BY_CODE.keySet().stream().sorted().toList();
    }

    /** The word and the arguments of a message; empty if the format has no word for it or for one of its arguments. */
    static Optional<Words> of(Message message) {
        List<Words> arguments = new ArrayList<>();
        for (Object argument : message.arguments()) {
            Optional<Words> words = argument instanceof Message inner ? of(inner) : Optional.of(plain(argument));
            if (words.isEmpty()) {
                return Optional.empty();
            }
            arguments.add(words.get());
        }
        return BY_KEY.getOrDefault(message.key(), List.of()).stream()
                .<Words>map(entry -> new Words.Reasoned(entry.code(), arguments))
                .filter(words -> saysTheSame(words, message))
                .findFirst();
    }

    private static Words plain(Object argument) {
        String text = String.valueOf(argument);
        return Words.said(text);
    }

    /** Message files of different packages may use the same key. */
    private static boolean saysTheSame(Words words, Message message) {
        return Translated.of(words::in).equals(Translated.of(message::in));
    }

    static String sentence(Words.Reasoned words, Locale locale) {
        Object[] arguments =
                words.arguments().stream().map(argument -> argument.in(locale)).toArray();
        Entry entry = BY_CODE.get(words.code());
        if (entry == null) {
            List<String> all = new ArrayList<>(List.of(words.code()));
            for (Object argument : arguments) {
                all.add(argument.toString());
            }
            return WORDS.text(locale, "reason.unknown", String.join(" ", all));
        }
        return entry.source().text(locale, entry.key(), arguments);
    }
}
