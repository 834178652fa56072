package org.chuhe.server.game.watch;

import java.time.Clock;
import java.util.Optional;
import org.chuhe.server.game.room.GameOfficials;
import org.chuhe.server.game.room.GameRoom;
import org.chuhe.server.game.room.Rooms;
import org.chuhe.server.game.store.LiveState;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.rejection.Rejection;

/** Says how games stand for whoever looks at them: players and officials see them as they are, everybody else perhaps late. */
public final class Spectators {
    private final Clock clock;
    private final Rooms rooms;
    private final GameOfficials officials;

    public Spectators(Clock clock, Rooms rooms, GameOfficials officials) {
        this.clock = clock;
        this.rooms = rooms;
        this.officials = officials;
    }

    /**
     * What somebody sees of a game.
     *
     * @param live how it stands for him
     * @param now what time it is for him: clocks that run have run until then
     */
    public record Sight(LiveState live, long now) {}

    /** The game as somebody may see it; not found if there is none. */
    public Sight of(String id, Visitor visitor) {
        return of(rooms.open(id).orElseThrow(Rejection::notFound), visitor);
    }

    public Sight of(GameRoom room, Visitor visitor) {
        LiveState live = room.live();
        boolean inside = live.table().seating().seats(visitor.identity())
                || visitor.account()
                        .filter(account -> officials.isOfficial(live.table(), account))
                        .isPresent();
        return inside ? new Sight(live, clock.millis()) : everybody(room);
    }

    /** The game as everybody may see it. */
    public Sight everybody(GameRoom room) {
        long delay = room.delay();
        long time = clock.millis() - delay;
        return new Sight(delay == 0 ? room.live() : room.at(time), time);
    }

    /** The same of a game by its id. */
    public Optional<Sight> everybody(String id) {
        return rooms.open(id).map(this::everybody);
    }

    /** Whether a game is shown late to those who only watch. */
    public boolean isLate(String id) {
        return rooms.open(id).filter(room -> room.delay() > 0).isPresent();
    }
}
