package org.chuhe.records;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.zip.CRC32;
import java.util.zip.DeflaterOutputStream;
import org.chuhe.core.Piece;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.core.board.MoveCode;
import org.chuhe.core.notation.Fen;
import org.chuhe.records.model.Comments;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.Line;
import org.chuhe.records.model.Tags;
import org.chuhe.records.tree.PieceList;
import org.chuhe.records.tree.TreeOrder;
import org.chuhe.text.Result;

/** Files of servers and other programs, which we read but do not write, made for tests. */
final class ServerFiles {
    private static final Charset GBK = Charset.forName("GB18030");

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    private ServerFiles() {}

    private ServerFiles u8(int value) {
        out.write(value);
        return this;
    }

    private ServerFiles u16(int value) {
        return u8(value).u8(value >> 8);
    }

    private ServerFiles int32(int value) {
        return u16(value).u16(value >> 16);
    }

    private ServerFiles zeros(int count) {
        out.writeBytes(new byte[count]);
        return this;
    }

    private ServerFiles text(String text, Charset charset) {
        out.writeBytes(text.getBytes(charset));
        return this;
    }

    /** A text in a field of fixed size. */
    private ServerFiles padded(String text, int size) {
        byte[] bytes = text.getBytes(GBK);
        out.write(bytes, 0, Math.min(size, bytes.length));
        return zeros(Math.max(0, size - bytes.length));
    }

    /** A text behind its length in four bytes. */
    private ServerFiles string(String text) {
        return int32(text.getBytes(GBK).length).text(text, GBK);
    }

    private byte[] bytes() {
        return out.toByteArray();
    }

    private static int file(int square) {
        return square % 9;
    }

    private static int row(int square) {
        return 9 - square / 9;
    }

    /** Row and file in nibbles. */
    private static int rowAndFile(int square) {
        return row(square) << 4 | file(square);
    }

    /** A compressed library of CCBridge. */
    static byte[] oldCbl(List<GameRecord> games) {
        ServerFiles content = new ServerFiles();
        content.string("楚河").string("").string("").string("").string("");
        content.text("2026-11-17 0:00:00 2026-11-17 0:00:00 ", GBK);
        content.int32(games.size()).string("");
        for (GameRecord game : games) {
            byte[] record = oldCblGame(game);
            content.int32(record.length + 4).out.writeBytes(record);
        }
        byte[] plain = content.bytes();
        ServerFiles file = new ServerFiles();
        file.text("CCBridge", StandardCharsets.US_ASCII).int32(0x15).int32(3).int32(plain.length);
        try (DeflaterOutputStream zip = new DeflaterOutputStream(file.out)) {
            zip.write(plain);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return file.bytes();
    }

    private static byte[] oldCblGame(GameRecord game) {
        ServerFiles record = new ServerFiles();
        for (int square : PieceList.of(game.start())) {
            record.u8(square == PieceList.ABSENT ? 0 : file(square) + 1 << 4 | row(square) + 1);
        }
        Tags tags = game.tags();
        record.int32(1).string(tags.text(Tags.EVENT)).int32(1).string(tags.text(Tags.TITLE));
        record.string("").string("").string(tags.text(Tags.SITE)).string(tags.text(Tags.DATE));
        record.string(tags.text(Tags.RED)).string(tags.text(Tags.BLACK));
        record.int32(
                switch (game.result()) {
                    case RED_WINS -> 1;
                    case BLACK_WINS -> 2;
                    case DRAW -> 3;
                    default -> 0;
                });
        record.string(tags.text(Tags.ANNOTATOR)).string("").string("").string("");
        record.string(comment(game.mainLine(), 0));
        record.u8(game.start().sideToMove() == Side.RED ? 1 : 0);
        record.text("2026-11-17 0:00:00 2026-11-17 0:00:00 ", GBK);
        List<String> comments = new ArrayList<>();
        ServerFiles nodes = new ServerFiles();
        oldCblLine(game.mainLine(), 1, nodes, comments);
        record.int32(comments.size()).out.writeBytes(nodes.bytes());
        return record.text(String.join("\r\n", comments), GBK).bytes();
    }

    private static void oldCblLine(Line line, int first, ServerFiles nodes, List<String> comments) {
        for (int ply = 1; ply <= line.length(); ply++) {
            int code = line.code(ply);
            int from = MoveCode.from(code);
            int to = MoveCode.to(code);
            nodes.u16(first + ply - 1)
                    .u8(file(from) << 4 | row(from))
                    .u8(file(to) << 4 | row(to))
                    .u16(0);
            comments.add(comment(line, ply));
        }
        for (int ply = line.length(); ply >= 1; ply--) {
            for (Line variation : line.variations(ply)) {
                oldCblLine(variation, first + ply - 1, nodes, comments);
            }
        }
    }

    private static String comment(Line line, int ply) {
        return Comments.text(line, ply).replace("\n", "||");
    }

    static byte[] xqr(GameRecord game) {
        ServerFiles file = new ServerFiles();
        file.u8(0).u8(2).u8(0x20).u8(0x17).u8(1).u8(1).u8(0);
        String[] names = {Tags.EVENT, Tags.SITE, Tags.DATE, Tags.RED, Tags.BLACK};
        for (int i = 0; i < names.length; i++) {
            String value = game.tags().text(names[i]);
            if (!value.isEmpty()) {
                file.u8(i + 2).u8(value.getBytes(StandardCharsets.UTF_8).length).text(value, StandardCharsets.UTF_8);
            }
        }
        file.u8(7)
                .u8(1)
                .u8(
                        switch (game.result()) {
                            case RED_WINS -> 1;
                            case BLACK_WINS -> 2;
                            case DRAW -> 3;
                            default -> 0;
                        });
        file.u8(9).u8(0);
        xqrNode(file, 0, 0, game.plies() > 0, false, Comments.text(game.mainLine(), 0));
        TreeOrder.walk(game.mainLine(), (line, ply, next, alternative) -> {
            int code = line.code(ply);
            String comment = Comments.text(line, ply);
            xqrNode(file, rowAndFile(MoveCode.from(code)), rowAndFile(MoveCode.to(code)), next, alternative, comment);
        });
        CRC32 crc = new CRC32();
        crc.update(file.bytes());
        return file.u8(10).u8(4).int32((int) crc.getValue()).bytes();
    }

    private static void xqrNode(ServerFiles file, int from, int to, boolean child, boolean sibling, String comment) {
        int flags = (child ? 1 : 0) | (sibling ? 2 : 0) | (comment.isEmpty() ? 0 : 4);
        file.u8(from).u8(to).u8(flags).u8(0);
        if (!comment.isEmpty()) {
            file.int32(comment.getBytes(StandardCharsets.UTF_8).length).text(comment, StandardCharsets.UTF_8);
        }
    }

    private static int chnPiece(Piece piece) {
        int kind = "RNCKABP".indexOf(piece.kind().fenLetter()) + 1;
        return 0x10 | kind | (piece.side() == Side.RED ? 0 : 8);
    }

    /** CHN of the newer kind. */
    static byte[] chn(GameRecord game) {
        ServerFiles file = new ServerFiles();
        file.text("GL", StandardCharsets.US_ASCII).u16(2000).u16(2004).u16(1);
        file.padded(game.tags().text(Tags.DATE), 28).padded(game.tags().text(Tags.TITLE), 64);
        file.padded("red", 20).padded(game.tags().text(Tags.RED), 20);
        file.padded("black", 20).padded(game.tags().text(Tags.BLACK), 20);
        for (int i = 0; i < 90; i++) {
            Square square = Square.of(i / 10, 9 - i % 10);
            file.u8(game.start().pieceAt(square).map(ServerFiles::chnPiece).orElse(0));
        }
        file.zeros(0x16C - file.out.size()).int32(game.plies()).zeros(0x1D8 - 0x170);
        file.zeros(14).u8(0xFF).u8(0xFF).zeros(20);
        for (int ply = 1; ply <= game.plies(); ply++) {
            int code = game.mainLine().code(ply);
            file.zeros(14)
                    .u8(rowAndFile(MoveCode.from(code)))
                    .u8(rowAndFile(MoveCode.to(code)))
                    .zeros(20);
        }
        return file.bytes();
    }

    static byte[] oldChn(GameRecord game) {
        ServerFiles file = new ServerFiles().zeros(188);
        for (int ply = 1; ply <= game.plies(); ply++) {
            int from = MoveCode.from(game.mainLine().code(ply));
            int to = MoveCode.to(game.mainLine().code(ply));
            file.zeros(4)
                    .u16(file(from))
                    .u16(row(from))
                    .u16(file(to))
                    .u16(row(to))
                    .zeros(20);
        }
        return file.bytes();
    }

    static byte[] ccm(GameRecord game) {
        ServerFiles file = new ServerFiles().u16(1).u16(18).int32(1_482_700_000).int32(game.plies());
        for (int ply = 1; ply <= game.plies(); ply++) {
            int from = MoveCode.from(game.mainLine().code(ply));
            int to = MoveCode.to(game.mainLine().code(ply));
            file.u8(0)
                    .u8(1 + (ply + 1) % 2)
                    .u8(0)
                    .u8(file(from))
                    .u8(row(from))
                    .u8(file(to))
                    .u8(row(to))
                    .u16(0);
        }
        return file.bytes();
    }

    static byte[] oldCcm(GameRecord game) {
        ServerFiles file = new ServerFiles();
        for (int ply = 1; ply <= game.plies(); ply++) {
            int from = MoveCode.from(game.mainLine().code(ply));
            int to = MoveCode.to(game.mainLine().code(ply));
            file.zeros(3).u8(file(from)).u8(file(to)).u8(row(from)).u8(row(to));
        }
        return file.bytes();
    }

    static byte[] xgf(GameRecord game) {
        ServerFiles file = new ServerFiles().u8(6).u8(11);
        String[] names = {Tags.EVENT, Tags.SITE, Tags.DATE, Tags.ROUND, Tags.RED, Tags.RED_ELO, Tags.BLACK};
        for (int i = 0; i < names.length; i++) {
            byte[] value = game.tags().text(names[i]).getBytes(GBK);
            if (value.length > 0) {
                file.u8(i + 1).u8(value.length).out.writeBytes(value);
            }
        }
        file.u8(9).int32(0).u8(10).u8(game.result() == Result.DRAW ? 3 : 0);
        file.u8(11).zeros(215);
        String pieces = "KAABBNNRRCCPPPPPkaabbnnrrccppppp";
        List<Integer> squares = new ArrayList<>();
        for (int i = 0; i < pieces.length(); i++) {
            char piece = pieces.charAt(i);
            int square = game.start().pieces().entrySet().stream()
                    .filter(entry -> entry.getValue().fenLetter() == piece
                            && !squares.contains(entry.getKey().index()))
                    .mapToInt(entry -> entry.getKey().index())
                    .findFirst()
                    .orElse(-1);
            squares.add(square);
            file.int32(square < 0 ? 0 : fromTheRight(square));
        }
        file.int32(0).int32(game.plies()).int32(game.plies());
        for (int ply = 1; ply <= game.plies(); ply++) {
            int code = game.mainLine().code(ply);
            file.u16(fromTheRight(MoveCode.from(code)))
                    .u16(fromTheRight(MoveCode.to(code)))
                    .zeros(16);
        }
        return file.bytes();
    }

    private static int fromTheRight(int square) {
        return 10 - file(square) << 4 | row(square) + 2;
    }

    static String che(GameRecord game) {
        StringBuilder text = new StringBuilder("1 " + game.plies());
        for (int ply = 1; ply <= game.plies(); ply++) {
            int from = MoveCode.from(game.mainLine().code(ply));
            int to = MoveCode.to(game.mainLine().code(ply));
            text.append(String.format(
                    Locale.ROOT, " 1 32 %d %d %d %d %d 0 %d 0", ply % 2, from / 9, file(from), to / 9, file(to), ply));
        }
        return text.append('\n').toString();
    }

    static String pfc(GameRecord game) {
        StringBuilder text = new StringBuilder("<?xml version=\"1.0\" encoding=\"utf-8\"?><n version=\"2\" win=\"")
                .append(game.result().inRecords())
                .append("\" m=\"")
                .append(Fen.write(game.start()))
                .append("\">");
        pfcLine(game.mainLine(), 1, true, text);
        return text.append("</n>\n").toString();
    }

    /** The variations first, so that the mark of the main line matters. */
    private static void pfcLine(Line line, int ply, boolean main, StringBuilder text) {
        if (ply > line.length()) {
            return;
        }
        line.variations(ply).forEach(variation -> pfcLine(variation, 1, false, text));
        text.append(main ? "<n default=\"true\" m=\"" : "<n m=\"")
                .append(line.move(ply))
                .append('"');
        String comment = Comments.text(line, ply);
        text.append(
                comment.isEmpty()
                        ? ">"
                        : " c=\"" + comment.replace("&", "&amp;").replace("\"", "&quot;") + "\">");
        pfcLine(line, ply + 1, true, text);
        text.append("</n>");
    }

    /** Digits from the top, four a move. */
    static String ubb(GameRecord game) {
        return game.mainLine().moves().stream()
                .map(move -> "" + move.from().file() + (9 - move.from().rank())
                        + move.to().file() + (9 - move.to().rank()))
                .collect(Collectors.joining());
    }

    static String moves(GameRecord game) {
        return game.mainLine().moves().stream().map(Object::toString).collect(Collectors.joining(" "));
    }

    static String applet(GameRecord game) {
        String moves = game.mainLine().moves().stream()
                .map(move -> "" + (move.from().file() + 1) + (9 - move.from().rank()) + "-"
                        + (move.to().file() + 1) + (9 - move.to().rank()))
                .collect(Collectors.joining(" "));
        return "<center>甲　先和　乙(和棋)</center>\n<applet code=\"javaxq.class\">\n" + "<param name=\"movelist\" value=\""
                + moves + " \">\n</applet>\n";
    }
}
