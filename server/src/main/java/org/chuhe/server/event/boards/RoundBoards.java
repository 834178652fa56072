package org.chuhe.server.event.boards;

import java.util.List;
import org.chuhe.server.event.log.EventView;
import org.chuhe.text.EndReason;
import org.chuhe.text.Result;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.model.TableOdds;
import org.chuhe.tournament.report.RoundReport;
import org.chuhe.tournament.report.Seat;

/** A round as tables on a page. */
public final class RoundBoards {
    private RoundBoards() {}

    /**
     * One game.
     *
     * @param label the table, with the game behind it where a match has several
     * @param kind "regular", or what a tie-break game is
     * @param code the result in event files
     * @param shown the result on pages; empty while it is open
     * @param reason why it ended so, if the arbiter has said
     */
    public record Board(
            int table,
            int game,
            String label,
            String kind,
            Seat red,
            Seat black,
            String code,
            String shown,
            EndReason reason) {
        public boolean finished() {
            return !shown.isEmpty();
        }
    }

    /**
     * A table with its games.
     *
     * @param section the group or the place in the bracket; may be empty
     * @param several whether the match has more than one game
     * @param score of the match so far, as "3–1"
     * @param origin "rule", "arbiter" or "relaxed"
     * @param level whether a bracket match is level and needs a further game or a lot
     * @param winner who goes on from a bracket match; 0 = not known
     * @param odds what the second gives the first
     */
    public record Encounter(
            int table,
            String section,
            Seat first,
            Seat second,
            boolean several,
            String score,
            String origin,
            boolean level,
            int winner,
            TableOdds odds,
            List<Board> boards) {
        public boolean involves(int no) {
            return first.no() == no || second.no() == no;
        }
    }

    /** The tables of a round. */
    public static List<Encounter> of(EventView view, Round round) {
        return view.report().round(round).encounters().stream()
                .map(RoundBoards::encounter)
                .toList();
    }

    /** As pages show a result; a game that is not over shows nothing. */
    public static String shown(Result result) {
        return result.finished() ? result.sign() : "";
    }

    private static Encounter encounter(RoundReport.Encounter table) {
        return new Encounter(
                table.table(),
                table.section(),
                table.first(),
                table.second(),
                table.several(),
                table.score().map(score -> score.first() + "–" + score.second()).orElse(""),
                table.origin().code(),
                table.level(),
                table.winner(),
                table.odds(),
                table.boards().stream().map(board -> board(table, board)).toList());
    }

    private static Board board(RoundReport.Encounter table, RoundReport.Board board) {
        return new Board(
                table.table(),
                board.game(),
                table.several() ? table.table() + "." + board.game() : Integer.toString(table.table()),
                board.kind().code(),
                board.red(),
                board.black(),
                board.result().code(),
                shown(board.result()),
                board.reason());
    }
}
