package org.chuhe.tournament.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.chuhe.text.Coded;
import org.chuhe.text.EndReason;
import org.chuhe.text.Result;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.command.entry.AddPlayer;
import org.chuhe.tournament.command.entry.Readmit;
import org.chuhe.tournament.command.entry.Withdraw;
import org.chuhe.tournament.command.round.PairRound;
import org.chuhe.tournament.command.round.RecordResult;
import org.chuhe.tournament.model.Attendance;
import org.chuhe.tournament.model.Departure;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.result.Game;
import org.chuhe.tournament.text.Notice;
import org.junit.jupiter.api.Test;

/** Why games ended (4.1, 4.2), and why somebody left (18.3, 19.1). */
class ReasonsTest {
    private static Tournament paired() {
        Tournament t = Tournament.create("x", Regulations.swiss(3));
        for (String name : new String[] {"甲", "乙", "丙", "丁"}) {
            t = t.with(AddPlayer.named(name));
        }
        return t.with(PairRound.BY_RULE);
    }

    private static Game game(Tournament t) {
        return t.event().rounds().get(0).matches().get(0).games().get(0);
    }

    @Test
    void aReasonStaysWithTheResultItWasGivenFor() {
        RecordResult time = new RecordResult(1, 1, 1, Result.RED_WINS, EndReason.TIME);
        Tournament t = paired().with(time);
        assertThat(game(t).reason()).isEqualTo(EndReason.TIME);
        RecordResult mate = new RecordResult(1, 1, 1, Result.RED_WINS, EndReason.CHECKMATE);
        RecordResult change = mate.asDone(t.event());
        assertThat(mate.standsIn(t.event())).isFalse();
        assertThat(time.standsIn(t.event())).isTrue();
        t = t.with(change);
        assertThat(time.standsIn(t.event())).isFalse();
        assertThat(game(t).reason()).isEqualTo(EndReason.CHECKMATE);
        assertThat(game(t.with(change.back())).reason()).isEqualTo(EndReason.TIME);
        assertThat(game(t.with(RecordResult.of(1, 1, Result.DRAW))).reason()).isEqualTo(EndReason.UNKNOWN);
        assertThat(game(t).with(Result.RED_WINS).reason()).isEqualTo(EndReason.CHECKMATE);
        assertThat(game(t).with(Result.DRAW).reason()).isEqualTo(EndReason.UNKNOWN);
    }

    @Test
    void aReasonFitsItsResult() {
        Tournament t = paired();
        assertThat(t.perform(new RecordResult(1, 1, 1, Result.DRAW, EndReason.CHECKMATE))
                        .done())
                .isFalse();
        assertThat(t.perform(new RecordResult(1, 1, 1, Result.RED_WINS, EndReason.LATE))
                        .done())
                .isFalse();
        assertThat(t.perform(new RecordResult(1, 1, 1, Result.RED_BY_FORFEIT, EndReason.LATE))
                        .done())
                .isTrue();
        assertThat(EndReason.AGREEMENT.fits(Result.DRAW)).isTrue();
        assertThat(EndReason.MOVE_LIMIT.fits(Result.BLACK_WINS)).isFalse();
        for (EndReason reason : EndReason.values()) {
            assertThat(Coded.find(EndReason.class, reason.code())).hasValue(reason);
            assertThat(Notice.of(reason).in(Locale.CHINESE)).isNotEmpty();
            reason.article()
                    .ifPresent(article -> assertThat(Notice.of(reason).withArticle(Locale.ENGLISH))
                            .contains(article.number()));
        }
    }

    /** What 19.1 asks for and is not on record. */
    private static List<String> missing(Departure how) {
        Outcome.Done done = (Outcome.Done) new Withdraw(1, 0, how).applyTo(paired().event());
        return done.notices().stream().map(Notice::key).toList();
    }

    @Test
    void whoeverLeavesSaysWhyOrIsExpelled() {
        Departure expelled = Departure.expelled("拒绝服从裁判");
        Tournament t = paired().with(new Withdraw(1, 0, expelled));
        Attendance rounds = t.event().entrant(1).orElseThrow().attendance();
        assertThat(rounds.departure()).isEqualTo(expelled);
        assertThat(rounds.absentIn(2).departure()).isEqualTo(expelled);
        assertThat(new Withdraw(1, 0).how()).isEqualTo(Departure.UNEXPLAINED);
        assertThat(missing(Departure.UNEXPLAINED)).containsExactly("withdraw.noReason", "withdraw.noConsent");
        assertThat(missing(new Departure(false, false, "病"))).containsExactly("withdraw.noConsent");
        assertThat(missing(new Departure(false, true, "病"))).isEmpty();
        assertThat(missing(expelled)).isEmpty();
        Attendance back =
                t.with(new Readmit(1)).event().entrant(1).orElseThrow().attendance();
        assertThat(back.withdrawn()).isFalse();
        assertThat(back.departure()).isEqualTo(Departure.UNEXPLAINED);
    }
}
