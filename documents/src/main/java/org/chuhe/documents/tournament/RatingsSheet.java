package org.chuhe.documents.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chuhe.eventfiles.Sheet;
import org.chuhe.eventfiles.Sheet.Column;
import org.chuhe.eventfiles.Sheet.Kind;
import org.chuhe.eventfiles.Sheet.Line;
import org.chuhe.tournament.elo.RatingRules;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Team;
import org.chuhe.tournament.person.Person;
import org.chuhe.tournament.rating.RatingLine;
import org.chuhe.tournament.rating.Ratings;
import org.chuhe.tournament.report.EventReport;

/** 等级分变动表 and 称号达标表. The list can be read again as a list of ratings: its column "rating" is the new one. */
final class RatingsSheet {
    private final EventReport report;
    private final Event event;
    private final SheetWords words;

    RatingsSheet(EventReport report, SheetWords words) {
        this.report = report;
        this.event = report.event();
        this.words = words;
    }

    Sheet changes() {
        List<Column> columns = List.of(
                words.column("no", Kind.NUMBER),
                words.column("id", Kind.TEXT),
                words.column("name", Kind.NAME),
                words.column("unit", Kind.TEXT),
                words.column("rated.before", Kind.NUMBER),
                words.column("rated.games", Kind.NUMBER),
                words.column("rated.score", Kind.NUMBER),
                words.column("rated.expected", Kind.NUMBER),
                words.column("rated.change", Kind.NUMBER),
                words.column("rating", Kind.NUMBER),
                words.column("rated.performance", Kind.NUMBER));
        List<Line> lines = new ArrayList<>();
        for (RatingLine line : Ratings.of(event)) {
            lines.add(Line.of(List.of(
                    Integer.toString(line.no()),
                    person(line).id(),
                    line.name(),
                    event.entrant(line.no()).map(Entrant::unit).orElse(""),
                    orNothing(line.rating()),
                    Integer.toString(line.games()),
                    decimal(line.score(), 1),
                    line.rating() == 0 ? "" : decimal(line.expected(), 2),
                    line.rating() == 0 ? "" : signed(line.change()),
                    orNothing(line.after()),
                    orNothing(line.performance()))));
        }
        return new Sheet(
                "ratings",
                event.name(),
                words.of("title.ratings", StandingsSheet.when(report, words)),
                columns,
                lines,
                List.of(formula(event.regulations().rating(), words)));
    }

    /** The formula with the numbers of the regulations. */
    static String formula(RatingRules rules, SheetWords words) {
        List<String> steps = rules.coefficients().stream()
                .map(c -> words.of("note.coefficient", Integer.toString(c.from()), c.weight()))
                .toList();
        return words.of(
                "note.ratings",
                Integer.toString(rules.scale()),
                Integer.toString(rules.mostDifference()),
                String.join(words.of("list"), steps),
                rules.initialGames());
    }

    Sheet norms() {
        List<Column> columns = List.of(
                words.column("norm", Kind.TEXT),
                words.column("no", Kind.NUMBER),
                words.column("name", Kind.NAME),
                words.column("unit", Kind.TEXT),
                words.column("rated.games", Kind.NUMBER),
                words.column("rated.score", Kind.NUMBER),
                words.column("rated.performance", Kind.NUMBER));
        List<Line> lines = new ArrayList<>();
        for (Ratings.Achieved achieved : Ratings.norms(event)) {
            RatingLine line = achieved.line();
            lines.add(Line.of(List.of(
                    achieved.norm().title(),
                    Integer.toString(line.no()),
                    line.name(),
                    event.entrant(line.no()).map(Entrant::unit).orElse(""),
                    Integer.toString(line.played()),
                    decimal(line.total(), 1),
                    orNothing(line.performance()))));
        }
        return new Sheet("norms", event.name(), words.of("title.norms"), columns, lines, List.of());
    }

    private Person person(RatingLine line) {
        Optional<Entrant> entrant = event.entrant(line.no());
        if (line.member() > 0 && entrant.isPresent() && entrant.orElseThrow() instanceof Team team) {
            return team.members().get(line.member() - 1).person();
        }
        return entrant.map(Entrant::person).orElse(Person.UNKNOWN);
    }

    private static String orNothing(int number) {
        return number == 0 ? "" : Integer.toString(number);
    }

    private static String decimal(double number, int digits) {
        return String.format(Locale.ROOT, "%." + digits + "f", number);
    }

    private static String signed(int number) {
        return number > 0 ? "+" + number : Integer.toString(number);
    }
}
