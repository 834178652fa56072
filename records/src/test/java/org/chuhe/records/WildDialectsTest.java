package org.chuhe.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.chuhe.core.Side;
import org.chuhe.records.format.Defect;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.Tags;
import org.chuhe.records.read.FileFormat;
import org.chuhe.records.read.ReadGame;
import org.chuhe.records.write.OutputFormat;
import org.chuhe.records.write.Writers;
import org.chuhe.text.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What files in the wild do otherwise than the specifications: each is read, or reported with its place. */
class WildDialectsTest {
    private static final String FOUR = "[h2e2, h9g7, h0g2, i9h9]";
    private static final String PGN = "[Game \"Chinese Chess\"]\n";

    private static ReadGame game(String text) {
        List<ReadGame> games = Records.read("text", text.getBytes(StandardCharsets.UTF_8));
        assertThat(games).hasSize(1);
        return games.get(0);
    }

    private static String moves(ReadGame read) {
        return read.game().mainLine().moves().toString();
    }

    private static List<Defect.Kind> kinds(ReadGame read) {
        return read.defects().stream().map(Defect::kind).toList();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "炮二平五→马8进7→马二进三→车9平8",
                "①炮二平五 马8进7 ②马二进三 车9平8",
                "第1回合 炮二平五 马8进7\n第2回合 马二进三 车9平8",
                "1. P2-5 M8.7 2. M2.3 X9-8",
                "1. P2–5 m8.7 2. M2.3 x9–8",
                "{先手} 1. H2-E2 H9-G7 2. H0-G2 I9-H9",
                "<p>1. 炮二平五&nbsp;马8进7<br>2. 马二进三 车9平8</p>",
                PGN + "1. Ｃ２＝５Ｈ８＋７ 2. Ｈ２＋３Ｒ９＝８",
                PGN + "1. H2-E2 ...H9-G7 2. H0-G2 ...I9-H9"
            })
    void movesInTheDialectsOfTheWild(String text) {
        ReadGame read = game(text);
        assertThat(moves(read)).isEqualTo(FOUR);
        assertThat(read.defects()).isEmpty();
    }

    @Test
    void cbfBranches() {
        ReadGame read = game(Texts.CBF.replace("sub=", "branch="));
        assertThat(read.game().mainLine().variations(2)).hasSize(1);
        assertThat(read.defects()).isEmpty();
    }

    @Test
    void pagesKeepTheirMovesInAScript() {
        String block = "<html><body><div>[DhtmlXQ]\n[DhtmlXQ_red]甲[/DhtmlXQ_red]\n"
                + "[DhtmlXQ_movelist][/DhtmlXQ_movelist]\n[/DhtmlXQ]</div>\n<script>var DhtmlXQ_movelist = '";
        for (String script : List.of(
                "[0_1_0]7747706279678070[/0_1_0][0_2_1]10227967[/0_2_1]",
                "[DhtmlXQ_movelist]7747706279678070[/DhtmlXQ_movelist]")) {
            ReadGame read = game(block + script + "';</script></body></html>");
            assertThat(moves(read)).isEqualTo(FOUR);
            assertThat(read.game().tags().text(Tags.RED)).isEqualTo("甲");
            assertThat(read.defects()).isEmpty();
            assertThat(read.game().mainLine().variations(2)).hasSize(script.startsWith("[0_") ? 1 : 0);
        }
    }

    @Test
    void numberedTagsOfDhj() {
        ReadGame read = game("[DHJHtmlXQ]\n[DHJHtmlXQ_11]杯[/DHJHtmlXQ_11]\n[DHJHtmlXQ_17]甲[/DHJHtmlXQ_17]\n"
                + "[DHJHtmlXQ_21]乙[/DHJHtmlXQ_21]\n[DHJHtmlXQ_28]红胜[/DHJHtmlXQ_28]\n[DHJHtmlXQ_32]1[/DHJHtmlXQ_32]\n"
                + "[DHJHtmlXQ_34]7967[/DHJHtmlXQ_34]\n[comment_1]跳马[/comment_1]\n[/DHJHtmlXQ]");
        assertThat(read.game().tags().asMap())
                .containsEntry(Tags.EVENT, "杯")
                .containsEntry(Tags.RED, "甲")
                .containsEntry(Tags.BLACK, "乙");
        assertThat(read.game().result()).isEqualTo(Result.RED_WINS);
        assertThat(read.game().start().sideToMove()).isEqualTo(Side.BLACK);
        assertThat(read.game().mainLine().comment(1)).contains("跳马");
        assertThat(read.defects()).isEmpty();
    }

    @Test
    void headsOfTexts() {
        ReadGame read = game(
                "-----\n标题: 顺手炮\n赛事：楚河杯\n红    方：甲(01)  耗时：  2分 24秒\n黑    方：乙  耗时：  4分\n"
                        + "比赛日期：2016年  比赛地点：广州\n结果: 红方胜\n组委会: 丙\n-----\n  1. 炮二平五  马８进７\n  2. 马二进三 车９平８\n-----\n棋谱由XQStudio生成\n");
        assertThat(moves(read)).isEqualTo(FOUR);
        assertThat(read.defects()).isEmpty();
        assertThat(read.game().result()).isEqualTo(Result.RED_WINS);
        assertThat(read.game().tags().asMap())
                .containsEntry(Tags.TITLE, "顺手炮")
                .containsEntry(Tags.EVENT, "楚河杯")
                .containsEntry(Tags.RED, "甲(01)")
                .containsEntry(Tags.RED_TIME, "2分 24秒")
                .containsEntry(Tags.BLACK_TIME, "4分")
                .containsEntry(Tags.SITE, "广州")
                .containsEntry("组委会", "丙")
                .containsEntry("Generator", "棋谱由XQStudio生成");
    }

    @Test
    void digitsThatAreTooMany() {
        ReadGame read = game(PGN + "1. 炮二平五 馬8進9999 2. 馬二進三");
        assertThat(read.game().plies()).isEqualTo(1);
        assertThat(kinds(read)).containsExactly(Defect.Kind.UNREADABLE_MOVE, Defect.Kind.LEFT_OUT);
        assertThat(read.defects().get(1).text()).isEqualTo("2. 馬二進三");
    }

    @Test
    void aBracketThatIsNeverClosed() {
        ReadGame read = game(PGN + "1. 炮二平五 马８进７ (1... 炮８平５ 2. 马二进三 2. 马八进七 *");
        assertThat(moves(read)).isEqualTo("[h2e2, h9g7, b0c2]");
        assertThat(read.game().mainLine().variations(2)).hasSize(1);
        assertThat(kinds(read)).containsExactly(Defect.Kind.UNCLOSED);
        assertThat(read.isWhole()).isFalse();
    }

    @Test
    void aCommentThatIsNeverClosed() {
        List<ReadGame> games = Records.read(
                "text", (PGN + "1. 炮二平五 {未完 马８进７ *\n\n" + PGN + "1. 兵七进一 *").getBytes(StandardCharsets.UTF_8));
        assertThat(games).hasSize(2);
        assertThat(kinds(games.get(0))).containsExactly(Defect.Kind.UNCLOSED);
        assertThat(games.get(0).game().mainLine().comment(1))
                .hasValueSatisfying(text -> assertThat(text).contains("马８进７"));
    }

    @Test
    void bracesWithinBraces() {
        ReadGame read = game(PGN + "1. 炮二平五 {好{棋}啊} 马８进７ 2. 马二进三 *");
        assertThat(read.game().plies()).isEqualTo(3);
        assertThat(read.game().mainLine().comment(1)).contains("好{棋}啊");
    }

    @Test
    void marksAreKeptInEveryFormatWithComments() {
        GameRecord game =
                game(PGN + "1. 炮二平五! 马８进７ $1 2. 马二进三?! 车９平８?? $14 3. 车一平二 1-0").game();
        assertThat(game.mainLine().marks(1)).contains("!");
        assertThat(game.mainLine().marks(2)).contains("!");
        assertThat(game.mainLine().marks(3)).contains("?!");
        assertThat(game.mainLine().marks(4)).contains("?? $14");
        for (OutputFormat format : List.of(
                OutputFormat.PGN, OutputFormat.XQF, OutputFormat.CBR, OutputFormat.DHTMLXQ, OutputFormat.JSON)) {
            assertThat(RoundTripTest.reread(game, format).mainLine()).isEqualTo(game.mainLine());
        }
    }

    @Test
    void capitalsOfTagsDoNotMatter() {
        ReadGame read = game(PGN + "[RED \"甲\"]\n[RESULT \"红胜\"]\n[event \"杯\"]\n1. 炮二平五");
        assertThat(read.game().tags().asMap()).containsEntry(Tags.RED, "甲").containsEntry(Tags.EVENT, "杯");
        assertThat(read.game().result()).isEqualTo(Result.RED_WINS);
    }

    @Test
    void anUnknownTailOfAFen() {
        ReadGame read = game(PGN + "[FEN \"3k5/9/9/9/9/9/9/9/4R4/4K4 -b\"]\n1. 将４进１ 车五进一");
        assertThat(moves(read)).isEqualTo("[d9d8, e1e2]");
        assertThat(kinds(read)).containsExactly(Defect.Kind.POSITION_REPAIRED, Defect.Kind.SIDE_CORRECTED);
        assertThat(read.defects().get(0).message().in(Locale.ENGLISH)).contains("\"-b\"");
    }

    @Test
    void aTagMayRunOverALineEnd() {
        ReadGame read = game(PGN + "[Title \"\n四量拨千斤\"]\n[Red \"\t洪智\"]\n[Date \"&nbsp;\"]\n\n1. 炮二平五 *");
        assertThat(read.game().tags().asMap())
                .containsEntry(Tags.TITLE, "四量拨千斤")
                .containsEntry(Tags.RED, "洪智")
                .doesNotContainKey(Tags.DATE);
        assertThat(read.game().plies()).isEqualTo(1);
        assertThat(read.defects()).isEmpty();
    }

    @Test
    void vietnameseFrontAndRear() {
        ReadGame read = game("[FEN \"3k5/9/9/9/9/9/R8/9/R8/4K4 w - - 0 1\"]\n\n1. Xt9.1 Tg4.1 2. Xs9.1 *");
        assertThat(moves(read)).isEqualTo("[a3a4, d9d8, a1a2]");
    }

    @Test
    void anXqfWithNothingButAPositionIsSound() {
        byte[] file = Writers.write(GameRecord.builder().comment("见图").build(), OutputFormat.XQF);
        file[0x402] = (byte) 0xF0;
        ReadGame read = Records.read("x", file).get(0);
        assertThat(read.format()).isEqualTo(FileFormat.XQF);
        assertThat(read.defects()).isEmpty();
        assertThat(read.game().mainLine().comment(0)).contains("见图");
        ReadGame cut = Records.read("x", Arrays.copyOf(file, file.length - 1)).get(0);
        assertThat(kinds(cut)).containsExactly(Defect.Kind.TRUNCATED);
    }
}
