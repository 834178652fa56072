package org.chuhe.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.chuhe.core.Position;
import org.chuhe.records.format.Defect;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.Line;
import org.chuhe.records.model.Tags;
import org.chuhe.records.mxq.MxqWriter;
import org.chuhe.records.read.FileFormat;
import org.chuhe.records.read.ReadGame;
import org.chuhe.testing.Seeded;
import org.junit.jupiter.api.Test;

/** Formats of servers and other programs, on files made for the purpose. */
class ServerFilesTest {
    private static final Map<FileFormat, Function<GameRecord, byte[]>> MOVES_ONLY = Map.of(
            FileFormat.CHN,
            ServerFiles::chn,
            FileFormat.OLD_CHN,
            ServerFiles::oldChn,
            FileFormat.CCM,
            ServerFiles::ccm,
            FileFormat.XGF,
            ServerFiles::xgf,
            FileFormat.MXQ,
            MxqWriter::write,
            FileFormat.CHE,
            game -> utf8(ServerFiles.che(game)),
            FileFormat.UBB,
            game -> utf8(ServerFiles.ubb(game)),
            FileFormat.APPLET,
            game -> utf8(ServerFiles.applet(game)),
            FileFormat.NAMED_LINES,
            game -> utf8("甲 - 乙\n杯 EOD\n" + ServerFiles.moves(game) + "\n"),
            FileFormat.ENGINE_LOG,
            game -> utf8("position startpos moves " + ServerFiles.moves(game) + "\n"));

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static ReadGame only(byte[] file) {
        List<ReadGame> games = Records.read("file", file);
        assertThat(games).hasSize(1);
        return games.get(0);
    }

    private static GameRecord fromTheStart(java.util.SplittableRandom random) {
        GameRecord game = RandomGames.next(random);
        while (!game.start().equals(Position.START) || game.plies() < 4) {
            game = RandomGames.next(random);
        }
        return game;
    }

    @Test
    void movesOfServersAreRead() {
        Seeded.forAll(40, random -> {
            GameRecord game = fromTheStart(random);
            MOVES_ONLY.forEach((format, writer) -> {
                ReadGame read = only(writer.apply(game));
                assertThat(read.format()).isEqualTo(format);
                assertThat(read.game().mainLine().moves())
                        .as(format.name())
                        .isEqualTo(game.mainLine().moves());
                assertThat(read.defects())
                        .as(format.name())
                        .allMatch(defect -> defect.kind() == Defect.Kind.ORIENTATION);
            });
        });
    }

    @Test
    void compressedLibrariesKeepTrees() {
        Seeded.forAll(40, random -> {
            List<GameRecord> games =
                    List.of(RandomGames.next(random), RandomGames.next(random), RandomGames.next(random));
            List<ReadGame> read = Records.read("file", ServerFiles.oldCbl(games));
            assertThat(read).hasSize(3);
            for (int i = 0; i < 3; i++) {
                if (games.get(i).plies() > 0) {
                    assertThat(read.get(i).game().start())
                            .isEqualTo(games.get(i).start());
                }
                assertThat(tree(read.get(i).game().mainLine()))
                        .isEqualTo(tree(games.get(i).mainLine()));
                assertThat(read.get(i).game().result()).isEqualTo(games.get(i).result());
            }
        });
    }

    /** The moves alone: two strokes stand for a line end there, so that comments with strokes change. */
    private static String tree(Line line) {
        StringBuilder tree = new StringBuilder();
        for (int ply = 1; ply <= line.length(); ply++) {
            tree.append(line.move(ply)).append(' ');
            line.variations(ply)
                    .forEach(variation ->
                            tree.append('(').append(tree(variation)).append(')'));
        }
        return tree.toString();
    }

    @Test
    void treesOfXqrAndPfc() {
        Seeded.forAll(40, random -> {
            GameRecord game = fromTheStart(random);
            assertThat(only(ServerFiles.xqr(game)).game().mainLine()).isEqualTo(game.mainLine());
            ReadGame pfc = only(utf8(ServerFiles.pfc(game)));
            assertThat(pfc.game().mainLine().moves()).isEqualTo(game.mainLine().moves());
            assertThat(pfc.game().mainLine().lineCount())
                    .isEqualTo(game.mainLine().lineCount());
        });
    }

    @Test
    void aLibraryThatIsCutSaysWhatIsMissing() {
        Seeded.forAll(20, random -> {
            byte[] library =
                    ServerFiles.oldCbl(List.of(fromTheStart(random), fromTheStart(random), fromTheStart(random)));
            List<ReadGame> games = Records.read("file", Arrays.copyOf(library, library.length * 2 / 3));
            assertThat(games.get(games.size() - 1).defects())
                    .extracting(Defect::kind)
                    .contains(Defect.Kind.TRUNCATED);
        });
    }

    @Test
    void digitsFromTheBottomAreReadToo() {
        GameRecord game = only(utf8("7242796770627967".substring(0, 12))).game();
        assertThat(game.mainLine().moves().toString()).isEqualTo("[h2e2, h9g7, h0g2]");
    }

    @Test
    void namesOfServers() {
        GameRecord game = GameRecord.builder()
                .tag(Tags.RED, "甲-乙")
                .tag(Tags.BLACK, "丙")
                .tag(Tags.SITE, "聚义堂")
                .play(Position.START.legalMoves().get(0))
                .build();
        GameRecord read = only(MxqWriter.write(game)).game();
        assertThat(read.tags().asMap()).containsAllEntriesOf(game.tags().asMap());
    }
}
