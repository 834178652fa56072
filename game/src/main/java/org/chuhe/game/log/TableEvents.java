package org.chuhe.game.log;

import java.util.List;
import org.chuhe.core.Names;
import org.chuhe.game.incident.IncidentWords;
import org.chuhe.game.result.Authority;
import org.chuhe.game.result.Words;
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
                            p.words("why", Noted::why)),
                    (e, t) -> t.say(
                            "noted" + (e.side().isPresent() ? "" : "-of-nobody"),
                            e.side().<Object>map(Names::of).orElse(""),
                            IncidentWords.name(e.incident()),
                            e.why().equals(Words.NONE) ? "" : t.say("because", t.words(e.why())),
                            t.article(e.article()),
                            t.say("authority." + e.decidedBy().code()))),
            EventForm.of(
                    "overruled",
                    Overruled.class,
                    (at, p) -> new Overruled(
                            at,
                            p.text("incident", Overruled::incident),
                            p.sideIfAny(Overruled::side),
                            p.article(Overruled::article),
                            p.constant("decidedBy", Overruled::decidedBy, Authority.class),
                            p.words("why", Overruled::why)),
                    (e, t) -> t.say(
                            "overruled" + (e.side().isPresent() ? "" : "-of-nobody"),
                            e.side().<Object>map(Names::of).orElse(""),
                            IncidentWords.name(e.incident()),
                            t.words(e.why()),
                            t.article(e.article()),
                            t.say("authority." + e.decidedBy().code()))),
            EventForm.of(
                    "foul-lifted",
                    FoulLifted.class,
                    (at, p) -> new FoulLifted(
                            at,
                            p.side(FoulLifted::side),
                            p.constant("decidedBy", FoulLifted::decidedBy, Authority.class),
                            p.words("why", FoulLifted::why)),
                    (e, t) -> t.say(
                            "foul-lifted",
                            Names.of(e.side()),
                            t.say("authority." + e.decidedBy().code()),
                            t.words(e.why()))),
            EventForm.of(
                    "reopened",
                    Reopened.class,
                    (at, p) -> new Reopened(
                            at,
                            p.constant("decidedBy", Reopened::decidedBy, Authority.class),
                            p.words("why", Reopened::why)),
                    (e, t) ->
                            t.say("reopened", t.say("authority." + e.decidedBy().code()), t.words(e.why()))),
            EventForm.of(
                    "corrected",
                    Corrected.class,
                    (at, p) -> new Corrected(
                            at,
                            p.count("ply", Corrected::ply),
                            p.constant("decidedBy", Corrected::decidedBy, Authority.class),
                            p.words("why", Corrected::why)),
                    (e, t) -> t.say(
                            "corrected",
                            e.ply(),
                            t.say("authority." + e.decidedBy().code()),
                            t.words(e.why()))),
            EventForm.of(
                    "broke-play",
                    BrokePlay.class,
                    (at, p) -> new BrokePlay(
                            at,
                            p.side(BrokePlay::side),
                            p.article(BrokePlay::article),
                            p.count("count", BrokePlay::count)),
                    (e, t) -> {
                        int losing =
                                t.before().regulations().conduct().offences().illegalMovesToLose();
                        String name = e.count() < losing ? "broke-play" : "broke-play-loses";
                        return t.say(name, Names.of(e.side()), e.count(), t.article(e.article()));
                    }),
            EventForm.of(
                    "turn-passed",
                    TurnPassed.class,
                    (at, p) -> new TurnPassed(at, p.side(TurnPassed::side)),
                    (e, t) -> t.say("turn-passed", Names.of(e.side()))),
            EventForm.of(
                    "flag-seen",
                    FlagSeen.class,
                    (at, p) -> new FlagSeen(at, p.side(FlagSeen::side)),
                    (e, t) -> t.say("flag-seen", Names.of(e.side()))));

    private TableEvents() {}
}
