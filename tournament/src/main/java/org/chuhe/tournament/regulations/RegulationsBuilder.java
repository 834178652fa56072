package org.chuhe.tournament.regulations;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.chuhe.tournament.elo.RatingRules;
import org.chuhe.tournament.elo.TitleNorm;
import org.chuhe.tournament.person.Category;
import org.chuhe.tournament.prize.PrizeRules;
import org.jspecify.annotations.Nullable;

/** Makes {@link Regulations}; whatever is not set is as the book has it for the format. */
public final class RegulationsBuilder {
    private Format format;
    private int rounds;
    private int gamesPerMatch = 1;
    private int cycles = 1;
    private Scoring scoring = Scoring.STANDARD;
    private @Nullable RankingClause ranking;
    private FirstRound firstRound = FirstRound.NEAR;
    private Set<Reading> readings = new TreeSet<>();
    private List<ForbiddenPair> forbidden = new ArrayList<>();
    private UnitAvoidance units = UnitAvoidance.NONE;
    private KnockoutRules knockout = KnockoutRules.STANDARD;
    private StageRules stages = StageRules.STANDARD;
    private TeamRules teams = TeamRules.INDIVIDUAL;
    private List<Category> categories = new ArrayList<>();
    private RatingRules rating = RatingRules.STANDARD;
    private List<TitleNorm> norms = new ArrayList<>();
    private PrizeRules prizes = PrizeRules.NONE;
    private int accelerated;
    private long seed = 1;
    private int lateMinutes = 15;

    public RegulationsBuilder(Format format) {
        this.format = format;
    }

    RegulationsBuilder(Regulations from) {
        format = from.format();
        rounds = from.rounds();
        gamesPerMatch = from.gamesPerMatch();
        cycles = from.cycles();
        scoring = from.scoring();
        firstRound = from.firstRound();
        readings = new TreeSet<>(from.readings());
        forbidden = new ArrayList<>(from.forbidden());
        units = from.units();
        knockout = from.knockout();
        stages = from.stages();
        teams = from.teams();
        categories = new ArrayList<>(from.categories());
        rating = from.rating();
        norms = new ArrayList<>(from.norms());
        prizes = from.prizes();
        accelerated = from.accelerated();
        seed = from.seed();
        lateMinutes = from.lateMinutes();
        // A clause that only followed from the format follows the format when that changes.
        ranking = from.ranksAsUsual() ? null : from.ranking();
    }

    public RegulationsBuilder format(Format value) {
        format = value;
        return this;
    }

    public RegulationsBuilder rounds(int value) {
        rounds = value;
        return this;
    }

    public RegulationsBuilder gamesPerMatch(int value) {
        gamesPerMatch = value;
        return this;
    }

    public RegulationsBuilder cycles(int value) {
        cycles = value;
        return this;
    }

    public RegulationsBuilder scoring(Scoring value) {
        scoring = value;
        return this;
    }

    public RegulationsBuilder ranking(RankingClause value) {
        ranking = value;
        return this;
    }

    /** Lets the clause follow from the format. */
    public RegulationsBuilder usualRanking() {
        ranking = null;
        return this;
    }

    public RegulationsBuilder firstRound(FirstRound value) {
        firstRound = value;
        return this;
    }

    /** Adopts an alternative reading. */
    public RegulationsBuilder read(Reading value) {
        readings.add(value);
        return this;
    }

    /** Adds a pair to keep apart. */
    public RegulationsBuilder forbid(ForbiddenPair value) {
        forbidden.add(value);
        return this;
    }

    /** Replaces all pairs to keep apart. */
    public RegulationsBuilder forbidden(List<ForbiddenPair> values) {
        forbidden = new ArrayList<>(values);
        return this;
    }

    public RegulationsBuilder units(UnitAvoidance value) {
        units = value;
        return this;
    }

    public RegulationsBuilder knockout(KnockoutRules value) {
        knockout = value;
        return this;
    }

    public RegulationsBuilder stages(StageRules value) {
        stages = value;
        return this;
    }

    public RegulationsBuilder teams(TeamRules value) {
        teams = value;
        return this;
    }

    /** Adds a category, in place of one of the same name. */
    public RegulationsBuilder category(Category value) {
        withoutCategory(value.name());
        categories.add(value);
        return this;
    }

    public RegulationsBuilder withoutCategory(String name) {
        categories.removeIf(c -> c.name().equals(name));
        return this;
    }

    public RegulationsBuilder rating(RatingRules value) {
        rating = value;
        return this;
    }

    /** Replaces all norms. */
    public RegulationsBuilder norms(List<TitleNorm> values) {
        norms = new ArrayList<>(values);
        return this;
    }

    public RegulationsBuilder prizes(PrizeRules value) {
        prizes = value;
        return this;
    }

    public RegulationsBuilder accelerated(int value) {
        accelerated = value;
        return this;
    }

    public RegulationsBuilder seed(long value) {
        seed = value;
        return this;
    }

    public RegulationsBuilder lateMinutes(int value) {
        lateMinutes = value;
        return this;
    }

    /** The regulations. */
    public Regulations build() {
        return new Regulations(
                format,
                rounds,
                gamesPerMatch,
                cycles,
                scoring,
                ranking == null ? RankingClause.usual(format, teams.kind(), gamesPerMatch > 1 || cycles > 1) : ranking,
                firstRound,
                readings,
                forbidden,
                units,
                knockout,
                stages,
                teams,
                categories,
                rating,
                norms,
                prizes,
                accelerated,
                seed,
                lateMinutes);
    }
}
