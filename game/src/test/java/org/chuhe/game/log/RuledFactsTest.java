package org.chuhe.game.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.Interpretations;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.claim.ClaimRuling;
import org.chuhe.arbiter.claim.Recurrence;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.game.SampleGames;
import org.chuhe.game.result.Words;
import org.chuhe.game.state.ClaimEvent;
import org.chuhe.game.state.EventOutOfPlaceException;
import org.chuhe.game.state.GameState;
import org.chuhe.text.Language;
import org.junit.jupiter.api.Test;

/** A log holds what was ruled, not how it was said; what it holds says the same in every language. */
class RuledFactsTest {
    private static final GameState CHASE = SampleGames.all().get("chase-cxa2020");

    private static ClaimEvent.Ruled ruled(RuleBook book) {
        Cycle cycle = Cycle.last(CHASE.history()).orElseThrow();
        Ruling ruling = Arbiter.of(book).judge(cycle);
        ClaimRuling given = ClaimRuling.of(new Recurrence(cycle, Recurrence.Basis.TIMES_ROUND, 1, 12, 12), ruling);
        return new ClaimEvent.Ruled(
                CHASE.clock().time(),
                given.consequence(),
                given.side(),
                given.articles(),
                new Words.Found(given.grounds()));
    }

    private static void assertKept(RuleBook book) {
        ClaimEvent.Ruled ruled = ruled(book);
        ClaimEvent.Ruled read =
                (ClaimEvent.Ruled) GameLog.readLine(GameLog.writeLine(ruled)).event();
        assertThat(read).isEqualTo(ruled);
        Ruling ruling = Arbiter.of(book).judge(Cycle.last(CHASE.history()).orElseThrow());
        for (Language language : Language.values()) {
            assertThat(read.why().in(language.locale()))
                    .isEqualTo(ruling.summary().in(language.locale()));
        }
    }

    @Test
    void theWordsOfEveryEditionsRulingAreMadeFromWhatIsKept() {
        RuleBooks.all().forEach(RuledFactsTest::assertKept);
        for (RuleBook book : RuleBooks.all()) {
            book.interpretations()
                    .forEach(question -> assertKept(Interpretations.turned(book, List.of(question.code()))));
        }
    }

    @Test
    void aLineWhoseRulingIsAnotherIsRefused() {
        GameState game = SampleGames.all().get("just-begun");
        String line = GameLog.writeLine(ruled(RuleBooks.CXA_2020))
                .replaceFirst("at=\\d+", "at=" + game.clock().time());
        GameLog.readLine(line).after(game);
        for (String damaged : List.of(
                line.replaceFirst("verdict=must-vary side=red", "verdict=draw"),
                line.replaceFirst("side=red", "side=black"),
                line.replaceFirst("verdict=red-must-vary", "verdict=black-must-vary"),
                line.replaceFirst("verdict=red-must-vary", "verdict=red-must-vary,losesAtOnce=true"),
                line.replaceFirst(",articles=\\[[^]]*\\]", ",articles=[cxa2020_1]"))) {
            assertThat(damaged).isNotEqualTo(line);
            assertThatThrownBy(() -> GameLog.readLine(damaged).after(game))
                    .isInstanceOf(EventOutOfPlaceException.class);
        }
    }

    @Test
    void whatNoRulingCanBeIsNotRead() {
        String line = GameLog.writeLine(ruled(RuleBooks.CXA_2020));
        for (String damaged : List.of(
                line.replaceFirst("found=ruling", "found=guess"),
                line.replaceFirst("edition=cxa2020", "edition=cxa2021"),
                line.replaceFirst("edition=cxa2020", "edition=cxa2020,turned=[no-such-question]"),
                line.replaceFirst("edition=cxa2020", "edition=cxa2020,turned=[key-point,key-point]"),
                line.replaceFirst("edition=cxa2020", "edition=cxa2020,turned=[]"),
                line.replaceFirst("plies=\\[", "plies=[0-check,"),
                line.replaceFirst("plies=\\[", "plies=[01-check,"),
                line.replaceFirst("plies=\\[", "plies=[1-undecided,"),
                line.replaceFirst("plies=\\[", "plies=[1-check-rook,"),
                line.replaceFirst("plies=\\[[^]]*\\]", "plies=[]"),
                line.replaceFirst("plies=\\[[^]]*\\]", "plies=[1-chase],heading=36.1"))) {
            assertThat(damaged).isNotEqualTo(line);
            assertThatThrownBy(() -> GameLog.readLine(damaged)).isInstanceOf(GameLogException.class);
        }
    }
}
