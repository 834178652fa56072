package org.chuhe.server.play.table;

import java.util.Optional;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.log.Codes;
import org.chuhe.game.rules.GameEdition;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.rules.Handicap;
import org.chuhe.game.rules.PlayersConduct;
import tools.jackson.databind.JsonNode;

/**
 * What two players agree on before a game.
 *
 * @param edition the rule book
 * @param preset where the rest of the regulations comes from
 * @param clock the timing scheme
 * @param odds the handicap
 * @param touchMove whether a touched piece must move (article 5), for training
 */
public record GameTerms(GameEdition edition, Preset preset, ClockScheme clock, Odds odds, boolean touchMove) {
    /**
     * Reads what is agreed on, as {@code POST /api/games} takes it.
     *
     * @throws org.chuhe.server.web.Failure if it makes no sense
     */
    public static GameTerms read(JsonNode json) {
        return NewGameForm.terms(json);
    }

    /** What the preset lays down, unchanged. */
    public static GameTerms of(Preset preset) {
        GameRegulations regulations = preset.regulations();
        return new GameTerms(regulations.edition(), preset, regulations.clock(), Odds.NONE, false);
    }

    public GameTerms withClock(ClockScheme scheme) {
        return new GameTerms(edition, preset, scheme, odds, touchMove);
    }

    public GameTerms withEdition(GameEdition other) {
        return new GameTerms(other, preset, clock, odds, touchMove);
    }

    /** The regulations; whatever the preset, the server refuses illegal moves, presses the clock and keeps the record. */
    public GameRegulations regulations() {
        PlayersConduct online = PlayersConduct.online();
        PlayersConduct conduct = new PlayersConduct(
                online.takesIllegalMoves(),
                online.illegalMovesToLose(),
                online.emptyPressesToLose(),
                online.foulsToLose(),
                touchMove,
                online.pressesClock(),
                online.callsFlag(),
                online.bothFlags(),
                online.keepsRecord(),
                online.missedMovesPerFoul());
        return preset.regulations().withEdition(edition).withClock(clock).withConduct(conduct);
    }

    /** The handicap on the board; its receiver moves first. */
    public Handicap handicap() {
        return odds.givenBy(edition.firstToMove().opponent());
    }

    /**
     * The edition that numbers the articles on results, clocks, fouls and claims, whichever edition rules on repetitions:
     * the others say nothing of them here, and borrow those of 2011.
     */
    public static String conduct() {
        return id(GameEdition.CXA2011);
    }

    public static String id(GameEdition edition) {
        return Codes.EDITIONS.of(edition);
    }

    static Optional<GameEdition> edition(String id) {
        return Codes.EDITIONS.find(id);
    }
}
