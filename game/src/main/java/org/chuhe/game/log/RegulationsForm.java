package org.chuhe.game.log;

import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.clock.ClockStage;
import org.chuhe.game.result.GameEnding;
import org.chuhe.game.result.GameOutcome;
import org.chuhe.game.result.Reason;
import org.chuhe.game.rules.ClaimRules;
import org.chuhe.game.rules.EventLevel;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.rules.Handicap;
import org.chuhe.game.rules.PlayersConduct;
import org.chuhe.game.rules.PlayersConduct.BothFlags;
import org.chuhe.game.state.Players;

/** The values within events: regulations and what they consist of, players, handicaps and results. */
final class RegulationsForm {
    static final Form<Players> PLAYERS = new Form<>(
            (players, out) -> out.text("red", players.red()).text("black", players.black()),
            in -> new Players(in.text("red"), in.text("black")));

    static final Form<Handicap> HANDICAP = new Form<>(
            (handicap, out) ->
                    out.number("openingMoves", handicap.openingMoves(), 1).pointsIfAny("removed", handicap.removed()),
            in -> new Handicap(in.count("openingMoves", 1), in.pointsIfAny("removed")));

    static final Form<GameEnding> RESULT = new Form<>(
            (result, out) -> out.constant("outcome", result.outcome())
                    .constant("reason", result.reason())
                    .article("article", result.article())
                    .flag("played", result.played(), true),
            in -> new GameEnding(
                    in.constant("outcome", GameOutcome.class),
                    in.constant("reason", Reason.class),
                    in.article("article"),
                    in.flag("played", true)));

    private static final Form<ClockStage> STAGE = new Form<>(
            (stage, out) -> out.number("moves", stage.moves(), 0)
                    .number("millis", stage.millis())
                    .number("increment", stage.increment(), 0),
            in -> new ClockStage(in.count("moves", 0), in.number("millis"), in.number("increment", 0)));

    private static final Form<ClockScheme> CLOCK = new Form<>(
            (clock, out) -> out.groups("stages", clock.stages(), STAGE)
                    .number("countdownPeriods", clock.countdownPeriods(), 0)
                    .number("countdownMillis", clock.countdownMillis(), 0)
                    .number("moveLimit", clock.moveLimit(), 0)
                    .number("redExtra", clock.redExtra(), 0)
                    .number("blackExtra", clock.blackExtra(), 0),
            in -> new ClockScheme(
                    in.groups("stages", STAGE),
                    in.count("countdownPeriods", 0),
                    in.number("countdownMillis", 0),
                    in.number("moveLimit", 0),
                    in.number("redExtra", 0),
                    in.number("blackExtra", 0)));

    private static final Form<PlayersConduct> CONDUCT = new Form<>(
            (conduct, out) -> out.flag("takesIllegalMoves", conduct.takesIllegalMoves(), false)
                    .number("illegalMovesToLose", conduct.illegalMovesToLose())
                    .number("emptyPressesToLose", conduct.emptyPressesToLose())
                    .number("foulsToLose", conduct.foulsToLose())
                    .flag("touchMove", conduct.touchMove(), false)
                    .flag("pressesClock", conduct.pressesClock(), false)
                    .flag("callsFlag", conduct.callsFlag(), false)
                    .constant("bothFlags", conduct.bothFlags())
                    .flag("keepsRecord", conduct.keepsRecord(), false)
                    .number("missedMovesPerFoul", conduct.missedMovesPerFoul())
                    .flag("onlyEvents", conduct.onlyEvents(), false)
                    .flag("clockBeside", conduct.clockBeside(), false)
                    .flag("takesBack", conduct.takesBack(), false),
            in -> new PlayersConduct(
                    in.flag("takesIllegalMoves", false),
                    in.count("illegalMovesToLose"),
                    in.count("emptyPressesToLose"),
                    in.count("foulsToLose"),
                    in.flag("touchMove", false),
                    in.flag("pressesClock", false),
                    in.flag("callsFlag", false),
                    in.constant("bothFlags", BothFlags.class),
                    in.flag("keepsRecord", false),
                    in.count("missedMovesPerFoul"),
                    in.flag("onlyEvents", false),
                    in.flag("clockBeside", false),
                    in.flag("takesBack", false)));

    private static final Form<ClaimRules> CLAIMS = new Form<>(
            (claims, out) -> out.number("offersAhead", claims.offersAhead())
                    .number("limitRounds", claims.limitRounds())
                    .number("countedChecks", claims.countedChecks())
                    .number("falseClaimMillis", claims.falseClaimMillis())
                    .number("falseClaimsToLose", claims.falseClaimsToLose())
                    .number("roundsToVary", claims.roundsToVary())
                    .flag("automatic", claims.automatic(), false)
                    .flag("warns", claims.warns(), false),
            in -> new ClaimRules(
                    in.count("offersAhead"),
                    in.count("limitRounds"),
                    in.count("countedChecks"),
                    in.number("falseClaimMillis"),
                    in.count("falseClaimsToLose"),
                    in.count("roundsToVary"),
                    in.flag("automatic", false),
                    in.flag("warns", false)));

    static final Form<GameRegulations> REGULATIONS = new Form<>(
            (regulations, out) -> out.book("edition", regulations.book())
                    .constant("level", regulations.level())
                    .group("clock", regulations.clock(), CLOCK)
                    .group("conduct", regulations.conduct(), CONDUCT)
                    .group("claims", regulations.claims(), CLAIMS)
                    .number("latenessMillis", regulations.latenessMillis())
                    .number("colourErrorMillis", regulations.colourErrorMillis())
                    .number("displacementRounds", regulations.displacementRounds()),
            in -> new GameRegulations(
                    in.book("edition"),
                    in.constant("level", EventLevel.class),
                    in.group("clock", CLOCK),
                    in.group("conduct", CONDUCT),
                    in.group("claims", CLAIMS),
                    in.number("latenessMillis"),
                    in.number("colourErrorMillis"),
                    in.count("displacementRounds")));

    private RegulationsForm() {}
}
