package org.chuhe.records.coordinates;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.core.notation.Iccs;
import org.chuhe.records.format.Defect;
import org.chuhe.records.tree.GameDraft;

/** Moves such as {@code h2e2}, with blanks between them. */
final class CoordinateMoves {
    static final Pattern MOVE = Pattern.compile("[a-iA-I]\\d-?[a-iA-I]\\d");

    private static final Pattern WORD = Pattern.compile("\\S+");

    private CoordinateMoves() {}

    /** A line with these moves; the first word that is none ends it, and is reported with all that follows. */
    static GameDraft of(String moves, List<Defect> defects) {
        GameDraft draft = GameDraft.main();
        Matcher words = WORD.matcher(moves);
        while (words.find()) {
            String word = words.group();
            if (!MOVE.matcher(word).matches()) {
                Defect.leftOut(defects, draft.length() + 1, moves.substring(words.start()));
                return draft;
            }
            draft.add(Iccs.parse(word).code());
        }
        return draft;
    }
}
