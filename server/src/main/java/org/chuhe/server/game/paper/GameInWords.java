package org.chuhe.server.game.paper;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chuhe.core.Side;
import org.chuhe.core.notation.Notations;
import org.chuhe.documents.board.BoardLook;
import org.chuhe.documents.board.BoardPicture;
import org.chuhe.documents.card.LinkCard;
import org.chuhe.game.state.GameState;
import org.chuhe.server.game.model.Agreement;
import org.chuhe.server.game.model.BoardReference;
import org.chuhe.server.game.model.PlayerSeat;
import org.chuhe.server.game.model.Seating;
import org.chuhe.server.game.room.GameJson;
import org.chuhe.server.game.store.LiveState;
import org.chuhe.server.game.words.PlayWords;
import org.chuhe.server.platform.http.Preview;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.text.Language;
import org.chuhe.text.Messages;
import tools.jackson.databind.JsonNode;

/** What the page of a game says without scripts: its title, whose turn it is, the position, the moves. */
public final class GameInWords {
    private static final Messages WORDS = PlayWords.ALL;

    private GameInWords() {}

    /** What it is called. */
    public static String title(LiveState live, Locale locale) {
        Agreement agreement = live.table().agreement();
        if (agreement.board().isPresent()) {
            BoardReference board = agreement.board().get();
            return WORDS.text(locale, "game.board", agreement.title(), board.round(), board.table());
        }
        if (!agreement.title().isEmpty()) {
            return agreement.title();
        }
        Seating seating = live.table().seating();
        if (seating.second().isEmpty()) {
            return WORDS.text(locale, "game.waiting");
        }
        return seating.firstSide().isEmpty()
                ? WORDS.text(
                        locale,
                        "js.game.title",
                        seating.first().name(),
                        seating.second().get().name())
                : WORDS.text(locale, "js.game.title", name(live, Side.RED, locale), name(live, Side.BLACK, locale));
    }

    public static String name(LiveState live, Side side, Locale locale) {
        return live.table()
                .seating()
                .of(side)
                .map(PlayerSeat::name)
                .filter(name -> !name.isEmpty())
                .orElseGet(() -> WORDS.text(locale, "js.seat.free"));
    }

    /** The same as the script's {@code situation}. */
    public static String situation(LiveState live, JsonNode you) {
        boolean seated = you.path("seated").asBoolean();
        return switch (live.progress()) {
            case WAITING -> seated ? "invite" : "join";
            case GUESSING -> you.path("guessing").asBoolean() ? "guess" : "guessed";
            case READY -> seated ? "ready" : "soon";
            default -> "";
        };
    }

    /** What a link to the game shows elsewhere. */
    public static Preview preview(LiveState live, Locale locale) {
        String page = "/play/" + live.id();
        return new Preview(
                title(live, locale),
                String.join(" · ", facts(live, locale)),
                page,
                page + "/card.png?lang=" + Language.of(locale).code(),
                true);
    }

    /** The picture for that. */
    public static LinkCard card(LiveState live, Locale locale) {
        BoardPicture board = picture(live)
                .look(BoardLook.DEFAULT.of(live.table().agreement().terms().book()));
        return new LinkCard(
                Optional.of(board), title(live, locale), facts(live, locale), WORDS.text(locale, "game.card.foot"));
    }

    /** All that is written on the picture. */
    public static String words(LiveState live, Locale locale) {
        return title(live, locale) + " " + facts(live, locale);
    }

    /** Who plays, how it stands, and by which rules. */
    private static List<String> facts(LiveState live, Locale locale) {
        return Stream.of(
                        WORDS.text(
                                locale, "js.game.title", name(live, Side.RED, locale), name(live, Side.BLACK, locale)),
                        status(live, locale),
                        live.table().agreement().terms().book().title().in(locale))
                .filter(text -> !text.isEmpty() && !text.equals(title(live, locale)))
                .toList();
    }

    /** The position as SVG. */
    public static String picture(LiveState live, Visitor visitor) {
        return picture(live)
                .look(visitor.look().of(live.table().agreement().terms().book()))
                .svg();
    }

    private static BoardPicture picture(LiveState live) {
        BoardPicture picture =
                BoardPicture.of(live.game().map(GameState::position).orElseGet(() -> GameJson.start(live)));
        return live.game()
                .map(GameState::history)
                .filter(history -> history.ply() > 0)
                .map(history ->
                        picture.lastMove(history.movesAfter(history.ply() - 1).get(0)))
                .orElse(picture);
    }

    /** The moves so far. */
    public static String moves(JsonNode game, Visitor visitor) {
        String notation = Notations.usual().onScreen(visitor.locale()).id();
        return game.path("moves")
                .valueStream()
                .map(move -> move.path(notation).asString())
                .collect(Collectors.joining(" "));
    }

    /** Whose turn it is, or how it ended. */
    public static String status(LiveState live, Locale locale) {
        return live.game()
                .map(state -> state.result()
                        .map(result -> result.outcome().words().in(locale))
                        .orElseGet(() -> WORDS.text(
                                locale,
                                "js.turn.of",
                                WORDS.message("js.side."
                                        + state.position().sideToMove().code()))))
                .orElse("");
    }
}
