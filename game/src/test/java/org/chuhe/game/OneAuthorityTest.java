package org.chuhe.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.chuhe.core.Side.BLACK;
import static org.chuhe.core.Side.RED;

import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.claim.Consequence;
import org.chuhe.game.command.ClaimCommand;
import org.chuhe.game.result.ConductBook;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.state.ClaimEvent;
import org.chuhe.game.state.VaryDuty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A live game gives the answers of {@link Arbiter}, under every edition. */
class OneAuthorityTest {
    /** A rook that comes from elsewhere and then chases a cannon between two points. */
    private static final String CHASE = "3aka3/9/4b1n2/c8/9/9/1R7/4B4/4A4/2BAK4 w";

    private static final List<String> CHASING = List.of("a6a5", "b6b5", "a5a6", "b5b6");

    private static ClaimEvent.Ruled ruled(Table table) {
        return table.answer().events().stream()
                .filter(ClaimEvent.Ruled.class::isInstance)
                .map(ClaimEvent.Ruled.class::cast)
                .findFirst()
                .orElseThrow();
    }

    private static Table chased(GameRegulations regulations) {
        Table table = Table.of(regulations, CHASE).play("b3b6");
        for (int ply = 0; ply < 11; ply++) {
            table.play(CHASING.get(ply % 4));
        }
        return table;
    }

    static List<RuleBook> editions() {
        return RuleBooks.all();
    }

    @ParameterizedTest
    @MethodSource("editions")
    void perpetualCheckHasTheConsequenceOfItsOwnBook(RuleBook edition) {
        Table table = Table.of(GameRegulations.national().withBook(edition), Article23Test.PERPETUAL_CHECK);
        Article23Test.goRound(table, 12);
        Consequence expected =
                Arbiter.of(edition).claimRepetition(table.state.history()).consequence();
        table.accept(at -> new ClaimCommand.ClaimRepetition(at, RED));
        assertThat(ruled(table).verdict()).isEqualTo(expected);
        boolean losesAtOnce = edition == RuleBooks.CXA_2011 || edition == RuleBooks.CXA_2020;
        assertThat(expected).isEqualTo(losesAtOnce ? Consequence.LOSS : Consequence.MUST_VARY);
        assertThat(table.state.isOver()).isEqualTo(losesAtOnce);
    }

    /** 23.4. */
    @Test
    void nineRoundsOnManyPointsAreHeardWhateverIsPlayed() {
        String fen = "4k1b2/9/8b/1r7/4p1p2/2R6/9/4B4/4A4/2BAK4 w";
        List<String> cycle = List.of("c4c9", "e9e8", "c9c4", "b6d6", "c4c8", "e8e9", "c8c4", "d6b6");
        Table table = Table.of(GameRegulations.national(), fen);
        for (int ply = 0; ply < 17; ply++) {
            table.play(cycle.get(ply % 8));
        }
        table.accept(at -> new ClaimCommand.ClaimRepetition(at, BLACK));
        assertThat(table.events()).containsExactly("ClaimMade", "ClaimRejected");
        table.play(cycle.get(1)).accept(at -> new ClaimCommand.ClaimRepetition(at, RED));
        assertThat(ruled(table).verdict()).isEqualTo(Consequence.DRAW_UNLESS_VARIED);
        assertThat(ruled(table).articles()).contains(ConductBook.article("23.4"));
    }

    @Test
    void aPositionThatReturnsByDifferentMovesIsRuledOn() {
        Table table = Table.of(GameRegulations.national(), CHASE)
                .play("b3b6", "e9e8", "b6b3", "e8e9")
                .play("b3b5", "e9e8", "b5b3", "e8e9")
                .play("b3b4", "e9e8", "b4b3", "e8e9")
                .accept(at -> new ClaimCommand.ClaimRepetition(at, RED));
        assertThat(table.events()).contains("ClaimUpheld", "Ruled");
    }

    /** 22.2: the repetition comes first. */
    @Test
    void whoReachesTheMoveLimitByAChaseIsRuledOnForTheChase() {
        GameRegulations national = GameRegulations.national();
        GameRegulations six = national.withClaims(national.claims().withLimitRounds(6));
        Table table = chased(six).accept(at -> new ClaimCommand.ClaimLimit(at, RED));
        assertThat(table.events()).containsExactly("ClaimMade", "ClaimUpheld", "Ruled");
        assertThat(table.state.duty()).contains(new VaryDuty(Optional.of(RED), 12));
        assertThat(table.goesOn().state.record(RED).fouls()).isZero();
        // The other side has chosen the draw and gets it.
        Table other = chased(six).play("b5b6").accept(at -> new ClaimCommand.ClaimLimit(at, BLACK));
        assertThat(other.state.isOver()).isTrue();
    }
}
