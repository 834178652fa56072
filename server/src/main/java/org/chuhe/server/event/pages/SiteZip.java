package org.chuhe.server.event.pages;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.chuhe.eventfiles.LogEntry;
import org.chuhe.server.event.boards.LiveBoards;
import org.chuhe.server.event.log.EventDesk;
import org.chuhe.server.event.log.EventStore;
import org.chuhe.server.event.view.EventVisit;
import org.chuhe.server.event.view.RecordedGame;
import org.chuhe.server.game.paper.GameRecords;
import org.chuhe.server.game.watch.Spectators;
import org.chuhe.server.platform.auth.Accounts;
import org.chuhe.server.platform.config.TimeText;
import org.chuhe.tournament.command.Names;
import org.chuhe.tournament.model.Round;

/** The site of an event of this server, with the games that were played here, as a ZIP file. */
public final class SiteZip {
    private final Accounts accounts;
    private final TimeText times;
    private final EventStore store;
    private final LiveBoards boards;
    private final Spectators spectators;

    public SiteZip(Accounts accounts, TimeText times, EventStore store, LiveBoards boards, Spectators spectators) {
        this.accounts = accounts;
        this.times = times;
        this.store = store;
        this.boards = boards;
        this.spectators = spectators;
    }

    /** Only what is published, whoever asks for it. */
    byte[] zip(EventVisit visit) {
        List<LogEntry> log = store.log(visit.id(), 0);
        Instant changed = Instant.ofEpochMilli(log.get(log.size() - 1).at());
        return zip(EventSite.files(
                visit.state().published().event(), played(visit), history(visit, log), changed, visit.locale()));
    }

    private List<RecordedGame> played(EventVisit visit) {
        List<RecordedGame> played = new ArrayList<>();
        for (Round round : visit.state().published().event().rounds()) {
            for (LiveBoards.OverGame over : boards.over(visit.id(), round)) {
                spectators
                        .everybody(over.id())
                        .map(Spectators.Sight::live)
                        .filter(live ->
                                live.progress().finished() && live.game().isPresent())
                        .ifPresent(live -> played.add(new RecordedGame(
                                round.number(), over.table(), over.game(), GameRecords.of(live, visit.times(times)))));
            }
        }
        return played;
    }

    /** What was done, without who did it; what concerns rounds that are not published stays out. */
    private List<EventSite.Done> history(EventVisit visit, List<LogEntry> log) {
        List<EventSite.Done> history = new ArrayList<>();
        if (visit.state().published().lastRound() < visit.state().event().roundsPaired()) {
            return history;
        }
        Names names = EventDesk.names(accounts, visit.state().event());
        for (int i = log.size() - 1; i >= 0; i--) {
            LogEntry entry = log.get(i);
            String at = visit.times(times).minute(Instant.ofEpochMilli(entry.at()));
            history.add(new EventSite.Done(
                    at, (Locale locale) -> entry.deed().sentence(names).in(locale)));
        }
        return history;
    }

    private static byte[] zip(Map<String, byte[]> files) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                ZipEntry entry = new ZipEntry(file.getKey());
                entry.setTime(0);
                zip.putNextEntry(entry);
                zip.write(file.getValue());
                zip.closeEntry();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }
}
