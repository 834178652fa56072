package org.chuhe.tournament.ranking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import org.chuhe.tournament.regulations.RankingClause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A measure is one object: name, article, direction and formula. */
class MeasureTest {
    private static final Set<Measure> GIVEN = EnumSet.of(Measure.STAGE, Measure.BRACKET, Measure.GROUP_PLACE);

    @ParameterizedTest
    @EnumSource(Measure.class)
    void hasANameInBothLanguages(Measure measure) {
        String chinese = measure.label().in(Locale.CHINESE);
        String english = measure.label().in(Locale.ENGLISH);
        assertThat(chinese).isNotBlank().isNotEqualTo(english);
        assertThat(english).isNotBlank();
    }

    @ParameterizedTest
    @EnumSource(RankingClause.class)
    void everyCriterionOfAClauseCanBeWorkedOut(RankingClause clause) {
        for (Criterion criterion : Clauses.criteria(clause, 5)) {
            boolean ofUnits = criterion.measure().formula() instanceof Formula.OfUnit;
            assertThat(ofUnits).as(criterion.id()).isEqualTo(clause == RankingClause.MEMBER_PLACES);
            assertThat(GIVEN).as("settled elsewhere").doesNotContain(criterion.measure());
        }
    }

    @Test
    void aTableIsHeadedByItsPoints() {
        for (RankingClause clause : RankingClause.values()) {
            Measure first = Clauses.criteria(clause, 5).get(0).measure();
            assertThat(first.isPoints()).as(clause.article()).isEqualTo(clause != RankingClause.MEMBER_PLACES);
        }
    }
}
