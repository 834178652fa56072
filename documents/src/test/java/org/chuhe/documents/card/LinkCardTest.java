package org.chuhe.documents.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.chuhe.core.Position;
import org.chuhe.documents.board.BoardPicture;
import org.junit.jupiter.api.Test;

class LinkCardTest {
    private static final LinkCard RULING = new LinkCard(
            Optional.of(BoardPicture.of(Position.START)),
            "红方单方长将，作负",
            List.of("《象棋竞赛规则》2020", "红方长将，属禁止着法；黑方两闲，属允许着法。", "第 24.9 条 · 第 25.1 条"),
            "楚河 · 裁判台");

    private static BufferedImage read(byte[] png) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(png));
    }

    private static void keep(String name, byte[] png) throws IOException {
        Path folder = Files.createDirectories(Path.of("target/pictures"));
        Files.write(folder.resolve(name + ".png"), png);
    }

    @Test
    void aCardHasTheSizeThatIsAskedFor() throws IOException {
        byte[] png = RULING.png();
        keep("card-ruling", png);
        assertThat(List.of(read(png).getWidth(), read(png).getHeight())).containsExactly(1200, 630);
        assertThat(List.of(
                        read(RULING.png(400)).getWidth(), read(RULING.png(400)).getHeight()))
                .containsExactly(400, 210);
        assertThat(RULING.png()).isEqualTo(png);
        assertThatThrownBy(() -> RULING.png(5000)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void wordsAreDrawnInBothLanguagesAndWithoutABoard() throws IOException {
        LinkCard english = new LinkCard(
                Optional.empty(),
                "The Łódź Open of Chinese Chess, with a name that is much too long for one line",
                List.of("individual · Swiss, 9 rounds · 64 players", "Łódź, May 1–5"),
                "楚河 Chuhe · tournament");
        keep("card-event", english.png());
        LinkCard empty = new LinkCard(Optional.empty(), "", List.of(), "");
        assertThat(ink(english)).isGreaterThan(10_000);
        assertThat(ink(empty)).isZero();
    }

    /** How many pixels right of the band are not ground. */
    private static long ink(LinkCard card) throws IOException {
        BufferedImage image = read(card.png());
        int ground = image.getRGB(LinkCard.WIDTH - 1, 0);
        long count = 0;
        for (int x = 20; x < LinkCard.WIDTH; x++) {
            for (int y = 0; y < LinkCard.HEIGHT; y++) {
                count += image.getRGB(x, y) == ground ? 0 : 1;
            }
        }
        return count;
    }

    @Test
    void anyTextFitsOrIsCutOff() throws IOException {
        String hostile = "\u0000\uD83D\uDE00\u202E<svg>&" + "超".repeat(5_000) + "W".repeat(5_000);
        LinkCard card = new LinkCard(
                Optional.of(BoardPicture.of(Position.START)), hostile, List.of(hostile, hostile, hostile), hostile);
        BufferedImage image = read(card.png());
        int ground = image.getRGB(LinkCard.WIDTH - 1, 0);
        for (int y = 0; y < 500; y++) {
            assertThat(image.getRGB(LinkCard.WIDTH - 10, y)).isEqualTo(ground);
        }
        Lettering letters = Lettering.read();
        for (String text : List.of(hostile.substring(0, 300), "a b c d e f g h", "一二三四五六七八九十", "")) {
            List<String> lines = letters.lines(text, 5, 3);
            assertThat(lines).hasSizeLessThanOrEqualTo(3).allMatch(line -> letters.width(line) <= 5);
        }
        assertThat(letters.lines("一二三四五六七八九十", 5, 3)).containsExactly("一二三四五", "六七八九十");
        assertThat(letters.lines("one two three", 4, 2)).hasSize(2).first().isEqualTo("one two");
        assertThat(letters.lines("一二三四五六七八九十", 5, 1)).containsExactly("一二三四…");
    }
}
