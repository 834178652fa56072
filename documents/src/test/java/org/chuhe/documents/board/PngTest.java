package org.chuhe.documents.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PngTest {
    private static final BoardPicture START = BoardPicture.of(Position.START);

    private static BufferedImage image(BoardPicture picture, int width) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(picture.png(width)));
    }

    @ParameterizedTest
    @CsvSource({"NONE, 912, 1012", "FILES, 912, 1100", "FILES_AND_RANKS, 478, 550", "FILES, 456, 550", "FILES, 200, 222"
    })
    void isAsWideAsAskedAndKeepsTheProportions(Labels labels, int width, int height) throws IOException {
        BufferedImage image = image(START.look(BoardLook.DEFAULT.with(labels)), width);
        assertThat(image.getWidth()).isEqualTo(width);
        assertThat(image.getHeight()).isEqualTo(height);
    }

    @Test
    void showsEveryPieceAndLeavesEmptyPointsEmpty() throws IOException {
        BufferedImage image = image(START, 912);
        Theme theme = Theme.LIGHT;
        for (Square square : Square.all()) {
            int x = 56 + 100 * square.file();
            int y = 100 + 100 * (9 - square.rank());
            // On the edge of a disc, at 30°, where no line of the board runs.
            int colour = image.getRGB(x + 39, y - 22);
            Color expected = Position.START
                    .pieceAt(square)
                    .map(piece -> Color.decode(theme.disc(piece.side(), false).edge()))
                    .orElse(Color.decode(square.rank() == 4 ? theme.river : theme.plane));
            boolean beyondTheRiver = square.rank() == 4 && square.file() == 8;
            assertThat(new Color(colour))
                    .as("%s", square)
                    .isEqualTo(beyondTheRiver ? Color.decode(theme.plane) : expected);
        }
    }

    @Test
    void putsInkOnThePieces() throws IOException {
        BufferedImage image = image(START, 912);
        Theme.Disc red = Theme.LIGHT.disc(Side.RED, false);
        Theme.Disc black = Theme.LIGHT.disc(Side.BLACK, false);
        Position.START.pieces().forEach((square, piece) -> {
            Theme.Disc disc = piece.side() == Side.RED ? red : black;
            int left = 56 + 100 * square.file() - 28;
            int top = 100 + 100 * (9 - square.rank()) - 28;
            double ink = share(image, left, top, 56, Color.decode(disc.ink()));
            assertThat(ink).as("ink of %s on %s", piece, square).isBetween(.12, .6);
        });
    }

    private static double share(BufferedImage image, int left, int top, int size, Color colour) {
        int count = 0;
        for (int x = left; x < left + size; x++) {
            for (int y = top; y < top + size; y++) {
                count += image.getRGB(x, y) == colour.getRGB() ? 1 : 0;
            }
        }
        return (double) count / (size * size);
    }

    @Test
    void leavesOutLabelsWhereTheyWouldBlur() throws IOException {
        BufferedImage small = image(START, 259);
        BufferedImage bare = image(START.look(BoardLook.DEFAULT.with(Labels.NONE)), 259);
        assertThat(small.getHeight()).isEqualTo(bare.getHeight());
    }

    @Test
    void fillsTheBackgroundSoThatLabelsStayReadable() throws IOException {
        BufferedImage dark = image(START.look(BoardLook.DEFAULT.with(Theme.DARK)), 912);
        assertThat(new Color(dark.getRGB(2, 2), true)).isEqualTo(Color.decode(Theme.DARK.background));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 31, 10_001})
    void refusesWidthsThatMakeNoPicture(int width) {
        assertThatThrownBy(() -> START.png(width))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(String.valueOf(width));
    }

    @Test
    void hasNoOutlineForAnUnknownCharacter() {
        assertThatThrownBy(() -> GlyphFont.KAI.of('龙'))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("龙");
    }

    @Test
    void hasTheCharactersOfTheSeals() {
        for (char seal : "变和负续疑同异變負續異".toCharArray()) {
            assertThat(GlyphFont.KAI.of(seal).centred(40)).startsWith("M").endsWith("Z");
        }
    }
}
