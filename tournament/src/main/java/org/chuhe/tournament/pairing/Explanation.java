package org.chuhe.tournament.pairing;

import java.util.List;
import org.chuhe.tournament.text.Notice;

/**
 * Why two entrants meet.
 *
 * @param table the table; 0 explains the bye
 */
public record Explanation(int table, List<Notice> reasons) {
    public Explanation {
        reasons = List.copyOf(reasons);
    }
}
