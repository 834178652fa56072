package org.chuhe.tournament.regulations;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.tournament.elo.RatingRules;
import org.chuhe.tournament.elo.TitleNorm;
import org.chuhe.tournament.field.Field;
import org.chuhe.tournament.field.Values;
import org.chuhe.tournament.person.Category;
import org.chuhe.tournament.prize.PrizeRules;

/**
 * Makes {@link Regulations}; whatever is not set is as the book has it for the format. A clause of ranking that only
 * followed from the format follows the format when that changes.
 */
public final class RegulationsBuilder {
    private final Values<Regulations> values;

    public RegulationsBuilder(Format format) {
        values = new Values<>();
        format(format);
    }

    RegulationsBuilder(Regulations from) {
        values = Regulations.STRUCT.values(from);
    }

    private <T> RegulationsBuilder set(Field<Regulations, T> field, T value) {
        values.put(field, value);
        return this;
    }

    private <T> RegulationsBuilder add(Field<Regulations, List<T>> field, T value) {
        List<T> all = new ArrayList<>(values.get(field));
        all.add(value);
        return set(field, all);
    }

    public RegulationsBuilder format(Format value) {
        return set(Regulations.FORMAT, value);
    }

    public RegulationsBuilder rounds(int value) {
        return set(Regulations.ROUNDS, value);
    }

    public RegulationsBuilder gamesPerMatch(int value) {
        return set(Regulations.GAMES, value);
    }

    public RegulationsBuilder cycles(int value) {
        return set(Regulations.CYCLES, value);
    }

    public RegulationsBuilder scoring(Scoring value) {
        return set(Regulations.SCORING, value);
    }

    public RegulationsBuilder ranking(RankingClause value) {
        return set(Regulations.RANKING, value);
    }

    /** Lets the clause follow from the format. */
    public RegulationsBuilder usualRanking() {
        return set(Regulations.RANKING, Regulations.USUAL_RANKING);
    }

    public RegulationsBuilder firstRound(FirstRound value) {
        return set(Regulations.FIRST_ROUND, value);
    }

    /** Adopts an alternative reading. */
    public RegulationsBuilder read(Reading value) {
        return add(Regulations.READINGS, value);
    }

    /** Adds a pair to keep apart. */
    public RegulationsBuilder forbid(ForbiddenPair value) {
        return add(Regulations.FORBIDDEN, value);
    }

    /** Replaces all pairs to keep apart. */
    public RegulationsBuilder forbidden(List<ForbiddenPair> values) {
        return set(Regulations.FORBIDDEN, values);
    }

    public RegulationsBuilder units(UnitAvoidance value) {
        return set(Regulations.UNITS, value);
    }

    public RegulationsBuilder knockout(KnockoutRules value) {
        return set(Regulations.KNOCKOUT, value);
    }

    public RegulationsBuilder stages(StageRules value) {
        return set(Regulations.STAGES, value);
    }

    public RegulationsBuilder teams(TeamRules value) {
        return set(Regulations.TEAMS, value);
    }

    /** Adds a category, in place of one of the same name. */
    public RegulationsBuilder category(Category value) {
        return add(Regulations.CATEGORIES, value);
    }

    /** Replaces all categories. */
    public RegulationsBuilder categories(List<Category> values) {
        return set(Regulations.CATEGORIES, values);
    }

    public RegulationsBuilder rating(RatingRules value) {
        return set(Regulations.RATING, value);
    }

    /** Replaces all norms. */
    public RegulationsBuilder norms(List<TitleNorm> values) {
        return set(Regulations.NORMS, values);
    }

    public RegulationsBuilder prizes(PrizeRules value) {
        return set(Regulations.PRIZES, value);
    }

    public RegulationsBuilder accelerated(int value) {
        return set(Regulations.ACCELERATED, value);
    }

    public RegulationsBuilder seed(long value) {
        return set(Regulations.SEED, value);
    }

    public RegulationsBuilder lateMinutes(int value) {
        return set(Regulations.LATE_MINUTES, value);
    }

    /** The regulations. */
    public Regulations build() {
        return Regulations.STRUCT.make(values);
    }
}
