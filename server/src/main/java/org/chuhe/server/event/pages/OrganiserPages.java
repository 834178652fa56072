package org.chuhe.server.event.pages;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HttpStatus;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chuhe.eventfiles.EventLog;
import org.chuhe.eventfiles.LogEntry;
import org.chuhe.eventfiles.LoggedEvent;
import org.chuhe.game.rules.Provision;
import org.chuhe.json.JsonException;
import org.chuhe.server.event.actions.Fields;
import org.chuhe.server.event.actions.PlayedHereForm;
import org.chuhe.server.event.actions.RuleForm;
import org.chuhe.server.event.actions.TableNumbers;
import org.chuhe.server.event.api.ActionRoute;
import org.chuhe.server.event.api.EventRequests;
import org.chuhe.server.event.boards.RoundBoards;
import org.chuhe.server.event.log.EventDesk;
import org.chuhe.server.event.log.EventFacts;
import org.chuhe.server.event.log.EventStore;
import org.chuhe.server.event.log.Offices;
import org.chuhe.server.event.log.PlayedHere;
import org.chuhe.server.event.log.ServerDeed;
import org.chuhe.server.event.view.EventHead;
import org.chuhe.server.event.view.EventVisit;
import org.chuhe.server.event.view.Flash;
import org.chuhe.server.event.view.Part;
import org.chuhe.server.event.view.Said;
import org.chuhe.server.event.view.ShownRound;
import org.chuhe.server.platform.auth.Account;
import org.chuhe.server.platform.auth.Accounts;
import org.chuhe.server.platform.config.Settings;
import org.chuhe.server.platform.config.TimeText;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.BodySize;
import org.chuhe.server.platform.http.Errors;
import org.chuhe.server.platform.http.Pages;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.http.View;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.EndReason;
import org.chuhe.text.Messages;
import org.chuhe.text.Result;
import org.chuhe.tournament.checker.Finding;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.DeedKind;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.pairing.FieldAdvice;
import org.chuhe.tournament.programme.Programme;
import org.chuhe.tournament.regulations.Regulations;
import tools.jackson.databind.json.JsonMapper;

/** Where organisers run their tournaments. */
public final class OrganiserPages {
    private static final Messages WORDS = EventVisit.WORDS;
    private static final View NEW = View.of("events/new.jte", WORDS, "new.title");
    private static final View ENTRY = View.of("events/entry.jte", WORDS, "tab.entry", "entry.js");
    private static final View LOG = View.of("events/log.jte", WORDS, "tab.log", "event.js");
    private static final View SETTINGS = View.of("events/settings.jte", WORDS, "tab.settings", "event.js");
    private static final int RECENT = 8;
    private static final int RECENT_ENTRIES = 80;

    private final Accounts accounts;
    private final Pages pages;
    private final JsonMapper json;
    private final TimeText times;
    private final EventStore store;
    private final EventDesk desk;
    private final ActionRoute actions;

    public OrganiserPages(
            Accounts accounts,
            Pages pages,
            JsonMapper json,
            TimeText times,
            EventStore store,
            EventDesk desk,
            ActionRoute actions) {
        this.accounts = accounts;
        this.pages = pages;
        this.json = json;
        this.times = times;
        this.store = store;
        this.desk = desk;
        this.actions = actions;
    }

    public void routes(RoutesConfig routes) {
        get(routes, "/events/new", context -> form(context, RuleForm.filled(Regulations.swiss(FieldAdvice.LEAST)), ""));
        routes.post("/events", this::create, Access.ORGANISER, BodySize.FILE, RateLimit.WRITE);
        // Offices in an event do not depend on roles on the server: who may is asked inside.
        routes.get("/events/{id}/entry", this::entry, Access.PLAYER);
        routes.get("/events/{id}/log", this::log, Access.PLAYER);
        get(routes, "/events/{id}/settings", this::settings);
        routes.post("/events/{id}/deeds/{deed}", this::action, Access.PLAYER, BodySize.FILE, RateLimit.WRITE);
    }

    private static void get(RoutesConfig routes, String path, Handler handler) {
        routes.get(path, handler, Access.ORGANISER);
    }

    private EventVisit visit(Context context, DeedKind kind) {
        return EventRequests.official(EventVisit.of(context, desk), kind);
    }

    /** The form for a new event, with what was filled in before, or with what is usual. */
    public record New(Fields fields, String problem) {
        public String value(String name) {
            return fields.text(name);
        }

        /** How boards are played on this server, as far as it was filled in. */
        public Optional<PlayedHere> here() {
            return PlayedHereForm.filledIn(fields);
        }
    }

    private void form(Context context, Fields fields, String problem) {
        pages.show(context, NEW, new New(fields, problem));
    }

    private void create(Context context) {
        Visitor visitor = Visitor.of(context);
        Fields fields = Fields.of(context, json);
        try {
            String id = actions.create(context, uploaded(context, fields));
            context.redirect("/events/" + id + "/players", HttpStatus.SEE_OTHER);
        } catch (Rejection e) {
            Errors.status(context, e);
            form(context, fields, e.message().in(visitor.locale()));
        } catch (JsonException e) {
            context.status(422);
            form(context, fields, e.message(visitor.locale()));
        }
    }

    /** An event file of the command line takes the place of the form. */
    private static Fields uploaded(Context context, Fields fields) {
        Optional<byte[]> file = ImportPages.upload(context, "file");
        return file.isEmpty()
                ? fields
                : Fields.of(LoggedEvent.read("", file.orElseThrow()).document().event());
    }

    /** What was recorded a moment ago. */
    public record Recent(int seq, String time, String who, String what, boolean undone, boolean canUndo) {}

    /**
     * The sheet on which results are entered.
     *
     * @param part the tables shown
     */
    public record Sheet(
            EventHead head,
            ShownRound round,
            Part<RoundBoards.Encounter> part,
            List<Recent> recent,
            boolean teams,
            boolean bracket,
            List<Reported> reported,
            String zone) {
        /** How many boards both players agree about. */
        public long agreed() {
            return reported.stream().filter(one -> !one.agreed().isEmpty()).count();
        }
    }

    /** What the players of an open board say; {@code agreed} if it is the same. */
    public record Reported(RoundBoards.Board board, String red, String black, String agreed, boolean contradicts) {}

    /** What may stand beside a result. */
    public static final List<EndReason> REASONS =
            Stream.of(EndReason.values()).filter(EndReason::endsGames).toList();

    /** The results, by their codes, that a reason can stand beside. */
    public static String fits(EndReason reason) {
        return Stream.of(Result.values()).filter(reason::fits).map(Result::code).collect(Collectors.joining(" "));
    }

    private void entry(Context context) {
        EventVisit visit = visit(context, CommandKind.RESULTS);
        int wanted = Part.number(context.queryParam("round"), visit.view().lastRound());
        ShownRound shown = ShownRound.of(visit, wanted);
        visit.show(
                pages,
                context,
                ENTRY,
                new Sheet(
                        visit.head(context, "entry"),
                        shown,
                        Part.of(context, own(visit, wanted, shown.encounters()), PublicPages::about),
                        recent(visit, wanted),
                        visit.event().regulations().forTeams(),
                        bracket(visit, wanted),
                        reported(visit, wanted),
                        visit.times(times).name()));
    }

    /** An arbiter of some tables sees those, in the round that is being played. */
    private static List<RoundBoards.Encounter> own(EventVisit visit, int round, List<RoundBoards.Encounter> all) {
        return all.stream()
                .filter(one ->
                        visit.rights().may(CommandKind.RESULTS, visit.state().event(), round, one.table()))
                .toList();
    }

    private static List<Reported> reported(EventVisit visit, int round) {
        List<Reported> reported = new ArrayList<>();
        for (RoundBoards.Encounter encounter :
                own(visit, round, ShownRound.of(visit, round).encounters())) {
            for (RoundBoards.Board board : encounter.boards()) {
                if (!board.finished()) {
                    visit.state()
                            .facts()
                            .players()
                            .report(round, board.table(), board.game())
                            .map(said -> new Reported(
                                    board,
                                    said.red().map(Result::sign).orElse(""),
                                    said.black().map(Result::sign).orElse(""),
                                    said.agreed().map(Result::sign).orElse(""),
                                    said.contradicts()))
                            .ifPresent(reported::add);
                }
            }
        }
        return reported;
    }

    private static boolean bracket(EventVisit visit, int round) {
        return visit.event()
                .round(round)
                .flatMap(r -> visit.event().stage(r.stage()))
                .filter(stage -> stage.format().isBracket())
                .isPresent();
    }

    /** The history, the last first; of a round only its last results. */
    private List<Recent> recent(EventVisit visit, int round) {
        boolean resultsOnly = round > 0;
        List<LogEntry> log =
                store.log(visit.id(), resultsOnly ? Math.max(0, visit.state().seq() - RECENT_ENTRIES) : 0);
        Set<Integer> undone = new EventLog(log).undone();
        int last = new EventLog(log)
                .standing(visit.state().event()).stream()
                        .mapToInt(LogEntry::seq)
                        .max()
                        .orElse(0);
        TimeText times = visit.times(this.times);
        List<Recent> recent = new ArrayList<>();
        for (int i = log.size() - 1; i >= 0; i--) {
            LogEntry entry = log.get(i);
            boolean gone = undone.contains(entry.seq());
            boolean can = entry.kind().canBeUndone()
                    && visit.rights().may(CommandKind.UNDO)
                    && visit.rights().may(entry.kind())
                    && !gone
                    && (entry.seq() == last || EventLog.recordsResults(entry.kind()))
                    && (!visit.state().facts().closed() || entry.kind() == ServerDeed.Kind.CLOSE);
            boolean wanted = !resultsOnly
                    || (EventLog.recordsResults(entry.kind())
                            && recent.size() < RECENT
                            && EventLog.results(entry.deed()).stream().anyMatch(change -> change.round() == round));
            if (wanted) {
                Instant at = Instant.ofEpochMilli(entry.at());
                recent.add(new Recent(
                        entry.seq(),
                        resultsOnly ? times.clock(at) : times.shortly(at),
                        desk.who(entry),
                        desk.did(entry, visit.state().event()).in(visit.locale()),
                        gone,
                        can));
            }
        }
        return recent;
    }

    /** The whole history, the last first. */
    public record History(EventHead head, List<Recent> entries, String zone) {}

    private void log(Context context) {
        EventVisit visit = visit(context, CommandKind.UNDO);
        visit.show(
                pages,
                context,
                LOG,
                new History(
                        visit.head(context, "log"),
                        recent(visit, 0),
                        visit.times(times).name()));
    }

    /** An account that runs the tournament. */
    public record Runner(String id, String name, boolean owner) {}

    /** An account that holds an office; the tables of an arbiter as people write them. */
    public record Holder(String account, String name, String office, String tables) {}

    private List<Holder> holders(EventVisit visit) {
        return visit.state().facts().offices().appointments().stream()
                .sorted(Comparator.comparing(Offices.Appointment::office))
                .map(one -> new Holder(
                        one.account(),
                        accounts.byId(one.account()).map(Account::name).orElse(one.account()),
                        one.office().code(),
                        TableNumbers.write(one.tables())))
                .toList();
    }

    /** What the organiser can set. */
    public record Settings(
            EventHead head,
            EventFacts facts,
            Programme programme,
            Fields rules,
            List<Runner> runners,
            List<Holder> holders,
            List<String> violations,
            boolean begun,
            boolean complete,
            List<Provision> provisions,
            String serverZone) {}

    private void settings(Context context) {
        EventVisit visit = EventRequests.organiser(EventVisit.of(context, desk));
        List<String> ids = store.organisers(visit.id());
        List<Runner> runners = new ArrayList<>();
        for (String id : ids) {
            String name = accounts.byId(id).map(Account::name).orElse(id);
            runners.add(new Runner(id, name, id.equals(ids.get(0))));
        }
        List<Finding> findings = visit.state().whole().tournament().check();
        visit.show(
                pages,
                context,
                SETTINGS,
                new Settings(
                        visit.head(context, "settings"),
                        visit.state().facts(),
                        visit.event().programme(),
                        RuleForm.filled(visit.event().regulations()),
                        runners,
                        holders(visit),
                        texts(visit, findings, f -> f.severity() == Finding.Severity.VIOLATION),
                        visit.event().begun(),
                        visit.event().rounds().stream().allMatch(Round::finished),
                        visit.state()
                                .facts()
                                .here()
                                .map(here -> here.provisions(
                                        visit.event().regulations().lateMinutes()))
                                .orElse(List.of()),
                        times.name()));
    }

    private static List<String> texts(EventVisit visit, List<Finding> findings, Predicate<Finding> which) {
        return findings.stream()
                .filter(which)
                .map(finding -> finding.message().withArticle(visit.locale()))
                .toList();
    }

    /** An action out of a form; afterwards the reader is where he was, and reads there what became of it. */
    private void action(Context context) {
        EventVisit visit = EventVisit.of(context, desk);
        Fields fields = Fields.of(context, json);
        try {
            EventDesk.Done done = actions.perform(context, visit, fields);
            Flash.leave(context, visit.id(), Said.all(visit, done), false);
        } catch (JsonException e) {
            Flash.leave(context, visit.id(), e.message(visit.locale()), true);
        } catch (Rejection e) {
            Flash.refuse(context, visit, e);
        }
        context.redirect(next(context, visit.id()), HttpStatus.SEE_OTHER);
    }

    /** Only to pages of the same tournament. */
    private static String next(Context context, String id) {
        String home = "/events/" + id;
        String next = Optional.ofNullable(context.formParam("next")).orElse(home);
        boolean own = next.equals(home) || next.startsWith(home + "/") || next.startsWith(home + "?");
        return own && !next.contains("\\") && !next.contains("\n") ? next : home;
    }
}
