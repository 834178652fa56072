package org.chuhe.server.event.view;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.Tags;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.report.EventReport;
import org.chuhe.tournament.report.RoundReport;

/** A game that was played at a board of an event. */
public record RecordedGame(int round, int table, int game, GameRecord record) {
    /** Its name in addresses. */
    public String key() {
        return round + "-" + table + "-" + game;
    }

    /**
     * Finds the boards of games out of files: by the names of both players, and the round where a record says it. What fits
     * no board is left out; a board has one game.
     */
    public static List<RecordedGame> find(Event event, List<GameRecord> records) {
        EventReport report = EventReport.of(event);
        List<RecordedGame> found = new ArrayList<>();
        Set<String> taken = new HashSet<>();
        for (GameRecord record : records) {
            find(report, record, taken).ifPresent(found::add);
        }
        return found;
    }

    private static Optional<RecordedGame> find(EventReport report, GameRecord record, Set<String> taken) {
        String said = record.tags().get(Tags.ROUND).orElse("").replaceAll("\\D.*$", "");
        for (Round round : report.event().rounds()) {
            if (!said.isEmpty() && !said.equals(Integer.toString(round.number()))) {
                continue;
            }
            for (RoundReport.Encounter encounter : report.round(round).encounters()) {
                for (RoundReport.Board board : encounter.boards()) {
                    RecordedGame here = new RecordedGame(round.number(), encounter.table(), board.game(), record);
                    if (board.red().name().equals(record.tags().get(Tags.RED).orElse(""))
                            && board.black()
                                    .name()
                                    .equals(record.tags().get(Tags.BLACK).orElse(""))
                            && taken.add(here.key())) {
                        return Optional.of(here);
                    }
                }
            }
        }
        return Optional.empty();
    }
}
