package org.chuhe.game.log;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.BookNotation;
import org.chuhe.core.Illegality;
import org.chuhe.core.Move;
import org.chuhe.core.Names;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.game.incident.IncidentWords;
import org.chuhe.game.result.ConductBook;
import org.chuhe.game.result.GameEnding;
import org.chuhe.game.result.Words;
import org.chuhe.game.state.ClaimEvent;
import org.chuhe.game.state.ClockEvent;
import org.chuhe.game.state.ConductEvent;
import org.chuhe.game.state.EndEvent;
import org.chuhe.game.state.EventLog;
import org.chuhe.game.state.GameEvent;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.OfferEvent;
import org.chuhe.game.state.PlayEvent;
import org.chuhe.game.state.TableEvent;
import org.chuhe.game.state.TakeBackEvent;
import org.chuhe.game.state.TouchEvent;
import org.chuhe.text.Article;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/** Tells a log in plain words, every decision with its article, so that an arbiter can follow it. */
public final class Narrator {
    private static final Messages MESSAGES = Messages.beside(Narrator.class);
    /** 以一分钟为界: by how much a flag fell early is measured by this (21.5). */
    private static final long FLAG_BORDER = 60_000;

    private final Locale locale;
    private final boolean exact;

    /** Tells times to the millisecond, as the log has them. */
    public Narrator(Locale locale) {
        this(locale, true);
    }

    private Narrator(Locale locale, boolean exact) {
        this.locale = locale;
        this.exact = exact;
    }

    /** Tells times to the second, as people read them. */
    public static Narrator toTheSecond(Locale locale) {
        return new Narrator(locale, false);
    }

    /** The whole game, one line an event, with the time since the start. */
    public List<String> tell(GameState game) {
        List<EventLog.Entry> entries = game.log().entries();
        List<String> lines = new ArrayList<>(entries.size());
        GameState state = GameState.replay(List.of(entries.get(0).event()));
        lines.add(line(state, state, entries.get(0)));
        for (EventLog.Entry entry : entries.subList(1, entries.size())) {
            GameState next = state.apply(entry.event());
            lines.add(line(state, next, entry));
            state = next;
        }
        return lines;
    }

    private String line(GameState before, GameState after, EventLog.Entry entry) {
        Message told = describe(before, after, entry.event());
        Message named = entry.by().isEmpty() ? told : say("by", told, entry.by());
        return "[" + time(entry.event().at() - before.startedAt()) + "] " + named.in(locale);
    }

    /** Hours, minutes, seconds and, where they are asked for, milliseconds. */
    private String time(long millis) {
        long shown = Math.abs(millis);
        String seconds =
                String.format(Locale.ROOT, "%d:%02d:%02d", shown / 3_600_000, shown / 60_000 % 60, shown / 1000 % 60);
        return (millis < 0 ? "-" : "") + seconds + (exact ? String.format(Locale.ROOT, ".%03d", shown % 1000) : "");
    }

    private Message describe(GameState before, GameState after, GameEvent event) {
        return Citation.added(before.regulations().book(), plainly(before, after, event));
    }

    private Message plainly(GameState before, GameState after, GameEvent event) {
        if (event instanceof PlayEvent play) {
            return play(before, after, play);
        }
        if (event instanceof ClockEvent clock) {
            return clock(after, clock);
        }
        if (event instanceof TouchEvent touch) {
            return touch(before, touch);
        }
        if (event instanceof OfferEvent offer) {
            return offer(offer);
        }
        if (event instanceof TakeBackEvent takeBack) {
            return takeBack(takeBack);
        }
        if (event instanceof ClaimEvent claim) {
            return claim(after, claim);
        }
        if (event instanceof ConductEvent conduct) {
            return conduct(before, conduct);
        }
        if (event instanceof TableEvent table) {
            return table(before, table);
        }
        return end(before, (EndEvent) event);
    }

    /** What an event says, told by how the game stood before and after it. */
    public String sentence(GameState before, GameState after, GameEvent event) {
        return describe(before, after, event).in(locale);
    }

    private Message play(GameState before, GameState after, PlayEvent event) {
        Position position = before.position();
        if (event instanceof PlayEvent.Started e) {
            return say(
                    "started",
                    e.players().red(),
                    e.players().black(),
                    e.regulations().book().shortTitle(),
                    say("level." + e.regulations().level().code()));
        }
        if (event instanceof PlayEvent.Moved e) {
            return say("moved", Names.of(e.side()), after.history().ply(), move(before, e.move()));
        }
        if (event instanceof PlayEvent.PlacedBetween e) {
            return say("placed-between", Names.of(e.side()), e.from(), e.first(), e.second());
        }
        if (event instanceof PlayEvent.PointNamed e) {
            return say("point-named", Names.of(e.side()), e.point());
        }
        if (event instanceof PlayEvent.IllegalMove e) {
            int losing = before.regulations().conduct().illegalMovesToLose();
            String name = e.count() < losing ? "illegal-move" : "illegal-move-loses";
            return say(name, Names.of(e.side()), e.move(), why(position, e.move()), e.count());
        }
        if (event instanceof PlayEvent.Suicide e) {
            return say("suicide", Names.of(e.side()), e.move(), why(position, e.move()), suicide(before, e.move()));
        }
        if (event instanceof PlayEvent.PositionRestored e) {
            return say("position-restored", e.ply());
        }
        return say("varied", Names.of(((PlayEvent.Varied) event).side()));
    }

    private Message clock(GameState after, ClockEvent event) {
        if (event instanceof ClockEvent.Pressed e) {
            return say("pressed", Names.of(e.side()), left(after, e.side()));
        }
        if (event instanceof ClockEvent.PressedWithoutMove e) {
            return say("pressed-without-move", Names.of(e.side()), e.count());
        }
        if (event instanceof ClockEvent.Paused e) {
            return say("paused", article(after, e.article()));
        }
        if (event instanceof ClockEvent.Resumed) {
            return say("resumed");
        }
        if (event instanceof ClockEvent.ClockSet e) {
            return say("clock-set", Names.of(e.side()), time(e.left()), article(after, e.article()));
        }
        if (event instanceof ClockEvent.Penalty e) {
            return say(
                    "penalty",
                    Names.of(e.side()),
                    time(e.millis()),
                    left(after, e.side()),
                    article(after, e.article()));
        }
        if (event instanceof ClockEvent.FlagFell e) {
            return say("flag-fell", Names.of(e.side()));
        }
        if (event instanceof ClockEvent.FlagOverruled e) {
            String border = e.left() <= FLAG_BORDER ? "flag-border.within" : "flag-border.beyond";
            return say("flag-overruled", Names.of(e.side()), time(e.left()), words(e.why()), say(border));
        }
        ClockEvent.Arrived e = (ClockEvent.Arrived) event;
        return say("arrived", Names.of(e.side()), time(e.lateBy()));
    }

    private static Message touch(GameState before, TouchEvent event) {
        if (event instanceof TouchEvent.Touched e) {
            return say(before.isTurn(e.side()) ? "touched" : "touched-early", Names.of(e.side()), points(e.points()));
        }
        if (event instanceof TouchEvent.Adjusted e) {
            return say("adjusted", Names.of(e.side()), points(e.points()));
        }
        if (event instanceof TouchEvent.Brushed e) {
            return say("brushed", Names.of(e.side()), e.point());
        }
        if (event instanceof TouchEvent.Dropped e) {
            return say("dropped", Names.of(e.side()), e.from(), e.on());
        }
        if (event instanceof TouchEvent.Disturbed e) {
            return say("disturbed", Names.of(e.side()));
        }
        return say("rearranged", Names.of(((TouchEvent.Rearranged) event).side()));
    }

    private static Message offer(OfferEvent event) {
        if (event instanceof OfferEvent.DrawOffered e) {
            return say("draw-offered", Names.of(e.side()));
        }
        if (event instanceof OfferEvent.ExcessOffer e) {
            return say("excess-offer", Names.of(e.side()));
        }
        if (event instanceof OfferEvent.DrawDeclined e) {
            return say(e.byPlaying() ? "draw-declined-by-playing" : "draw-declined", Names.of(e.side()));
        }
        return say("draw-accepted", Names.of(((OfferEvent.DrawAccepted) event).side()));
    }

    private static Message takeBack(TakeBackEvent event) {
        if (event instanceof TakeBackEvent.Asked e) {
            return say("take-back-asked", Names.of(e.side()), e.ply());
        }
        if (event instanceof TakeBackEvent.Declined e) {
            return say("take-back-declined", Names.of(e.side()));
        }
        TakeBackEvent.TakenBack e = (TakeBackEvent.TakenBack) event;
        return say("taken-back", Names.of(e.side()), e.ply());
    }

    private Message claim(GameState after, ClaimEvent event) {
        if (event instanceof ClaimEvent.ClaimMade e) {
            return say("claim-made." + e.kind().code(), Names.of(e.side()));
        }
        if (event instanceof ClaimEvent.ClaimUpheld e) {
            return say(
                    "claim-upheld." + e.kind().code(), Names.of(e.side()), words(e.why()), cited(after, e.articles()));
        }
        if (event instanceof ClaimEvent.ClaimRejected e) {
            return say(
                    "claim-rejected." + e.kind().code(),
                    Names.of(e.side()),
                    words(e.why()),
                    cited(after, e.articles()));
        }
        ClaimEvent.Ruled e = (ClaimEvent.Ruled) event;
        Object side = e.side().<Object>map(Names::of).orElse("");
        return say(
                "ruled." + e.verdict().code(),
                side,
                after.regulations().claims().roundsToVary(),
                cited(after, e.articles()));
    }

    private Message conduct(GameState before, ConductEvent event) {
        if (event instanceof ConductEvent.Foul e) {
            return say(
                    "foul",
                    Names.of(e.side()),
                    e.count(),
                    say("foul." + e.article().number()),
                    article(before, e.article()),
                    say("authority." + e.decidedBy().code()),
                    article(before, ConductBook.article("8.2")));
        }
        if (event instanceof ConductEvent.FoulWaived e) {
            return say("foul-waived", Names.of(e.side()));
        }
        if (event instanceof ConductEvent.Warned e) {
            return say(
                    "warned",
                    Names.of(e.side()),
                    say("authority." + e.decidedBy().code()),
                    words(e.why()));
        }
        if (event instanceof ConductEvent.RecordFaulted e) {
            String name = e.illegible() ? "record-illegible" : "record-faulted";
            return say(
                    name,
                    Names.of(e.side()),
                    e.missed(),
                    say("authority." + e.decidedBy().code()));
        }
        if (event instanceof ConductEvent.RewriteOrdered e) {
            return say("rewrite-ordered", Names.of(e.side()));
        }
        if (event instanceof ConductEvent.RecordRewritten e) {
            return say("record-rewritten", Names.of(e.side()));
        }
        if (event instanceof ConductEvent.RecordRefused e) {
            return say("record-refused", Names.of(e.side()));
        }
        ConductEvent.Decided e = (ConductEvent.Decided) event;
        String article = e.article().number();
        String name = article.equals("18.2") || article.equals("18.3")
                ? "decided." + article
                : before.isOver() ? "decided-after" : "decided";
        return say(name, say("authority." + e.decidedBy().code()), words(e.why()), article(before, e.article()));
    }

    private Message table(GameState before, TableEvent event) {
        if (event instanceof TableEvent.Noted e) {
            return say(
                    "noted" + (e.side().isPresent() ? "" : "-of-nobody"),
                    e.side().<Object>map(Names::of).orElse(""),
                    IncidentWords.name(e.incident()),
                    e.why().equals(Words.NONE) ? "" : say("because", words(e.why())),
                    article(before, e.article()),
                    say("authority." + e.decidedBy().code()));
        }
        if (event instanceof TableEvent.Overruled e) {
            return say(
                    "overruled" + (e.side().isPresent() ? "" : "-of-nobody"),
                    e.side().<Object>map(Names::of).orElse(""),
                    IncidentWords.name(e.incident()),
                    words(e.why()),
                    article(before, e.article()),
                    say("authority." + e.decidedBy().code()));
        }
        if (event instanceof TableEvent.FoulLifted e) {
            return say(
                    "foul-lifted",
                    Names.of(e.side()),
                    say("authority." + e.decidedBy().code()),
                    words(e.why()));
        }
        if (event instanceof TableEvent.Reopened e) {
            return say("reopened", say("authority." + e.decidedBy().code()), words(e.why()));
        }
        if (event instanceof TableEvent.Corrected e) {
            return say("corrected", e.ply(), say("authority." + e.decidedBy().code()), words(e.why()));
        }
        if (event instanceof TableEvent.BrokePlay e) {
            int losing = before.regulations().conduct().illegalMovesToLose();
            String name = e.count() < losing ? "broke-play" : "broke-play-loses";
            return say(name, Names.of(e.side()), e.count(), article(before, e.article()));
        }
        if (event instanceof TableEvent.TurnPassed e) {
            return say("turn-passed", Names.of(e.side()));
        }
        return say("flag-seen", Names.of(((TableEvent.FlagSeen) event).side()));
    }

    private static Message end(GameState before, EndEvent event) {
        if (event instanceof EndEvent.Resigned e) {
            return say("resigned", Names.of(e.side()));
        }
        if (event instanceof EndEvent.Forfeited e) {
            return say("forfeited", Names.of(e.side()), article(before, e.article()));
        }
        if (event instanceof EndEvent.Ended e) {
            return say(
                    "ended",
                    outcome(e.result()),
                    reason(e.result()),
                    article(before, e.result().article()),
                    e.result().score());
        }
        return say("signed." + ((EndEvent.Signed) event).signer().code());
    }

    /** Who won, in words. */
    public static Message outcome(GameEnding result) {
        return say("outcome." + result.outcome().code());
    }

    /** Why, in words. */
    public static Message reason(GameEnding result) {
        return say("reason." + result.reason().code());
    }

    private static Message why(Position position, Move move) {
        return Illegality.of(position, move)
                .map(illegality -> illegality.message(position, move))
                .orElseThrow();
    }

    private String move(GameState state, Move move) {
        return BookNotation.onPaper(state.regulations().book(), locale).write(state.position(), move);
    }

    private String left(GameState state, Side side) {
        return time(state.clock().face(side).untilFlag(state.regulations().clock()));
    }

    private static String points(List<?> points) {
        return String.join(", ", points.stream().map(Object::toString).toList());
    }

    private String words(Words why) {
        return why.in(locale);
    }

    private static Message say(String key, Object... arguments) {
        return MESSAGES.message(key, arguments);
    }

    private static Message suicide(GameState state, Move move) {
        boolean face = Illegality.of(state.position(), move).equals(Optional.of(Illegality.KINGS_FACE));
        return article(state, face ? state.regulations().book().onFacingKings() : ConductBook.article("3.4"));
    }

    private static Message article(GameState state, Article article) {
        return Citation.of(state.regulations().book(), article);
    }

    /** Articles by the names of their editions; where an old line has left those out, they are the game's own. */
    private static Message cited(GameState state, List<Article> articles) {
        String usual = state.regulations().book().id();
        return RuleBooks.cite(
                articles.stream().map(article -> article.orIn(usual)).toList());
    }
}
