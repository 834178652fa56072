package org.chuhe.server.rulebook;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.ruling.PlyAccount;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Move;
import org.chuhe.core.Side;
import org.chuhe.text.Article;
import org.jspecify.annotations.Nullable;

/**
 * A figure with a ruling on it, ready to be shown.
 *
 * @param figure what was ruled on
 * @param edition the edition applied
 * @param verdict who must vary
 * @param losesAtOnce whether that side has no time to vary
 * @param summary both sides compared and the verdict, in words
 * @param articles the articles that decide
 * @param plies every ply with its nature
 */
public record RulingView(
        Figure figure,
        RuleBook edition,
        Verdict verdict,
        boolean losesAtOnce,
        String summary,
        List<LibraryArticle> articles,
        List<PlyView> plies) {

    /** Prepares a ruling for a reader. */
    public static RulingView of(Library library, Figure figure, Ruling ruling, Locale locale) {
        return new RulingView(
                figure,
                ruling.book(),
                ruling.verdict(),
                ruling.decision().losesAtOnce(),
                ruling.summary().in(locale),
                cited(library, ruling.articles()),
                plies(library, figure, ruling, locale));
    }

    private static List<PlyView> plies(Library library, Figure figure, Ruling ruling, Locale locale) {
        boolean own = figure.edition().equals(ruling.book().id());
        List<PlyView> plies = new ArrayList<>();
        for (PlyAccount ply : ruling.account(locale).plies()) {
            PlyNature found = ply.found();
            int index = plies.size();
            plies.add(new PlyView(
                    index + 1,
                    found.side(),
                    ply.move(),
                    found.move().toString(),
                    found.nature(),
                    own ? figure.printed(index) : Optional.empty(),
                    ply.sentence(),
                    cited(library, found.articles()),
                    ply.proof().map(proof -> proof(figure, proof))));
        }
        return plies;
    }

    private static List<LibraryArticle> cited(Library library, List<Article> citations) {
        return citations.stream()
                .flatMap(citation -> library.cited(citation).stream())
                .distinct()
                .toList();
    }

    private static PlyView.Proof proof(Figure figure, PlyAccount.Proof proof) {
        return new PlyView.Proof(
                proof.start().toString(),
                proof.line().stream().map(Move::toString).toList(),
                String.join(" ", proof.moves()),
                figure.below() == Side.BLACK ? "black" : null);
    }

    /** The side at the lower edge of the figure's board where the book says so, as for {@code data-below}; else null. */
    public @Nullable String below() {
        return figure.below() == Side.BLACK ? "black" : null;
    }

    /** The position where the cycle begins. */
    public String fen() {
        return figure.position().toString();
    }

    /** The cycle in coordinates, as boards read it. */
    public String moves() {
        return String.join(" ", plies.stream().map(PlyView::iccs).toList());
    }

    /** The arbiter's desk with this figure on it. */
    public String deskLink() {
        return Links.desk(figure, edition.id());
    }
}
