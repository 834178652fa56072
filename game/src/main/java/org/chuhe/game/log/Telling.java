package org.chuhe.game.log;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chuhe.arbiter.book.BookNotation;
import org.chuhe.core.Illegality;
import org.chuhe.core.Move;
import org.chuhe.core.Side;
import org.chuhe.game.result.ConductBook;
import org.chuhe.game.result.Words;
import org.chuhe.game.state.GameState;
import org.chuhe.text.Article;
import org.chuhe.text.Message;

/** What the sentence of an event needs: how the game stood before and after it, and who reads. */
record Telling(Narrator narrator, GameState before, GameState after) {
    /** 以一分钟为界: by how much a flag fell early is measured by this (21.5). */
    static final long FLAG_BORDER = 60_000;

    Message say(String key, Object... arguments) {
        return Narrator.say(key, arguments);
    }

    String words(Words why) {
        return why.in(locale());
    }

    private Locale locale() {
        return narrator.locale();
    }

    Message article(Article article) {
        return Citation.of(before.regulations().book(), article);
    }

    String time(long millis) {
        return narrator.time(millis);
    }

    /** What a side has left after the event. */
    String left(Side side) {
        return time(after.clock().face(side).untilFlag(after.regulations().clock()));
    }

    String written(Move move) {
        return BookNotation.onPaper(before.regulations().book(), locale()).write(before.position(), move);
    }

    String points(List<?> points) {
        return String.join(", ", points.stream().map(Object::toString).toList());
    }

    /** Why a move is not legal. */
    Message why(Move move) {
        return Illegality.of(before.position(), move)
                .map(illegality -> illegality.message(before.position(), move))
                .orElseThrow();
    }

    /** The article by which a move is suicide. */
    Message suicide(Move move) {
        boolean face = Illegality.of(before.position(), move).equals(Optional.of(Illegality.KINGS_FACE));
        return article(face ? before.regulations().book().onFacingKings() : ConductBook.article("3.4"));
    }
}
