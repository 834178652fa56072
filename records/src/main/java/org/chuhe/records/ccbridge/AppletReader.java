package org.chuhe.records.ccbridge;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.core.Position;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.GameReader;
import org.chuhe.records.format.Parsed;
import org.chuhe.records.format.TextInput;
import org.chuhe.records.format.WholeText;
import org.chuhe.records.html.HtmlText;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.text.TextHeader;
import org.chuhe.records.tree.GameDraft;
import org.chuhe.records.tree.Positions;
import org.jspecify.annotations.Nullable;

/**
 * The applet of 象棋桥 in a web page: {@code <param name="movelist" value="87-57 …">}, files 1 to 9 from Red's left, rows
 * 0 to 9 from the top. The text before an applet is its caption.
 */
public final class AppletReader extends GameReader {
    private static final Pattern PARAMETER =
            Pattern.compile("(?is)<param\\s+name=[\"']?(\\w+)[\"']?\\s+value=[\"']([^\"']*)[\"'][^<>]*>");
    private static final Pattern MOVE = Pattern.compile("([1-9])(\\d)-?([1-9])(\\d)");
    private static final Pattern APPLET = Pattern.compile("(?is)<applet\\b[^<>]*>(.*?)(?:</applet\\s*>|\\z)");

    private final TextInput input;
    private @Nullable String page;
    private int at;

    public AppletReader(TextInput input) {
        this.input = input;
    }

    /** Whether a file that begins so is one. */
    public static boolean isIn(String start) {
        return start.contains("javaxq") && PARAMETER.matcher(start).find();
    }

    @Override
    public @Nullable Parsed next() throws IOException {
        String text = page;
        if (text == null) {
            text = WholeText.read(input);
            page = text;
        }
        Matcher applet = APPLET.matcher(text);
        if (!applet.find(at)) {
            return null;
        }
        String caption = HtmlText.of(text.substring(at, applet.start()));
        at = applet.end();
        return parse(caption, applet.group(1));
    }

    private static Parsed parse(String caption, String parameters) {
        List<Defect> defects = new ArrayList<>();
        TextHeader header = new TextHeader();
        caption.lines().forEach(header::add);
        GameDraft draft = GameDraft.main();
        String fen = "";
        Matcher matcher = PARAMETER.matcher(parameters);
        while (matcher.find()) {
            if (matcher.group(1).equalsIgnoreCase("movelist")) {
                moves(matcher.group(2), draft, defects);
            } else if (matcher.group(1).equalsIgnoreCase("fen")) {
                fen = matcher.group(2);
            } else if (!matcher.group(1).toLowerCase(java.util.Locale.ROOT).endsWith("color")) {
                Defect.leftOut(defects, 0, matcher.group(1) + "=" + matcher.group(2));
            }
        }
        Optional<Position> stated = Positions.ofFen(fen, defects);
        GameBuilder builder = stated.map(position -> draft.withMoversSide(position, defects))
                .map(position -> draft.play(position, defects))
                .orElseGet(() -> draft.withoutPosition(defects));
        header.put(builder, null, defects);
        return new Parsed(builder.build(), defects);
    }

    private static void moves(String text, GameDraft draft, List<Defect> defects) {
        for (String word : text.strip().split("\\s+")) {
            Matcher move = MOVE.matcher(word);
            if (move.matches()) {
                draft.add(GameDraft.code(
                        number(move, 1) - 1, 9 - number(move, 2), number(move, 3) - 1, 9 - number(move, 4)));
            } else {
                Defect.leftOut(defects, draft.length(), word);
            }
        }
    }

    private static int number(Matcher move, int group) {
        return move.group(group).charAt(0) - '0';
    }

    @Override
    public void close() throws IOException {
        input.close();
    }
}
