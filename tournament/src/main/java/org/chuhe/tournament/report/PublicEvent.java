package org.chuhe.tournament.report;

import java.util.List;
import org.chuhe.tournament.appeal.Appeal;
import org.chuhe.tournament.model.Attendance;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.LineUpSlip;
import org.chuhe.tournament.model.Member;
import org.chuhe.tournament.model.Player;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.model.Team;
import org.chuhe.tournament.person.EntryField;
import org.chuhe.tournament.person.Person;

/**
 * An event as everybody may read it: without line-ups that are still sealed (11.3), without the players' numbers, which may
 * be those of their identity cards, and of their births only the years, which categories need; without the reasons that
 * entrants gave for leaving (19.1), which may be illness.
 */
public final class PublicEvent {
    private PublicEvent() {}

    public static Event of(Event event) {
        List<Player> players = event.players();
        if (players.stream().anyMatch(PublicEvent::hides)) {
            players = players.stream()
                    .map(player -> player.with(shown(player.person())).with(shown(player.attendance())))
                    .toList();
        }
        return event.withPlayers(players)
                .withTeams(event.teams().stream().map(PublicEvent::shown).toList())
                .withRounds(event.rounds().stream().map(PublicEvent::shown).toList())
                .withAppeals(
                        event.appeals().stream().map(Appeal::withoutGrounds).toList());
    }

    /** Whether an event has anything that is not for everybody. */
    public static boolean hides(Event event) {
        return event.players().stream().anyMatch(PublicEvent::hides)
                || event.teams().stream().anyMatch(team -> hides(team.attendance()))
                || event.teams().stream()
                        .flatMap(team -> team.members().stream())
                        .anyMatch(member -> hides(member.person()))
                || event.appeals().stream().anyMatch(appeal -> !appeal.grounds().isEmpty())
                || event.rounds().stream()
                        .flatMap(round -> round.slips().stream())
                        .anyMatch(slip -> !slip.opened());
    }

    private static boolean hides(Player player) {
        return hides(player.person()) || hides(player.attendance());
    }

    private static boolean hides(Attendance rounds) {
        return !rounds.departure().expelled() && !rounds.departure().reason().isEmpty();
    }

    private static Attendance shown(Attendance rounds) {
        return hides(rounds)
                ? rounds.withdrawnAfter(rounds.lastRound(), rounds.departure().unexplained())
                : rounds;
    }

    private static boolean hides(Person person) {
        return !person.equals(Person.UNKNOWN) && !EntryField.open(person).equals(person);
    }

    private static Person shown(Person person) {
        return hides(person) ? EntryField.open(person) : person;
    }

    private static Team shown(Team team) {
        return new Team(
                team.no(),
                team.name(),
                team.members().stream()
                        .map(member -> new Member(member.name(), member.rating(), shown(member.person())))
                        .toList(),
                team.seed(),
                shown(team.attendance()),
                team.conduct());
    }

    private static Round shown(Round round) {
        return round.withSlips(round.slips().stream().filter(LineUpSlip::opened).toList());
    }
}
