package org.chuhe.arbiter;

import java.util.List;
import java.util.Locale;
import org.chuhe.core.Illegality;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.notation.ChineseNotation;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/** Something that cannot be ruled on: an impossible position, an illegal move, play that repeats nothing. */
public final class RulingException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;
    private static final Messages WORDS = Messages.beside(RulingException.class);

    private final transient Message message;

    private RulingException(Message message) {
        super(message.in(Locale.ENGLISH));
        this.message = message;
    }

    static RulingException impossible(Position position, Message flaw) {
        return new RulingException(WORDS.message("impossible", flaw, position));
    }

    static RulingException unreachable(Message flaw, Message problem) {
        return new RulingException(WORDS.message("unreachable", flaw, problem));
    }

    static RulingException illegal(Position position, Move move, int ply) {
        Message reason = Illegality.of(position, move)
                .map(illegality -> illegality.message(position, move))
                .orElseThrow();
        return new RulingException(WORDS.message("illegal", ply, name(position, move), reason));
    }

    public static RulingException nothingRepeated(List<Move> moves) {
        return new RulingException(WORDS.message(moves.isEmpty() ? "no-moves" : "nothing-repeated", moves.size()));
    }

    private static String name(Position position, Move move) {
        return position.isPseudoLegal(move)
                ? ChineseNotation.write(position, move) + " (" + move + ")"
                : move.toString();
    }

    /** What is wrong, in the reader's language. */
    public String message(Locale locale) {
        return message.in(locale);
    }
}
