package org.chuhe.records.coordinates;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.chuhe.core.Position;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.GameReader;
import org.chuhe.records.format.Parsed;
import org.chuhe.records.format.TextInput;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.model.Tags;
import org.chuhe.records.tree.GameDraft;
import org.jspecify.annotations.Nullable;

/** Three lines a game: {@code Red - Black}, the event and {@code EOD}, the moves in coordinates. */
public final class NamedLinesReader extends GameReader {
    private static final Pattern EVENT = Pattern.compile("(.*)\\bEOD");
    private static final Pattern BETWEEN = Pattern.compile("\\s-\\s");
    private static final Pattern MOVES = Pattern.compile("(?:[a-i]\\d-?[a-i]\\d\\s+){2}.*");

    private final TextInput input;
    private final List<Defect> defects = new ArrayList<>();

    public NamedLinesReader(TextInput input) {
        this.input = input;
    }

    /** Whether a file that begins so is one. */
    public static boolean isIn(String start) {
        List<String> lines = start.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .limit(3)
                .toList();
        return lines.size() == 3
                && EVENT.matcher(lines.get(1)).matches()
                && MOVES.matcher(lines.get(2)).matches();
    }

    @Override
    public long bytesRead() {
        return input.bytesRead();
    }

    @Override
    public @Nullable Parsed next() throws IOException {
        String players = "";
        String event = "";
        while (true) {
            input.markAfter();
            if (!input.nextLine()) {
                return players.isEmpty() && event.isEmpty() ? null : parse(players, event, "");
            }
            String line = input.line().strip();
            if (EVENT.matcher(line).matches()) {
                event = EVENT.matcher(line).replaceFirst("$1").strip();
            } else if (MOVES.matcher(line).matches()
                    || CoordinateMoves.MOVE.matcher(line.split("\\s", 2)[0]).matches()) {
                return parse(players, event, line);
            } else if (!line.isEmpty()) {
                Defect.leftOut(defects, 0, players);
                players = line;
            }
        }
    }

    private Parsed parse(String players, String event, String moves) {
        List<Defect> found = new ArrayList<>(defects);
        defects.clear();
        GameDraft draft = CoordinateMoves.of(moves, found);
        GameBuilder builder = draft.play(draft.withMoversSide(Position.START, found), found);
        String[] names = BETWEEN.split(players, 2);
        builder.tag(Tags.RED, names[0])
                .tag(Tags.BLACK, names.length > 1 ? names[1] : "")
                .tag(Tags.EVENT, event);
        return new Parsed(builder.build(), found);
    }

    @Override
    public void close() throws IOException {
        input.close();
    }
}
