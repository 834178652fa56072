package org.chuhe.records.tree;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Square;
import org.chuhe.core.board.MoveCode;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.Texts;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.model.GameRecord;
import org.jspecify.annotations.Nullable;

/**
 * A line of a file that gives its moves by points, before anybody has asked whether they are legal. Lines may come in
 * any order; {@link #play} then plays the tree.
 */
public final class GameDraft {
    /** A move whose points are off the board. */
    public static final int NO_MOVE = -1;

    private static final int LONGEST_REST = 1 << 20;

    private final @Nullable GameDraft parent;
    /** The ply of the parent that this line replaces. */
    private final int branch;

    private final int depth;
    private int[] codes = new int[8];
    private int length;
    private final Map<Integer, StringBuilder> comments = new TreeMap<>();
    private final Map<Integer, List<GameDraft>> variations = new TreeMap<>();

    private GameDraft(@Nullable GameDraft parent, int branch, int depth) {
        this.parent = parent;
        this.branch = branch;
        this.depth = depth;
    }

    public static GameDraft main() {
        return new GameDraft(null, 0, 0);
    }

    public int length() {
        return length;
    }

    /** The code of a move between two points, or {@link #NO_MOVE}. */
    public static int code(int fromFile, int fromRank, int toFile, int toRank) {
        boolean onBoard = isOnBoard(fromFile, fromRank) && isOnBoard(toFile, toRank);
        return onBoard ? MoveCode.of(fromRank * Square.FILES + fromFile, toRank * Square.FILES + toFile) : NO_MOVE;
    }

    private static boolean isOnBoard(int file, int rank) {
        return file >= 0 && file < Square.FILES && rank >= 0 && rank < Square.RANKS;
    }

    public void add(int code) {
        if (length == codes.length) {
            codes = Arrays.copyOf(codes, 2 * length);
        }
        codes[length++] = code;
    }

    public int code(int ply) {
        return codes[ply - 1];
    }

    /** Says something after a ply of this line. */
    public void comment(int ply, String text) {
        if (!text.isBlank()) {
            StringBuilder said = comments.computeIfAbsent(ply, key -> new StringBuilder());
            said.append(said.isEmpty() ? "" : "\n").append(text);
        }
    }

    /** The place where an alternative to a ply of this line hangs: alternatives to the first move hang on the parent. */
    public Place place(int ply) {
        GameDraft line = this;
        int at = ply;
        while (at == 1 && line.parent != null) {
            at = line.branch;
            line = line.parent;
        }
        return new Place(line, at);
    }

    /** A ply of a line. */
    public record Place(GameDraft line, int ply) {
        /** Begins an alternative here. */
        public GameDraft branch() {
            GameDraft alternative = new GameDraft(line, ply, line.depth + 1);
            line.variations.computeIfAbsent(ply, key -> new ArrayList<>(2)).add(alternative);
            return alternative;
        }
    }

    /**
     * The position with the side to move that the first move says; files are often wrong about it.
     *
     * @param stated what the file says
     */
    public Position withMoversSide(Position stated, List<Defect> defects) {
        if (length == 0 || codes[0] == NO_MOVE) {
            return stated;
        }
        return stated.pieceAt(Move.of(codes[0]).from())
                .filter(piece -> piece.side() != stated.sideToMove())
                .map(piece -> {
                    defects.add(Defect.sideCorrected());
                    return stated.withSideToMove(piece.side());
                })
                .orElse(stated);
    }

    /** Plays the tree as far as it is legal. */
    public GameBuilder play(Position start, List<Defect> defects) {
        GameBuilder builder = GameRecord.builder(start);
        play(builder, defects);
        return builder;
    }

    /** A game without moves, where the position that they start from cannot be read; they are reported. */
    public GameBuilder withoutPosition(List<Defect> defects) {
        Defect.leftOut(defects, 1, rest(0));
        return GameRecord.builder();
    }

    private void play(GameBuilder builder, List<Defect> defects) {
        say(0, builder);
        for (int ply = 1; ply <= length; ply++) {
            int code = codes[ply - 1];
            if (code == NO_MOVE || !builder.tryPlay(code)) {
                if (!Defect.isFull(defects)) {
                    defect(builder, code).addTo(defects);
                    Defect.leftOut(defects, builder.ply() + 1, rest(ply));
                }
                return;
            }
            say(ply, builder);
            for (GameDraft variation : variations.getOrDefault(ply, List.of())) {
                if (builder.canBranch()) {
                    builder.beginVariation();
                    variation.play(builder, defects);
                    builder.endVariation();
                } else if (!Defect.isFull(defects)) {
                    Defect tooDeep = new Defect(
                            Defect.Kind.BROKEN_VARIATION,
                            builder.ply(),
                            variation.rest(0),
                            Texts.message("variation.too.deep"));
                    tooDeep.addTo(defects);
                }
            }
        }
        comments.forEach((ply, text) -> {
            if (ply > length) {
                Defect.leftOut(defects, builder.ply(), text);
            }
        });
    }

    /** What is said and played from a ply on, that one's move aside: to report what is lost. */
    private String rest(int ply) {
        StringBuilder rest = new StringBuilder();
        // By hand, not by recursion: files may nest lines deeper than a stack is.
        Deque<Rest> pending = new ArrayDeque<>();
        pending.push(new Rest(this, ply, ply));
        while (!pending.isEmpty() && rest.length() < LONGEST_REST) {
            Rest next = pending.pop();
            next.line.tell(next, rest, pending);
        }
        return rest.toString();
    }

    /** A line of which is told what comes from a ply on, and where the telling is. */
    private record Rest(GameDraft line, int from, int ply) {}

    /** Tells one ply, and leaves its variations and what follows them for later. */
    private void tell(Rest rest, StringBuilder text, Deque<Rest> pending) {
        boolean inBrackets = !pending.isEmpty();
        text.append(inBrackets && rest.ply == 0 ? "( " : "");
        if (rest.ply > length) {
            comments.forEach((ply, said) -> {
                if (ply >= rest.from) {
                    text.append(said).append(' ');
                }
            });
            text.append(inBrackets ? ") " : "");
            return;
        }
        if (rest.ply > rest.from && codes[rest.ply - 1] != NO_MOVE) {
            text.append(Move.of(codes[rest.ply - 1])).append(' ');
        }
        pending.push(new Rest(this, rest.from, rest.ply + 1));
        List<GameDraft> lines = variations.getOrDefault(rest.ply, List.of());
        for (int i = lines.size() - 1; i >= 0; i--) {
            pending.push(new Rest(lines.get(i), 0, 0));
        }
    }

    private void say(int ply, GameBuilder builder) {
        StringBuilder text = comments.get(ply);
        if (text != null) {
            builder.comment(text.toString());
        }
    }

    private static Defect defect(GameBuilder builder, int code) {
        String text = code == NO_MOVE ? "?" : Move.of(code).toString();
        var why = code == NO_MOVE
                ? Texts.message("move.off.board")
                : MoveProblems.illegal(builder.position(), text, code);
        int ply = builder.ply() + 1;
        return builder.inVariation()
                ? new Defect(Defect.Kind.BROKEN_VARIATION, ply, text, Texts.message("variation.broken", why))
                : new Defect(Defect.Kind.ILLEGAL_MOVE, ply, text, why);
    }

    /** How many moves of the main line can be played: to compare ways of reading a file. */
    public int playable(Position start) {
        GameBuilder builder = GameRecord.builder(start);
        int ply = 0;
        while (ply < length && codes[ply] != NO_MOVE && builder.tryPlay(codes[ply])) {
            ply++;
        }
        return ply;
    }
}
