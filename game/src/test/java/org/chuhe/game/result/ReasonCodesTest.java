package org.chuhe.game.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.book.wxf.WorldEditions;
import org.chuhe.arbiter.claim.ClaimRuling;
import org.chuhe.arbiter.interpretation.Interpretation;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Names;
import org.chuhe.core.Side;
import org.chuhe.game.SampleGames;
import org.chuhe.game.Sections;
import org.chuhe.game.StateText;
import org.chuhe.game.command.Transaction;
import org.chuhe.game.state.GameState;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;
import org.chuhe.text.Translated;
import org.junit.jupiter.api.Test;

/** The program's reasons are kept as words of the format, and say what they said. */
class ReasonCodesTest {
    private static final List<Locale> LANGUAGES = List.of(Locale.CHINESE, Locale.ENGLISH);

    private static void assertCoded(Message message) {
        Words words = Words.of(message);
        assertThat(words).as(message.key()).isInstanceOf(Words.Reasoned.class);
        for (Locale language : LANGUAGES) {
            assertThat(words.in(language)).isEqualTo(message.in(language));
        }
    }

    private static void assertAllCoded(Class<?> beside, String... prefixes) {
        Messages messages = Messages.beside(beside);
        for (String prefix : prefixes) {
            Set<String> keys = messages.patterns(Locale.ENGLISH, prefix).keySet();
            assertThat(keys).as(prefix).isNotEmpty();
            keys.forEach(key -> assertCoded(messages.message(key, 1, Names.of(Side.BLACK), "x", 4, 5)));
        }
    }

    @Test
    void nothingThatAJudgeSaysIsWithoutAWord() {
        assertAllCoded(ClaimRuling.class, "");
        assertAllCoded(Ruling.class, "summary", "compare", "side.", "verdict.", "article", "rests-on", "outcome.");
        assertAllCoded(RuleBook.class, "book.", "pattern.", "number.");
        assertAllCoded(WorldEditions.class, "heading.");
        assertAllCoded(Interpretation.class, "name.");
        assertAllCoded(Names.class, "side.");
    }

    @Test
    void everyEditionsRulingIsKeptByItsWord() {
        GameState chase = SampleGames.all().get("chase-cxa2020");
        for (RuleBook book : RuleBooks.all()) {
            Ruling ruling = Arbiter.of(book).judge(Cycle.last(chase.history()).orElseThrow());
            assertCoded(ruling.summary());
        }
    }

    @Test
    void samplesHoldNoFinishedSentencesButPeoplesOwn() {
        Set<String> said = new TreeSet<>();
        SampleGames.all()
                .values()
                .forEach(game -> StateText.reasons(game).stream()
                        .filter(Words.Said.class::isInstance)
                        .forEach(words -> said.add(words.in(Locale.ENGLISH))));
        assertThat(said).containsExactlyInAnyOrder("", SampleGames.WHY.in(Locale.ENGLISH));
    }

    @Test
    void aMessageWithoutAWordIsKeptAsItReads() {
        Message message = Messages.beside(Transaction.class).message("refused.over");
        assertThat(Words.of(message)).isEqualTo(Words.said(Translated.of(message::in)));
        assertThat(Words.of(Messages.beside(ClaimRuling.class).message("undecided", message)))
                .isInstanceOf(Words.Said.class);
    }

    @Test
    void aWordOfANewerProgramIsShownAsItIs() {
        Words newer = new Words.Reasoned("thinks-too-long", List.of(Words.said("5")));
        assertThat(newer.in(Locale.ENGLISH)).contains("thinks-too-long 5").contains("does not know");
        assertThat(newer.in(Locale.CHINESE)).contains("thinks-too-long 5").contains("不认识");
    }

    @Test
    void everyWordHasItsSentence() {
        for (String code : ReasonCodes.all()) {
            for (Locale language : LANGUAGES) {
                assertThat(new Words.Reasoned(code, List.of()).in(language))
                        .as(code)
                        .isNotBlank();
            }
        }
    }

    @Test
    void everyWordIsDescribed() throws IOException {
        String document = Files.readString(Path.of("../docs/game-log.md"));
        assertThat(ReasonCodes.all())
                .filteredOn(code -> !code.matches("number-\\d+|wxf-.*|question-.*"))
                .hasSizeGreaterThan(40)
                .allMatch(code -> document.contains("`" + code + "`"));
    }

    @Test
    void theWordsAreThoseOfTheFormat() {
        assertThat(ReasonCodes.all())
                .containsExactlyElementsOf(
                        Sections.read("log/reasons.txt").lines().toList());
    }
}
