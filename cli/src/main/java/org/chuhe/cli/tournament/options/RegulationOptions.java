package org.chuhe.cli.tournament.options;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.cli.tournament.event.EventWords;
import org.chuhe.eventfiles.RegulationsJson;
import org.chuhe.text.Coded;
import org.chuhe.tournament.person.Category;
import org.chuhe.tournament.regulations.FirstRound;
import org.chuhe.tournament.regulations.ForbiddenPair;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.KnockoutRules;
import org.chuhe.tournament.regulations.Places;
import org.chuhe.tournament.regulations.RankingClause;
import org.chuhe.tournament.regulations.Reading;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.RegulationsBuilder;
import org.chuhe.tournament.regulations.Scoring;
import org.chuhe.tournament.regulations.StageRules;
import org.chuhe.tournament.regulations.Strength;
import org.chuhe.tournament.regulations.TeamKind;
import org.chuhe.tournament.regulations.TeamRules;
import org.chuhe.tournament.regulations.UnitAvoidance;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that make up 竞赛规程; those not given leave the regulations as they are. */
public final class RegulationOptions {
    private static final Pattern ROUNDS = Pattern.compile("(\\d{1,4})-(\\d{1,4})(:hard)?");
    private static final Pattern PAIR = Pattern.compile("(\\d{1,7})-(\\d{1,7})(:weak)?");

    @Option(names = "--format", paramLabel = "FORMAT", descriptionKey = "tournament.rules.format")
    @Nullable String format;

    @Option(names = "--rounds", paramLabel = "N", descriptionKey = "tournament.rules.rounds")
    @Nullable Integer rounds;

    @Option(names = "--points", paramLabel = "W-D-L", descriptionKey = "tournament.rules.points")
    @Nullable String points;

    @Option(names = "--match-points", paramLabel = "W-D-L", descriptionKey = "tournament.rules.match-points")
    @Nullable String matchPoints;

    @Option(names = "--cycles", paramLabel = "N", descriptionKey = "tournament.rules.cycles")
    @Nullable Integer cycles;

    @Option(names = "--accelerated", paramLabel = "ROUNDS", descriptionKey = "tournament.rules.accelerated")
    @Nullable Integer accelerated;

    @Option(names = "--ranking", paramLabel = "ARTICLE", descriptionKey = "tournament.rules.ranking")
    @Nullable String ranking;

    @Option(names = "--first-round", paramLabel = "MODE", descriptionKey = "tournament.rules.first-round")
    @Nullable String firstRound;

    @Option(names = "--seed", paramLabel = "N", descriptionKey = "tournament.rules.seed")
    private @Nullable Long seed;

    @Option(names = "--games", paramLabel = "N", descriptionKey = "tournament.rules.games")
    @Nullable Integer games;

    @Option(names = "--reading", paramLabel = "NAME", split = ",", descriptionKey = "tournament.rules.reading")
    public List<String> readings = List.of();

    @Option(names = "--avoid-units", paramLabel = "FROM-TO", descriptionKey = "tournament.rules.avoid-units")
    @Nullable String avoidUnits;

    @Option(names = "--apart", paramLabel = "A-B", split = ",", descriptionKey = "tournament.rules.apart")
    public List<String> apart = List.of();

    @Option(names = "--teams", paramLabel = "KIND", descriptionKey = "tournament.rules.teams")
    @Nullable String teams;

    @Option(names = "--boards", paramLabel = "N", descriptionKey = "tournament.rules.boards")
    @Nullable Integer boards;

    @Option(names = "--substitutes", paramLabel = "N", descriptionKey = "tournament.rules.substitutes")
    @Nullable Integer substitutes;

    @Option(names = "--groups", paramLabel = "N", descriptionKey = "tournament.rules.groups")
    @Nullable Integer groups;

    @Option(names = "--qualifiers", paramLabel = "N", descriptionKey = "tournament.rules.qualifiers")
    @Nullable Integer qualifiers;

    @Option(names = "--finals", paramLabel = "FORMAT", descriptionKey = "tournament.rules.finals")
    @Nullable String finals;

    @Option(names = "--cut-from", paramLabel = "ROUND", descriptionKey = "tournament.rules.cut-from")
    @Nullable Integer cutFrom;

    @Option(names = "--dropped", paramLabel = "N", descriptionKey = "tournament.rules.dropped")
    @Nullable Integer dropped;

    @Option(names = "--remaining", paramLabel = "N", descriptionKey = "tournament.rules.remaining")
    @Nullable Integer remaining;

    @Option(names = "--places", paramLabel = "WHICH", descriptionKey = "tournament.rules.places")
    @Nullable String places;

    @Option(names = "--no-reset", descriptionKey = "tournament.rules.no-reset")
    public boolean noReset;

    @Option(names = "--separate-units", descriptionKey = "tournament.rules.separate-units")
    public boolean separateUnits;

    @Option(names = "--drawn", descriptionKey = "tournament.rules.drawn")
    public boolean drawn;

    @Option(names = "--preliminary", descriptionKey = "tournament.rules.preliminary")
    public boolean preliminary;

    @Option(names = "--top-board", descriptionKey = "tournament.rules.top-board")
    public boolean topBoard;

    @Option(names = "--category", paramLabel = "NAME:WHO", descriptionKey = "tournament.rules.category")
    public List<String> categories = List.of();

    @Option(names = "--no-category", paramLabel = "NAME", descriptionKey = "tournament.rules.no-category")
    public List<String> noCategories = List.of();

    @Mixin
    public RatingOptions rating = new RatingOptions();

    @Mixin
    public PrizeOptions prizes = new PrizeOptions();

    public Format format(Format otherwise) {
        return format == null ? otherwise : choice("--format", format, Format.class);
    }

    /** The seed that was given, if any. */
    public OptionalLong seed() {
        return seed == null ? OptionalLong.empty() : OptionalLong.of(seed);
    }

    /** Puts what was given into the regulations. */
    public void into(RegulationsBuilder rules) {
        Regulations old = rules.build();
        rules.format(format(old.format()));
        if (rounds != null && rounds > 0 && !rules.build().format().pairsByScore()) {
            throw EventWords.problem("option.rounds", rules.build().format().code());
        }
        if (rounds != null) {
            rules.rounds(range("--rounds", rounds, 0, RegulationsJson.MOST_ROUNDS));
        }
        Scoring scoring = points == null ? old.scoring() : scoring(points);
        rules.scoring(matchPoints == null ? matches(scoring, old.scoring()) : matches(scoring, scoring(matchPoints)));
        if (accelerated != null) {
            rules.accelerated(range("--accelerated", accelerated, 0, RegulationsJson.MOST_ROUNDS));
        }
        if (cycles != null) {
            rules.cycles(range("--cycles", cycles, 1, RegulationsJson.MOST_CYCLES));
        }
        if (RegulationsJson.USUAL_RANKING.equals(ranking)) {
            rules.usualRanking();
        } else if (ranking != null) {
            rules.ranking(choice(
                    "--ranking", ranking, text -> Coded.find(RankingClause.class, text), RegulationsJson.RANKINGS));
        }
        if (firstRound != null) {
            rules.firstRound(choice("--first-round", firstRound, FirstRound.class));
        }
        if (seed != null) {
            rules.seed(seed);
        }
        if (games != null) {
            rules.gamesPerMatch(range("--games", games, 1, 99));
        }
        readings.forEach(r -> rules.read(choice("--reading", r, Reading.class)));
        if (avoidUnits != null) {
            rules.units(units(avoidUnits));
        }
        apart.forEach(pair -> rules.forbid(pair(pair)));
        noCategories.forEach(rules::withoutCategory);
        categories.forEach(text -> rules.category(category(text)));
        rating.into(rules);
        prizes.into(rules);
        rules.teams(teams(old.teams()));
        rules.stages(stages(old.stages()));
        rules.knockout(knockout(old.knockout()));
    }

    /** The points of games, with those of matches from elsewhere: what was asked for, or what they were. */
    private Scoring matches(Scoring games, Scoring from) {
        return matchPoints == null
                ? games.withMatches(from.matchWin(), from.matchDraw(), from.matchLoss())
                : games.withMatches(from.win(), from.drawRed(), from.loss());
    }

    public static Scoring scoring(String text) {
        Scoring scoring = Scoring.read(text).orElseThrow(() -> EventWords.problem("option.points", text));
        if (!scoring.falls()) {
            throw EventWords.problem("option.points.fall", text);
        }
        return scoring;
    }

    public static Category category(String text) {
        return Category.read(text).orElseThrow(() -> EventWords.problem("option.category", text));
    }

    private static UnitAvoidance units(String text) {
        Matcher m = ROUNDS.matcher(text);
        if (!m.matches()) {
            throw EventWords.problem("option.avoid-units", text);
        }
        return new UnitAvoidance(
                Integer.parseInt(m.group(1)),
                Integer.parseInt(m.group(2)),
                m.group(3) == null ? Strength.WEAK : Strength.HARD);
    }

    private static ForbiddenPair pair(String text) {
        Matcher m = PAIR.matcher(text);
        if (!m.matches()) {
            throw EventWords.problem("option.apart", text);
        }
        if (Integer.parseInt(m.group(1)) == Integer.parseInt(m.group(2))) {
            throw EventWords.problem("option.apart.himself", text);
        }
        return new ForbiddenPair(
                Integer.parseInt(m.group(1)),
                Integer.parseInt(m.group(2)),
                1,
                RegulationsJson.MOST_ROUNDS,
                m.group(3) == null ? Strength.HARD : Strength.WEAK);
    }

    private TeamRules teams(TeamRules old) {
        TeamKind kind = teams == null ? old.kind() : choice("--teams", teams, TeamKind.class);
        boolean fresh = old.kind() == TeamKind.NONE && kind != TeamKind.NONE;
        return new TeamRules(
                kind,
                range("--boards", boards, fresh ? 4 : old.boards(), 1, 99),
                range("--substitutes", substitutes, old.substitutes(), 0, 99));
    }

    private StageRules stages(StageRules old) {
        Format last =
                finals == null ? old.finals() : choice("--finals", finals, StageRules::finals, RegulationsJson.FINALS);
        return new StageRules(
                range("--groups", groups, old.groups(), 1, 1_000),
                range("--qualifiers", qualifiers, old.qualifiers(), 1, 10_000),
                last,
                range("--cut-from", cutFrom, old.cutFrom(), 0, RegulationsJson.MOST_ROUNDS),
                range("--dropped", dropped, old.dropped(), 0, 10_000),
                range("--remaining", remaining, old.remaining(), 2, 10_000));
    }

    private KnockoutRules knockout(KnockoutRules old) {
        Places played = places == null ? old.places() : choice("--places", places, Places.class);
        return new KnockoutRules(
                played,
                old.reset() && !noReset,
                old.tieBreaks(),
                old.separateUnits() || separateUnits,
                old.drawn() || drawn,
                old.preliminary() || preliminary,
                old.topBoard() || topBoard);
    }

    public static <E extends Enum<E> & Coded> E choice(String option, String text, Class<E> type) {
        return choice(option, text, code -> Coded.find(type, code), Coded.choices(List.of(type.getEnumConstants())));
    }

    public static <T> T choice(String option, String text, Function<String, Optional<T>> known, String words) {
        return known.apply(text).orElseThrow(() -> EventWords.problem("option.choice", option, text, words));
    }

    private static int range(String option, @Nullable Integer value, int otherwise, int least, int most) {
        return value == null ? otherwise : range(option, value, least, most);
    }

    public static int range(String option, int value, int least, int most) {
        if (value < least || value > most) {
            throw EventWords.problem("option.range", option, value, least, most);
        }
        return value;
    }
}
