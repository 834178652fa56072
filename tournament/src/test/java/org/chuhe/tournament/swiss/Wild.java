package org.chuhe.tournament.swiss;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.swiss.colour.Colours;
import org.chuhe.tournament.swiss.colour.SwissPlayer;

/** States no event would lead to: colours, opponents, scores and floats at random. */
final class Wild {
    private Wild() {}

    static SwissState state(SplittableRandom random, int players) {
        int rounds = 1 + random.nextInt(12);
        List<Set<Integer>> opponents = new ArrayList<>();
        for (int i = 0; i <= players; i++) {
            opponents.add(new HashSet<>());
        }
        for (int i = 0; i < players * rounds / 2; i++) {
            int a = 1 + random.nextInt(players);
            int b = 1 + random.nextInt(players);
            if (a != b) {
                opponents.get(a).add(b);
                opponents.get(b).add(a);
            }
        }
        int bias = 1 + random.nextInt(3);
        List<SwissPlayer> all = new ArrayList<>();
        for (int no = 1; no <= players; no++) {
            StringBuilder colours = new StringBuilder();
            for (int r = 0; r < rounds; r++) {
                colours.append(random.nextInt(10) == 0 ? '-' : random.nextInt(4) < bias ? 'R' : 'B');
            }
            all.add(new SwissPlayer(
                    no,
                    random.nextInt(2 * rounds + 1) * random.nextInt(2) + random.nextInt(4),
                    opponents.get(no),
                    Colours.of(colours.toString()),
                    random.nextInt(4),
                    random.nextInt(4),
                    random.nextInt(2)));
        }
        return SwissState.of(rounds + 1, Regulations.swiss(rounds + 2), all);
    }
}
