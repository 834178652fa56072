package org.chuhe.records.coordinates;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.chuhe.core.Position;
import org.chuhe.core.board.MoveCode;
import org.chuhe.core.board.PieceCode;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.GameReader;
import org.chuhe.records.format.Parsed;
import org.chuhe.records.format.TextInput;
import org.chuhe.records.format.WholeText;
import org.chuhe.records.tree.DigitMoves;
import org.chuhe.records.tree.GameDraft;
import org.jspecify.annotations.Nullable;

/**
 * Bare UBB: digits, four a move, without anything else. Ranks count from the top in some files and from the bottom in
 * others; both can be played, one with Black first. From the usual start Red moves first, which decides.
 */
public final class UbbReader extends GameReader {
    private static final Pattern DIGITS = Pattern.compile("[\\d\\s]{8,}");

    private static final int LONGEST = 40_000;

    private final TextInput input;
    private boolean done;

    public UbbReader(TextInput input) {
        this.input = input;
    }

    /** Whether a file that begins so is one. */
    public static boolean isIn(String start) {
        if (start.length() > LONGEST || !DIGITS.matcher(start).matches()) {
            return false;
        }
        String digits = start.replaceAll("\\s", "");
        boolean files = digits.length() >= 8 && digits.length() % 4 == 0;
        for (int i = 0; i < digits.length() && files; i += 2) {
            files = digits.charAt(i) < '9';
        }
        return files;
    }

    @Override
    public @Nullable Parsed next() throws IOException {
        if (done) {
            return null;
        }
        done = true;
        String text = WholeText.read(input);
        List<Defect> defects = new ArrayList<>();
        GameDraft fromTop = GameDraft.main();
        DigitMoves.add(fromTop, text, true, defects);
        GameDraft draft = fromTop;
        if (!redBegins(fromTop)) {
            draft = GameDraft.main();
            DigitMoves.add(draft, text, false, new ArrayList<>());
        }
        defects.add(Defect.orientation(draft == fromTop ? "top" : "bottom"));
        return new Parsed(draft.play(Position.START, defects).build(), defects);
    }

    private static boolean redBegins(GameDraft draft) {
        int code = draft.length() == 0 ? GameDraft.NO_MOVE : draft.code(1);
        if (code == GameDraft.NO_MOVE) {
            return true;
        }
        int piece = Position.START.toBoard().pieceAt(MoveCode.from(code));
        return piece != PieceCode.EMPTY && PieceCode.side(piece) == PieceCode.RED;
    }

    @Override
    public void close() throws IOException {
        input.close();
    }
}
