package org.chuhe.server.event.pages;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.UploadedFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.chuhe.eventfiles.EntryImport;
import org.chuhe.json.JsonException;
import org.chuhe.server.event.api.EntryLists;
import org.chuhe.server.event.api.EventRequests;
import org.chuhe.server.event.api.Namesakes;
import org.chuhe.server.event.export.FileShelf;
import org.chuhe.server.event.log.EventDesk;
import org.chuhe.server.event.view.EventHead;
import org.chuhe.server.event.view.EventVisit;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.AsyncAnswer;
import org.chuhe.server.platform.http.BodySize;
import org.chuhe.server.platform.http.Pages;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.http.View;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.text.Message;
import org.chuhe.tournament.command.CommandKind;

/** A table of entries that was sent: read, and shown with what is wrong in it, before anybody is entered. */
public final class ImportPages {
    private static final View IMPORT = View.of("events/import.jte", EventVisit.WORDS, "import.title");

    private final Pages pages;
    private final EventDesk desk;
    private final EntryLists lists;
    private final FileShelf shelf;

    public ImportPages(Pages pages, EventDesk desk, EntryLists lists, FileShelf shelf) {
        this.shelf = shelf;
        this.pages = pages;
        this.desk = desk;
        this.lists = lists;
    }

    public void routes(RoutesConfig routes) {
        routes.post("/events/{id}/preview", this::preview, Access.PLAYER, BodySize.FILE, RateLimit.WORK);
    }

    /** A file that was sent with a form. */
    static Optional<byte[]> upload(Context context, String name) {
        UploadedFile file = context.isMultipart() ? context.uploadedFile(name) : null;
        if (file == null || file.size() == 0) {
            return Optional.empty();
        }
        try (InputStream in = file.content()) {
            return Optional.of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * A line of the table.
     *
     * @param number its number among those that can be entered, from 1 on; 0 if it cannot
     * @param namesake who else has the same name and unit, in the list or among those entered; empty if nobody has
     */
    public record Row(EntryImport.Line line, int number, String namesake) {}

    /**
     * A table of entries before anybody is entered.
     *
     * @param list the name under which its lines are kept
     * @param wrong how many cannot be entered
     * @param doubles how many have the name and unit of somebody else
     */
    public record Preview(
            EventHead head,
            List<Row> rows,
            int wrong,
            int doubles,
            boolean teams,
            String list,
            String problem,
            Locale locale) {
        /** Whether anybody in it is seeded. */
        public boolean seeded() {
            return rows.stream().anyMatch(row -> row.line().seed() > 0);
        }
    }

    private void preview(Context context) {
        EventVisit visit = EventRequests.official(EventVisit.of(context, desk), CommandKind.IMPORT);
        boolean teams = visit.event().regulations().forTeams();
        byte[] table = upload(context, "file")
                .orElseGet(() -> Optional.ofNullable(context.formParam("text"))
                        .orElse("")
                        .getBytes(StandardCharsets.UTF_8));
        AsyncAnswer.send(
                context,
                shelf.lines(AsyncAnswer.asker(context), visit.say("import.table"), table, teams)
                        .<Runnable>thenApply(lines -> () -> show(context, visit, lines))
                        .exceptionally(problem -> unreadable(context, visit, AsyncAnswer.cause(problem))),
                Runnable::run);
    }

    private Runnable unreadable(Context context, EventVisit visit, Throwable problem) {
        if (problem instanceof JsonException wrong) {
            return () -> {
                context.status(422);
                show(context, visit, List.of(), "", wrong.message(visit.locale()));
            };
        }
        throw new CompletionException(problem);
    }

    private void show(Context context, EventVisit visit, List<EntryImport.Line> lines) {
        String list = lists.keep(
                visit.id(),
                Visitor.of(context).member().id(),
                lines.stream().filter(line -> line.problem().isEmpty()).toList());
        show(context, visit, rows(visit, lines), list, "");
    }

    private void show(Context context, EventVisit visit, List<Row> rows, String list, String problem) {
        boolean teams = visit.event().regulations().forTeams();
        int wrong = (int) rows.stream().filter(row -> row.number() == 0).count();
        int doubles =
                (int) rows.stream().filter(row -> !row.namesake().isEmpty()).count();
        visit.show(
                pages,
                context,
                IMPORT,
                new Preview(
                        visit.head(context, "players"), rows, wrong, doubles, teams, list, problem, visit.locale()));
    }

    private static List<Row> rows(EventVisit visit, List<EntryImport.Line> lines) {
        List<Optional<Message>> namesakes = Namesakes.of(visit.event(), lines);
        List<Row> rows = new ArrayList<>();
        int number = 0;
        for (int i = 0; i < lines.size(); i++) {
            boolean usable = lines.get(i).problem().isEmpty();
            number += usable ? 1 : 0;
            String namesake =
                    namesakes.get(i).map(words -> words.in(visit.locale())).orElse("");
            rows.add(new Row(lines.get(i), usable ? number : 0, namesake));
        }
        return rows;
    }
}
