package org.chuhe.documents.tournament;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.chuhe.eventfiles.Sheet;
import org.chuhe.eventfiles.Sheet.Column;
import org.chuhe.eventfiles.Sheet.Kind;
import org.chuhe.eventfiles.Sheet.Line;
import org.chuhe.tournament.model.Attendance;
import org.chuhe.tournament.model.Departure;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Member;
import org.chuhe.tournament.model.Team;
import org.chuhe.tournament.person.EntryField;

/** 报名表: who takes part; what is known of nobody has no column. Its headings are those that tables of entries are read by. */
final class EntriesSheet {
    private final Event event;
    private final SheetWords words;

    EntriesSheet(Event event, SheetWords words) {
        this.event = event;
        this.words = words;
    }

    Sheet sheet() {
        boolean teams = event.regulations().forTeams();
        Map<Column, Function<Entrant, String>> shown = new LinkedHashMap<>();
        shown.put(words.column("no", Kind.NUMBER), e -> Integer.toString(e.no()));
        shown.put(words.column(teams ? "team" : "name", Kind.NAME), Entrant::name);
        shown.put(words.column(teams ? "members" : "unit", Kind.TEXT), this::detail);
        shown.put(words.column("rating", Kind.NUMBER), e -> e.rating() == 0 ? "" : Integer.toString(e.rating()));
        Map<Column, Function<Entrant, String>> seldom = new LinkedHashMap<>();
        seldom.put(words.column("seed", Kind.NUMBER), e -> e.seed() == 0 ? "" : Integer.toString(e.seed()));
        for (EntryField<?> field : EntryField.all()) {
            seldom.put(column(field), e -> field.told(e.person(), words.locale()));
        }
        seldom.put(words.column("remark", Kind.TEXT), this::left);
        seldom.forEach((column, text) -> {
            if (event.entrants().stream().anyMatch(e -> !text.apply(e).isEmpty())) {
                shown.put(column, text);
            }
        });
        List<Line> lines = new ArrayList<>();
        for (Entrant entrant : event.entrants()) {
            lines.add(Line.of(shown.values().stream().map(f -> f.apply(entrant)).toList()));
        }
        return new Sheet(
                "entries", event.name(), words.of("title.entries"), List.copyOf(shown.keySet()), lines, List.of());
    }

    /** An empty table with every column that can be imported; in team events for a member a line. */
    Sheet form() {
        boolean teams = event.regulations().forTeams();
        List<Column> columns = new ArrayList<>();
        columns.add(words.column(teams ? "team" : "name", Kind.NAME));
        columns.add(words.column(teams ? "member" : "unit", teams ? Kind.NAME : Kind.TEXT));
        columns.add(words.column("rating", Kind.NUMBER));
        columns.add(words.column("seed", Kind.NUMBER));
        EntryField.all().forEach(field -> columns.add(column(field)));
        return new Sheet("entry-form", event.name(), words.of("title.entryForm"), columns, List.of(), List.of());
    }

    private String detail(Entrant entrant) {
        return entrant instanceof Team team
                ? String.join(
                        words.of("list"),
                        team.members().stream().map(Member::name).toList())
                : entrant.unit();
    }

    /** How he left before the end, where it was said: withdrawn (19.1) or expelled (18.3). */
    private String left(Entrant entrant) {
        Attendance rounds = entrant.attendance();
        if (!rounds.withdrawn() || rounds.departure().equals(Departure.UNEXPLAINED)) {
            return "";
        }
        String how = words.of(
                rounds.departure().expelled()
                        ? "left.expelled"
                        : rounds.departure().agreed() ? "left.agreed" : "left.withdrew",
                rounds.lastRound());
        String why = rounds.departure().reason();
        return why.isEmpty() ? how : words.of("left.reason", how, why);
    }

    private Column column(EntryField<?> field) {
        return new Column(field.label().in(words.locale()), field.codes().isEmpty() ? Kind.TEXT : Kind.MARK);
    }
}
