package org.chuhe.documents.tournament;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.eventfiles.Sheet;
import org.chuhe.eventfiles.Sheet.Column;
import org.chuhe.eventfiles.Sheet.Kind;
import org.chuhe.eventfiles.Sheet.Line;
import org.chuhe.tournament.appeal.Appeal;
import org.chuhe.tournament.appeal.AppealRules;
import org.chuhe.tournament.model.Event;

/** 申诉: every appeal with what became of it (2011 rules, 第15条). */
final class AppealsSheet {
    private final Event event;
    private final SheetWords words;

    AppealsSheet(Event event, SheetWords words) {
        this.event = event;
        this.words = words;
    }

    Sheet sheet() {
        List<Line> lines = new ArrayList<>();
        for (Appeal appeal : event.appeals()) {
            lines.add(Line.of(List.of(
                    Integer.toString(appeal.number()),
                    appeal.by(),
                    appeal.against(),
                    words.of("outcome." + appeal.outcome().code()),
                    appeal.decision(),
                    number(appeal.round()),
                    number(appeal.table()),
                    appeal.lodged(),
                    (appeal.decidedBy() + " " + appeal.decided()).strip())));
        }
        List<Column> columns = List.of(
                words.column("no", Kind.NUMBER),
                words.column("appealBy", Kind.NAME),
                words.column("against", Kind.TEXT),
                words.column("outcome", Kind.TEXT),
                words.column("decision", Kind.TEXT),
                words.column("roundNumber", Kind.MARK),
                words.column("table", Kind.MARK),
                words.column("lodged", Kind.TEXT),
                words.column("decidedBy", Kind.TEXT));
        return new Sheet("appeals", event.name(), words.of("title.appeals"), columns, lines, notes());
    }

    private List<String> notes() {
        AppealRules rules = event.programme().appeals();
        List<String> notes = new ArrayList<>();
        note(notes, "who", rules.who());
        note(notes, "until", rules.until());
        note(notes, "against", rules.against());
        return notes;
    }

    private void note(List<String> notes, String key, String text) {
        if (!text.isEmpty()) {
            notes.add(words.of("note.appeals." + key, text));
        }
    }

    private static String number(int number) {
        return number == 0 ? "" : Integer.toString(number);
    }
}
