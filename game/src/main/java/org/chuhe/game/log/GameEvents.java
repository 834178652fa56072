package org.chuhe.game.log;

import java.util.List;
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
                            p.flag("blackPresent", Started::blackPresent, true))),
            EventForm.of(
                    "moved", Moved.class, (at, p) -> new Moved(at, p.side(Moved::side), p.move("move", Moved::move))),
            EventForm.of(
                    "placed-between",
                    PlacedBetween.class,
                    (at, p) -> new PlacedBetween(
                            at,
                            p.side(PlacedBetween::side),
                            p.point("from", PlacedBetween::from),
                            p.point("first", PlacedBetween::first),
                            p.point("second", PlacedBetween::second))),
            EventForm.of(
                    "point-named",
                    PointNamed.class,
                    (at, p) -> new PointNamed(at, p.side(PointNamed::side), p.point("point", PointNamed::point))),
            EventForm.of(
                    "illegal-move",
                    IllegalMove.class,
                    (at, p) -> new IllegalMove(
                            at,
                            p.side(IllegalMove::side),
                            p.move("move", IllegalMove::move),
                            p.count("count", IllegalMove::count))),
            EventForm.of(
                    "suicide",
                    Suicide.class,
                    (at, p) -> new Suicide(at, p.side(Suicide::side), p.move("move", Suicide::move))),
            EventForm.of(
                    "position-restored",
                    PositionRestored.class,
                    (at, p) -> new PositionRestored(at, p.count("ply", PositionRestored::ply))),
            EventForm.of("varied", Varied.class, (at, p) -> new Varied(at, p.side(Varied::side))),
            EventForm.of("pressed", Pressed.class, (at, p) -> new Pressed(at, p.side(Pressed::side))),
            EventForm.of(
                    "pressed-without-move",
                    PressedWithoutMove.class,
                    (at, p) -> new PressedWithoutMove(
                            at, p.side(PressedWithoutMove::side), p.count("count", PressedWithoutMove::count))),
            EventForm.of("paused", Paused.class, (at, p) -> new Paused(at, p.article(Paused::article))),
            EventForm.of("resumed", Resumed.class, (at, p) -> new Resumed(at)),
            EventForm.of(
                    "clock-set",
                    ClockSet.class,
                    (at, p) -> new ClockSet(
                            at,
                            p.side(ClockSet::side),
                            p.number("left", ClockSet::left),
                            p.article(ClockSet::article))),
            EventForm.of(
                    "penalty",
                    Penalty.class,
                    (at, p) -> new Penalty(
                            at,
                            p.side(Penalty::side),
                            p.number("millis", Penalty::millis),
                            p.article(Penalty::article))),
            EventForm.of("flag-fell", FlagFell.class, (at, p) -> new FlagFell(at, p.side(FlagFell::side))),
            EventForm.of(
                    "flag-overruled",
                    FlagOverruled.class,
                    (at, p) -> new FlagOverruled(
                            at,
                            p.side(FlagOverruled::side),
                            p.number("left", FlagOverruled::left),
                            p.words("why", FlagOverruled::why))),
            EventForm.of(
                    "arrived",
                    Arrived.class,
                    (at, p) -> new Arrived(at, p.side(Arrived::side), p.number("lateBy", Arrived::lateBy))),
            EventForm.of(
                    "touched",
                    Touched.class,
                    (at, p) -> new Touched(at, p.side(Touched::side), p.points("points", Touched::points))),
            EventForm.of(
                    "adjusted",
                    Adjusted.class,
                    (at, p) -> new Adjusted(at, p.side(Adjusted::side), p.points("points", Adjusted::points))),
            EventForm.of(
                    "brushed",
                    Brushed.class,
                    (at, p) -> new Brushed(at, p.side(Brushed::side), p.point("point", Brushed::point))),
            EventForm.of(
                    "dropped",
                    Dropped.class,
                    (at, p) -> new Dropped(
                            at, p.side(Dropped::side), p.point("from", Dropped::from), p.point("on", Dropped::on))),
            EventForm.of("disturbed", Disturbed.class, (at, p) -> new Disturbed(at, p.side(Disturbed::side))),
            EventForm.of("rearranged", Rearranged.class, (at, p) -> new Rearranged(at, p.side(Rearranged::side))),
            EventForm.of("draw-offered", DrawOffered.class, (at, p) -> new DrawOffered(at, p.side(DrawOffered::side))),
            EventForm.of("excess-offer", ExcessOffer.class, (at, p) -> new ExcessOffer(at, p.side(ExcessOffer::side))),
            EventForm.of(
                    "draw-declined",
                    DrawDeclined.class,
                    (at, p) -> new DrawDeclined(
                            at, p.side(DrawDeclined::side), p.flag("byPlaying", DrawDeclined::byPlaying, false))),
            EventForm.of(
                    "draw-accepted", DrawAccepted.class, (at, p) -> new DrawAccepted(at, p.side(DrawAccepted::side))),
            EventForm.of(
                    "take-back-asked",
                    Asked.class,
                    (at, p) -> new Asked(at, p.side(Asked::side), p.count("ply", Asked::ply))),
            EventForm.of("take-back-declined", Declined.class, (at, p) -> new Declined(at, p.side(Declined::side))),
            EventForm.of(
                    "taken-back",
                    TakenBack.class,
                    (at, p) -> new TakenBack(at, p.side(TakenBack::side), p.count("ply", TakenBack::ply))),
            EventForm.of("resigned", Resigned.class, (at, p) -> new Resigned(at, p.side(Resigned::side))),
            EventForm.of(
                    "forfeited",
                    Forfeited.class,
                    (at, p) -> new Forfeited(at, p.side(Forfeited::side), p.article(Forfeited::article))),
            EventForm.of(
                    "ended",
                    Ended.class,
                    (at, p) -> new Ended(at, p.group("result", Ended::result, RegulationsForm.RESULT))),
            EventForm.of(
                    "signed",
                    Signed.class,
                    (at, p) -> new Signed(at, p.constant("signer", Signed::signer, Signer.class))));

    private GameEvents() {}
}
