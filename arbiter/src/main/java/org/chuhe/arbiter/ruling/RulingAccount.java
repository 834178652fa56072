package org.chuhe.arbiter.ruling;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chuhe.text.Messages;

/**
 * A ruling in the words of one language. Pages, sheets, files and terminals lay it out as they like; what they say is said
 * here.
 *
 * @param book the edition's name
 * @param unreachable that no game can reach the position, and why; most can be reached
 * @param plies every ply
 * @param red what Red does, as a whole
 * @param black what Black does, as a whole
 * @param comparison both sides compared
 * @param outcome what follows, by itself: 红方须变着，不变作负
 * @param verdict what follows, with edition and articles
 * @param basis what the verdict rests on, a sentence each; empty where the edition's open questions are not known
 */
public record RulingAccount(
        String book,
        Optional<String> unreachable,
        List<PlyAccount> plies,
        String red,
        String black,
        String comparison,
        String outcome,
        String verdict,
        List<String> basis,
        Locale locale) {
    private static final Messages WORDS = Messages.beside(RulingAccount.class);

    public RulingAccount {
        plies = List.copyOf(plies);
        basis = List.copyOf(basis);
    }

    /** The whole, a line for every ply, then both sides, then the verdict. */
    public String text() {
        List<String> lines = new ArrayList<>(unreachable.stream().toList());
        for (int i = 0; i < plies.size(); i++) {
            lines.add(WORDS.text(locale, "line", i + 1, plies.get(i).sentence()));
        }
        lines.add(comparison);
        lines.add(verdict);
        lines.addAll(basis);
        return String.join("\n", lines);
    }
}
