package org.chuhe.server.event.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.core.Side;
import org.chuhe.documents.tournament.EventSheets;
import org.chuhe.eventfiles.Sheet;
import org.chuhe.server.event.boards.RoundBoards;
import org.chuhe.server.event.boards.RoundGames;
import org.chuhe.server.event.log.EventFacts;
import org.chuhe.server.game.store.BoardGame;
import org.chuhe.server.platform.share.QrPicture;
import org.chuhe.tournament.model.Round;

/** 大屏: what the hall sees, cut into pages that follow each other. */
public final class Hall {
    private static final int BOARDS = 8;
    private static final int LINES = 10;
    private static final int MOST_COLUMNS = 4;

    private Hall() {}

    /**
     * Tables of the round.
     *
     * @param live the first of their games that is being played on this server
     */
    public record BoardsPage(
            int number, int of, List<RoundBoards.Encounter> encounters, List<String> byes, Optional<Featured> live) {}

    /** The game that the hall watches. */
    public record Featured(BoardGame live, RoundBoards.Board board) {
        public String game() {
            return live.id();
        }

        /** Whether Black moves first and sits below (1957, 2.1). */
        public boolean blackBelow() {
            return live.firstSide() == Side.BLACK;
        }

        /** Who has the red pieces. */
        public String red() {
            return live.firstSide() == Side.RED
                    ? board.red().name()
                    : board.black().name();
        }

        /** Who has the black ones. */
        public String black() {
            return live.firstSide() == Side.RED
                    ? board.black().name()
                    : board.red().name();
        }
    }

    /** Lines of the standings; before the first round of a table those of the schedule (附录一). */
    public record TablePage(Sheet sheet, int number, int of) {}

    /** What follows each other: tables of the round, standings, the bracket. */
    public record Pages(List<BoardsPage> boards, List<TablePage> tables, List<BracketPicture.Tree> trees) {}

    /**
     * All pages, and what stays on the screen meanwhile.
     *
     * @param begins when the round begins, as the organiser wrote it
     * @param ends when its clocks will have run down; 0 = not known
     * @param programme what is shown in turn
     * @param grid the boards, if they are shown
     * @param qr the drawing of the code that leads to the event
     */
    public record Shown(
            String id,
            String tag,
            String name,
            int round,
            String begins,
            long ends,
            String notice,
            String qr,
            HallProgramme programme,
            BoardGrid grid,
            Pages pages) {
        /** Whether there is nothing to see yet. */
        public boolean isEmpty() {
            boolean boards = programme.shows("boards") && !grid.isEmpty();
            boolean pairings = programme.shows("pairings") && !pages.boards().isEmpty();
            boolean tables = programme.shows("standings") && !pages.tables().isEmpty();
            return !boards
                    && !pairings
                    && !tables
                    && !(programme.shows("bracket") && !pages.trees().isEmpty());
        }
    }

    public static Shown of(EventVisit visit, String address, RoundGames live, HallProgramme programme, BoardGrid grid) {
        int last = visit.view().lastRound();
        EventFacts facts = visit.view().facts();
        return new Shown(
                visit.id(),
                visit.tag(),
                visit.event().name(),
                last,
                visit.event().programme().start(last),
                facts.end(last),
                String.join(" · ", visit.event().programme().announcements()),
                QrPicture.of(address),
                programme,
                grid,
                // A board beside the pairings would be one too many where there are pages of boards.
                pages(visit, programme.shows("boards") ? RoundGames.NONE : live));
    }

    private static Pages pages(EventVisit visit, RoundGames live) {
        List<BoardsPage> boards = visit.event()
                .round(visit.view().lastRound())
                .map(round -> boards(visit, round, live))
                .orElse(List.of());
        List<TablePage> tables = new ArrayList<>();
        if (boards.isEmpty() && visit.scheduled()) {
            Sheet schedule = new EventSheets(visit.view().report(), visit.locale()).schedule();
            tables.addAll(pages(schedule));
        }
        if (visit.view().ranked()) {
            StandingsTables.of(visit).forEach(table -> tables.addAll(pages(table.sheet())));
        }
        return new Pages(boards, tables, BracketPicture.of(visit));
    }

    /** As even as they can be: nine boards are two pages of five and four, not of eight and one. */
    private static <T> List<List<T>> cut(List<T> all, int most) {
        int pages = Math.max(1, (all.size() + most - 1) / most);
        int each = (all.size() + pages - 1) / pages;
        List<List<T>> parts = new ArrayList<>();
        for (int i = 0; i < all.size(); i += each) {
            parts.add(all.subList(i, Math.min(all.size(), i + each)));
        }
        return parts;
    }

    private static List<BoardsPage> boards(EventVisit visit, Round round, RoundGames live) {
        List<String> byes = round.byes().stream().map(visit.view()::name).toList();
        List<List<RoundBoards.Encounter>> parts = cut(RoundBoards.of(visit.view(), round), BOARDS);
        List<BoardsPage> pages = new ArrayList<>();
        for (List<RoundBoards.Encounter> part : parts) {
            pages.add(new BoardsPage(pages.size() + 1, parts.size(), part, byes, featured(part, live)));
        }
        return pages;
    }

    private static Optional<Featured> featured(List<RoundBoards.Encounter> encounters, RoundGames live) {
        return encounters.stream()
                .flatMap(encounter -> encounter.boards().stream())
                .flatMap(board ->
                        live.at(board).filter(BoardGame::running).stream().map(game -> new Featured(game, board)))
                .findFirst();
    }

    /** The first criteria; the hall is read from afar. */
    private static List<TablePage> pages(Sheet table) {
        int names = 0;
        for (int i = 0; i < table.columns().size(); i++) {
            Sheet.Kind kind = table.columns().get(i).kind();
            names = kind == Sheet.Kind.NAME || kind == Sheet.Kind.TEXT ? i : names;
        }
        Sheet shown = table.first(Math.min(table.columns().size(), names + 1 + MOST_COLUMNS));
        List<List<Sheet.Line>> parts = cut(shown.lines(), LINES);
        List<TablePage> pages = new ArrayList<>();
        for (List<Sheet.Line> part : parts) {
            pages.add(new TablePage(shown.with(part), pages.size() + 1, parts.size()));
        }
        return pages;
    }
}
