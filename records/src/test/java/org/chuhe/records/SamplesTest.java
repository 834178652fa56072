package org.chuhe.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.read.GameFile;
import org.chuhe.records.read.ReadGame;
import org.chuhe.testing.Shared;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Real files of every format and version, as other programs wrote them; they lie in the shared folder only. */
class SamplesTest {
    private static List<Path> files(String folder) {
        try (Stream<Path> files = Files.walk(Shared.path("games/samples/" + folder))) {
            return files.filter(Files::isRegularFile).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Broken: games that are kept in part only. Without games: INDEX.tsv, a note. */
    @ParameterizedTest
    @CsvSource({
        // folder, files without games, games, plies, variations, comments, broken
        "cbf_xml, 0, 2, 125, 0, 25, 0",
        "ccbridge_cbr_cbl, 0, 1112, 29164, 941, 3960, 1",
        "ccpd_big5_pgn, 1, 596, 52204, 0, 0, 0",
        "cglemon_iccs, 0, 1, 99, 0, 0, 0",
        "eleeye_ccgc_pgn, 0, 24, 2263, 19, 63, 0",
        "elephantchess_wxf_san, 0, 37, 3889, 0, 177, 0",
        "niu2x_endgame_fen_moves, 0, 120, 3149, 0, 0, 2",
        "text_collections_gbk, 1, 121, 11867, 0, 0, 0",
        "vschess_dhtmlxq, 0, 1, 53, 1446, 314, 1",
        "walker_test_pgn, 0, 4, 175, 0, 0, 0",
        "walker_xqf_gbk, 1, 359, 22491, 1343, 1457, 4",
        "windshadow_pgn, 0, 1, 27, 0, 3, 0",
        "wukong_dhtmlxq_html, 0, 15, 1378, 0, 0, 0",
        "wukong_uci_pgn, 0, 2561, 225812, 0, 0, 0",
        "yitian_pgn_gbk, 1, 288, 44348, 0, 165, 0"
    })
    void everySampleIsRead(
            String folder, int withoutGames, int games, long plies, int variations, int comments, int broken) {
        int unreadable = 0;
        long[] found = new long[5];
        for (Path path : files(folder)) {
            try (Stream<ReadGame> read = Records.stream(path)) {
                read.forEach(game -> {
                    found[0]++;
                    found[1] += game.game().plies();
                    found[2] += game.game().mainLine().lineCount() - 1;
                    found[3] += game.game().mainLine().commentCount();
                    found[4] += game.isWhole() ? 0 : 1;
                });
            } catch (RecordException e) {
                unreadable++;
            }
        }
        assertThat(unreadable).as("files without games").isEqualTo(withoutGames);
        assertThat(found)
                .as("games, plies, variations, comments, broken")
                .containsExactly(games, plies, variations, comments, broken);
    }

    @Test
    void roundTripsKeepTheTreesOfRealGames() {
        for (String folder : List.of(
                "cbf_xml",
                "ccbridge_cbr_cbl",
                "eleeye_ccgc_pgn",
                "elephantchess_wxf_san",
                "vschess_dhtmlxq",
                "walker_xqf_gbk")) {
            files(folder).forEach(file -> roundTrips(file, 40));
        }
    }

    @Test
    @Tag("slow")
    void roundTripsKeepTheTreesOfAllSamples() {
        files("").forEach(file -> roundTrips(file, Integer.MAX_VALUE));
    }

    private static void roundTrips(Path path, int most) {
        List<GameRecord> games = new ArrayList<>();
        try (GameFile file = Records.open(path)) {
            while (file.hasNext() && games.size() < most) {
                games.add(file.next().game());
            }
        } catch (RecordException e) {
            return;
        }
        games.forEach(game -> RoundTripTest.keepsItsTree(path.toString(), game));
    }
}
