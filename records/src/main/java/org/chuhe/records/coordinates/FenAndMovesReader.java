package org.chuhe.records.coordinates;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.chuhe.core.Position;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.GameReader;
import org.chuhe.records.format.Parsed;
import org.chuhe.records.format.TextInput;
import org.chuhe.records.format.WholeText;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.tree.GameDraft;
import org.chuhe.records.tree.Positions;
import org.jspecify.annotations.Nullable;

/** Two lines: the moves in coordinates without any blanks, and the FEN of the starting position if it is not the usual. */
public final class FenAndMovesReader extends GameReader {
    private static final Pattern MOVES = Pattern.compile("(?:[a-iA-I]\\d[a-iA-I]\\d)*");
    private static final Pattern BOARD = Pattern.compile("(?i)[1-9a-z]{1,9}(/[1-9a-z]{1,9}){9}.*");

    private final TextInput input;
    private boolean done;

    public FenAndMovesReader(TextInput input) {
        this.input = input;
    }

    /** Whether a file that begins so is one. */
    public static boolean isIn(String start) {
        List<String> lines = start.lines().limit(3).map(String::strip).toList();
        if (lines.isEmpty() || !MOVES.matcher(lines.get(0)).matches()) {
            return false;
        }
        String second = lines.size() > 1 ? lines.get(1) : "";
        return BOARD.matcher(second).matches()
                || second.isEmpty() && lines.get(0).length() >= 8;
    }

    @Override
    public @Nullable Parsed next() throws IOException {
        if (done) {
            return null;
        }
        done = true;
        String[] lines = WholeText.read(input).strip().split("\\R", 3);
        GameDraft draft = GameDraft.main();
        String moves = lines[0].strip();
        for (int i = 0; i + 4 <= moves.length(); i += 4) {
            draft.add(GameDraft.code(
                    file(moves.charAt(i)),
                    moves.charAt(i + 1) - '0',
                    file(moves.charAt(i + 2)),
                    moves.charAt(i + 3) - '0'));
        }
        List<Defect> defects = new ArrayList<>();
        Optional<Position> stated = Positions.ofFen(lines.length > 1 ? lines[1].strip() : "", defects);
        GameBuilder builder = stated.map(position -> draft.withMoversSide(position, defects))
                .map(position -> draft.play(position, defects))
                .orElseGet(() -> draft.withoutPosition(defects));
        Defect.leftOut(defects, draft.length(), lines.length > 2 ? lines[2] : "");
        return new Parsed(builder.build(), defects);
    }

    private static int file(char c) {
        return (c | 0x20) - 'a';
    }

    @Override
    public void close() throws IOException {
        input.close();
    }
}
