package org.chuhe.records.coordinates;

import java.util.List;
import java.util.regex.Pattern;
import org.chuhe.core.notation.Iccs;
import org.chuhe.core.notation.Ranks;
import org.chuhe.records.format.Defect;
import org.chuhe.records.tree.GameDraft;

/** Moves such as {@code h2e2}, with blanks between them. */
final class CoordinateMoves {
    static final Pattern MOVE = Pattern.compile("[a-iA-I]\\d-?[a-iA-I]\\d");

    private CoordinateMoves() {}

    /** A line with these moves; the first word that is none ends it, and is reported with all that follows. */
    static GameDraft of(String moves, List<Defect> defects) {
        GameDraft draft = GameDraft.main();
        String rest = moves.strip();
        while (!rest.isEmpty()) {
            String[] words = rest.split("\\s+", 2);
            if (!MOVE.matcher(words[0]).matches()) {
                Defect.leftOut(defects, draft.length() + 1, rest);
                return draft;
            }
            draft.add(Iccs.parseCode(words[0], 0, words[0].length(), Ranks.FROM_ZERO));
            rest = words.length > 1 ? words[1] : "";
        }
        return draft;
    }
}
