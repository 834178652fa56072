package org.chuhe.server.game.model;

import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.rules.Handicap;
import org.chuhe.game.rules.PlayersConduct;
import org.chuhe.game.rules.Practice;
import tools.jackson.databind.JsonNode;

/**
 * What two players agree on before a game.
 *
 * @param book the edition of the rules
 * @param preset where the rest of the regulations comes from
 * @param clock the timing scheme
 * @param odds the handicap
 * @param touchMove whether a touched piece must move (article 5); on this server for training
 * @param particulars where it is played, and what is laid down beside the preset
 */
public record GameTerms(
        RuleBook book, Preset preset, ClockScheme clock, Odds odds, boolean touchMove, Particulars particulars) {
    /** On this server, by the preset. */
    public GameTerms(RuleBook book, Preset preset, ClockScheme clock, Odds odds, boolean touchMove) {
        this(book, preset, clock, odds, touchMove, Particulars.NONE);
    }

    /**
     * Reads what is agreed on, as {@code POST /api/games} takes it.
     *
     * @throws org.chuhe.server.platform.rejection.Rejection if it makes no sense
     */
    public static GameTerms read(JsonNode json) {
        return NewGameForm.terms(json);
    }

    /** What the preset lays down, unchanged. */
    public static GameTerms of(Preset preset) {
        GameRegulations regulations = preset.regulations();
        return new GameTerms(regulations.book(), preset, regulations.clock(), Odds.NONE, false);
    }

    public GameTerms withClock(ClockScheme scheme) {
        return new GameTerms(book, preset, scheme, odds, touchMove, particulars);
    }

    public GameTerms withBook(RuleBook other) {
        return new GameTerms(other, preset, clock, odds, touchMove, particulars);
    }

    public GameTerms with(Odds other) {
        return new GameTerms(book, preset, clock, other, touchMove, particulars);
    }

    public GameTerms with(Particulars other) {
        return new GameTerms(book, preset, clock, odds, touchMove, other);
    }

    /**
     * The regulations. On this server, whatever the preset, the server refuses illegal moves, presses the clock and keeps the
     * record; at a real board the players do, as the preset says.
     */
    public GameRegulations regulations() {
        GameRegulations base =
                particulars.atBoard() && preset == Preset.ONLINE ? GameRegulations.provincial() : preset.regulations();
        PlayersConduct usual = particulars.atBoard() ? base.conduct() : PlayersConduct.online();
        PlayersConduct conduct = particulars.conduct(usual.set(Practice.TOUCH_MOVE, touchMove));
        return particulars.limit(base.withBook(book).withClock(clock).withConduct(conduct));
    }

    /** The handicap on the board; its receiver moves first. */
    public Handicap handicap() {
        return odds.givenBy(book.firstToMove().opponent());
    }
}
