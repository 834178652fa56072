package org.chuhe.server.games.matches;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.ruling.LineText;
import org.chuhe.core.Move;
import org.chuhe.core.notation.Fen;
import org.chuhe.documents.board.BoardPicture;
import org.chuhe.engines.match.FinishedGame;
import org.chuhe.engines.play.RuledRepetition;
import org.chuhe.engines.report.MatchReport;
import org.chuhe.records.Records;
import org.chuhe.records.model.GameRecord;
import org.chuhe.server.games.matches.MatchStore.Row;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.Pages;
import org.chuhe.server.platform.http.View;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Messages;

/** A game of a match that is over: to be played through, with the rulings and how it ended, and as a file. */
public final class MatchGamePages {
    private static final Messages WORDS = Messages.beside(MatchGamePages.class);
    private static final View GAME = View.of("matches/game.jte", WORDS, "matches.title");

    private final Pages pages;
    private final MatchDesk desk;

    MatchGamePages(Pages pages, MatchDesk desk) {
        this.pages = pages;
        this.desk = desk;
    }

    void routes(RoutesConfig routes) {
        routes.get("/matches/{id}/games/{number}", this::game, Access.EVERYONE);
        routes.get("/matches/{id}/games/{number}/pgn", this::pgn, Access.EVERYONE);
    }

    /** A ruling of a game. */
    public record Given(int ply, String consequence, String words) {}

    /**
     * A game.
     *
     * @param match what it is part of
     * @param fen where it began
     * @param moves the moves in coordinates, for the board
     * @param text the same in the reader's notation
     * @param picture its last position
     */
    public record Game(
            String id,
            String match,
            int number,
            String red,
            String black,
            String result,
            String ending,
            String remark,
            List<Given> rulings,
            String fen,
            String moves,
            String text,
            String picture) {}

    private static int number(Context context) {
        String text = context.pathParam("number");
        if (!text.matches("\\d{1,8}")) {
            throw Rejection.notFound();
        }
        return Integer.parseInt(text);
    }

    private String pgnOf(Context context) {
        return desk.store().pgn(context.pathParam("id"), number(context)).orElseThrow(Rejection::notFound);
    }

    private void pgn(Context context) {
        context.header("Content-Disposition", "attachment; filename=\"game-" + number(context) + ".pgn\"");
        context.contentType("application/x-chess-pgn; charset=utf-8").result(pgnOf(context));
    }

    private void game(Context context) {
        Visitor visitor = Visitor.of(context);
        Locale locale = visitor.locale();
        int number = number(context);
        GameRecord record = Records.read("game.pgn", pgnOf(context).getBytes(StandardCharsets.UTF_8))
                .get(0)
                .game();
        Row match = desk.store().find(context.pathParam("id")).orElseThrow(Rejection::notFound);
        FinishedGame game = desk.store().game(match.id(), number).orElseThrow(Rejection::notFound);
        RuleBook book = RuleBooks.byId(match.facts().rules()).orElseThrow(Rejection::notFound);
        List<Move> moves = record.mainLine().moves();
        String red = match.facts().name(game.task().red());
        String black = match.facts().name(game.task().black());
        pages.show(
                context,
                GAME.titled(WORDS.message("game.title", number, red, black)),
                new Game(
                        match.id(),
                        MatchDesk.title(match),
                        number,
                        red,
                        black,
                        game.result().inRecords(),
                        MatchReport.ending(game, locale),
                        game.remark().in(locale),
                        game.rulings().stream()
                                .map(ruling -> given(ruling, locale))
                                .toList(),
                        Fen.write(record.start()),
                        moves.stream().map(Move::toString).collect(Collectors.joining(" ")),
                        String.join(" ", LineText.of(book, record.start().toBoard(), moves, locale)),
                        BoardPicture.of(record.start()).svg()));
    }

    private static Given given(RuledRepetition ruling, Locale locale) {
        return new Given(ruling.ply(), MatchReport.consequence(ruling, locale), MatchReport.ruling(ruling, locale));
    }
}
