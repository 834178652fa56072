package org.chuhe.tournament.pairing;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.text.Notice;

/**
 * What the book advises on the size of a Swiss event (2011 rules, 附录二 一.1, 一.2): an even field; about twice as many rounds
 * as a knock-out would need, hardly fewer than seven; an odd number for individuals, so that colours differ by one at most.
 */
public final class FieldAdvice {
    /** 尽量不要少于七轮. */
    public static final int LEAST = 7;

    /** 可适当有所增减. */
    private static final int TOLERANCE = 2;

    private FieldAdvice() {}

    /** Advice on the number of rounds alone, while nobody has entered yet. */
    public static List<Notice> onRounds(Regulations rules) {
        List<Notice> advice = new ArrayList<>();
        if (!(rules.format().pairsByScore() && rules.format().keepsField()) || rules.rounds() == 0) {
            return advice;
        }
        if (rules.rounds() < LEAST) {
            advice.add(Notice.of("advice.few", "附录二 一.2", rules.rounds(), LEAST));
        }
        if (!rules.forTeams() && rules.rounds() % 2 == 0) {
            advice.add(Notice.of("advice.even", "附录二 一.2", rules.rounds()));
        }
        return advice;
    }

    /** Advice before the first round of an event that is paired by scores; later none. */
    public static List<Notice> of(Event event) {
        if (event.begun() || !event.regulations().format().pairsByScore()) {
            return List.of();
        }
        int field = event.entrants().size();
        int rounds = event.regulations().rounds();
        List<Notice> advice = new ArrayList<>();
        if (field % 2 == 1) {
            advice.add(Notice.of("advice.odd", "附录二 一.1", field));
        }
        if (!event.regulations().format().keepsField()) {
            return advice;
        }
        if (rounds >= field - 1) {
            advice.add(Notice.of("advice.table", "10.1", rounds, field));
            return advice;
        }
        onRounds(event.regulations()).stream()
                .filter(a -> !a.key().equals("advice.few") || field > LEAST)
                .forEach(advice::add);
        int usual = usualRounds(field, event.regulations().forTeams());
        if (Math.abs(rounds - usual) > TOLERANCE) {
            advice.add(Notice.of("advice.usual", "附录二 一.2", field, usual, rounds));
        }
        return advice;
    }

    /** 大致比淘汰赛制所需轮数多一倍; for individuals an odd number, and never more than a round robin has. */
    public static int usualRounds(int field, boolean teams) {
        int knockout = Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(1, field - 1));
        int twice = 2 * knockout - (teams ? 0 : 1);
        return Math.max(1, Math.min(field - 1, Math.max(LEAST, twice)));
    }
}
