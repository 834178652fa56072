package org.chuhe.server.game.decision;

import java.util.List;
import java.util.Optional;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.core.notation.NotationException;
import org.chuhe.game.command.ClaimCommand;
import org.chuhe.game.command.EndCommand;
import org.chuhe.game.command.OfferCommand;
import org.chuhe.game.command.PlayCommand;
import org.chuhe.game.command.TouchCommand;
import org.chuhe.game.result.ClaimKind;
import org.chuhe.game.state.EndEvent;
import org.chuhe.server.game.model.Notes;

/**
 * What a client says; {@link ClientMessages} reads it. Nothing in it is believed but what it wants; times, if it tells any,
 * are not even read.
 */
public sealed interface ClientMessage {
    /** The client's name for it, empty if it has none. */
    String id();

    /** How many plies had been played when it was sent; -1 if it does not say. */
    int ply();

    /** Goes to whoever has to do with it. */
    void reach(Hearer hearer);

    /** Who hears messages: each kind has its own way, and none is forgotten. */
    interface Hearer {
        void sync(Sync message);

        void pong(Pong message);

        void unknown(Unknown message);

        void player(OfPlayer message);

        void chat(OfChat message);
    }

    /** Asks for the whole game. */
    record Sync(String id, int ply) implements ClientMessage {
        @Override
        public void reach(Hearer hearer) {
            hearer.sync(this);
        }
    }

    /** Answers a ping. */
    record Pong(String id, int ply, String token) implements ClientMessage {
        @Override
        public void reach(Hearer hearer) {
            hearer.pong(this);
        }
    }

    /** Nobody understands it. */
    record Unknown(String id, int ply) implements ClientMessage {
        @Override
        public void reach(Hearer hearer) {
            hearer.unknown(this);
        }
    }

    /** How long after the position that it answers a message is still heard. */
    enum Lateness {
        /** Answers the position on the board. */
        NONE,
        /** May have crossed a move. */
        ONE_PLY,
        /** Any time after it. */
        ANY,
        /** Need not even say which. */
        UNSAID;

        boolean allows(int answered, int played) {
            return switch (this) {
                case NONE -> answered == played;
                case ONE_PLY -> answered == played || answered == played - 1;
                case ANY -> answered >= 0 && answered <= played;
                case UNSAID -> true;
            };
        }
    }

    /** What a player wants in his game. */
    sealed interface OfPlayer extends ClientMessage {
        Lateness lateness();

        /** Decides on it, in a game that has begun. */
        Decision on(PlayersTurn turn);

        @Override
        default void reach(Hearer hearer) {
            hearer.player(this);
        }
    }

    /** What two players say to each other. It is no part of the game: nothing of it is decided on or stored. */
    sealed interface OfChat extends ClientMessage {
        @Override
        default void reach(Hearer hearer) {
            hearer.chat(this);
        }
    }

    /** Wants to talk, or no longer. */
    record WantChat(String id, int ply, boolean on) implements OfChat {}

    /** Says something. */
    record Say(String id, int ply, String text) implements OfChat {}

    /**
     * A move in any notation.
     *
     * @param fen the position that it was meant for, as the server had told it; empty if it does not say. A move that is sent
     *     again after a break may find as many plies as before, but others: some were taken back meanwhile.
     */
    record Move(String id, int ply, String fen, String move) implements OfPlayer {
        @Override
        public Lateness lateness() {
            return Lateness.NONE;
        }

        @Override
        public Decision on(PlayersTurn turn) {
            if (!fen.isEmpty() && !fen.equals(turn.game().position().toString())) {
                return Decided.refuse(turn.live(), Refused.Code.STALE, "refused.another-position");
            }
            try {
                Optional<org.chuhe.core.Move> plain = plain();
                org.chuhe.core.Move read = plain.isPresent()
                        ? plain.get()
                        : MoveReader.read(turn.game().position(), move);
                return turn.ask(new PlayCommand.MakeMove(turn.movedAt(), turn.side(), read));
            } catch (NotationException e) {
                return Decided.refuse(turn.live(), new Refused(Refused.Code.REFUSED, "2.2", e.message()));
            }
        }

        /** A move by its two points, legal or not; why it is not the referee says best. */
        private Optional<org.chuhe.core.Move> plain() {
            if (move.length() != 4) {
                return Optional.empty();
            }
            return Square.parse(move.substring(0, 2))
                    .flatMap(from -> Square.parse(move.substring(2)).map(to -> new org.chuhe.core.Move(from, to)));
        }
    }

    /** Offers a draw (22.1). */
    record Offer(String id, int ply) implements OfPlayer {
        @Override
        public Lateness lateness() {
            return Lateness.ONE_PLY;
        }

        @Override
        public Decision on(PlayersTurn turn) {
            return turn.ask(new OfferCommand.OfferDraw(turn.at(), turn.side()));
        }
    }

    /** Accepts one. */
    record Accept(String id, int ply) implements OfPlayer {
        @Override
        public Lateness lateness() {
            return Lateness.ONE_PLY;
        }

        @Override
        public Decision on(PlayersTurn turn) {
            return turn.ask(new OfferCommand.AcceptDraw(turn.at(), turn.side()));
        }
    }

    /** Declines one. */
    record Decline(String id, int ply) implements OfPlayer {
        @Override
        public Lateness lateness() {
            return Lateness.ONE_PLY;
        }

        @Override
        public Decision on(PlayersTurn turn) {
            return turn.ask(new OfferCommand.DeclineDraw(turn.at(), turn.side()));
        }
    }

    /** Asks to take the last move back. */
    record TakeBack(String id, int ply) implements OfPlayer {
        @Override
        public Lateness lateness() {
            return Lateness.ONE_PLY;
        }

        @Override
        public Decision on(PlayersTurn turn) {
            return turn.ask(new PlayCommand.TakeBack(turn.at(), turn.side()));
        }
    }

    /** Lets the opponent take his move back, or holds him to it. */
    record AnswerTakeBack(String id, int ply, boolean agrees) implements OfPlayer {
        @Override
        public Lateness lateness() {
            return Lateness.NONE;
        }

        @Override
        public Decision on(PlayersTurn turn) {
            return turn.ask(
                    agrees
                            ? new PlayCommand.AgreeToTakeBack(turn.at(), turn.side())
                            : new PlayCommand.DeclineTakeBack(turn.at(), turn.side()));
        }
    }

    /** Resigns (4.1.12). */
    record Resign(String id, int ply) implements OfPlayer {
        @Override
        public Lateness lateness() {
            return Lateness.ANY;
        }

        @Override
        public Decision on(PlayersTurn turn) {
            return turn.ask(new EndCommand.Resign(turn.at(), turn.side()));
        }
    }

    /** Claims a ruling on a repetition (23.1) or the move limit (22.2). */
    record Claim(String id, int ply, ClaimKind kind) implements OfPlayer {
        @Override
        public Lateness lateness() {
            return Lateness.ONE_PLY;
        }

        @Override
        public Decision on(PlayersTurn turn) {
            return turn.ask(
                    switch (kind) {
                        case REPETITION -> new ClaimCommand.ClaimRepetition(turn.at(), turn.side());
                        case MOVE_LIMIT -> new ClaimCommand.ClaimLimit(turn.at(), turn.side());
                    });
        }
    }

    /** Touches pieces (5.1). */
    record Touch(String id, int ply, List<Square> points) implements OfPlayer {
        public Touch {
            points = List.copyOf(points);
        }

        @Override
        public Lateness lateness() {
            return Lateness.NONE;
        }

        @Override
        public Decision on(PlayersTurn turn) {
            return turn.ask(new TouchCommand.Touch(turn.at(), turn.side(), points));
        }
    }

    /** Signs the result (article 9). */
    record Sign(String id, int ply) implements OfPlayer {
        @Override
        public Lateness lateness() {
            return Lateness.ANY;
        }

        @Override
        public Decision on(PlayersTurn turn) {
            EndEvent.Signer signer = turn.side() == Side.RED ? EndEvent.Signer.RED : EndEvent.Signer.BLACK;
            return turn.ask(new EndCommand.Sign(turn.at(), signer));
        }
    }

    /** Calls the arbiter; the clocks go on. */
    record Call(String id, int ply) implements OfPlayer {
        @Override
        public Lateness lateness() {
            return Lateness.UNSAID;
        }

        @Override
        public Decision on(PlayersTurn turn) {
            if (!turn.live().progress().running()) {
                return Decided.refuse(turn.live(), Refused.Code.STALE, "refused.not-running");
            }
            Notes notes = turn.live().table().notes();
            if (notes.call().isPresent()) {
                return Decided.refuse(turn.live(), Refused.Code.REFUSED, "refused.called");
            }
            return Decided.change(turn.live(), turn.live().table().with(notes.withCall(Optional.of(turn.side()))));
        }
    }
}
