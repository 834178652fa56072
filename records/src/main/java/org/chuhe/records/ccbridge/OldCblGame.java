package org.chuhe.records.ccbridge;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.chuhe.core.Piece;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.records.format.ByteCursor;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.Encoding;
import org.chuhe.records.format.Parsed;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.model.Tags;
import org.chuhe.records.tree.Endings;
import org.chuhe.records.tree.GameDraft;
import org.chuhe.records.tree.PieceList;
import org.chuhe.text.Result;

/** One game of a compressed library: the pieces, texts in GB18030, nodes with their plies, a line of comment a node. */
final class OldCblGame {
    /** 32 pieces, 17 numbers and lengths of texts, the side, two dates: no game is shorter. */
    static final int SHORTEST = 139;

    private static final int NODE = 6;
    private static final int DATE = 19;
    private static final List<String> KINDS = List.of("", "", "开局", "中局", "残局");
    /** The texts in the order of the record; those that nobody has explained have numbers. */
    private static final List<String> AFTER_TITLE =
            List.of(Tags.TITLE, "CBLText1", "CBLText2", Tags.SITE, Tags.DATE, Tags.RED, Tags.BLACK);

    private static final List<String> AFTER_RESULT = List.of(Tags.ANNOTATOR, "CBLText3", Tags.AUTHOR, "CBLText4");

    private final ByteCursor in;
    private final List<Defect> defects;
    private final GameDraft main = GameDraft.main();
    private final List<Node> nodes = new ArrayList<>();

    /** Where a node stands: its line and the ply in it. */
    private record Node(GameDraft line, int ply) {}

    OldCblGame(ByteCursor in, List<Defect> defects) {
        this.in = in;
        this.defects = defects;
    }

    Parsed parse(Map<String, String> library) {
        Map<String, String> tags = new TreeMap<>(library);
        Position board = board();
        int kind = in.int32();
        tags.put("GameType", kind >= 0 && kind < KINDS.size() ? KINDS.get(kind) : "");
        tags.put(Tags.EVENT, string());
        in.int32();
        AFTER_TITLE.forEach(name -> tags.put(name, string()));
        int result = in.int32();
        AFTER_RESULT.forEach(name -> tags.put(name, string()));
        main.comment(0, lines(string()));
        Side side = in.u8() == 0 ? Side.BLACK : Side.RED;
        tags.put(Tags.CREATED, in.text(DATE, Encoding.GB18030));
        tags.put(Tags.MODIFIED, in.text(DATE, Encoding.GB18030));
        readNodes(in.int32());
        comments(new String(in.bytes(in.remaining()), Encoding.GB18030));
        Position start = main.withMoversSide(board.withSideToMove(side), defects);
        GameBuilder builder = main.play(start, defects);
        tags.forEach(builder::tag);
        builder.result(
                switch (result) {
                    case 1 -> Result.RED_WINS;
                    case 2 -> Result.BLACK_WINS;
                    case 3 -> Result.DRAW;
                    default -> Result.NONE;
                });
        return new Parsed(Endings.fromLastComment(builder.build()), defects);
    }

    private String string() {
        return in.text(in.int32(), Encoding.GB18030);
    }

    private static String lines(String text) {
        return text.replace("||", "\n");
    }

    private Position board() {
        Map<Square, Piece> pieces = new TreeMap<>();
        for (int i = 0; i < PieceList.PIECES.length(); i++) {
            int point = in.u8();
            int file = (point >> 4) - 1;
            int rank = 10 - (point & 15);
            if (file >= 0 && file < Square.FILES && rank >= 0 && rank < Square.RANKS) {
                Square square = Square.of(file, rank);
                Piece.ofLetter(PieceList.PIECES.charAt(i)).ifPresent(piece -> pieces.put(square, piece));
            }
        }
        return Position.of(pieces, Side.RED, 0, 1);
    }

    /** Nodes come depth first: a ply that is not larger than the one before begins an alternative to it. */
    private void readNodes(int count) {
        List<Node> path = new ArrayList<>();
        for (int i = 0; i < count && in.remaining() >= NODE; i++) {
            int ply = in.u16();
            int from = in.u8();
            int to = in.u8();
            in.u16();
            if (ply < 1 || ply > path.size() + 1) {
                defects.add(Defect.truncated());
                in.skip(in.remaining());
                return;
            }
            GameDraft line;
            if (ply == path.size() + 1) {
                line = path.isEmpty() ? main : path.get(ply - 2).line();
            } else {
                Node replaced = path.get(ply - 1);
                line = replaced.line().place(replaced.ply()).branch();
                path.subList(ply - 1, path.size()).clear();
            }
            line.add(GameDraft.code(from >> 4, 9 - (from & 15), to >> 4, 9 - (to & 15)));
            Node node = new Node(line, line.length());
            path.add(node);
            nodes.add(node);
        }
    }

    private void comments(String text) {
        String[] lines = text.split("\r\n|\n", -1);
        for (int i = 0; i < lines.length; i++) {
            if (i < nodes.size()) {
                nodes.get(i).line().comment(nodes.get(i).ply(), lines(lines[i]));
            } else {
                Defect.leftOut(defects, 0, lines[i]);
            }
        }
    }
}
