package org.chuhe.server.game.room;

import java.util.Optional;
import java.util.function.Supplier;
import org.chuhe.core.Side;
import org.chuhe.server.game.store.LiveState;
import org.chuhe.server.platform.db.Notices;

/** What server processes tell each other about games: that one has gone on, who watches it, what its players say. */
final class GameNotices {
    private static final String STEP = "game";
    private static final String WATCH = "watch";
    private static final String CHAT = "chat";

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

    /** A player's wish to talk, or his words: nothing that could be read later, so a lost notice is a lost word. */
    void chat(LiveState live, Chat.Notice notice) {
        String head = live.id() + " " + notice.side().code() + " " + notice.on();
        notices.tell(
                CHAT,
                notice.line()
                        .map(line -> String.join(" ", head, Long.toString(line.at()), line.name(), line.text()))
                        .orElse(head));
    }

    private static Chat.Notice chat(String[] parts) {
        Side side = parts[1].equals(Side.RED.code()) ? Side.RED : Side.BLACK;
        Optional<Chat.Line> line = parts.length < 6
                ? Optional.empty()
                : Optional.of(new Chat.Line(side, parts[4], parts[5], Long.parseLong(parts[3])));
        return new Chat.Notice(side, Boolean.parseBoolean(parts[2]), line);
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
        notices.listen(
                CHAT,
                text -> {
                    String[] parts = text.split(" ", 6);
                    rooms.present(parts[0]).ifPresent(room -> room.chat().hear(chat(parts)));
                },
                () -> {});
    }
}
