package org.chuhe.server.play.live;

import java.util.List;
import java.util.Optional;
import org.chuhe.core.Move;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.core.notation.NotationException;
import org.chuhe.game.ClaimCommand;
import org.chuhe.game.EndCommand;
import org.chuhe.game.EndEvent;
import org.chuhe.game.GameState;
import org.chuhe.game.OfferCommand;
import org.chuhe.game.PlayCommand;
import org.chuhe.game.TouchCommand;
import org.chuhe.server.play.store.Standing;
import org.chuhe.server.play.table.Notes;

/** What players do, as questions to the referee. */
final class PlayerActions {
    private PlayerActions() {}

    /**
     * Decides on a message of a player.
     *
     * @param now when it came
     * @param givenBack the network's delay that is not charged to a move
     */
    static Verdict on(
            Standing standing, Referees referees, Side side, ClientMessage message, long now, long givenBack) {
        if (standing.game().isEmpty()) {
            return Verdict.refuse(standing, Refused.Code.STALE, "refused.not-begun");
        }
        GameState state = standing.game().get();
        if (message.type().equals("call")) {
            return call(standing, side);
        }
        if (isStale(state, message)) {
            return Verdict.refuse(standing, Refused.Code.STALE, "refused.stale", message.ply());
        }
        long at = Math.max(state.clock().time(), now);
        return switch (message.type()) {
            case "move" ->
                move(standing, referees, side, message, Math.max(state.clock().time(), now - givenBack));
            case "offer" -> referees.answer(standing, new OfferCommand.OfferDraw(at, side));
            case "accept" -> referees.answer(standing, new OfferCommand.AcceptDraw(at, side));
            case "decline" -> referees.answer(standing, new OfferCommand.DeclineDraw(at, side));
            case "resign" -> referees.answer(standing, new EndCommand.Resign(at, side));
            case "claim" -> claim(standing, referees, side, message.text(), at);
            case "touch" -> touch(standing, referees, side, message.points(), at);
            case "sign" ->
                referees.answer(
                        standing,
                        new EndCommand.Sign(at, side == Side.RED ? EndEvent.Signer.RED : EndEvent.Signer.BLACK));
            default -> Verdict.refuse(standing, Refused.Code.MALFORMED, "refused.unknown");
        };
    }

    /** Moves and touches answer the position on the board; other messages may be one ply late. */
    private static boolean isStale(GameState state, ClientMessage message) {
        int late = state.history().ply() - message.ply();
        return switch (message.type()) {
            case "move", "touch" -> late != 0;
            case "resign", "sign" -> message.ply() < 0 || late < 0;
            default -> late < 0 || late > 1;
        };
    }

    private static Verdict move(Standing standing, Referees referees, Side side, ClientMessage message, long at) {
        GameState state = standing.game().orElseThrow();
        Optional<Move> plain = plain(message.text());
        try {
            Move move = plain.isPresent() ? plain.get() : MoveReader.read(state.position(), message.text());
            return referees.answer(standing, new PlayCommand.MakeMove(at, side, move));
        } catch (NotationException e) {
            return Verdict.refuse(standing, new Refused(Refused.Code.REFUSED, "2.2", e.message()));
        }
    }

    /** A move by its two points, legal or not; why it is not the referee says best. */
    private static Optional<Move> plain(String text) {
        if (text.length() != 4) {
            return Optional.empty();
        }
        Optional<Square> from = Square.parse(text.substring(0, 2));
        Optional<Square> to = Square.parse(text.substring(2));
        return from.isPresent() && to.isPresent() ? Optional.of(new Move(from.get(), to.get())) : Optional.empty();
    }

    private static Verdict claim(Standing standing, Referees referees, Side side, String kind, long at) {
        return switch (kind) {
            case "repetition" -> referees.answer(standing, new ClaimCommand.ClaimRepetition(at, side));
            case "move-limit" -> referees.answer(standing, new ClaimCommand.ClaimLimit(at, side));
            default -> Verdict.refuse(standing, Refused.Code.MALFORMED, "refused.unknown");
        };
    }

    private static Verdict touch(Standing standing, Referees referees, Side side, List<String> names, long at) {
        List<Square> points =
                names.stream().flatMap(name -> Square.parse(name).stream()).toList();
        if (points.isEmpty() || points.size() != names.size()) {
            return Verdict.refuse(standing, Refused.Code.MALFORMED, "refused.unknown");
        }
        return referees.answer(standing, new TouchCommand.Touch(at, side, points));
    }

    private static Verdict call(Standing standing, Side side) {
        if (!standing.progress().running()) {
            return Verdict.refuse(standing, Refused.Code.STALE, "refused.not-running");
        }
        Notes notes = standing.table().notes();
        if (notes.call().isPresent()) {
            return Verdict.refuse(standing, Refused.Code.REFUSED, "refused.called");
        }
        return Verdict.change(standing, standing.table().with(notes.withCall(Optional.of(side))));
    }
}
