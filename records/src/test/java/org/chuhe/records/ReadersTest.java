package org.chuhe.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.chuhe.core.Side;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.Tags;
import org.chuhe.records.read.FileFormat;
import org.chuhe.records.read.ReadGame;
import org.chuhe.testing.Seeded;
import org.chuhe.text.EndReason;
import org.chuhe.text.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The quirks of real files, one by one. */
class ReadersTest {
    private static final String TRADITIONAL =
            "[Game \"Chinese Chess\"]\n[Red \"胡榮華\"]\n\n1. 炮二平五 馬８進７\n2. 馬二進三 車９平８\n1-0\n";

    private static List<ReadGame> games(String text) {
        return Records.read("text", text.getBytes(StandardCharsets.UTF_8));
    }

    private static ReadGame game(String text) {
        List<ReadGame> games = games(text);
        assertThat(games).hasSize(1);
        return games.get(0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "Big5", "GB18030", "GBK", "UTF-16LE", "UTF-16BE", "UTF-16"})
    void theEncodingIsFoundOut(String charset) {
        ReadGame read = Records.read("x", TRADITIONAL.getBytes(Charset.forName(charset)))
                .get(0);
        assertThat(read.game().plies()).isEqualTo(4);
        assertThat(read.game().tags().text(Tags.RED)).isEqualTo("胡榮華");
        assertThat(read.game().result()).isEqualTo(Result.RED_WINS);
    }

    @Test
    void aByteOrderMarkIsNoMove() {
        assertThat(game("\ufeff" + TRADITIONAL).game().plies()).isEqualTo(4);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. 炮二平五 马8进7 2. 马二进三",
                "1.炮二平五 馬8進7\r\n2.马二进三",
                "  1. 炮二平五\n     馬８進７\n  2. 馬二進三\n",
                "1. C2.5 H8+7 2. H2+3",
                "1. Ｃ２＝５ Ｈ８＋７ 2. Ｈ２＋３",
                "1. H2-E2 H9-G7 2. H0-G2",
                "1. h2e2 h9g7 2. h0g2",
                "1. h3e3 h10g8 2. h1g3",
                "1. Che2 Hg7 2. Hg2",
                "1. Che3 Hg8 2. Hg3",
                "1.炮二平五马8进72.马二进三",
                "1. 炮二平五! {好} 马8进7?! 2. 马二进三 *\n=====\n",
                "1. 炮二平五 $1 马8进7 ; remark\n2. 马二进三",
                "炮二平五，马8进7。马二进三"
            })
    void movesInAllNotations(String moves) {
        for (String tags : List.of("[Game \"Chinese Chess\"]\n", "[Event \"x\"]\n[White \"a\"]\n\n")) {
            ReadGame read = game(tags + moves);
            assertThat(read.defects()).isEmpty();
            assertThat(read.game().mainLine().moves().toString()).isEqualTo("[h2e2, h9g7, h0g2]");
        }
    }

    @Test
    void theFenSaysWhoMovesNotTheColumn() {
        String fen = "[FEN \"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b - - 0 1\"]\n";
        ReadGame read = game("[Game \"x\"]\n" + fen + "{start}\n 1.          马8进7\n 2. 炮二平五\n");
        assertThat(read.game().mainLine().moves().toString()).isEqualTo("[h9g7, h2e2]");
        assertThat(read.game().mainLine().comment(0)).contains("start");
    }

    @Test
    void aWrongSideIsPutRight() {
        String fen = "[FEN \"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b - - 0 1\"]\n";
        ReadGame read = game("[Game \"x\"]\n" + fen + "1. h2e2 h9g7 2. h0g2");
        assertThat(read.game().plies()).isEqualTo(3);
        assertThat(read.game().start().sideToMove()).isEqualTo(Side.RED);
        assertThat(read.defects()).extracting(Defect::kind).containsExactly(Defect.Kind.SIDE_CORRECTED);
        assertThat(read.isWhole()).isTrue();
    }

    @Test
    void aBrokenGameKeepsItsLegalBeginning() {
        List<ReadGame> games = games("[Game \"a\"]\n1. 炮二平五 马8进7 2. 车一进五 马2进3 0-1\n\n[Game \"b\"]\n1. 兵七进一\n");
        assertThat(games).hasSize(2);
        ReadGame broken = games.get(0);
        assertThat(broken.game().plies()).isEqualTo(2);
        assertThat(broken.game().result()).isEqualTo(Result.BLACK_WINS);
        Defect defect = broken.brokenMove().orElseThrow();
        assertThat(defect.kind()).isEqualTo(Defect.Kind.ILLEGAL_MOVE);
        assertThat(defect.ply()).isEqualTo(3);
        assertThat(defect.text()).isEqualTo("车一进五");
        assertThat(defect.message().in(Locale.CHINESE)).contains("车");
        assertThat(defect.message().in(Locale.ENGLISH)).contains("chariot");
        assertThat(games.get(1).isWhole()).isTrue();
    }

    @Test
    void withoutAGeneralTheMovesAreKept() {
        String fen = "[FEN \"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBA1ABNR w - - 0 1\"]\n";
        ReadGame read = game("[Game \"x\"]\n" + fen + "1. h2e2 h9g7");
        assertThat(read.game().plies()).isEqualTo(2);
        assertThat(read.isWhole()).isTrue();
        assertThat(read.defects()).extracting(Defect::kind).containsExactly(Defect.Kind.NO_GENERAL);
        assertThat(read.defects().get(0).message().in(Locale.ENGLISH)).startsWith("Red has no general");
    }

    @Test
    void anImpossiblePositionIsReported() {
        ReadGame read = game("[Game \"x\"]\n[FEN \"nonsense\"]\n1. h2e2\n");
        assertThat(read.defects())
                .extracting(Defect::kind)
                .containsExactly(Defect.Kind.BAD_POSITION, Defect.Kind.LEFT_OUT);
        assertThat(read.game().plies()).isZero();
    }

    @Test
    void namesOnOneLineAreToldApart() {
        for (String between : List.of(" ", "，", "；", "   ")) {
            Tags tags = game("红方：张三" + between + "黑方：李四" + between + "赛事：楚河杯\n1. 炮二平五 马8进7")
                    .game()
                    .tags();
            assertThat(tags.text(Tags.RED)).isEqualTo("张三");
            assertThat(tags.text(Tags.BLACK)).isEqualTo("李四");
            assertThat(tags.text(Tags.EVENT)).isEqualTo("楚河杯");
        }
        assertThat(game("红方: Hồ Vinh Hoa 黑方: Lê Lai\n1. 炮二平五").game().tags().text(Tags.RED))
                .isEqualTo("Hồ Vinh Hoa");
    }

    @Test
    void variationsNest() {
        String moves = "1. 炮二平五 (1. 炮八平五 马8进7 (1... 马2进3 {two})) (1. 兵七进一 (1. 兵三进一)) 马8进7 (红方先手) *";
        GameRecord game = game("[Game \"x\"]\n" + moves).game();
        assertThat(game.mainLine().variations(1)).hasSize(3);
        assertThat(game.mainLine().variations(1).get(0).variations(2)).hasSize(1);
        assertThat(game.mainLine().lineCount()).isEqualTo(5);
        assertThat(game.mainLine().comment(2)).contains("红方先手");
    }

    @Test
    void aBrokenVariationDoesNotBreakTheGame() {
        ReadGame read = game("[Game \"x\"]\n1. 炮二平五 (1. 炮八平五 马2进3 2. 车一进九 马8进7) 马8进7 2. 马二进三");
        assertThat(read.game().plies()).isEqualTo(3);
        assertThat(read.game().mainLine().variations(1).get(0).length()).isEqualTo(2);
        assertThat(read.defects()).extracting(Defect::kind).containsExactly(Defect.Kind.BROKEN_VARIATION);
        assertThat(read.defects().get(0).ply()).isEqualTo(3);
    }

    @Test
    void theLastCommentTellsHowTheGameEnded() {
        assertThat(game("[Game \"x\"]\n1. 炮二平五 {判负}\n0-1").game().ending().reason())
                .isEqualTo(EndReason.ARBITER);
        GameRecord tagged = game("[Game \"x\"]\n[Termination \"time forfeit\"]\n[Rule \"cxa2011 4.1.4\"]\n1. 炮二平五 1-0")
                .game();
        assertThat(tagged.ending().reason()).isEqualTo(EndReason.TIME);
        assertThat(tagged.ending().rule()).isEqualTo("cxa2011 4.1.4");
    }

    @Test
    void anAmbiguousMoveIsUnderstoodByWhatFollows() {
        // Two pawns on the file: only after P3+1 by the front one can the rear one play as the text goes on.
        String fen = "[FEN \"3k5/9/9/9/2P6/2P6/9/9/9/4K4 w - - 0 1\"]\n";
        ReadGame read = game("[Game \"x\"]\n" + fen + "1. P7+1 K4+1 2. P+=6");
        assertThat(read.defects()).hasSizeLessThanOrEqualTo(1);
    }

    @Test
    void textCollectionsHaveTitles() {
        List<ReadGame> games = games(
                "第一站\n\n辽宁卜凤波  红先胜  北京张强\n\n 1. 炮二平五  马8进7   2. 马二进三  车9平8\n\n" + "火车头金波红先负 湖南张申宏\n\n 1. 兵七进一  炮2平3\n");
        assertThat(games).hasSize(2);
        assertThat(games.get(0).game().tags().text(Tags.RED)).isEqualTo("辽宁卜凤波");
        assertThat(games.get(0).game().tags().text(Tags.BLACK)).isEqualTo("北京张强");
        assertThat(games.get(0).game().result()).isEqualTo(Result.RED_WINS);
        assertThat(games.get(1).game().tags().text(Tags.RED)).isEqualTo("火车头金波");
        assertThat(games.get(1).game().result()).isEqualTo(Result.BLACK_WINS);
        assertThat(games.get(1).format()).isEqualTo(FileFormat.TEXT);
    }

    @Test
    void wxfFiles() {
        ReadGame read = game(Texts.WXF);
        assertThat(read.format()).isEqualTo(FileFormat.WXF);
        assertThat(read.defects()).isEmpty();
        assertThat(read.game().plies()).isEqualTo(6);
        assertThat(read.game().tags().text(Tags.RED_TEAM)).isEqualTo("Team A");
    }

    @Test
    void cbfFiles() {
        ReadGame read = game(Texts.CBF);
        assertThat(read.format()).isEqualTo(FileFormat.CBF);
        assertThat(read.defects()).isEmpty();
        assertThat(read.game().mainLine().moves().toString()).isEqualTo("[h2e2, h9g7, h0g2]");
        assertThat(read.game().mainLine().variations(2)).hasSize(1);
        assertThat(read.game().mainLine().comment(3)).contains("end");
        assertThat(read.game().tags().text(Tags.TITLE)).isEqualTo("A & B");
        assertThat(read.game().result()).isEqualTo(Result.BLACK_WINS);
    }

    @Test
    void dhjPages() {
        ReadGame read = game(Texts.DHJ);
        assertThat(read.format()).isEqualTo(FileFormat.DHJHTMLXQ);
        assertThat(read.game().mainLine().moves().toString()).isEqualTo("[h2e2, h9g7]");
    }

    @Test
    void encryptedXqf() {
        Seeded.forAll(60, random -> {
            GameRecord game = RandomGames.next(random);
            byte[] file = Libraries.encryptedXqf(game, 11 + random.nextInt(8), random);
            ReadGame read = Records.read("x", file).get(0);
            assertThat(read.defects()).isEmpty();
            assertThat(read.game().mainLine()).isEqualTo(game.mainLine());
            assertThat(read.game().start()).isEqualTo(game.start());
        });
    }

    @Test
    void oldCbr() {
        Seeded.forAll(40, random -> {
            GameRecord game = RandomGames.next(random);
            ReadGame read = Records.read("x", Libraries.oldCbr(game)).get(0);
            if (game.plies() > 8) {
                assertThat(read.game().mainLine()).isEqualTo(game.mainLine());
            }
            assertThat(read.game().tags().text(Tags.RED)).isEqualTo(game.tags().text(Tags.RED));
        });
    }

    @Test
    void librariesSkipWhatWasDeletedAndFindWhatIsMisplaced() {
        Seeded.forAll(10, random -> {
            List<GameRecord> games = List.of(shortGame(random), shortGame(random), shortGame(random));
            byte[] sound = Libraries.cbl(games, 3);
            assertThat(lines(sound))
                    .isEqualTo(games.stream().map(GameRecord::mainLine).toList());
            assertThat(lines(Libraries.cbl(games, 1)))
                    .isEqualTo(games.stream().map(GameRecord::mainLine).toList());
            assertThat(lines(Libraries.delete(sound, 1)))
                    .containsExactly(games.get(0).mainLine(), games.get(2).mainLine());
            assertThat(lines(Libraries.withoutIndex(sound))).hasSize(3);
        });
    }

    private static GameRecord shortGame(java.util.SplittableRandom random) {
        GameRecord game = RandomGames.next(random);
        while (game.plies() == 0
                || org.chuhe.records.write.Writers.write(game, org.chuhe.records.write.OutputFormat.CBR).length
                        > 8000) {
            game = RandomGames.next(random);
        }
        return game;
    }

    private static List<org.chuhe.records.model.Line> lines(byte[] library) {
        return Records.read("x", library).stream()
                .map(read -> read.game().mainLine())
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "hello", "<html></html>", "XQ\n too short", "CCBridge\025xxxx", "[DhtmlXQ] nothing"})
    void whatIsNoGameIsRefused(String text) {
        assertThatThrownBy(() -> games(text))
                .isInstanceOf(RecordException.class)
                .satisfies(e -> assertThat(((RecordException) e).message(Locale.CHINESE))
                        .isNotBlank());
    }

    @Test
    void anAbsentFileIsRefused() {
        assertThatThrownBy(() -> Records.open(Path.of("no-such-file")))
                .isInstanceOf(RecordException.class)
                .extracting(e -> ((RecordException) e).problem())
                .isEqualTo(RecordException.Problem.INPUT_OUTPUT);
    }
}
