package org.chuhe.tournament.swiss;

import java.util.Comparator;
import org.chuhe.tournament.swiss.colour.SwissPlayer;

/** 优先编排的先后顺序: who chooses first (2011 rules, 附录二 二.2). */
final class Priority {
    private Priority() {}

    /** The order of a round: score, imbalance, run, then small numbers first in odd rounds and large ones in even. */
    static Comparator<SwissPlayer> of(int round) {
        Comparator<SwissPlayer> number = Comparator.comparingInt(SwissPlayer::no);
        return Comparator.comparingInt((SwissPlayer p) -> -p.score())
                .thenComparingInt(p -> -Math.abs(p.colours().balance()))
                .thenComparingInt(p -> -Math.abs(p.colours().streak()))
                .thenComparing(round % 2 != 0 ? number : number.reversed());
    }
}
