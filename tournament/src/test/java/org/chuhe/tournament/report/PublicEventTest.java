package org.chuhe.tournament.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.command.entry.AddPlayer;
import org.chuhe.tournament.command.entry.AddTeam;
import org.chuhe.tournament.command.entry.Entries;
import org.chuhe.tournament.command.entry.Withdraw;
import org.chuhe.tournament.command.round.HandInLineUp;
import org.chuhe.tournament.command.round.PairRound;
import org.chuhe.tournament.model.Departure;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Member;
import org.chuhe.tournament.person.Birth;
import org.chuhe.tournament.person.Person;
import org.chuhe.tournament.person.Sex;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.TeamKind;
import org.chuhe.tournament.regulations.TeamRules;
import org.junit.jupiter.api.Test;

class PublicEventTest {
    private static final Person KNOWN =
            new Person("110101200505170011", Sex.FEMALE, new Birth(2005, 5, 17), "大师", "", "", "");

    private static Event done(Event event, Command command) {
        return ((Outcome.Done) command.applyTo(event)).event();
    }

    @Test
    void whoeverReadsItLearnsNoNumbersAndOnlyTheYearOfBirth() {
        Event event = done(Event.named("e", Regulations.swiss(1)), new AddPlayer("甲", "", 0, 0, KNOWN));
        assertThat(PublicEvent.hides(event)).isTrue();
        Event shown = PublicEvent.of(event);
        assertThat(PublicEvent.hides(shown)).isFalse();
        assertThat(shown.players().get(0).person())
                .isEqualTo(new Person("", Sex.FEMALE, new Birth(2005, 0, 0), "大师", "", "", ""));
        Event plain = done(Event.named("e", Regulations.swiss(1)), AddPlayer.named("乙"));
        assertThat(PublicEvent.hides(plain)).isFalse();
        assertThat(PublicEvent.of(plain)).isEqualTo(plain);
    }

    @Test
    void whyAnEntrantLeftIsForTheOrganisersAndAnExpulsionForEverybody() {
        Event event = done(Event.named("e", Regulations.roundRobin()), AddPlayer.named("甲"));
        event = done(event, AddPlayer.named("乙"));
        event = done(event, AddPlayer.named("丙"));
        event = done(event, PairRound.BY_RULE);
        Event ill = done(event, Withdraw.now(event, event.players().get(0), new Departure(false, true, "因病")));
        assertThat(PublicEvent.hides(ill)).isTrue();
        Event shown = PublicEvent.of(ill);
        assertThat(shown.players().get(0).attendance().departure()).isEqualTo(new Departure(false, true, ""));
        assertThat(shown.players().get(0).attendance().withdrawn()).isTrue();
        assertThat(PublicEvent.hides(shown)).isFalse();
        Event expelled = done(event, Withdraw.now(event, event.players().get(0), Departure.expelled("弃权两场")));
        assertThat(PublicEvent.hides(expelled)).isFalse();
        assertThat(PublicEvent.of(expelled)).isEqualTo(expelled);
    }

    @Test
    void aSealedLineUpStaysSealed() {
        Event event = Event.named(
                "e",
                Regulations.swiss(1)
                        .change()
                        .teams(new TeamRules(TeamKind.FREE_ORDER, 2, 0))
                        .build());
        List<Member> members = List.of(new Member("甲", 0, KNOWN), new Member("乙", 0));
        event = done(event, new AddTeam("一队", members, 0));
        event = done(event, new AddTeam("二队", List.of(new Member("丙", 0), new Member("丁", 0)), 0));
        event = done(event, PairRound.BY_RULE);
        event = done(event, new HandInLineUp(1, Entries.id(event, 1), List.of(2, 1)));
        assertThat(PublicEvent.hides(event)).isTrue();
        Event shown = PublicEvent.of(event);
        assertThat(shown.rounds().get(0).slips()).isEmpty();
        assertThat(shown.teams().get(0).members().get(0).person().id()).isEmpty();
        event = done(event, new HandInLineUp(1, Entries.id(event, 2), List.of(1, 2)));
        assertThat(PublicEvent.of(event).rounds().get(0).slips()).hasSize(2);
    }
}
