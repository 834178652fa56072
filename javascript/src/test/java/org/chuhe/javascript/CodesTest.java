package org.chuhe.javascript;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.claim.Consequence;
import org.chuhe.arbiter.claim.Recurrence;
import org.chuhe.arbiter.nature.Chased;
import org.chuhe.arbiter.nature.Evidence;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.core.Kind;
import org.chuhe.core.Side;
import org.chuhe.core.notation.MoveNotation;
import org.chuhe.core.notation.NotationProblem;
import org.chuhe.core.notation.Notations;
import org.chuhe.documents.board.Arrow;
import org.chuhe.documents.board.Labels;
import org.chuhe.documents.board.PieceSet;
import org.chuhe.documents.board.PointMark;
import org.chuhe.documents.board.Theme;
import org.chuhe.testing.CodesFile;
import org.chuhe.text.Coded;
import org.junit.jupiter.api.Test;

/** The types that the npm package declares are the words that are sent. */
class CodesTest {
    @Test
    void thePackageDeclaresWhatIsSent() throws IOException {
        new CodesFile("CodesTest")
                .union("Side", codes(Side.values()))
                .union("Kind", codes(Kind.values()))
                .union(
                        "Notation",
                        Notations.usual().all().stream().map(MoveNotation::id).toList())
                .union("NotationProblem", codes(NotationProblem.values()))
                .union("EditionId", RuleBooks.all().stream().map(RuleBook::id).toList())
                .union("Verdict", codes(Verdict.values()))
                .union("Consequence", codes(Consequence.values()))
                .union("Basis", codes(Recurrence.Basis.values()))
                .union("Nature", codes(Nature.values()))
                .union("IdleReason", codes(Evidence.Reason.values()))
                .union("Remark", codes(Evidence.Remark.values()))
                .union("Manner", codes(Chased.Manner.values()))
                .union("Root", codes(Chased.Root.values()))
                .union("Theme", codes(Theme.values()))
                .union("PieceSet", codes(PieceSet.values()))
                .union("Labels", codes(Labels.values()))
                .union("MarkShape", codes(PointMark.Shape.values()))
                .union("ArrowMeaning", codes(Arrow.Meaning.values()))
                .check(Path.of("src/main/npm/src/codes.ts"));
    }

    private static List<String> codes(Coded... constants) {
        return Stream.of(constants).map(Coded::code).toList();
    }
}
