package org.chuhe.server.rulebook;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.nature.Evidence;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.ruling.LineText;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.board.Board;

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
        List<Article> articles,
        List<PlyView> plies) {

    /** Prepares a ruling for a reader. */
    public static RulingView of(Library library, Figure figure, Ruling ruling, Locale locale) {
        return new RulingView(
                figure,
                ruling.book(),
                ruling.verdict(),
                ruling.decision().losesAtOnce(),
                ruling.summary().in(locale),
                cited(library, ruling.book().id(), ruling.articles()),
                plies(library, figure, ruling, locale));
    }

    private static List<PlyView> plies(Library library, Figure figure, Ruling ruling, Locale locale) {
        boolean own = figure.edition().equals(ruling.book().id());
        List<PlyView> plies = new ArrayList<>();
        Board before = ruling.cycle().board();
        for (int i = 0; i < ruling.plies().size(); i++) {
            PlyNature ply = ruling.plies().get(i);
            plies.add(new PlyView(
                    i + 1,
                    ply.side(),
                    LineText.of(before, List.of(ply.move()), locale).get(0),
                    ply.move().toString(),
                    ply.nature(),
                    own ? figure.printed(i) : Optional.empty(),
                    ruling.why(i, locale),
                    cited(library, ruling.book().id(), ply.articles()),
                    proof(before, ply, locale)));
            before.make(ply.move().code());
        }
        return plies;
    }

    private static List<Article> cited(Library library, String edition, List<String> citations) {
        return citations.stream()
                .flatMap(citation -> library.cited(edition, citation).stream())
                .distinct()
                .toList();
    }

    /** The line that the evidence rests on, from the position in which the mover is imagined to move again. */
    private static Optional<PlyView.Proof> proof(Board before, PlyNature ply, Locale locale) {
        List<Move> line = line(ply.evidence());
        if (line.isEmpty()) {
            return Optional.empty();
        }
        Board after = before.copy();
        after.make(ply.move().code());
        Board again = new Board(after.pieces(), before.side(), 0);
        return Optional.of(new PlyView.Proof(
                Position.of(again, 1).toString(),
                line.stream().map(Move::toString).toList(),
                String.join(" ", LineText.of(again, line, locale))));
    }

    private static List<Move> line(Evidence evidence) {
        if (evidence instanceof Evidence.Kill kill) {
            return kill.line();
        }
        if (evidence instanceof Evidence.Chase chase) {
            return chase.targets().get(0).line();
        }
        return evidence instanceof Evidence.Idle idle ? idle.line() : List.of();
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
