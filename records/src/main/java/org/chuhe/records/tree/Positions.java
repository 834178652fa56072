package org.chuhe.records.tree;

import java.util.List;
import java.util.Optional;
import org.chuhe.core.Position;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.NotationException;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.Texts;
import org.jspecify.annotations.Nullable;

/** Reads starting positions as leniently as compositions need it. */
public final class Positions {
    private static final String START_BOARD = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";

    private Positions() {}

    /** The position of a FEN; the usual start if there is none; empty, with a defect, if it cannot be read. */
    public static Optional<Position> ofFen(@Nullable String fen, List<Defect> defects) {
        if (fen == null || fen.isBlank() || fen.equals(START_BOARD + " - - 0 1")) {
            return Optional.of(Position.START);
        }
        try {
            return Optional.of(Fen.readLoosely(fen.strip()));
        } catch (NotationException whole) {
            String[] fields = fen.strip().split("\\s+", 3);
            for (int known = Math.min(2, fields.length); known > 0; known--) {
                try {
                    Position position =
                            Fen.readLoosely(String.join(" ", List.of(fields).subList(0, known)));
                    String tail = String.join(" ", List.of(fields).subList(known, fields.length));
                    defects.add(new Defect(
                            Defect.Kind.POSITION_REPAIRED, 0, fen, Texts.message("fen.tail", Texts.quote(tail))));
                    return Optional.of(position);
                } catch (NotationException ignored) {
                    // The first complaint is about the text as it stands in the file.
                }
            }
            defects.add(new Defect(Defect.Kind.BAD_POSITION, 0, fen, whole.message()));
            return Optional.empty();
        }
    }
}
