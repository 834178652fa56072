package org.chuhe.game.log;

import java.util.List;
import java.util.function.Function;
import org.chuhe.arbiter.Interpretations;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.clock.ClockStage;
import org.chuhe.game.result.GameEnding;
import org.chuhe.game.rules.ClaimRules;
import org.chuhe.game.rules.EventLevel;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.rules.Handicap;
import org.chuhe.game.rules.PlayersConduct;
import org.chuhe.game.rules.PlayersConduct.BothFlags;
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

    private static final Form<PlayersConduct> CONDUCT = p -> new PlayersConduct(
            p.flag("takesIllegalMoves", PlayersConduct::takesIllegalMoves, false),
            p.count("illegalMovesToLose", PlayersConduct::illegalMovesToLose),
            p.count("emptyPressesToLose", PlayersConduct::emptyPressesToLose),
            p.count("foulsToLose", PlayersConduct::foulsToLose),
            p.flag("touchMove", PlayersConduct::touchMove, false),
            p.flag("pressesClock", PlayersConduct::pressesClock, false),
            p.flag("callsFlag", PlayersConduct::callsFlag, false),
            p.constant("bothFlags", PlayersConduct::bothFlags, BothFlags.class),
            p.flag("keepsRecord", PlayersConduct::keepsRecord, false),
            p.count("missedMovesPerFoul", PlayersConduct::missedMovesPerFoul),
            p.flag("onlyEvents", PlayersConduct::onlyEvents, false),
            p.flag("clockBeside", PlayersConduct::clockBeside, false),
            p.flag("takesBack", PlayersConduct::takesBack, false));

    private static final Form<ClaimRules> CLAIMS = p -> new ClaimRules(
            p.count("offersAhead", ClaimRules::offersAhead),
            p.count("limitRounds", ClaimRules::limitRounds),
            p.count("countedChecks", ClaimRules::countedChecks),
            p.number("falseClaimMillis", ClaimRules::falseClaimMillis),
            p.count("falseClaimsToLose", ClaimRules::falseClaimsToLose),
            p.count("roundsToVary", ClaimRules::roundsToVary),
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
