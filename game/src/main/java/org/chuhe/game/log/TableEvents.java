package org.chuhe.game.log;

import java.util.List;
import org.chuhe.game.result.Authority;
import org.chuhe.game.state.TableEvent.BrokePlay;
import org.chuhe.game.state.TableEvent.Corrected;
import org.chuhe.game.state.TableEvent.FlagSeen;
import org.chuhe.game.state.TableEvent.FoulLifted;
import org.chuhe.game.state.TableEvent.Noted;
import org.chuhe.game.state.TableEvent.Overruled;
import org.chuhe.game.state.TableEvent.Reopened;
import org.chuhe.game.state.TableEvent.TurnPassed;

/** The forms of what an arbiter enters at a real board. */
final class TableEvents {
    static final List<EventForm<?>> FORMS = List.of(
            EventForm.of(
                    "noted",
                    Noted.class,
                    (at, p) -> new Noted(
                            at,
                            p.text("incident", Noted::incident),
                            p.sideIfAny(Noted::side),
                            p.article(Noted::article),
                            p.constant("decidedBy", Noted::decidedBy, Authority.class),
                            p.words("why", Noted::why))),
            EventForm.of(
                    "overruled",
                    Overruled.class,
                    (at, p) -> new Overruled(
                            at,
                            p.text("incident", Overruled::incident),
                            p.sideIfAny(Overruled::side),
                            p.article(Overruled::article),
                            p.constant("decidedBy", Overruled::decidedBy, Authority.class),
                            p.words("why", Overruled::why))),
            EventForm.of(
                    "foul-lifted",
                    FoulLifted.class,
                    (at, p) -> new FoulLifted(
                            at,
                            p.side(FoulLifted::side),
                            p.constant("decidedBy", FoulLifted::decidedBy, Authority.class),
                            p.words("why", FoulLifted::why))),
            EventForm.of(
                    "reopened",
                    Reopened.class,
                    (at, p) -> new Reopened(
                            at,
                            p.constant("decidedBy", Reopened::decidedBy, Authority.class),
                            p.words("why", Reopened::why))),
            EventForm.of(
                    "corrected",
                    Corrected.class,
                    (at, p) -> new Corrected(
                            at,
                            p.count("ply", Corrected::ply),
                            p.constant("decidedBy", Corrected::decidedBy, Authority.class),
                            p.words("why", Corrected::why))),
            EventForm.of(
                    "broke-play",
                    BrokePlay.class,
                    (at, p) -> new BrokePlay(
                            at,
                            p.side(BrokePlay::side),
                            p.article(BrokePlay::article),
                            p.count("count", BrokePlay::count))),
            EventForm.of("turn-passed", TurnPassed.class, (at, p) -> new TurnPassed(at, p.side(TurnPassed::side))),
            EventForm.of("flag-seen", FlagSeen.class, (at, p) -> new FlagSeen(at, p.side(FlagSeen::side))));

    private TableEvents() {}
}
