package org.chuhe.game.log;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.chuhe.arbiter.Interpretations;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.book.Thresholds;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.clock.ClockStage;
import org.chuhe.game.result.GameEnding;
import org.chuhe.game.rules.ClaimRules;
import org.chuhe.game.rules.EventLevel;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.rules.Handicap;
import org.chuhe.game.rules.Offences;
import org.chuhe.game.rules.PlayersConduct;
import org.chuhe.game.rules.PlayersConduct.BothFlags;
import org.chuhe.game.rules.Practice;
import org.chuhe.game.state.Players;
import org.chuhe.text.EndReason;
import org.chuhe.text.Result;

/** The values within events: regulations and what they consist of, players, handicaps and results. */
final class RegulationsForm {
    static final Form<Players> PLAYERS = p -> new Players(p.text("red", Players::red), p.text("black", Players::black));

    static final Form<Handicap> HANDICAP = p -> new Handicap(
            p.count("openingMoves", Handicap::openingMoves, 1), p.pointsIfAny("removed", Handicap::removed));

    static final Form<GameEnding> RESULT = p -> new GameEnding(
            p.constant("outcome", GameEnding::outcome, Result.class),
            p.constant("reason", GameEnding::reason, EndReason.class),
            p.article(GameEnding::article));

    private static final Form<ClockStage> STAGE = p -> new ClockStage(
            p.count("moves", ClockStage::moves, 0),
            p.number("millis", ClockStage::millis),
            p.number("increment", ClockStage::increment, 0));

    private static final Form<ClockScheme> CLOCK = p -> new ClockScheme(
            p.groups("stages", ClockScheme::stages, STAGE),
            p.count("countdownPeriods", ClockScheme::countdownPeriods, 0),
            p.number("countdownMillis", ClockScheme::countdownMillis, 0),
            p.number("moveLimit", ClockScheme::moveLimit, 0),
            p.number("redExtra", ClockScheme::redExtra, 0),
            p.number("blackExtra", ClockScheme::blackExtra, 0));

    private static final Form<Offences> OFFENCES = p -> new Offences(
            p.count("illegalMovesToLose", Offences::illegalMovesToLose),
            p.count("emptyPressesToLose", Offences::emptyPressesToLose),
            p.count("foulsToLose", Offences::foulsToLose),
            p.count("missedMovesPerFoul", Offences::missedMovesPerFoul));

    private static final Form<PlayersConduct> CONDUCT = p -> {
        Set<Practice> practices = EnumSet.noneOf(Practice.class);
        for (Practice practice : Practice.values()) {
            if (p.flag(practice.part(), conduct -> conduct.has(practice), false)) {
                practices.add(practice);
            }
        }
        return new PlayersConduct(
                practices,
                p.constant("bothFlags", PlayersConduct::bothFlags, BothFlags.class),
                p.group("offences", PlayersConduct::offences, OFFENCES));
    };

    private static final Form<Thresholds> THRESHOLDS = p -> new Thresholds(
            p.count("timesRound", Thresholds::timesRound),
            p.count("roundsOnManyPoints", Thresholds::roundsOnManyPoints),
            p.count("roundsToVary", Thresholds::roundsToVary),
            p.count("quietRounds", Thresholds::quietRounds),
            p.count("checksThatCount", Thresholds::checksThatCount));

    private static final Form<ClaimRules> CLAIMS = p -> new ClaimRules(
            p.group("thresholds", ClaimRules::thresholds, THRESHOLDS),
            p.count("offersAhead", ClaimRules::offersAhead),
            p.number("falseClaimMillis", ClaimRules::falseClaimMillis),
            p.count("falseClaimsToLose", ClaimRules::falseClaimsToLose),
            p.flag("automatic", ClaimRules::automatic, false),
            p.flag("warns", ClaimRules::warns, false));

    static final Form<GameRegulations> REGULATIONS = p -> new GameRegulations(
            edition(p, GameRegulations::book),
            p.constant("level", GameRegulations::level, EventLevel.class),
            p.group("clock", GameRegulations::clock, CLOCK),
            p.group("conduct", GameRegulations::conduct, CONDUCT),
            p.group("claims", GameRegulations::claims, CLAIMS),
            p.number("latenessMillis", GameRegulations::latenessMillis),
            p.number("colourErrorMillis", GameRegulations::colourErrorMillis),
            p.count("displacementRounds", GameRegulations::displacementRounds));

    private RegulationsForm() {}

    /** An edition, and which of its open questions are answered the other way. */
    static <T> RuleBook edition(Parts<T> p, Function<T, RuleBook> get) {
        RuleBook book = p.book("edition", get);
        List<String> codes =
                p.part("turned", each -> Interpretations.turned(get.apply(each)), Spelling.TEXT.list(), List.of());
        RuleBook turned = Interpretations.turned(book, codes);
        if (!Interpretations.turned(turned).equals(codes)) {
            throw new IllegalArgumentException("not the usual order: " + codes);
        }
        return turned;
    }
}
