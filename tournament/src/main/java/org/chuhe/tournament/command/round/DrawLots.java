package org.chuhe.tournament.command.round;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.chuhe.text.Message;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.Names;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.command.entry.Entries;
import org.chuhe.tournament.format.NextRound;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Lot;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.pairing.PairingOrder;
import org.chuhe.tournament.pairing.Proposal;
import org.chuhe.tournament.text.Notice;

/**
 * 抽签 among those whom the rules leave level where only some go on (2011 rules, 10.2, 10.5, 10.6): drawn here out of a seed for
 * every such group, or recorded as a drawing in the hall or a play-off put them.
 *
 * @param order one group by ids, first whoever goes on first; empty to draw for all groups
 * @param played whether they played for it
 */
public record DrawLots(List<Integer> order, boolean played, long seed) implements Command {
    public DrawLots {
        order = List.copyOf(order);
    }

    /** Drawn here. */
    public static DrawLots by(long seed) {
        return new DrawLots(List.of(), false, seed);
    }

    @Override
    public Outcome applyTo(Event event) {
        if (!(NextRound.propose(event, PairingOrder.NONE) instanceof Proposal.Impossible no)
                || no.level().isEmpty()) {
            return Outcome.refused("lots.none", "");
        }
        Round last = event.rounds().get(event.roundsPaired() - 1);
        List<Lot> lots = new ArrayList<>(last.lots());
        if (order.isEmpty()) {
            SplittableRandom random = new SplittableRandom(seed + last.number());
            no.level().forEach(group -> lots.add(new Lot(shuffled(group, random), false)));
        } else {
            List<Integer> drawn = Entries.numbers(event, order);
            if (no.level().stream()
                    .noneMatch(group -> Set.copyOf(group).equals(Set.copyOf(drawn)) && group.size() == drawn.size())) {
                return Outcome.refused(
                        "lots.group", no.reason().article(), no.level().get(0));
            }
            lots.add(new Lot(drawn, played));
        }
        List<Notice> drawn = lots.subList(last.lots().size(), lots.size()).stream()
                .map(lot -> Notice.of("lots.order", no.reason().article(), lot.order()))
                .toList();
        return new Outcome.Done(event.with(last.withLots(lots)), drawn);
    }

    private static List<Integer> shuffled(List<Integer> group, SplittableRandom random) {
        List<Integer> list = new ArrayList<>(group);
        for (int i = list.size() - 1; i > 0; i--) {
            list.set(i, list.set(random.nextInt(i + 1), list.get(i)));
        }
        return list;
    }

    @Override
    public CommandKind kind() {
        return CommandKind.LOTS;
    }

    @Override
    public Message sentence(Names names) {
        String how = order.isEmpty() ? "did.lots" : played ? "did.lots.played" : "did.lots.order";
        return Notice.plain(how, order.stream().map(names::entrant).toList()).words();
    }
}
