package org.chuhe.records.coordinates;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.core.Position;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.GameReader;
import org.chuhe.records.format.Parsed;
import org.chuhe.records.format.TextInput;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.tree.GameDraft;
import org.chuhe.records.tree.Positions;
import org.jspecify.annotations.Nullable;

/**
 * What is said to engines: {@code position startpos moves …}, {@code position fen … moves …}, or just {@code FEN moves
 * …}. Of the positions of one game, each longer than the one before, the last one is the game.
 */
public final class EngineLogReader extends GameReader {
    private static final String BOARD = "[1-9kabnrcpheKABNRCPHE]{1,9}(?:/[1-9kabnrcpheKABNRCPHE]{1,9}){9}[^\\n]*?";
    private static final Pattern LINE =
            Pattern.compile("(?:(?<prefix>[^\\n]{0,40}?)\\bposition\\s+(?:startpos|fen\\s+(?<fen>" + BOARD
                    + "))|(?<bare>" + BOARD + "))(?:\\s{1,20}moves\\b(?<moves>[^\\n]*))?");
    /** What says nothing about the game. */
    private static final Pattern CHATTER = Pattern.compile(
            "\\W*(?:ucc?i(?:ok|newgame)?|isready|readyok|ponderhit|stop|quit|bye|nobestmove"
                    + "|go(?:\\s+(?:[a-z]{4,14}|\\d{1,12})){0,30}|bestmove\\s+[a-i]\\d[a-i]\\d(?:\\s+ponder\\s+[a-i]\\d[a-i]\\d)?)\\s*");

    private static final Pattern ENGINE = Pattern.compile("\\W*id\\s+(name|author)\\s+(.*)");

    private final TextInput input;
    private final Map<String, String> engine = new TreeMap<>();
    private boolean linePending;

    public EngineLogReader(TextInput input) {
        this.input = input;
    }

    /** Whether a file that begins so is one. */
    public static boolean isIn(String start) {
        return start.lines()
                .limit(200)
                .map(LINE::matcher)
                .filter(Matcher::matches)
                .anyMatch(line -> line.group("moves") != null || line.group("bare") == null);
    }

    @Override
    public long bytesRead() {
        return input.bytesRead();
    }

    @Override
    public @Nullable Parsed next() throws IOException {
        List<Defect> defects = new ArrayList<>();
        StringBuilder others = new StringBuilder();
        Matcher game = null;
        while (linePending || advance()) {
            linePending = false;
            String line = input.line().strip();
            Matcher matcher = LINE.matcher(line);
            if (!matcher.matches()) {
                other(line, others);
            } else if (game == null || goesOn(game, matcher)) {
                game = matcher;
                others.append(prefix(matcher));
            } else {
                linePending = true;
                break;
            }
        }
        Defect.leftOut(defects, 0, others);
        return game == null ? null : parse(game, defects);
    }

    /** The engine's name is kept for all games of the log, evaluations and the like are reported. */
    private void other(String line, StringBuilder others) {
        Matcher matcher = ENGINE.matcher(line);
        if (matcher.matches()) {
            engine.put(matcher.group(1).equals("name") ? "Engine" : "EngineAuthor", matcher.group(2));
        } else if (!CHATTER.matcher(line).matches()) {
            others.append(line).append('\n');
        }
    }

    private boolean advance() throws IOException {
        input.markAfter();
        return input.nextLine();
    }

    private static boolean goesOn(Matcher before, Matcher after) {
        return fen(before).equals(fen(after))
                && after.group("bare") == null
                && moves(after).startsWith(moves(before));
    }

    /** What a program that keeps the log puts before a line: signs, or words to report. */
    private static String prefix(Matcher line) {
        return line.group("prefix") == null || line.group("prefix").isEmpty() ? "" : line.group("prefix") + "\n";
    }

    private static String fen(Matcher line) {
        String fen = line.group("fen") != null ? line.group("fen") : line.group("bare");
        return fen == null ? "" : fen.strip();
    }

    private static String moves(Matcher line) {
        return line.group("moves") == null ? "" : line.group("moves").strip();
    }

    private Parsed parse(Matcher line, List<Defect> defects) {
        GameDraft draft = CoordinateMoves.of(moves(line), defects);
        Optional<Position> stated = Positions.ofFen(fen(line), defects);
        GameBuilder builder = stated.map(position -> draft.withMoversSide(position, defects))
                .map(position -> draft.play(position, defects))
                .orElseGet(() -> draft.withoutPosition(defects));
        engine.forEach(builder::tag);
        return new Parsed(builder.build(), defects);
    }

    @Override
    public void close() throws IOException {
        input.close();
    }
}
