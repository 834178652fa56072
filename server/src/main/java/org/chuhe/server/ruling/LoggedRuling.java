package org.chuhe.server.ruling;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Move;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.Iccs;
import org.chuhe.server.platform.config.TimeText;
import org.chuhe.text.Coded;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/**
 * A logged decision made ready to be read.
 *
 * @param seal the kind of seal of what was decided
 * @param decision what the arbiter did, in words
 * @param verdict what the rules say, in words
 * @param edition the edition's year
 * @param matter which game it is about
 * @param where event, round and table in words
 * @param note the arbiter's own words
 * @param arbiter who decided
 * @param date the day and time, with its zone
 * @param desk the desk with the same on it
 * @param pdf the ruling on paper
 */
public record LoggedRuling(
        String seal,
        String decision,
        String verdict,
        String edition,
        Matter matter,
        String where,
        String note,
        String arbiter,
        String date,
        String desk,
        String pdf) {
    private static final Messages WORDS = Messages.beside(LoggedRuling.class);

    /** Prepares a decision for a reader. */
    public static LoggedRuling of(RulingLog.Entry entry, TimeText times, Locale locale) {
        return new LoggedRuling(
                seal(entry.decision()),
                WORDS.text(locale, "decided." + entry.decision().code()),
                outcome(entry.verdict()).in(locale),
                RuleBooks.byId(entry.rules())
                        .map(book -> book.shortTitle().in(locale))
                        .orElse(entry.rules()),
                entry.matter(),
                where(entry.matter(), locale),
                entry.note(),
                entry.arbiter(),
                times.minute(entry.created()),
                desk(entry).link("/desk"),
                "/rulings/" + entry.id() + "/pdf");
    }

    private static Message outcome(String verdict) {
        return Coded.find(Verdict.class, verdict).map(Ruling::outcome).orElseThrow();
    }

    private static String where(Matter matter, Locale locale) {
        List<String> parts = new ArrayList<>();
        parts.add(matter.event());
        parts.add(matter.round().isEmpty() ? "" : WORDS.text(locale, "js.round", matter.round()));
        parts.add(matter.table().isEmpty() ? "" : WORDS.text(locale, "js.table", matter.table()));
        parts.removeIf(String::isEmpty);
        return String.join(" · ", parts);
    }

    private static String seal(RulingLog.Decided decision) {
        return switch (decision) {
            case WARN_RED, WARN_BLACK -> "vary";
            case RED_LOSES, BLACK_LOSES -> "loss";
            case DRAW -> "draw";
            case NOTED -> "open";
        };
    }

    static OnDesk desk(RulingLog.Entry entry) {
        List<Move> moves = Arrays.stream(entry.moves().split(" "))
                .filter(move -> !move.isEmpty())
                .map(Iccs::parse)
                .toList();
        RuleBook book = RuleBooks.byId(entry.rules()).orElse(Judge.usualBook());
        return new OnDesk(book, Fen.readLoosely(entry.fen()), moves, -1, false, entry.matter());
    }
}
