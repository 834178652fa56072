package org.chuhe.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.chuhe.core.Side.BLACK;
import static org.chuhe.core.Side.RED;

import java.util.Locale;
import org.chuhe.game.command.ConductCommand;
import org.chuhe.game.command.EndCommand;
import org.chuhe.game.result.Authority;
import org.chuhe.game.result.ConductBook;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.sheet.ScoreSheet;
import org.chuhe.game.state.EndEvent;
import org.chuhe.text.EndReason;
import org.chuhe.text.Result;
import org.junit.jupiter.api.Test;

/** 第7条: the record. */
class Article7Test {
    private static Table missing(Table table, int moves) {
        return table.accept(at -> new ConductCommand.FaultRecord(at, RED, moves, false, Authority.ARBITER));
    }

    @Test
    @Article("7.1")
    void fourMissingMovesAreAFoul() {
        missing(Table.of(GameRegulations.national()), 3).fouls(RED, 0);
        missing(Table.of(GameRegulations.national()), 4).fouls(RED, 1);
        missing(Table.of(GameRegulations.national()), 7).fouls(RED, 1);
    }

    @Test
    @Article("7.1")
    void eightAreTwoAndTwelveAreThree() {
        missing(Table.of(GameRegulations.national()), 8).fouls(RED, 2);
        missing(Table.of(GameRegulations.national()), 11).fouls(RED, 2).goesOn();
        missing(Table.of(GameRegulations.national()), 12).ended(Result.BLACK_WINS, EndReason.FOULS, "4.1.10");
    }

    @Test
    @Article("7.1")
    void itDoesNotMatterInHowManyEntriesTheyAreFound() {
        for (int[] entries : new int[][] {{12}, {8, 4}, {4, 8}, {4, 4, 4}, {9, 3}, {3, 9}, {11, 1}}) {
            Table table = Table.of(GameRegulations.national());
            for (int missed : entries) {
                missing(table, missed);
            }
            table.ended(Result.BLACK_WINS, EndReason.FOULS, "4.1.10");
        }
    }

    @Test
    @Article("7.1")
    void missingMovesAddUpUntilTheyArePunished() {
        Table table =
                missing(missing(Table.of(GameRegulations.national()), 3), 2).fouls(RED, 1);
        missing(table, 2).fouls(RED, 1);
        missing(table, 1).fouls(RED, 2);
    }

    @Test
    @Article("7.1")
    void whereNoRecordIsKeptNothingIsMissing() {
        Table.of(GameRegulations.blitz())
                .refuse("7.1", at -> new ConductCommand.FaultRecord(at, RED, 4, false, Authority.ARBITER));
        Table.of(GameRegulations.national())
                .refuse("7.1", at -> new ConductCommand.FaultRecord(at, RED, 0, false, Authority.ARBITER));
    }

    @Test
    @Article("7.2")
    void whatCannotBeReadCountsAsMissingOnceTheChiefArbiterConfirms() {
        Table.of(GameRegulations.national())
                .refuse("7.2", at -> new ConductCommand.FaultRecord(at, RED, 4, true, Authority.ARBITER))
                .accept(at -> new ConductCommand.FaultRecord(at, RED, 4, true, Authority.CHIEF_ARBITER))
                .fouls(RED, 1);
    }

    @Test
    @Article("7.3")
    void anUnclearRecordIsWrittenOutAfterTheGame() {
        Table.of(GameRegulations.national())
                .refuse("7.3", at -> new ConductCommand.OrderRewrite(at, BLACK))
                .accept(at -> new EndCommand.Resign(at, RED))
                .accept(at -> new ConductCommand.OrderRewrite(at, BLACK))
                .refuse("7.3", at -> new EndCommand.Sign(at, EndEvent.Signer.BLACK))
                .refuse("7.3", at -> new ConductCommand.HandInRecord(at, RED))
                .accept(at -> new ConductCommand.HandInRecord(at, BLACK))
                .accept(at -> new EndCommand.Sign(at, EndEvent.Signer.BLACK));
    }

    @Test
    @Article("7.4")
    void whoRefusesToMendHisRecordMayLoseTheGame() {
        Table.of(GameRegulations.national())
                .accept(at -> new EndCommand.Resign(at, RED))
                .accept(at -> new ConductCommand.OrderRewrite(at, BLACK))
                .accept(at -> new ConductCommand.PunishRefusedRecord(at, BLACK, Authority.ARBITER))
                .ended(Result.RED_WINS, EndReason.DISCIPLINE, "4.1.13");
        Table.of(GameRegulations.online())
                .refuse("7.1", at -> new ConductCommand.PunishRefusedRecord(at, BLACK, Authority.ARBITER));
    }

    @Test
    @Article("7.5")
    void theFullRecordIsPrintedAsTheBookDoes() {
        Table table = opening();
        assertThat(ScoreSheet.of(table.state).rounds())
                .containsExactly(
                        new ScoreSheet.Round(1, "炮二平五", "马8进7"),
                        new ScoreSheet.Round(2, "马二进三", "车9平8"),
                        new ScoreSheet.Round(3, "车一平二", "炮8进4"));
    }

    @Test
    @Article("7.5")
    void theAbbreviatedRecordMarksForwardAndBackwardByLines() {
        Table table = opening();
        assertThat(ScoreSheet.abbreviated(table.state, Locale.CHINESE).rounds())
                .containsExactly(
                        new ScoreSheet.Round(1, "炮二五", "马87\u0332"),
                        new ScoreSheet.Round(2, "马二三\u0332", "车98"),
                        new ScoreSheet.Round(3, "车一二", "炮84\u0332"));
    }

    @Test
    @Article("7.5")
    void theSheetHoldsResultTimesFoulsAndSignatures() {
        Table table = opening()
                .accept(at -> new ConductCommand.AwardFoul(at, BLACK, ConductBook.article("8.1.1"), Authority.ARBITER))
                .waitMillis(61_500)
                .accept(at -> new EndCommand.Resign(at, RED))
                .accept(at -> new EndCommand.Sign(at, EndEvent.Signer.RED));
        ScoreSheet sheet = ScoreSheet.of(table.state);
        assertThat(sheet.text(Locale.CHINESE)).isEqualTo("""
                        象棋对局记录
                        红方：甲
                        黑方：乙
                        规则：《象棋竞赛规则》2011（试行）
                        着法循环 3 次，或在三个以上的点上连续 9 个回合，可提请裁决；裁定后 2 个回合内变着；连续 60 个回合未吃子，可提请自然限着和棋（提请方的将军只计 10 次）
                        回合\t红方\t黑方
                        1\t炮二平五\t马8进7
                        2\t马二进三\t车9平8
                        3\t车一平二\t炮8进4
                        结果：黑胜，认输（中国 2011 4.1.12），0-1
                        红方：用时 0:01:04，犯规 0 次
                        黑方：用时 0:00:03，犯规 1 次
                        红方签字：已签
                        黑方签字：____________
                        裁判签字：____________
                        """);
        assertThat(sheet.text(Locale.ENGLISH))
                .contains("Round\tRed\tBlack", "Result: Black wins, resignation (China 2011 4.1.12), 0-1");
        assertThat(ScoreSheet.of(opening().play("a0a1").state).text(Locale.ENGLISH))
                .contains("4\t车九进一\t\n", "Result: in progress");
    }

    private static Table opening() {
        return Table.of(GameRegulations.national()).play("h2e2", "h9g7", "h0g2", "i9h9", "i0h0", "h7h3");
    }
}
