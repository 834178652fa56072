package org.chuhe.core.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.chuhe.core.Illegality;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.PositionFlaw;
import org.chuhe.core.PositionProblem;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.testing.Archive;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Real games are legal throughout, and each of their moves survives every notation. */
@ParameterizedClass
@EnumSource(Archive.class)
class RealGamesTest {
    @Parameter
    Archive archive;

    @ParameterizedTest
    @ValueSource(strings = {"repetition_games.jsonl", "natural_limit_games.jsonl", "terminal_games.jsonl"})
    void everyMoveIsLegalAndSurvivesEveryNotation(String file) {
        List<RealGames.Game> games = RealGames.of(archive, file);
        assertThat(games).hasSizeGreaterThanOrEqualTo(30);
        for (RealGames.Game game : games) {
            Board board = Fen.readLoosely(game.fen()).toBoard();
            for (Move move : game.moves()) {
                assertThat(board.isLegal(move.code())).isTrue();
                Roundtrips.check(board, move.code());
                board.make(move.code());
            }
        }
    }

    @Test
    void theFirstIllegalMoveIsFoundExactly() {
        for (RealGames.Game game : RealGames.of(archive, "illegal_games.jsonl")) {
            Position position = Fen.readLoosely(game.fen());
            int expected = game.firstIllegalPly().orElseThrow();
            if (game.reason().orElseThrow().equals("no_king")) {
                assertThat(firstPlyOfTheKinglessSide(position)).isEqualTo(expected);
                assertThat(position.flaws()).extracting(PositionFlaw::problem).contains(PositionProblem.NO_KING);
                continue;
            }
            int ply = 1;
            for (; position.isLegal(game.moves().get(ply - 1)); ply++) {
                position = position.play(game.moves().get(ply - 1));
            }
            assertThat(ply).as(game.fen()).isEqualTo(expected);
            assertThat(Illegality.of(position, game.moves().get(ply - 1)))
                    .get()
                    .isIn(reasons(game.reason().orElseThrow()));
        }
    }

    private static Set<Illegality> reasons(String name) {
        return switch (name) {
            case "own_king_left_in_check" ->
                Set.of(Illegality.STAYS_IN_CHECK, Illegality.EXPOSES_KING, Illegality.KINGS_FACE);
            case "empty_source" -> Set.of(Illegality.EMPTY_POINT);
            default -> throw new AssertionError(name);
        };
    }

    private static int firstPlyOfTheKinglessSide(Position position) {
        Optional<Square> king = position.king(position.sideToMove());
        return king.isEmpty() ? 1 : 2;
    }

    @Test
    void gamesEndInTheMateOrStalemateTheyClaim() {
        for (RealGames.Game game : RealGames.of(archive, "terminal_games.jsonl")) {
            Position position = Fen.readLoosely(game.fen());
            for (Move move : game.moves()) {
                position = position.play(move);
            }
            boolean mate = game.terminal().orElseThrow().equals("checkmate");
            assertThat(position.isCheckmate()).as(game.fen()).isEqualTo(mate);
            assertThat(position.isStalemate()).as(game.fen()).isEqualTo(!mate);
            assertThat(position.legalMoves()).isEmpty();
        }
    }
}
