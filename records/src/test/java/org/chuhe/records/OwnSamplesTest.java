package org.chuhe.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.chuhe.records.format.Defect;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.read.FileFormat;
import org.chuhe.records.read.ReadGame;
import org.chuhe.testing.SampleFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files of our own making, as {@link WriteSampleFiles} wrote them once: what was written stays readable. */
class OwnSamplesTest {
    static final List<String> FILES = SampleFiles.NAMES;

    private static List<ReadGame> read(String file) {
        return Records.read(file, SampleFiles.read(file));
    }

    @ParameterizedTest
    @CsvSource({
        // file, format, games, plies, variations, comments
        "annotated.txt, TEXT, 1, 4, 1, 2",
        "applet.html, APPLET, 1, 12, 0, 0",
        "arrows.pgn_cc, ARROW_TREE, 1, 4, 1, 2",
        "book.obk, OBK, 1, 12, 2, 15",
        "chinese-big5.pgn, PGN, 1, 5, 0, 0",
        "chinese-bom.pgn, PGN, 3, 29, 1, 3",
        "chinese-gbk.pgn, PGN, 3, 29, 1, 3",
        "collection-gbk.txt, TEXT, 2, 6, 0, 0",
        "compressed.cbl, OLD_CBL, 3, 29, 1, 3",
        "dhj.html, DHJHTMLXQ, 1, 2, 0, 0",
        "dhtmlxq.html, DHTMLXQ, 3, 29, 1, 3",
        "digits.ubb, UBB, 1, 12, 0, 0",
        "engine.log, ENGINE_LOG, 2, 4, 0, 0",
        "fen-and-moves.txt, FEN_AND_MOVES, 1, 12, 0, 0",
        "game.cbf, CBF, 1, 3, 1, 2",
        "game.wxf, WXF, 1, 6, 0, 0",
        "games.jsonl, JSON, 3, 29, 1, 3",
        "iccs.pgn, PGN, 3, 29, 1, 3",
        "library.cbl, CBL, 3, 29, 1, 3",
        "named-lines.txt, NAMED_LINES, 2, 14, 0, 0",
        "ourgame-old.chn, OLD_CHN, 1, 12, 0, 0",
        "ourgame.chn, CHN, 1, 12, 0, 0",
        "page.html, HTML, 1, 4, 0, 0",
        "pengfei.pfc, PFC, 1, 12, 1, 3",
        "positions.epd, FEN_LIST, 2, 0, 0, 0",
        "qq.che, CHE, 1, 12, 0, 0",
        "san.pgn, PGN, 1, 5, 0, 0",
        "sheet.txt, TEXT, 1, 12, 0, 0",
        "study.chn, CHN, 1, 12, 0, 0",
        "study.pfc, PFC, 1, 12, 0, 0",
        "study.xgf, XGF, 1, 12, 0, 0",
        "tree.xqr, XQR, 1, 12, 1, 3",
        "uci.pgn, PGN, 1, 4, 0, 0",
        "version1.cbr, CBR, 1, 12, 1, 3",
        "version10.xqf, XQF, 1, 12, 1, 3",
        "version11.xqf, XQF, 1, 12, 1, 3",
        "version12.xqf, XQF, 1, 12, 1, 3",
        "version18.xqf, XQF, 1, 12, 1, 3",
        "version2.cbr, CBR, 1, 12, 1, 3",
        "wxf.pgn, PGN, 3, 29, 1, 3",
        "xiexie.xgf, XGF, 1, 12, 0, 0",
        "yitian.mxq, MXQ, 1, 12, 0, 0",
        "zhongyou-old.ccm, CCM, 1, 12, 0, 0",
        "zhongyou.ccm, CCM, 1, 12, 0, 0"
    })
    void everySampleIsReadWhole(String file, FileFormat format, int games, int plies, int variations, int comments) {
        List<ReadGame> read = read(file);
        assertThat(read).hasSize(games).allSatisfy(game -> {
            assertThat(game.format()).isEqualTo(format);
            assertThat(game.defects()).allMatch(defect -> defect.kind() == Defect.Kind.ORIENTATION);
        });
        List<GameRecord> records = read.stream().map(ReadGame::game).toList();
        assertThat(records.stream().mapToInt(GameRecord::plies).sum()).isEqualTo(plies);
        assertThat(records.stream()
                        .mapToInt(game -> game.mainLine().lineCount() - 1)
                        .sum())
                .isEqualTo(variations);
        assertThat(records.stream()
                        .mapToInt(game -> game.mainLine().commentCount())
                        .sum())
                .isEqualTo(comments);
    }

    @Test
    void thereIsASampleOfEveryFormat() {
        Set<FileFormat> formats = EnumSet.noneOf(FileFormat.class);
        FILES.forEach(file -> formats.add(read(file).get(0).format()));
        assertThat(formats).containsExactlyInAnyOrder(FileFormat.values());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "chinese-bom.pgn",
                "compressed.cbl",
                "dhtmlxq.html",
                "games.jsonl",
                "iccs.pgn",
                "library.cbl",
                "tree.xqr",
                "version1.cbr",
                "version10.xqf",
                "version11.xqf",
                "version12.xqf",
                "version18.xqf",
                "version2.cbr",
                "wxf.pgn"
            })
    void theSameGameIsTheSameInEveryFormat(String file) {
        GameRecord expected = read("chinese-gbk.pgn").get(0).game();
        GameRecord game = read(file).get(0).game();
        assertThat(game.mainLine()).isEqualTo(expected.mainLine());
        assertThat(game.result()).isEqualTo(expected.result());
        assertThat(game.tags().asMap()).containsAllEntriesOf(expected.tags().asMap());
    }

    @ParameterizedTest
    @FieldSource("FILES")
    void roundTripsKeepTheTrees(String file) {
        read(file).forEach(game -> RoundTripTest.keepsItsTree(file, game.game()));
    }
}
