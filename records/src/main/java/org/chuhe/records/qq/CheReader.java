package org.chuhe.records.qq;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.chuhe.core.Position;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.GameReader;
import org.chuhe.records.format.Parsed;
import org.chuhe.records.format.TextInput;
import org.chuhe.records.format.WholeText;
import org.chuhe.records.tree.GameDraft;
import org.jspecify.annotations.Nullable;

/**
 * CHE: whole numbers in text: 1, the number of plies, then ten a ply: piece, 32, side, row and file from, row and file
 * to, 0, ply, 0. Rows count from Red's side. Programs disagree from which side files count, and nothing in a file
 * decides; the left is taken, and said.
 */
public final class CheReader extends GameReader {
    private static final int HEADER = 2;
    private static final int RECORD = 10;
    private static final Pattern NUMBERS =
            Pattern.compile("\\s*1\\s+\\d{1,4}\\s+\\d{1,3}\\s+32(?:\\s+\\d{1,4}){8}\\s[\\s\\d]*");

    private static final Pattern NUMBER = Pattern.compile("\\d{1,6}");

    private final TextInput input;
    private boolean done;

    public CheReader(TextInput input) {
        this.input = input;
    }

    /** Whether a file that begins so is one. */
    public static boolean isIn(String start) {
        return NUMBERS.matcher(start.substring(0, Math.min(start.length(), 400)) + " ")
                .matches();
    }

    @Override
    public @Nullable Parsed next() throws IOException {
        if (done) {
            return null;
        }
        done = true;
        List<Defect> defects = new ArrayList<>();
        String[] words = WholeText.read(input).strip().split("\\s+");
        List<Integer> numbers = new ArrayList<>();
        for (String word : words) {
            if (NUMBER.matcher(word).matches()) {
                numbers.add(Integer.parseInt(word));
            } else {
                Defect.leftOut(defects, 0, word);
            }
        }
        GameDraft draft = GameDraft.main();
        for (int at = HEADER; at + RECORD <= numbers.size(); at += RECORD) {
            draft.add(
                    GameDraft.code(numbers.get(at + 4), numbers.get(at + 3), numbers.get(at + 6), numbers.get(at + 5)));
        }
        int announced = numbers.size() > 1 ? numbers.get(1) : 0;
        if (announced != draft.length()) {
            defects.add(Defect.count(announced, draft.length()));
        }
        defects.add(Defect.orientation("left"));
        return new Parsed(draft.play(Position.START, defects).build(), defects);
    }

    @Override
    public void close() throws IOException {
        input.close();
    }
}
