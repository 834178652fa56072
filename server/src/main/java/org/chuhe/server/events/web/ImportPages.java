package org.chuhe.server.events.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.UploadedFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chuhe.json.JsonException;
import org.chuhe.json.tournament.EntryImport;
import org.chuhe.server.events.log.EventAction;
import org.chuhe.server.events.log.EventDesk;
import org.chuhe.server.events.view.EventHead;
import org.chuhe.server.events.view.EventVisit;
import org.chuhe.server.web.Access;
import org.chuhe.server.web.BodySize;
import org.chuhe.server.web.Limits;
import org.chuhe.server.web.Site;
import org.chuhe.server.web.View;
import org.chuhe.tournament.person.Person;

/** A table of entries that was sent: read, and shown with what is wrong in it, before anybody is entered. */
public final class ImportPages {
    private static final View IMPORT = View.of("events/import.jte", EventVisit.WORDS, "import.title");

    private final Site site;
    private final EventDesk desk;

    ImportPages(Site site, EventDesk desk) {
        this.site = site;
        this.desk = desk;
    }

    void routes(RoutesConfig routes) {
        routes.post("/events/{id}/preview", EventsFeature.sensible(this::preview), Access.PLAYER, BodySize.FILE);
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
     * A table of entries before anybody is entered.
     *
     * @param text what is entered if the organiser agrees: the same table as CSV
     */
    public record Preview(
            EventHead head,
            List<EntryImport.Line> lines,
            int wrong,
            boolean teams,
            String text,
            String problem,
            Locale locale) {}

    private void preview(Context context) {
        site.limits().take(Limits.Kind.WORK, context);
        EventVisit visit = EventsFeature.official(EventVisit.of(context, desk), EventAction.Kind.IMPORT);
        boolean teams = visit.event().regulations().forTeams();
        byte[] table = upload(context, "file")
                .orElseGet(() -> Optional.ofNullable(context.formParam("text"))
                        .orElse("")
                        .getBytes(StandardCharsets.UTF_8));
        List<EntryImport.Line> lines = List.of();
        String problem = "";
        try {
            lines = EntryImport.lines(visit.say("import.table"), table, teams);
        } catch (JsonException e) {
            context.status(422);
            problem = e.message(visit.locale());
        }
        int wrong = (int) lines.stream().filter(l -> l.problem().isPresent()).count();
        visit.show(
                site,
                context,
                IMPORT,
                new Preview(visit.head(context, "players"), lines, wrong, teams, csv(lines), problem, visit.locale()));
    }

    /** Lines that cannot be used are left out. */
    private static String csv(List<EntryImport.Line> lines) {
        return lines.stream()
                .filter(line -> line.problem().isEmpty())
                .map(ImportPages::csv)
                .collect(Collectors.joining(
                        "\n", "name,unit,rating,seed,id,sex,birth,title,club,federation,group\n", "\n"));
    }

    private static String csv(EntryImport.Line line) {
        Person person = line.person();
        return Stream.of(
                        line.name(),
                        line.unit(),
                        Integer.toString(line.rating()),
                        Integer.toString(line.seed()),
                        person.id(),
                        person.sex().code(),
                        person.birth().code(),
                        person.title(),
                        person.club(),
                        person.federation(),
                        person.group())
                .map(ImportPages::quoted)
                .collect(Collectors.joining(","));
    }

    private static String quoted(String text) {
        return "\"" + text.replace("\"", "\"\"") + "\"";
    }
}
