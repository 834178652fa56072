package org.chuhe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.claim.ClaimRuling;
import org.chuhe.arbiter.claim.Consequence;
import org.chuhe.arbiter.claim.LineRuling;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.core.sequence.MoveSequence;
import org.chuhe.documents.ruling.RulingPdf;
import org.chuhe.game.Referee;
import org.chuhe.game.command.ClaimCommand;
import org.chuhe.game.command.PlayCommand;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.rules.Handicap;
import org.chuhe.game.rules.PlayersConduct;
import org.chuhe.game.sheet.ScoreSheet;
import org.chuhe.game.state.ClaimEvent;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.Players;
import org.chuhe.json.RulingJson;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ObjectNode;

/** An edition that no room has heard of is at home in all of them: nothing asks which edition it has before it. */
class ToyEditionTest {
    private static final ToyEdition BOOK = new ToyEdition();
    private static final Position START = Fen.read("2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w");
    private static final List<Move> ROUND = MoveReader.readAll(START, "f0e0 e8f8 e0f0 f8e8");

    private static List<Move> rounds(int times) {
        List<Move> moves = new ArrayList<>();
        for (int i = 0; i < times; i++) {
            moves.addAll(ROUND);
        }
        return moves;
    }

    @Test
    void theArbiterRulesByItAndPapersNameIt() {
        Ruling ruling = Arbiter.of(BOOK).judge(MoveSequence.of(START, ROUND)).ruling();
        assertThat(ruling.verdict()).isEqualTo(Verdict.RED_MUST_VARY);
        assertThat(ruling.articles()).containsExactly(BOOK.article("1"));
        assertThat(ruling.account(Locale.CHINESE).text()).contains("《校园规则》2026", "红方须变着，不变作负");
        assertThat(RulingPdf.of(ruling).pdf(Locale.ENGLISH)).isNotEmpty();
    }

    @Test
    void itsOwnThresholdsCount() {
        LineRuling once = Arbiter.of(BOOK).judge(MoveSequence.of(START, ROUND));
        assertThat(once.claim()).isEmpty();
        assertThat(once.outlook().orElseThrow().pliesLeft()).isEqualTo(4);
        LineRuling twice = Arbiter.of(BOOK).judge(MoveSequence.of(START, rounds(2)));
        ClaimRuling claim = twice.claim().orElseThrow();
        assertThat(claim.consequence()).isEqualTo(Consequence.MUST_VARY);
        assertThat(claim.articles()).contains(BOOK.article("1")).contains(BOOK.onConduct("23.1"));
        ObjectNode json = RulingJson.of(twice, Locale.ENGLISH, 0);
        assertThat(json.path("rules").asString()).isEqualTo("toy2026");
        assertThat(json.at("/claim/articles").toString()).isEqualTo("[\"cxa2011 23.1\",\"cxa2011 23.5.2.2\",\"1\"]");
        assertThat(json.at("/claim/moveLimit/rounds").asInt()).isEqualTo(30);
        assertThat(Arbiter.of(BOOK).review(MoveSequence.of(START, rounds(2))).pending())
                .hasSize(1);
    }

    @Test
    void liveGamesArePlayedByIt() {
        GameRegulations regulations = GameRegulations.national().withBook(BOOK).withConduct(PlayersConduct.online());
        assertThat(regulations.claims().thresholds()).isEqualTo(BOOK.thresholds());
        Referee referee = new Referee();
        GameState fresh = referee.start(0, new Players("甲", "乙"), regulations);
        assertThat(fresh.position().sideToMove()).isEqualTo(Side.BLACK);
        assertThat(ScoreSheet.of(fresh).text(Locale.ENGLISH))
                .contains("Schoolyard rules 2026", "come round 2 times", "30 rounds without a capture");
        GameState state = referee.start(0, new Players("甲", "乙"), regulations, Handicap.NONE, START, true, true);
        for (Move move : rounds(2)) {
            state = referee.answer(
                            state, new PlayCommand.MakeMove(1, state.position().sideToMove(), move))
                    .state();
        }
        assertThat(referee.answer(state, new ClaimCommand.ClaimRepetition(2, Side.RED)).events().stream()
                        .filter(ClaimEvent.Ruled.class::isInstance)
                        .map(event -> ((ClaimEvent.Ruled) event).verdict()))
                .containsExactly(Consequence.MUST_VARY);
    }
}
