package org.chuhe.game.log;

import java.util.List;
import org.chuhe.core.Side;
import org.chuhe.game.rules.Handicap;
import org.chuhe.game.state.ClockEvent;
import org.chuhe.game.state.EndEvent;
import org.chuhe.game.state.EndEvent.Signer;
import org.chuhe.game.state.OfferEvent;
import org.chuhe.game.state.PlayEvent;
import org.chuhe.game.state.TakeBackEvent;
import org.chuhe.game.state.TouchEvent;

/** The forms of what happens on the board and on the clock, of offers and of the end. */
final class GameEvents {
    static final List<EventForm<?>> FORMS = List.of(
            EventForm.of(
                    "started",
                    PlayEvent.Started.class,
                    (event, out) -> out.group("players", event.players(), RegulationsForm.PLAYERS)
                            .group("regulations", event.regulations(), RegulationsForm.REGULATIONS)
                            .group("handicap", event.handicap(), RegulationsForm.HANDICAP, Handicap.NONE)
                            .position("start", event.start())
                            .flag("redPresent", event.redPresent(), true)
                            .flag("blackPresent", event.blackPresent(), true),
                    in -> new PlayEvent.Started(
                            in.number("at"),
                            in.group("players", RegulationsForm.PLAYERS),
                            in.group("regulations", RegulationsForm.REGULATIONS),
                            in.group("handicap", RegulationsForm.HANDICAP, Handicap.NONE),
                            in.position("start"),
                            in.flag("redPresent", true),
                            in.flag("blackPresent", true))),
            EventForm.of(
                    "moved",
                    PlayEvent.Moved.class,
                    (event, out) -> out.constant("side", event.side()).move("move", event.move()),
                    in -> new PlayEvent.Moved(in.number("at"), in.constant("side", Side.class), in.move("move"))),
            EventForm.of(
                    "placed-between",
                    PlayEvent.PlacedBetween.class,
                    (event, out) -> out.constant("side", event.side())
                            .point("from", event.from())
                            .point("first", event.first())
                            .point("second", event.second()),
                    in -> new PlayEvent.PlacedBetween(
                            in.number("at"),
                            in.constant("side", Side.class),
                            in.point("from"),
                            in.point("first"),
                            in.point("second"))),
            EventForm.of(
                    "point-named",
                    PlayEvent.PointNamed.class,
                    (event, out) -> out.constant("side", event.side()).point("point", event.point()),
                    in -> new PlayEvent.PointNamed(
                            in.number("at"), in.constant("side", Side.class), in.point("point"))),
            EventForm.of(
                    "illegal-move",
                    PlayEvent.IllegalMove.class,
                    (event, out) -> out.constant("side", event.side())
                            .move("move", event.move())
                            .number("count", event.count()),
                    in -> new PlayEvent.IllegalMove(
                            in.number("at"), in.constant("side", Side.class), in.move("move"), in.count("count"))),
            EventForm.of(
                    "suicide",
                    PlayEvent.Suicide.class,
                    (event, out) -> out.constant("side", event.side()).move("move", event.move()),
                    in -> new PlayEvent.Suicide(in.number("at"), in.constant("side", Side.class), in.move("move"))),
            EventForm.of(
                    "position-restored",
                    PlayEvent.PositionRestored.class,
                    (event, out) -> out.number("ply", event.ply()),
                    in -> new PlayEvent.PositionRestored(in.number("at"), in.count("ply"))),
            EventForm.of(
                    "varied",
                    PlayEvent.Varied.class,
                    (event, out) -> out.constant("side", event.side()),
                    in -> new PlayEvent.Varied(in.number("at"), in.constant("side", Side.class))),
            EventForm.of(
                    "pressed",
                    ClockEvent.Pressed.class,
                    (event, out) -> out.constant("side", event.side()),
                    in -> new ClockEvent.Pressed(in.number("at"), in.constant("side", Side.class))),
            EventForm.of(
                    "pressed-without-move",
                    ClockEvent.PressedWithoutMove.class,
                    (event, out) -> out.constant("side", event.side()).number("count", event.count()),
                    in -> new ClockEvent.PressedWithoutMove(
                            in.number("at"), in.constant("side", Side.class), in.count("count"))),
            EventForm.of(
                    "paused",
                    ClockEvent.Paused.class,
                    (event, out) -> out.article("article", event.article()),
                    in -> new ClockEvent.Paused(in.number("at"), in.article("article"))),
            EventForm.of(
                    "resumed",
                    ClockEvent.Resumed.class,
                    (event, out) -> {},
                    in -> new ClockEvent.Resumed(in.number("at"))),
            EventForm.of(
                    "clock-set",
                    ClockEvent.ClockSet.class,
                    (event, out) -> out.constant("side", event.side())
                            .number("left", event.left())
                            .article("article", event.article()),
                    in -> new ClockEvent.ClockSet(
                            in.number("at"),
                            in.constant("side", Side.class),
                            in.number("left"),
                            in.article("article"))),
            EventForm.of(
                    "penalty",
                    ClockEvent.Penalty.class,
                    (event, out) -> out.constant("side", event.side())
                            .number("millis", event.millis())
                            .article("article", event.article()),
                    in -> new ClockEvent.Penalty(
                            in.number("at"),
                            in.constant("side", Side.class),
                            in.number("millis"),
                            in.article("article"))),
            EventForm.of(
                    "flag-fell",
                    ClockEvent.FlagFell.class,
                    (event, out) -> out.constant("side", event.side()),
                    in -> new ClockEvent.FlagFell(in.number("at"), in.constant("side", Side.class))),
            EventForm.of(
                    "flag-overruled",
                    ClockEvent.FlagOverruled.class,
                    (event, out) -> out.constant("side", event.side())
                            .number("left", event.left())
                            .words("why", event.why()),
                    in -> new ClockEvent.FlagOverruled(
                            in.number("at"), in.constant("side", Side.class), in.number("left"), in.words("why"))),
            EventForm.of(
                    "arrived",
                    ClockEvent.Arrived.class,
                    (event, out) -> out.constant("side", event.side()).number("lateBy", event.lateBy()),
                    in -> new ClockEvent.Arrived(
                            in.number("at"), in.constant("side", Side.class), in.number("lateBy"))),
            EventForm.of(
                    "touched",
                    TouchEvent.Touched.class,
                    (event, out) -> out.constant("side", event.side()).points("points", event.points()),
                    in -> new TouchEvent.Touched(
                            in.number("at"), in.constant("side", Side.class), in.points("points"))),
            EventForm.of(
                    "adjusted",
                    TouchEvent.Adjusted.class,
                    (event, out) -> out.constant("side", event.side()).points("points", event.points()),
                    in -> new TouchEvent.Adjusted(
                            in.number("at"), in.constant("side", Side.class), in.points("points"))),
            EventForm.of(
                    "brushed",
                    TouchEvent.Brushed.class,
                    (event, out) -> out.constant("side", event.side()).point("point", event.point()),
                    in -> new TouchEvent.Brushed(in.number("at"), in.constant("side", Side.class), in.point("point"))),
            EventForm.of(
                    "dropped",
                    TouchEvent.Dropped.class,
                    (event, out) -> out.constant("side", event.side())
                            .point("from", event.from())
                            .point("on", event.on()),
                    in -> new TouchEvent.Dropped(
                            in.number("at"), in.constant("side", Side.class), in.point("from"), in.point("on"))),
            EventForm.of(
                    "disturbed",
                    TouchEvent.Disturbed.class,
                    (event, out) -> out.constant("side", event.side()),
                    in -> new TouchEvent.Disturbed(in.number("at"), in.constant("side", Side.class))),
            EventForm.of(
                    "rearranged",
                    TouchEvent.Rearranged.class,
                    (event, out) -> out.constant("side", event.side()),
                    in -> new TouchEvent.Rearranged(in.number("at"), in.constant("side", Side.class))),
            EventForm.of(
                    "draw-offered",
                    OfferEvent.DrawOffered.class,
                    (event, out) -> out.constant("side", event.side()),
                    in -> new OfferEvent.DrawOffered(in.number("at"), in.constant("side", Side.class))),
            EventForm.of(
                    "excess-offer",
                    OfferEvent.ExcessOffer.class,
                    (event, out) -> out.constant("side", event.side()),
                    in -> new OfferEvent.ExcessOffer(in.number("at"), in.constant("side", Side.class))),
            EventForm.of(
                    "draw-declined",
                    OfferEvent.DrawDeclined.class,
                    (event, out) -> out.constant("side", event.side()).flag("byPlaying", event.byPlaying(), false),
                    in -> new OfferEvent.DrawDeclined(
                            in.number("at"), in.constant("side", Side.class), in.flag("byPlaying", false))),
            EventForm.of(
                    "draw-accepted",
                    OfferEvent.DrawAccepted.class,
                    (event, out) -> out.constant("side", event.side()),
                    in -> new OfferEvent.DrawAccepted(in.number("at"), in.constant("side", Side.class))),
            EventForm.of(
                    "take-back-asked",
                    TakeBackEvent.Asked.class,
                    (event, out) -> out.constant("side", event.side()).number("ply", event.ply()),
                    in -> new TakeBackEvent.Asked(in.number("at"), in.constant("side", Side.class), in.count("ply"))),
            EventForm.of(
                    "take-back-declined",
                    TakeBackEvent.Declined.class,
                    (event, out) -> out.constant("side", event.side()),
                    in -> new TakeBackEvent.Declined(in.number("at"), in.constant("side", Side.class))),
            EventForm.of(
                    "taken-back",
                    TakeBackEvent.TakenBack.class,
                    (event, out) -> out.constant("side", event.side()).number("ply", event.ply()),
                    in -> new TakeBackEvent.TakenBack(
                            in.number("at"), in.constant("side", Side.class), in.count("ply"))),
            EventForm.of(
                    "resigned",
                    EndEvent.Resigned.class,
                    (event, out) -> out.constant("side", event.side()),
                    in -> new EndEvent.Resigned(in.number("at"), in.constant("side", Side.class))),
            EventForm.of(
                    "forfeited",
                    EndEvent.Forfeited.class,
                    (event, out) -> out.constant("side", event.side()).article("article", event.article()),
                    in -> new EndEvent.Forfeited(
                            in.number("at"), in.constant("side", Side.class), in.article("article"))),
            EventForm.of(
                    "ended",
                    EndEvent.Ended.class,
                    (event, out) -> out.group("result", event.result(), RegulationsForm.RESULT),
                    in -> new EndEvent.Ended(in.number("at"), in.group("result", RegulationsForm.RESULT))),
            EventForm.of(
                    "signed",
                    EndEvent.Signed.class,
                    (event, out) -> out.constant("signer", event.signer()),
                    in -> new EndEvent.Signed(in.number("at"), in.constant("signer", Signer.class))));

    private GameEvents() {}
}
