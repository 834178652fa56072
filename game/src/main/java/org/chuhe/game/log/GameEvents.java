package org.chuhe.game.log;

import java.util.List;
import org.chuhe.core.Names;
import org.chuhe.game.rules.Handicap;
import org.chuhe.game.state.ClockEvent.Arrived;
import org.chuhe.game.state.ClockEvent.ClockSet;
import org.chuhe.game.state.ClockEvent.FlagFell;
import org.chuhe.game.state.ClockEvent.FlagOverruled;
import org.chuhe.game.state.ClockEvent.Paused;
import org.chuhe.game.state.ClockEvent.Penalty;
import org.chuhe.game.state.ClockEvent.Pressed;
import org.chuhe.game.state.ClockEvent.PressedWithoutMove;
import org.chuhe.game.state.ClockEvent.Resumed;
import org.chuhe.game.state.EndEvent.Ended;
import org.chuhe.game.state.EndEvent.Forfeited;
import org.chuhe.game.state.EndEvent.Resigned;
import org.chuhe.game.state.EndEvent.Signed;
import org.chuhe.game.state.EndEvent.Signer;
import org.chuhe.game.state.OfferEvent.DrawAccepted;
import org.chuhe.game.state.OfferEvent.DrawDeclined;
import org.chuhe.game.state.OfferEvent.DrawOffered;
import org.chuhe.game.state.OfferEvent.ExcessOffer;
import org.chuhe.game.state.PlayEvent.IllegalMove;
import org.chuhe.game.state.PlayEvent.Moved;
import org.chuhe.game.state.PlayEvent.PlacedBetween;
import org.chuhe.game.state.PlayEvent.PointNamed;
import org.chuhe.game.state.PlayEvent.PositionRestored;
import org.chuhe.game.state.PlayEvent.Started;
import org.chuhe.game.state.PlayEvent.Suicide;
import org.chuhe.game.state.PlayEvent.Varied;
import org.chuhe.game.state.TakeBackEvent.Asked;
import org.chuhe.game.state.TakeBackEvent.Declined;
import org.chuhe.game.state.TakeBackEvent.TakenBack;
import org.chuhe.game.state.TouchEvent.Adjusted;
import org.chuhe.game.state.TouchEvent.Brushed;
import org.chuhe.game.state.TouchEvent.Disturbed;
import org.chuhe.game.state.TouchEvent.Dropped;
import org.chuhe.game.state.TouchEvent.Rearranged;
import org.chuhe.game.state.TouchEvent.Touched;

/** The forms of what happens on the board and on the clock, of offers and of the end. */
final class GameEvents {
    static final List<EventForm<?>> FORMS = List.of(
            EventForm.of(
                    "started",
                    Started.class,
                    (at, p) -> new Started(
                            at,
                            p.group("players", Started::players, RegulationsForm.PLAYERS),
                            p.group("regulations", Started::regulations, RegulationsForm.REGULATIONS),
                            p.group("handicap", Started::handicap, RegulationsForm.HANDICAP, Handicap.NONE),
                            p.position("start", Started::start),
                            p.flag("redPresent", Started::redPresent, true),
                            p.flag("blackPresent", Started::blackPresent, true)),
                    (e, t) -> t.say(
                            "started",
                            e.players().red(),
                            e.players().black(),
                            e.regulations().book().shortTitle(),
                            t.say("level." + e.regulations().level().code()))),
            EventForm.of(
                    "moved",
                    Moved.class,
                    (at, p) -> new Moved(at, p.side(Moved::side), p.move("move", Moved::move)),
                    (e, t) -> t.say(
                            "moved", Names.of(e.side()), t.after().history().ply(), t.written(e.move()))),
            EventForm.of(
                    "placed-between",
                    PlacedBetween.class,
                    (at, p) -> new PlacedBetween(
                            at,
                            p.side(PlacedBetween::side),
                            p.point("from", PlacedBetween::from),
                            p.point("first", PlacedBetween::first),
                            p.point("second", PlacedBetween::second)),
                    (e, t) -> t.say("placed-between", Names.of(e.side()), e.from(), e.first(), e.second())),
            EventForm.of(
                    "point-named",
                    PointNamed.class,
                    (at, p) -> new PointNamed(at, p.side(PointNamed::side), p.point("point", PointNamed::point)),
                    (e, t) -> t.say("point-named", Names.of(e.side()), e.point())),
            EventForm.of(
                    "illegal-move",
                    IllegalMove.class,
                    (at, p) -> new IllegalMove(
                            at,
                            p.side(IllegalMove::side),
                            p.move("move", IllegalMove::move),
                            p.count("count", IllegalMove::count)),
                    (e, t) -> {
                        int losing =
                                t.before().regulations().conduct().offences().illegalMovesToLose();
                        String name = e.count() < losing ? "illegal-move" : "illegal-move-loses";
                        return t.say(name, Names.of(e.side()), e.move(), t.why(e.move()), e.count());
                    }),
            EventForm.of(
                    "suicide",
                    Suicide.class,
                    (at, p) -> new Suicide(at, p.side(Suicide::side), p.move("move", Suicide::move)),
                    (e, t) -> t.say("suicide", Names.of(e.side()), e.move(), t.why(e.move()), t.suicide(e.move()))),
            EventForm.of(
                    "position-restored",
                    PositionRestored.class,
                    (at, p) -> new PositionRestored(at, p.count("ply", PositionRestored::ply)),
                    (e, t) -> t.say("position-restored", e.ply())),
            EventForm.of(
                    "varied",
                    Varied.class,
                    (at, p) -> new Varied(at, p.side(Varied::side)),
                    (e, t) -> t.say("varied", Names.of(e.side()))),
            EventForm.of(
                    "pressed",
                    Pressed.class,
                    (at, p) -> new Pressed(at, p.side(Pressed::side)),
                    (e, t) -> t.say("pressed", Names.of(e.side()), t.left(e.side()))),
            EventForm.of(
                    "pressed-without-move",
                    PressedWithoutMove.class,
                    (at, p) -> new PressedWithoutMove(
                            at, p.side(PressedWithoutMove::side), p.count("count", PressedWithoutMove::count)),
                    (e, t) -> t.say("pressed-without-move", Names.of(e.side()), e.count())),
            EventForm.of(
                    "paused",
                    Paused.class,
                    (at, p) -> new Paused(at, p.article(Paused::article)),
                    (e, t) -> t.say("paused", t.article(e.article()))),
            EventForm.of("resumed", Resumed.class, (at, p) -> new Resumed(at), (e, t) -> t.say("resumed")),
            EventForm.of(
                    "clock-set",
                    ClockSet.class,
                    (at, p) -> new ClockSet(
                            at, p.side(ClockSet::side), p.number("left", ClockSet::left), p.article(ClockSet::article)),
                    (e, t) -> t.say("clock-set", Names.of(e.side()), t.time(e.left()), t.article(e.article()))),
            EventForm.of(
                    "penalty",
                    Penalty.class,
                    (at, p) -> new Penalty(
                            at,
                            p.side(Penalty::side),
                            p.number("millis", Penalty::millis),
                            p.article(Penalty::article)),
                    (e, t) -> t.say(
                            "penalty",
                            Names.of(e.side()),
                            t.time(e.millis()),
                            t.left(e.side()),
                            t.article(e.article()))),
            EventForm.of(
                    "flag-fell",
                    FlagFell.class,
                    (at, p) -> new FlagFell(at, p.side(FlagFell::side)),
                    (e, t) -> t.say("flag-fell", Names.of(e.side()))),
            EventForm.of(
                    "flag-overruled",
                    FlagOverruled.class,
                    (at, p) -> new FlagOverruled(
                            at,
                            p.side(FlagOverruled::side),
                            p.number("left", FlagOverruled::left),
                            p.words("why", FlagOverruled::why)),
                    (e, t) -> {
                        String border = e.left() <= Telling.FLAG_BORDER ? "flag-border.within" : "flag-border.beyond";
                        return t.say(
                                "flag-overruled",
                                Names.of(e.side()),
                                t.time(e.left()),
                                t.words(e.why()),
                                t.say(border));
                    }),
            EventForm.of(
                    "arrived",
                    Arrived.class,
                    (at, p) -> new Arrived(at, p.side(Arrived::side), p.number("lateBy", Arrived::lateBy)),
                    (e, t) -> t.say("arrived", Names.of(e.side()), t.time(e.lateBy()))),
            EventForm.of(
                    "touched",
                    Touched.class,
                    (at, p) -> new Touched(at, p.side(Touched::side), p.points("points", Touched::points)),
                    (e, t) -> t.say(
                            t.before().isTurn(e.side()) ? "touched" : "touched-early",
                            Names.of(e.side()),
                            t.points(e.points()))),
            EventForm.of(
                    "adjusted",
                    Adjusted.class,
                    (at, p) -> new Adjusted(at, p.side(Adjusted::side), p.points("points", Adjusted::points)),
                    (e, t) -> t.say("adjusted", Names.of(e.side()), t.points(e.points()))),
            EventForm.of(
                    "brushed",
                    Brushed.class,
                    (at, p) -> new Brushed(at, p.side(Brushed::side), p.point("point", Brushed::point)),
                    (e, t) -> t.say("brushed", Names.of(e.side()), e.point())),
            EventForm.of(
                    "dropped",
                    Dropped.class,
                    (at, p) -> new Dropped(
                            at, p.side(Dropped::side), p.point("from", Dropped::from), p.point("on", Dropped::on)),
                    (e, t) -> t.say("dropped", Names.of(e.side()), e.from(), e.on())),
            EventForm.of(
                    "disturbed",
                    Disturbed.class,
                    (at, p) -> new Disturbed(at, p.side(Disturbed::side)),
                    (e, t) -> t.say("disturbed", Names.of(e.side()))),
            EventForm.of(
                    "rearranged",
                    Rearranged.class,
                    (at, p) -> new Rearranged(at, p.side(Rearranged::side)),
                    (e, t) -> t.say("rearranged", Names.of(e.side()))),
            EventForm.of(
                    "draw-offered",
                    DrawOffered.class,
                    (at, p) -> new DrawOffered(at, p.side(DrawOffered::side)),
                    (e, t) -> t.say("draw-offered", Names.of(e.side()))),
            EventForm.of(
                    "excess-offer",
                    ExcessOffer.class,
                    (at, p) -> new ExcessOffer(at, p.side(ExcessOffer::side)),
                    (e, t) -> t.say("excess-offer", Names.of(e.side()))),
            EventForm.of(
                    "draw-declined",
                    DrawDeclined.class,
                    (at, p) -> new DrawDeclined(
                            at, p.side(DrawDeclined::side), p.flag("byPlaying", DrawDeclined::byPlaying, false)),
                    (e, t) -> t.say(e.byPlaying() ? "draw-declined-by-playing" : "draw-declined", Names.of(e.side()))),
            EventForm.of(
                    "draw-accepted",
                    DrawAccepted.class,
                    (at, p) -> new DrawAccepted(at, p.side(DrawAccepted::side)),
                    (e, t) -> t.say("draw-accepted", Names.of(e.side()))),
            EventForm.of(
                    "take-back-asked",
                    Asked.class,
                    (at, p) -> new Asked(at, p.side(Asked::side), p.count("ply", Asked::ply)),
                    (e, t) -> t.say("take-back-asked", Names.of(e.side()), e.ply())),
            EventForm.of(
                    "take-back-declined",
                    Declined.class,
                    (at, p) -> new Declined(at, p.side(Declined::side)),
                    (e, t) -> t.say("take-back-declined", Names.of(e.side()))),
            EventForm.of(
                    "taken-back",
                    TakenBack.class,
                    (at, p) -> new TakenBack(at, p.side(TakenBack::side), p.count("ply", TakenBack::ply)),
                    (e, t) -> t.say("taken-back", Names.of(e.side()), e.ply())),
            EventForm.of(
                    "resigned",
                    Resigned.class,
                    (at, p) -> new Resigned(at, p.side(Resigned::side)),
                    (e, t) -> t.say("resigned", Names.of(e.side()))),
            EventForm.of(
                    "forfeited",
                    Forfeited.class,
                    (at, p) -> new Forfeited(at, p.side(Forfeited::side), p.article(Forfeited::article)),
                    (e, t) -> t.say("forfeited", Names.of(e.side()), t.article(e.article()))),
            EventForm.of(
                    "ended",
                    Ended.class,
                    (at, p) -> new Ended(at, p.group("result", Ended::result, RegulationsForm.RESULT)),
                    (e, t) -> t.say(
                            "ended",
                            e.result().outcome().words(),
                            e.result().reason().words(),
                            t.article(e.result().article()),
                            e.result().outcome().code())),
            EventForm.of(
                    "signed",
                    Signed.class,
                    (at, p) -> new Signed(at, p.constant("signer", Signed::signer, Signer.class)),
                    (e, t) -> t.say("signed." + e.signer().code())));

    private GameEvents() {}
}
