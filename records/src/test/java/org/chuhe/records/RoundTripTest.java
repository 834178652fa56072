package org.chuhe.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.records.model.Ending;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.Tags;
import org.chuhe.records.read.ReadGame;
import org.chuhe.records.write.OutputFormat;
import org.chuhe.records.write.Writers;
import org.chuhe.testing.Seeded;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What is written is read back: the tree, the comments, the times, and the tags that the format has a place for. */
class RoundTripTest {
    static GameRecord reread(GameRecord game, OutputFormat format) {
        List<ReadGame> games = Records.read(format.toString(), Writers.write(game, format));
        assertThat(games).hasSize(1);
        assertThat(games.get(0).defects()).isEmpty();
        return games.get(0).game();
    }

    /** The tree, the start and the result survive every format; PGN keeps all there is. */
    static void keepsItsTree(String file, GameRecord game) {
        for (OutputFormat format : List.of(
                OutputFormat.PGN,
                OutputFormat.PGN_WXF,
                OutputFormat.XQF,
                OutputFormat.CBR,
                OutputFormat.CBL,
                OutputFormat.CBF,
                OutputFormat.JSON,
                OutputFormat.DHTMLXQ)) {
            GameRecord again = reread(game, format);
            assertThat(again.mainLine()).as("%s as %s", file, format).isEqualTo(game.mainLine());
            assertThat(again.start()).isEqualTo(game.start());
            assertThat(again.result()).isEqualTo(game.result());
        }
        assertThat(reread(game, OutputFormat.PGN)).isEqualTo(game);
    }

    private static Map<String, String> tags(GameRecord game, int bytes) {
        return game.tags().asMap().entrySet().stream()
                .filter(tag -> tag.getValue().getBytes(Writers.GBK).length <= bytes)
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    @ParameterizedTest
    @EnumSource(names = {"PGN", "PGN_ICCS", "PGN_WXF", "DHTMLXQ", "JSON"})
    void textKeepsEverything(OutputFormat format) {
        Seeded.forAll(150, random -> {
            GameRecord game = RandomGames.next(random);
            GameRecord again = reread(game, format);
            assertThat(again.mainLine()).isEqualTo(game.mainLine());
            assertThat(again).isEqualTo(game);
        });
    }

    @ParameterizedTest
    @EnumSource(names = {"XQF", "CBR", "CBL", "CBF"})
    void binaryKeepsTheTree(OutputFormat format) {
        Seeded.forAll(150, random -> {
            GameRecord game = RandomGames.next(random);
            GameRecord again = reread(game, format);
            assertThat(again.mainLine()).isEqualTo(game.mainLine());
            assertThat(again.start()).isEqualTo(game.start());
            assertThat(again.result()).isEqualTo(game.result());
            assertThat(again.tags().asMap()).containsAllEntriesOf(tags(game, 15));
        });
    }

    @Test
    void aGameSurvivesAJourneyThroughTheFormats() {
        Seeded.forAll(100, random -> {
            GameRecord game = RandomGames.next(random);
            GameRecord fromXqf = reread(reread(game, OutputFormat.PGN), OutputFormat.XQF);
            GameRecord back = reread(reread(fromXqf, OutputFormat.DHTMLXQ), OutputFormat.PGN);
            assertThat(back.mainLine()).isEqualTo(game.mainLine());
            assertThat(back.start()).isEqualTo(game.start());
            assertThat(back.result()).isEqualTo(game.result());
        });
    }

    @ParameterizedTest
    @EnumSource(names = {"SHEET", "ABBREVIATED_SHEET"})
    void sheetsKeepTheMoves(OutputFormat format) {
        Seeded.forAll(100, random -> {
            GameRecord game = RandomGames.next(random);
            if (game.plies() > 0) {
                List<ReadGame> read = Records.read("sheet", Writers.write(game, format));
                assertThat(read.get(0).game().mainLine().moves())
                        .isEqualTo(game.mainLine().moves());
            }
        });
    }

    @ParameterizedTest
    @EnumSource(names = {"DHJHTMLXQ", "WXF", "MXQ"})
    void theMainLineIsKeptWhereThereAreNoVariations(OutputFormat format) {
        Seeded.forAll(100, random -> {
            GameRecord game = RandomGames.next(random);
            if (game.plies() > 0 && (format != OutputFormat.MXQ || game.start().equals(Position.START))) {
                GameRecord again = reread(game, format);
                assertThat(again.start()).isEqualTo(game.start());
                assertThat(again.mainLine().moves()).isEqualTo(game.mainLine().moves());
                assertThat(again.result()).isEqualTo(game.result());
                assertThat(again.tags().text(Tags.RED)).isEqualTo(game.tags().text(Tags.RED));
                if (format == OutputFormat.DHJHTMLXQ) {
                    for (int ply = 0; ply <= game.plies(); ply++) {
                        assertThat(again.mainLine().comment(ply))
                                .isEqualTo(game.mainLine().comment(ply));
                        assertThat(again.mainLine().time(ply))
                                .isEqualTo(game.mainLine().time(ply));
                    }
                }
            }
        });
    }

    @Test
    void aLibraryHoldsManyGames() {
        Seeded.forAll(5, random -> {
            List<GameRecord> games = new java.util.ArrayList<>();
            for (int i = 0; i < 150; i++) {
                games.add(RandomGames.next(random));
            }
            List<ReadGame> read = Records.read("library", Writers.library(games, OutputFormat.CBL));
            assertThat(read).allMatch(game -> game.defects().isEmpty());
            assertThat(read.stream().map(game -> game.game().mainLine()))
                    .isEqualTo(games.stream().map(GameRecord::mainLine).toList());
        });
    }

    @Test
    void theRuleCitedIsKept() {
        GameRecord game = GameRecord.builder()
                .play(org.chuhe.core.Move.of(Position.START.legalMoves().get(0).code()))
                .ending(Ending.ofRemark("判负").citing("cxa2020 25.3"))
                .build();
        assertThat(game.ending().remark()).isEqualTo("判负");
        assertThat(reread(game, OutputFormat.PGN).ending()).isEqualTo(game.ending());
        assertThat(reread(game, OutputFormat.DHTMLXQ).ending()).isEqualTo(game.ending());
    }

    @Test
    void gbkIsAnOption() {
        Seeded.forAll(20, random -> {
            GameRecord game = RandomGames.next(random);
            byte[] file = Writers.write(game, OutputFormat.PGN, Writers.GBK);
            assertThat(Records.read("gbk", file).get(0).game().mainLine().moves())
                    .isEqualTo(game.mainLine().moves());
        });
    }

    @Test
    void jsonIsOneObjectALine() {
        JsonMapper mapper = JsonMapper.builder().build();
        Seeded.forAll(50, random -> {
            GameRecord game = RandomGames.next(random);
            String json = Writers.text(game, OutputFormat.JSON);
            assertThat(json.strip().lines()).hasSize(1);
            JsonNode node = mapper.readTree(json);
            assertThat(node.get("moves").size()).isEqualTo(game.plies());
            assertThat(node.get("result").asString()).isEqualTo(game.result().inRecords());
            for (int ply = 1; ply <= game.plies(); ply++) {
                JsonNode move = node.get("moves").get(ply - 1);
                assertThat(move.get("iccs").asString())
                        .isEqualTo(game.mainLine().move(ply).toString());
                assertThat(move.path("comment").asString(""))
                        .isEqualTo(game.mainLine().comment(ply).orElse(""));
                assertThat(move.path("variations").size())
                        .isEqualTo(game.mainLine().variations(ply).size());
            }
        });
    }

    @Test
    void manyGamesInOneFile() {
        StringBuilder pgn = new StringBuilder();
        StringBuilder dhtml = new StringBuilder("<html><body>\n");
        List<GameRecord> games = new java.util.ArrayList<>();
        Seeded.forAll(30, random -> {
            GameRecord game = RandomGames.next(random);
            games.add(game);
            pgn.append(Writers.text(game, OutputFormat.PGN));
            dhtml.append("<div>")
                    .append(Writers.text(game, OutputFormat.DHTMLXQ))
                    .append("</div>");
        });
        for (StringBuilder file : List.of(pgn, dhtml)) {
            assertThat(Records.read("many", file.toString().getBytes(StandardCharsets.UTF_8)))
                    .extracting(read -> read.game().mainLine())
                    .isEqualTo(games.stream().map(GameRecord::mainLine).toList());
        }
    }

    @Test
    void blackMayMoveFirst() {
        Position start = Position.START.withSideToMove(Side.BLACK);
        GameRecord game = GameRecord.builder(start)
                .play(start.legalMoves().get(5))
                .tag(Tags.TITLE, "让先")
                .build();
        for (OutputFormat format :
                List.of(OutputFormat.PGN, OutputFormat.XQF, OutputFormat.CBR, OutputFormat.DHTMLXQ)) {
            assertThat(reread(game, format)).isEqualTo(game);
        }
    }
}
