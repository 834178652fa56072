package org.chuhe.tournament.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.chuhe.text.Coded;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.appeal.Appeal;
import org.chuhe.tournament.appeal.AppealOutcome;
import org.chuhe.tournament.appeal.AppealRules;
import org.chuhe.tournament.command.appeal.DecideAppeal;
import org.chuhe.tournament.command.appeal.LodgeAppeal;
import org.chuhe.tournament.command.entry.AddPlayer;
import org.chuhe.tournament.command.round.PairRound;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.report.PublicEvent;
import org.junit.jupiter.api.Test;

/** 第15条: appeals, from lodging to the decision. */
class AppealTest {
    private static Tournament paired() {
        Tournament t = Tournament.create("x", Regulations.swiss(3));
        for (String name : new String[] {"甲", "乙", "丙", "丁"}) {
            t = t.with(AddPlayer.named(name));
        }
        return t.with(PairRound.BY_RULE);
    }

    private static LodgeAppeal about(int round, int table) {
        return new LodgeAppeal(round, table, "甲", "超时判负", "钟有故障", "10:15");
    }

    private static String refusal(Tournament t, Command command) {
        return ((Outcome.Refused) t.perform(command).outcome()).reason().key();
    }

    @Test
    void anAppealIsNumberedAndDecidedOnce() {
        Tournament t = paired().with(about(1, 2)).with(about(0, 0));
        assertThat(t.event().appeals()).extracting(Appeal::number).containsExactly(1, 2);
        assertThat(t.event().appeals()).allMatch(Appeal::open);
        t = t.with(new DecideAppeal(1, AppealOutcome.UPHELD, "重赛", "仲裁委员会", "11:00"));
        Appeal decided = t.event().appeals().get(0);
        assertThat(decided.open()).isFalse();
        assertThat(decided.decision()).isEqualTo("重赛");
        assertThat(t.event().appeals().get(1).open()).isTrue();
        assertThat(refusal(t, new DecideAppeal(1, AppealOutcome.REJECTED, "", "", "")))
                .isEqualTo("appeal.decided");
    }

    @Test
    void whatCannotBeMeantIsRefused() {
        Tournament t = paired();
        assertThat(refusal(t, about(1, 3))).isEqualTo("appeal.place");
        assertThat(refusal(t, about(2, 0))).isEqualTo("appeal.place");
        assertThat(refusal(t, about(0, 1))).isEqualTo("appeal.place");
        assertThat(refusal(t, new LodgeAppeal(0, 0, " ", "x", "", ""))).isEqualTo("appeal.incomplete");
        assertThat(refusal(t, new LodgeAppeal(0, 0, "甲", "", "", ""))).isEqualTo("appeal.incomplete");
        assertThat(refusal(t, new DecideAppeal(1, AppealOutcome.REJECTED, "", "", "")))
                .isEqualTo("appeal.unknown");
        Tournament lodged = t.with(about(1, 0));
        assertThat(refusal(lodged, new DecideAppeal(1, AppealOutcome.OPEN, "x", "", "")))
                .isEqualTo("appeal.undecided");
        assertThat(refusal(lodged, new DecideAppeal(1, AppealOutcome.UPHELD, "", "", "")))
                .isEqualTo("appeal.undecided");
        assertThat(lodged.perform(new DecideAppeal(1, AppealOutcome.TAKEN_BACK, "", "", ""))
                        .done())
                .isTrue();
    }

    @Test
    void theGroundsAreForTheCommittee() {
        Tournament t = paired().with(about(1, 2));
        assertThat(PublicEvent.hides(t.event())).isTrue();
        Appeal shown = PublicEvent.of(t.event()).appeals().get(0);
        assertThat(shown.grounds()).isEmpty();
        assertThat(shown.against()).isEqualTo("超时判负");
    }

    @Test
    void nothingIsLaidDownUntilAnOrganiserSaysSo() {
        assertThat(paired().event().programme().appeals()).isEqualTo(AppealRules.NONE);
        assertThat(Coded.find(AppealOutcome.class, "upheld")).hasValue(AppealOutcome.UPHELD);
        assertThat(Coded.find(AppealOutcome.class, "?")).isEmpty();
    }
}
