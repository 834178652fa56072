package org.chuhe.records;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.Iccs;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.records.book.BookFiles;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.Tags;
import org.chuhe.records.mxq.MxqWriter;
import org.chuhe.records.write.OutputFormat;
import org.chuhe.records.write.Writers;
import org.chuhe.text.Result;

/**
 * Writes the files that {@link SamplesTest} reads, into the folder given: one or two of every format. They are kept in
 * the tree, so that a file written once is read for ever; run this again only to add a format.
 */
final class WriteSampleFiles {
    private static final Charset BIG5 = Charset.forName("Big5");
    private static final String OPENING = "h2e2 h9g7 h0g2 i9h9 i0h0 b9c7 c3c4 g6g5 h0h6 h7i7 h6g6 i7i8";

    private WriteSampleFiles() {}

    public static void main(String[] args) throws IOException {
        Path folder = Files.createDirectories(Path.of(args[0]));
        List<GameRecord> games = List.of(opening(), perpetualCheck(), mate());
        write(folder, "chinese-bom.pgn", text(games, OutputFormat.PGN, "\uFEFF", StandardCharsets.UTF_8));
        write(folder, "chinese-gbk.pgn", text(games, OutputFormat.PGN, "", Writers.GBK));
        write(folder, "chinese-big5.pgn", traditional(Writers.text(mate(), OutputFormat.PGN)));
        write(folder, "iccs.pgn", text(games, OutputFormat.PGN_ICCS, "", StandardCharsets.UTF_8));
        write(folder, "wxf.pgn", text(games, OutputFormat.PGN_WXF, "", StandardCharsets.UTF_8));
        write(folder, "san.pgn", utf8("[Event \"Club\"]\n[White \"A\"]\n\n1. Che2 Hg7 2. Hg2 Rh9 3. Rh0 *\n"));
        write(folder, "uci.pgn", utf8("[Game \"Chinese Chess\"]\n\n1. h2e2 h9g7 2. h0g2 i9h9 *\n"));
        write(folder, "sheet.txt", Writers.write(opening(), OutputFormat.SHEET));
        write(folder, "collection-gbk.txt", collection().getBytes(Writers.GBK));
        write(folder, "dhtmlxq.html", text(games, OutputFormat.DHTMLXQ, "<html><body>\n", Writers.GBK));
        write(folder, "dhj.html", utf8(Texts.DHJ));
        write(folder, "game.wxf", utf8(Texts.WXF));
        write(folder, "arrows.pgn_cc", utf8(Texts.ARROWS));
        write(folder, "applet.html", utf8(ServerFiles.applet(opening())));
        write(folder, "compressed.cbl", ServerFiles.oldCbl(games));
        write(folder, "digits.ubb", utf8(ServerFiles.ubb(opening())));
        write(
                folder,
                "engine.log",
                utf8(
                        "uci\nposition startpos moves h2e2\ngo depth 8\nbestmove h9g7\nposition startpos moves h2e2 h9g7 h0g2\n"
                                + "position fen 3k5/9/9/9/9/9/9/9/4R4/5K2R w - - 0 1 moves i0i9\nquit\n"));
        write(
                folder,
                "named-lines.txt",
                utf8("JIA - YI\nChuhe Cup EOD\n" + ServerFiles.moves(opening())
                        + "\nBING - DING\nChuhe Cup EOD\nh2e2 h9g7\n"));
        write(folder, "book.obk", BookFiles.book(book()));
        write(folder, "ourgame.chn", ServerFiles.chn(opening()));
        write(folder, "ourgame-old.chn", ServerFiles.oldChn(opening()));
        write(folder, "pengfei.pfc", utf8(ServerFiles.pfc(opening())));
        write(
                folder,
                "positions.epd",
                utf8("双车错|3k5/9/9/9/9/9/9/9/4R4/5K2R w - - 0 1\n3k5/9/9/9/9/9/9/9/4R4/5K3 b ; 单车\n"));
        write(folder, "qq.che", utf8(ServerFiles.che(opening())));
        write(folder, "tree.xqr", ServerFiles.xqr(opening()));
        write(folder, "xiexie.xgf", ServerFiles.xgf(opening()));
        write(folder, "yitian.mxq", MxqWriter.write(opening()));
        write(folder, "zhongyou.ccm", ServerFiles.ccm(opening()));
        write(folder, "zhongyou-old.ccm", ServerFiles.oldCcm(opening()));
        write(folder, "study.chn", ServerFiles.chn(perpetualCheck()));
        write(folder, "study.pfc", utf8(ServerFiles.pfc(perpetualCheck())));
        write(folder, "study.xgf", ServerFiles.xgf(perpetualCheck()));
        write(folder, "annotated.txt", utf8("红方: 甲\n\n{先手} 1. 炮二平五 (1. 兵七进一 卒7进1) 马8进7!\n红方先手。\n2. 马二进三 车9平8\n"));
        write(folder, "game.cbf", utf8(Texts.CBF));
        write(folder, "games.jsonl", text(games, OutputFormat.JSON, "", StandardCharsets.UTF_8));
        write(folder, "page.html", Texts.PAGE.getBytes(Writers.GBK));
        write(folder, "fen-and-moves.txt", fenAndMoves(perpetualCheck()));
        write(folder, "version10.xqf", Writers.write(opening(), OutputFormat.XQF));
        for (int version : new int[] {11, 12, 18}) {
            SplittableRandom keys = new SplittableRandom(version);
            write(folder, "version" + version + ".xqf", Libraries.encryptedXqf(opening(), version, keys));
        }
        write(folder, "version1.cbr", Libraries.oldCbr(opening()));
        write(folder, "version2.cbr", Writers.write(opening(), OutputFormat.CBR));
        write(folder, "library.cbl", Libraries.cbl(games, games.size()));
    }

    /** Two comments and a variation, which has a comment of its own. */
    private static GameRecord opening() {
        GameBuilder game = GameRecord.builder(Position.START)
                .tag(Tags.EVENT, "楚河杯")
                .tag(Tags.RED, "甲")
                .tag(Tags.BLACK, "乙")
                .result(Result.DRAW);
        List<Move> moves = MoveReader.readAll(Position.START, OPENING);
        for (int ply = 1; ply <= moves.size(); ply++) {
            game.play(moves.get(ply - 1));
            if (ply == 2) {
                game.comment("屏风马");
                game.beginVariation();
                game.play(Iccs.parse("h7e7")).comment("顺炮");
                game.endVariation();
            }
        }
        return game.comment("双方对峙").build();
    }

    /** Red gives check with every move. */
    private static GameRecord perpetualCheck() {
        return game("2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w", "f0e0 e8f8 e0f0 f8e8 ".repeat(3), Result.BLACK_WINS);
    }

    private static GameRecord mate() {
        return game("3k5/9/9/9/9/9/9/9/4R4/5K2R w", "i0i9 d9d8 e1e8 d8d7 i9i7", Result.RED_WINS);
    }

    private static GameRecord game(String fen, String moves, Result result) {
        Position start = Fen.read(fen);
        GameBuilder game = GameRecord.builder(start)
                .tag(Tags.RED, "甲")
                .tag(Tags.BLACK, "乙")
                .result(result);
        MoveReader.readAll(start, moves).forEach(game::play);
        return game.build();
    }

    /** The moves of a game in an opening book, an alternative that is switched off, and a line of another opening. */
    private static List<BookFiles.Entry> book() {
        List<BookFiles.Entry> book = new ArrayList<>();
        Position position = Position.START;
        for (Move move : MoveReader.readAll(Position.START, OPENING)) {
            book.add(BookFiles.Entry.of(position, move, 40, book.isEmpty() ? "中炮".repeat(200) : ""));
            if (book.size() == 2) {
                book.add(BookFiles.Entry.of(position, Iccs.parse("h7e7"), 20, "顺炮")
                        .switchedOff());
            }
            position = position.play(move);
        }
        book.add(BookFiles.Entry.of(Position.START, Iccs.parse("c3c4"), 30));
        Position answered = Position.START.play(Iccs.parse("c3c4")).play(Iccs.parse("g6g5"));
        book.add(BookFiles.Entry.of(answered, Iccs.parse("b0c2"), 30).swapped());
        return book;
    }

    private static byte[] text(List<GameRecord> games, OutputFormat format, String before, Charset charset) {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.writeBytes(before.getBytes(charset));
        games.forEach(game -> file.writeBytes(Writers.write(game, format, charset)));
        return file.toByteArray();
    }

    private static byte[] traditional(String text) {
        return text.replace('车', '車')
                .replace('马', '馬')
                .replace('进', '進')
                .replace('将', '將')
                .getBytes(BIG5);
    }

    private static String collection() {
        return "楚河杯\n\n甲队甲  红先和  乙队乙\n\n 1. 炮二平五  马8进7   2. 马二进三  车9平8\n\n" + "丙队丙  红先负  丁队丁\n\n 1. 兵七进一  炮2平3\n";
    }

    private static byte[] fenAndMoves(GameRecord game) {
        String moves = game.mainLine().moves().stream().map(Move::toString).collect(Collectors.joining());
        return utf8(moves + "\n" + Fen.write(game.start()).replace(" ", "") + "\n");
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static void write(Path folder, String name, byte[] content) throws IOException {
        Files.write(folder.resolve(name), content);
    }
}
