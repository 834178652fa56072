package org.chuhe.records.mxq;

import java.io.IOException;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.core.Position;
import org.chuhe.records.format.ByteCursor;
import org.chuhe.records.format.Bytes;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.Encoding;
import org.chuhe.records.format.FileStart;
import org.chuhe.records.format.GameReader;
import org.chuhe.records.format.Parsed;
import org.chuhe.records.model.Ending;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.model.Tags;
import org.chuhe.records.tree.GameDraft;
import org.chuhe.text.Result;
import org.jspecify.annotations.Nullable;

/**
 * MXQ: fields of a length byte and a text in GBK, rarely Big5: place, date, {@code red-胜-black}, ratings, times, how it
 * ended, {@code Moves}, the moves as {@code 7C-4C}, {@code Ends}, comments, {@code CommentsEnd}.
 */
public final class MxqReader extends GameReader {
    static final String MOVES = "Moves";
    static final String ENDS = "Ends";
    static final String COMMENTS_END = "CommentsEnd";
    /** The fields before the moves; what the two between the minutes and the times left mean is not certain. */
    static final List<String> FIELDS = List.of(
            Tags.SITE,
            Tags.DATE,
            "",
            Tags.RED_ELO,
            Tags.BLACK_ELO,
            "Minutes",
            "SecondsPerMove",
            "ByoYomiSeconds",
            "RedSecondsLeft",
            "BlackSecondsLeft",
            "");

    static final int PLAYERS = 2;
    static final int ENDING = 10;

    private static final int MOST_FIELDS = 24;
    private static final Pattern NAMES = Pattern.compile("(.*)-([胜勝和负負*])-(.*)", Pattern.DOTALL);
    private static final Pattern MOVE = Pattern.compile("([0-8])([A-J])-([0-8])([A-J])");

    private byte @Nullable [] file;

    public MxqReader(Bytes bytes) throws IOException {
        file = bytes.readAll();
    }

    /** Whether a file that begins so is one: its fields lead to the one that announces the moves. */
    public static boolean isIn(FileStart start) {
        int at = 0;
        for (int i = 0; i < MOST_FIELDS && at < start.length(); i++) {
            int length = start.at(at);
            if (i >= 3 && length == MOVES.length() && field(start, at).equals(MOVES)) {
                return true;
            }
            at += 1 + length;
        }
        return false;
    }

    private static String field(FileStart start, int at) {
        StringBuilder text = new StringBuilder();
        for (int i = 1; i <= start.at(at); i++) {
            text.append((char) Math.max(0, start.at(at + i)));
        }
        return text.toString();
    }

    @Override
    public @Nullable Parsed next() {
        byte[] content = file;
        file = null;
        if (content == null) {
            return null;
        }
        List<Defect> defects = new ArrayList<>();
        List<String> fields = fields(content, Encoding.GB18030, defects);
        if (fields.size() > PLAYERS && !NAMES.matcher(fields.get(PLAYERS)).matches()) {
            List<String> big5 = fields(content, Encoding.BIG5, new ArrayList<>());
            fields = NAMES.matcher(big5.get(PLAYERS)).matches() ? big5 : fields;
        }
        return parse(fields, defects);
    }

    private static List<String> fields(byte[] content, Charset charset, List<Defect> defects) {
        ByteCursor in = new ByteCursor(content);
        List<String> fields = new ArrayList<>();
        while (in.remaining() > 0) {
            int length = in.u8();
            if (length > in.remaining()) {
                defects.add(Defect.truncated());
            }
            fields.add(in.text(Math.min(length, in.remaining()), charset));
        }
        return fields;
    }

    private static Parsed parse(List<String> fields, List<Defect> defects) {
        int moves = fields.indexOf(MOVES);
        int ends = fields.subList(moves, fields.size()).indexOf(ENDS) + moves;
        int last = ends < moves ? fields.size() : ends;
        GameDraft draft = GameDraft.main();
        for (String move : fields.subList(moves + 1, last)) {
            Matcher matcher = MOVE.matcher(move);
            draft.add(
                    matcher.matches()
                            ? GameDraft.code(
                                    move.charAt(0) - '0',
                                    move.charAt(1) - 'A',
                                    move.charAt(3) - '0',
                                    move.charAt(4) - 'A')
                            : GameDraft.NO_MOVE);
            if (!matcher.matches()) {
                Defect.leftOut(defects, draft.length(), move);
            }
        }
        if (ends < moves) {
            defects.add(Defect.truncated());
        }
        for (String comment : fields.subList(Math.min(last + 1, fields.size()), fields.size())) {
            draft.comment(draft.length(), comment.equals(COMMENTS_END) ? "" : comment);
        }
        GameBuilder builder = draft.play(Position.START, defects);
        head(fields.subList(0, moves), builder, defects);
        return new Parsed(builder.build(), defects);
    }

    private static void head(List<String> fields, GameBuilder builder, List<Defect> defects) {
        for (int i = 0; i < fields.size(); i++) {
            String value = fields.get(i);
            if (i == PLAYERS) {
                players(value, builder, defects);
            } else if (i == ENDING && i == fields.size() - 1) {
                builder.ending(Ending.ofRemark(value));
            } else {
                builder.tag(i < FIELDS.size() && i != ENDING ? FIELDS.get(i) : "MXQ" + i, value);
            }
        }
    }

    private static void players(String value, GameBuilder builder, List<Defect> defects) {
        Matcher names = NAMES.matcher(value);
        if (!names.matches()) {
            Defect.leftOut(defects, 0, value);
            return;
        }
        builder.tag(Tags.RED, names.group(1)).tag(Tags.BLACK, names.group(3));
        builder.result(
                switch (names.group(2)) {
                    case "胜", "勝" -> Result.RED_WINS;
                    case "负", "負" -> Result.BLACK_WINS;
                    case "和" -> Result.DRAW;
                    default -> Result.NONE;
                });
    }
}
