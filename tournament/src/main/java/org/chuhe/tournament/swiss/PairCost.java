package org.chuhe.tournament.swiss;

import org.chuhe.tournament.swiss.colour.Colours;

/** What the colours of a pair cost: players over the limits, out of balance, and not alternating. */
final class PairCost {
    /** Players who reach 多三 or 连三. */
    final int limits;
    /** Players with 多先 or 少先 who do not get their due colour. */
    final int unbalanced;
    /** Players with 平先 who do not alternate. */
    final int repeated;

    PairCost(Field field, int a, int b) {
        boolean firstRed = field.colours(a, b).firstRed();
        Colours x = field.players[a].colours();
        Colours y = field.players[b].colours();
        limits = (x.breaksLimit(firstRed) ? 1 : 0) + (y.breaksLimit(!firstRed) ? 1 : 0);
        int denied = 0;
        int even = 0;
        if (x.denied(firstRed)) {
            denied++;
            even += x.balance() == 0 ? 1 : 0;
        }
        if (y.denied(!firstRed)) {
            denied++;
            even += y.balance() == 0 ? 1 : 0;
        }
        unbalanced = denied - even;
        repeated = even;
    }
}
