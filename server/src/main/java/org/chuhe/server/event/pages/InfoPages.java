package org.chuhe.server.event.pages;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.util.ArrayList;
import java.util.List;
import org.chuhe.documents.tournament.EventSheets;
import org.chuhe.eventfiles.Sheet;
import org.chuhe.server.event.log.EventDesk;
import org.chuhe.server.event.view.EventHead;
import org.chuhe.server.event.view.EventVisit;
import org.chuhe.server.event.view.Part;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.Pages;
import org.chuhe.server.platform.http.View;
import org.chuhe.text.Messages;
import org.chuhe.tournament.appeal.Appeal;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.programme.Programme;

/** 秩序册, 等级分, 奖励: what an event announces beside its rounds and tables. */
public final class InfoPages {
    private static final Messages WORDS = EventVisit.WORDS;
    static final View INFO = View.of("events/info.jte", WORDS, "tab.info", "event.js");
    static final View APPEALS = View.of("events/appeals.jte", WORDS, "tab.appeals", "event.js");
    static final View SHEETS = View.of("events/sheets.jte", WORDS, "tab.ratings", "event.js");

    private final Pages pages;
    private final EventDesk desk;

    public InfoPages(Pages pages, EventDesk desk) {
        this.pages = pages;
        this.desk = desk;
    }

    public void routes(RoutesConfig routes) {
        get(routes, "/events/{id}/info", this::info);
        get(routes, "/events/{id}/ratings", context -> sheets(context, "ratings"));
        get(routes, "/events/{id}/prizes", context -> sheets(context, "prizes"));
        get(routes, "/events/{id}/schedule", context -> sheets(context, "schedule"));
        get(routes, "/events/{id}/appeals", this::appeals);
    }

    private static void get(RoutesConfig routes, String path, Handler handler) {
        routes.get(path, handler, Access.EVERYONE);
    }

    /** The programme and the regulations. */
    public record Info(EventHead head, Programme programme, Sheet timetable, Sheet regulations) {}

    private void info(Context context) {
        EventVisit visit = EventVisit.of(context, desk);
        visit.show(pages, context, INFO, info(visit.head(context, "info"), visit));
    }

    static Info info(EventHead head, EventVisit visit) {
        EventSheets sheets = new EventSheets(visit.view().report(), visit.locale());
        return new Info(head, visit.event().programme(), sheets.timetable(), sheets.regulations());
    }

    /** Appeals; the organiser sees their grounds too. */
    public record Appeals(EventHead head, Sheet sheet, List<Appeal> appeals) {}

    private void appeals(Context context) {
        EventVisit visit = EventVisit.of(context, desk);
        visit.show(pages, context, APPEALS, appeals(visit.head(context, "appeals"), visit));
    }

    static Appeals appeals(EventHead head, EventVisit visit) {
        Sheet sheet = new EventSheets(visit.view().report(), visit.locale()).appeals();
        return new Appeals(head, sheet, visit.event().appeals());
    }

    /**
     * Tables as they are printed.
     *
     * @param file the name of the download
     * @param list whether the organiser can read a list of ratings in
     */
    public record Sheets(EventHead head, List<Part<Sheet.Line>> parts, List<Sheet> sheets, String file, boolean list) {}

    private void sheets(Context context, String what) {
        EventVisit visit = EventVisit.of(context, desk);
        List<Sheet> sheets = sheets(visit, what);
        List<Part<Sheet.Line>> parts = new ArrayList<>();
        for (Sheet sheet : sheets) {
            parts.add(Part.of(
                    context,
                    sheet.lines(),
                    (line, find) -> line.cells().stream().anyMatch(cell -> cell.contains(find))));
        }
        visit.show(
                pages,
                context,
                SHEETS.titled(WORDS.message("tab." + what)),
                new Sheets(
                        visit.head(context, what),
                        parts,
                        sheets,
                        what,
                        what.equals("ratings") && visit.may(CommandKind.RATINGS)));
    }

    /** The sheets of a page. */
    static List<Sheet> sheets(EventVisit visit, String what) {
        EventSheets maker = new EventSheets(visit.view().report(), visit.locale());
        if (what.equals("prizes")) {
            return List.of(maker.prizes());
        }
        if (what.equals("schedule")) {
            return List.of(maker.schedule());
        }
        return visit.event().regulations().norms().isEmpty()
                ? List.of(maker.ratings())
                : List.of(maker.ratings(), maker.norms());
    }
}
