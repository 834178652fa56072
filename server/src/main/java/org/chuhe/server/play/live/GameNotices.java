package org.chuhe.server.play.live;

import java.util.function.Supplier;
import org.chuhe.server.play.store.LiveState;
import org.chuhe.server.storage.Notices;

/** What server processes tell each other about games: that one has gone on, and who watches it. */
final class GameNotices {
    private static final String STEP = "game";
    private static final String WATCH = "watch";

    private final Notices notices;
    private final String process;

    GameNotices(Notices notices, String process) {
        this.notices = notices;
        this.process = process;
    }

    void step(LiveState live) {
        notices.tell(STEP, live.id() + " " + live.version());
    }

    void watch(LiveState live, Audience.Elsewhere here) {
        notices.tell(
                WATCH,
                String.join(
                        " ",
                        live.id(),
                        process,
                        Integer.toString(here.watchers()),
                        Boolean.toString(here.red()),
                        Boolean.toString(here.black())));
    }

    /** Hands what others tell to the rooms that are open here. */
    void listen(Rooms rooms, Supplier<Long> now) {
        notices.listen(
                STEP,
                text -> {
                    String[] parts = text.split(" ");
                    rooms.present(parts[0]).ifPresent(room -> room.overtaken(Long.parseLong(parts[1])));
                },
                () -> rooms.all().forEach(room -> room.overtaken(Long.MAX_VALUE)));
        notices.listen(
                WATCH,
                text -> {
                    String[] parts = text.split(" ");
                    Audience.Elsewhere there = new Audience.Elsewhere(
                            Integer.parseInt(parts[2]),
                            Boolean.parseBoolean(parts[3]),
                            Boolean.parseBoolean(parts[4]),
                            now.get());
                    rooms.present(parts[0]).ifPresent(room -> room.audience().hear(parts[1], there));
                },
                () -> {});
    }
}
