package org.chuhe.game.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.BookNotation;
import org.chuhe.core.Names;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.notation.MoveNotation;
import org.chuhe.core.sequence.MoveSequence;
import org.chuhe.game.result.GameEnding;
import org.chuhe.game.state.GameState;
import org.chuhe.text.Messages;

/**
 * The record of a game 记录 (2011 rules, 7.5), with the result, the times used, the fouls and the signatures that
 * article 9 asks for. Whoever moves first stands first, under the rules of 1957 Black.
 *
 * @param red Red's name
 * @param black Black's name
 * @param rounds the moves round by round
 * @param game the game it belongs to
 */
public record ScoreSheet(String red, String black, List<Round> rounds, GameState game) {
    private static final Messages MESSAGES = Messages.beside(ScoreSheet.class);

    /**
     * One line of the sheet 回合.
     *
     * @param number the number of the round
     * @param red Red's move; empty if Red made none
     * @param black Black's move; empty if Black made none
     */
    public record Round(int number, String red, String black) {
        public String of(Side side) {
            return side == Side.RED ? red : black;
        }
    }

    public ScoreSheet {
        rounds = List.copyOf(rounds);
    }

    /** The full sheet of a game 完整记录, as its rule book writes: 炮二平五; under the World rules C2.5. */
    public static ScoreSheet of(GameState game) {
        return of(game, BookNotation.recorded(game.regulations().book()));
    }

    /** The abbreviated sheet of a game 简写记录 (2011 rules, 7.5), which is Chinese, in the characters of its reader. */
    public static ScoreSheet abbreviated(GameState game, Locale reader) {
        return of(game, BookNotation.abbreviated(game.regulations().book(), reader));
    }

    /** The sheet of a game in the notation of its reader: in English that of the World Federation, unless he chose otherwise. */
    public static ScoreSheet of(GameState game, Locale reader) {
        return of(game, BookNotation.onSheet(game.regulations().book(), reader));
    }

    private static ScoreSheet of(GameState game, MoveNotation notation) {
        return new ScoreSheet(game.players().red(), game.players().black(), rounds(game, notation), game);
    }

    /** Who moves first, and stands in the first column. */
    public Side first() {
        return game.regulations().book().firstToMove();
    }

    private static List<Round> rounds(GameState game, MoveNotation notation) {
        List<Round> rounds = new ArrayList<>();
        Side first = game.start().sideToMove();
        int number = game.start().moveNumber();
        String opened = "";
        Position position = game.start();
        for (MoveSequence.Played played : game.history().played()) {
            // In a handicap game the first side moves several times in a row.
            position = position.sideToMove() == played.side() ? position : position.withSideToMove(played.side());
            String text = notation.write(position, played.move());
            position = position.play(played.move());
            if (played.side() == first) {
                if (!opened.isEmpty()) {
                    rounds.add(round(number++, first, opened, ""));
                }
                opened = text;
            } else {
                rounds.add(round(number++, first, opened, text));
                opened = "";
            }
        }
        if (!opened.isEmpty()) {
            rounds.add(round(number, first, opened, ""));
        }
        return rounds;
    }

    private static Round round(int number, Side first, String opened, String answered) {
        return first == Side.RED ? new Round(number, opened, answered) : new Round(number, answered, opened);
    }

    /** The sheet as plain text: columns are separated by tabs, as spreadsheets and tests like them. */
    public String text(Locale locale) {
        StringBuilder text = new StringBuilder();
        line(text, say(locale, "title"));
        for (Side side : order()) {
            line(text, say(locale, "player", Names.of(side), side == Side.RED ? red : black));
        }
        line(text, say(locale, "rules", game.regulations().book().title()));
        line(text, game.regulations().claims().thresholds().words().in(locale));
        line(text, say(locale, "columns", Names.of(first()), Names.of(first().opponent())));
        for (Round round : rounds) {
            line(text, round.number() + "\t" + round.of(first()) + "\t" + round.of(first().opponent()));
        }
        line(text, result(locale));
        for (Side side : order()) {
            line(text, account(locale, side));
        }
        for (Side side : order()) {
            line(text, signature(locale, Names.of(side), game.record(side).signed()));
        }
        line(text, signature(locale, MESSAGES.message("arbiter"), game.arbiterSigned()));
        return text.toString();
    }

    private List<Side> order() {
        return List.of(first(), first().opponent());
    }

    private String result(Locale locale) {
        if (game.result().isEmpty()) {
            return say(locale, "unfinished");
        }
        GameEnding result = game.result().get();
        return say(
                locale,
                "result",
                result.outcome().words(),
                result.reason().words(),
                RuleBooks.cite(List.of(result.article())),
                result.outcome().code());
    }

    private String account(Locale locale, Side side) {
        long used = game.clock().face(side).used();
        return say(
                locale,
                "account",
                Names.of(side),
                duration(used),
                game.record(side).fouls());
    }

    private static String duration(long millis) {
        long seconds = millis / 1000;
        return String.format(Locale.ROOT, "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
    }

    private static String signature(Locale locale, Object who, boolean signed) {
        return say(locale, signed ? "signed" : "unsigned", who);
    }

    private static String say(Locale locale, String key, Object... arguments) {
        return MESSAGES.text(locale, key, arguments);
    }

    private static void line(StringBuilder text, String line) {
        text.append(line).append('\n');
    }
}
