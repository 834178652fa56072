package org.chuhe.server.game.model;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.chuhe.arbiter.Interpretations;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.RulingException;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.core.Side;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.rules.Practice;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Coded;
import org.chuhe.text.Messages;
import tools.jackson.databind.JsonNode;

/** What somebody asks for who makes a game. */
public final class NewGameForm {
    private static final Messages WORDS = Messages.beside(NewGameForm.class);
    private static final int LONGEST_NAME = 30;
    private static final int LONGEST_TITLE = 80;

    private NewGameForm() {}

    /**
     * Reads it.
     *
     * @throws Rejection if it makes no sense
     */
    public static NewGame read(JsonNode json, PlayerSeat own) {
        GameTerms agreed = terms(json);
        // In a game for fun one may take back what one regrets and is told before one loses by checking on, unless the
        // two want it otherwise.
        GameTerms terms = agreed.with(agreed.particulars()
                .set(Practice.TAKES_BACK, json.path("takeBack").asBoolean(true))
                .set(Practice.FIRST_MOVES_FREE, json.path("firstMovesFree").asBoolean(false))
                .withWarning(json.path("warn").asBoolean(true)));
        boolean gives = !"opponent".equals(text(json.path("handicap"), "giver", "me"));
        ColourChoice colours = choice(json, "colours", "lot", coded(ColourChoice.class));
        boolean listed = choice(
                json,
                "visibility",
                "public",
                id -> id.equals("public")
                        ? Optional.of(true)
                        : id.equals("private") ? Optional.of(false) : Optional.empty());
        Agreement agreement = new Agreement(
                clean(text(json, "title", ""), LONGEST_TITLE), terms, colours, listed, Optional.empty(), false);
        return new NewGame(agreement, own, Optional.empty(), firstSide(terms, gives, colours));
    }

    /** The terms, of events too: there a move that was made stands (5.7). */
    static GameTerms terms(JsonNode json) {
        Preset preset = choice(json, "preset", "online", coded(Preset.class));
        GameTerms usual = GameTerms.of(preset);
        RuleBook book = interpreted(
                choice(json, "edition", usual.book().id(), RuleBooks::byId), text(json, "interpretations", ""));
        ClockScheme clock = json.path("clock").isObject() ? ClockJson.read(json.path("clock")) : usual.clock();
        Odds odds = choice(json.path("handicap"), "kind", "none", coded(Odds.class));
        Particulars particulars =
                Particulars.read(json).set(Practice.TAKES_BACK, false).set(Practice.FIRST_MOVES_FREE, false);
        boolean touchMove = json.path("touchMove").asBoolean(particulars.atBoard());
        return new GameTerms(book, preset, clock, odds, touchMove, particulars);
    }

    private static RuleBook interpreted(RuleBook book, String answers) {
        try {
            return Interpretations.read(book, answers);
        } catch (RulingException e) {
            throw Rejection.unusable(e.words());
        }
    }

    /** With a handicap the receiver has the first move; otherwise the colours are chosen, or found later. */
    private static Optional<Side> firstSide(GameTerms terms, boolean gives, ColourChoice colours) {
        if (terms.odds() != Odds.NONE) {
            Side first = terms.book().firstToMove();
            return Optional.of(gives ? first.opponent() : first);
        }
        return switch (colours) {
            case RED -> Optional.of(Side.RED);
            case BLACK -> Optional.of(Side.BLACK);
            case LOT, GUESS -> Optional.empty();
        };
    }

    /** The seat of whoever asks; a guest says what he wants to be called. */
    public static PlayerSeat seat(Visitor visitor, JsonNode json) {
        String asked = clean(text(json, "name", ""), LONGEST_NAME);
        String guest = asked.isEmpty() ? WORDS.text(visitor.locale(), "guest") : asked;
        return visitor.account()
                .map(account -> new PlayerSeat(account.id(), account.name(), true))
                .orElseGet(() -> new PlayerSeat(visitor.identity(), guest, false));
    }

    private static String clean(String text, int most) {
        String line = text.replaceAll("[\\p{Cc}\\p{Cf}\\s]+", " ").strip();
        return line.codePointCount(0, line.length()) <= most
                ? line
                : line.substring(0, line.offsetByCodePoints(0, most));
    }

    private static String text(JsonNode json, String name, String usual) {
        JsonNode value = json.path(name);
        return value.isString() ? value.stringValue() : usual;
    }

    private static <E extends Enum<E> & Coded> Function<String, Optional<E>> coded(Class<E> type) {
        return code -> Coded.find(type, code);
    }

    private static <T> T choice(JsonNode json, String name, String usual, Function<String, Optional<T>> find) {
        String id = text(json, name, usual).toLowerCase(Locale.ROOT);
        return find.apply(id).orElseThrow(() -> Rejection.unusable(WORDS.message("form.unknown", name, id)));
    }
}
