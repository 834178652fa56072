package org.chuhe.core.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.RandomPositions;
import org.chuhe.core.board.Board;
import org.chuhe.testing.Seeded;
import org.junit.jupiter.api.Test;

/** What is written is read as itself, and no text whatever makes a reader fail otherwise than with its own error. */
class NotationPropertiesTest {
    private static final String NASTY = "abcdefghiABCDEFGHIKNRPkrnp0123456789 +-.=/<>u!?炮马馬車车兵卒帅將仕象前中后後進进退平上下一二三五九壹"
            + "８１\u0332\u0305\u3000\u0000\ud83d\udc0e\ud800\ufffféżw-－–\t\n,、";

    @Test
    void everyMoveOfRandomPositionsSurvivesEveryNotation() {
        Seeded.forAll(1000, random -> {
            Position position = RandomPositions.any(random);
            Board board = position.toBoard();
            List<Move> moves = position.legalMoves();
            moves.forEach(move -> Roundtrips.check(board, move.code()));
            moves.stream().limit(5).forEach(move -> Roundtrips.check(position, move));
        });
    }

    @Test
    void everyPositionSurvivesFen() {
        Seeded.forAll(500, random -> {
            Position position = RandomPositions.any(random);
            for (Fen.Letters letters : Fen.Letters.values()) {
                Position read = Fen.readLoosely(Fen.write(position, letters));
                assertThat(read).isEqualTo(position);
                assertThat(Fen.write(read)).isEqualTo(Fen.write(position));
            }
        });
    }

    @Test
    void positionsFromPlayHaveNoProblems() {
        Seeded.forAll(200, random -> {
            Position position = RandomPositions.played(random, random.nextInt(150));
            assertThat(position.flaws()).isEmpty();
            assertThat(Fen.read(Fen.write(position))).isEqualTo(position);
        });
    }

    @Test
    void wholeGamesAreReadBackWhateverTheNotation() {
        Seeded.forAll(30, random -> {
            RandomGame game = RandomGame.play(random, 60);
            assertThat(MoveReader.readAll(game.start(), String.join(" ", game.mixed())))
                    .isEqualTo(game.moves());
            assertThat(MoveReader.readAll(game.start(), game.mixed())).isEqualTo(game.moves());
        });
    }

    @Test
    void noReaderFailsOtherwiseThanWithItsOwnError() {
        Seeded.forAll(3000, random -> {
            Position position = random.nextInt(4) == 0 ? RandomPositions.any(random) : Position.START;
            String text = random.nextBoolean() ? nonsense(random) : mutated(random, valid(random, position));
            for (Reader reader : READERS) {
                check(reader, position, text);
            }
            Reading reading = MoveReader.reading(position.toBoard(), text);
            assertThat(reading.isMove()).isNotEqualTo(reading.problem().isPresent());
        });
    }

    @Test
    void readingsAndErrorsAgree() {
        Seeded.forAll(2000, random -> {
            Position position = RandomPositions.any(random);
            String text = mutated(random, valid(random, position));
            Board board = position.toBoard();
            agree(position, ChineseNotation.reading(board, text), () -> ChineseNotation.read(position, text));
            agree(position, WxfNotation.reading(board, text), () -> WxfNotation.read(position, text));
            Reading iccs = Iccs.reading(board, text, Ranks.FROM_ONE);
            agree(position, iccs, () -> Iccs.read(position, text, Ranks.FROM_ONE));
            assertThat(board.hash()).isEqualTo(position.hash());
        });
    }

    private static void agree(Position position, Reading reading, Supplier<Move> reader) {
        try {
            assertThat(reader.get().code()).isEqualTo(reading.code());
            assertThat(position.isLegal(Move.of(reading.code()))).isTrue();
        } catch (NotationException e) {
            assertThat(reading.problem()).as(e.getMessage()).contains(e.problem());
            assertThat(e.offset()).isEqualTo(reading.offset());
        }
    }

    @FunctionalInterface
    private interface Reader {
        Object read(Position position, String text);
    }

    private static final List<Reader> READERS = List.of(
            (position, text) -> Fen.read(text),
            (position, text) -> Fen.readLoosely(text),
            (position, text) -> Iccs.parse(text),
            Iccs::read,
            (position, text) -> MoveReader.readAll(position, List.of(text, text)),
            ChineseNotation::read,
            AbbreviatedRecord::read,
            WxfNotation::read,
            (position, text) -> WxfNotation.read(position, text, WxfDialect.XQWIZARD),
            (position, text) -> WxfNotation.readAll(position, List.of(text, text)),
            MoveReader::read,
            (position, text) -> MoveReader.readAll(position, text));

    private static void check(Reader reader, Position position, String text) {
        try {
            assertThat(reader.read(position, text)).isNotNull();
        } catch (NotationException e) {
            assertThat(e.getMessage()).isNotBlank().doesNotContain("{0}");
            assertThat(e.message(Locale.CHINESE)).isNotBlank().isNotEqualTo(e.getMessage());
            assertThat(e.offset()).isBetween(0, e.text().length());
        }
    }

    private static String nonsense(SplittableRandom random) {
        StringBuilder text = new StringBuilder();
        int length = random.nextInt(12);
        for (int i = 0; i < length; i++) {
            text.append(NASTY.charAt(random.nextInt(NASTY.length())));
        }
        return text.toString();
    }

    private static String valid(SplittableRandom random, Position position) {
        List<Move> moves = position.legalMoves();
        if (moves.isEmpty() || random.nextInt(6) == 0) {
            return Fen.write(position);
        }
        Move move = moves.get(random.nextInt(moves.size()));
        return switch (random.nextInt(4)) {
            case 0 -> ChineseNotation.write(position, move);
            case 1 -> WxfNotation.write(position, move, WxfDialect.values()[random.nextInt(4)]);
            case 2 -> Iccs.write(move, Ranks.FROM_ONE);
            default -> AbbreviatedRecord.write(position, move);
        };
    }

    private static String mutated(SplittableRandom random, String text) {
        StringBuilder changed = new StringBuilder(text);
        for (int i = random.nextInt(3); i > 0 && !changed.isEmpty(); i--) {
            int at = random.nextInt(changed.length());
            char c = NASTY.charAt(random.nextInt(NASTY.length()));
            switch (random.nextInt(3)) {
                case 0 -> changed.setCharAt(at, c);
                case 1 -> changed.insert(at, c);
                default -> changed.deleteCharAt(at);
            }
        }
        return changed.toString();
    }
}
