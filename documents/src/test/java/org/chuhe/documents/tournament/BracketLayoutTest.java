package org.chuhe.documents.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.chuhe.documents.tournament.BracketLayout.Place;
import org.chuhe.documents.tournament.BracketLayout.Range;
import org.chuhe.documents.tournament.BracketLayout.Tree;
import org.chuhe.tournament.regulations.Format;
import org.junit.jupiter.api.Test;

class BracketLayoutTest {
    private static List<Tree> trees(Format format, int entrants) {
        return BracketView.of(Played.of(format, entrants))
                .orElseThrow()
                .layout()
                .trees();
    }

    private static List<Double> middles(List<Place> column) {
        return column.stream().map(Place::middle).toList();
    }

    @Test
    void aMatchStandsBetweenTheTwoItsPlayersComeFrom() {
        Tree main = trees(Format.KNOCKOUT, 8).get(0);
        assertThat(main.rows()).isEqualTo(4);
        assertThat(main.places()).contains(new Range(1, 8));
        assertThat(middles(main.columns().get(0))).containsExactly(0.5, 1.5, 2.5, 3.5);
        assertThat(middles(main.columns().get(1))).containsExactly(1.0, 3.0);
        assertThat(middles(main.columns().get(2))).containsExactly(2.0);
        assertThat(main.columns().get(2).get(0).feeders())
                .isEqualTo(main.columns().get(1));
        assertThat(main.columns().get(0))
                .allSatisfy(place -> assertThat(place.feeders()).isEmpty());
    }

    @Test
    void everyPlaceHasATreeOfItsOwn() {
        assertThat(trees(Format.KNOCKOUT, 8))
                .extracting(tree -> tree.places().orElseThrow())
                .contains(new Range(5, 8));
    }

    @Test
    void doubleEliminationHasTwoTreesAndTheGrandFinalEndsTheFirst() {
        List<Tree> trees = trees(Format.DOUBLE_ELIMINATION, 8);
        assertThat(trees).extracting(Tree::losers).containsExactly(false, true);
        assertThat(trees).allSatisfy(tree -> assertThat(tree.places()).isEmpty());
        List<List<Place>> winners = trees.get(0).columns();
        assertThat(winners.get(winners.size() - 1).get(0).slot().id()).startsWith("GF");
        // The losers' side halves in every other round: in between a match stands beside its only feeder.
        List<List<Place>> losers = trees.get(1).columns();
        assertThat(losers.get(1)).hasSameSizeAs(losers.get(0));
        assertThat(middles(losers.get(1))).isEqualTo(middles(losers.get(0)));
    }

    @Test
    void theChartLeavesOutMatchesOfNobody() {
        BracketView bracket =
                BracketView.of(Played.of(Format.DOUBLE_ELIMINATION, 5)).orElseThrow();
        long all = count(bracket.layout());
        long drawn = count(bracket.withoutEmptyMatches());
        long played = bracket.layout().trees().stream()
                .flatMap(tree -> tree.columns().stream())
                .flatMap(List::stream)
                .filter(place -> bracket.isPlayed(place.slot()))
                .count();
        assertThat(drawn).isLessThan(all).isGreaterThan(played);
    }

    private static long count(BracketLayout layout) {
        return layout.trees().stream()
                .flatMap(tree -> tree.columns().stream())
                .mapToLong(List::size)
                .sum();
    }
}
