package org.chuhe.server.training.exams;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.chuhe.server.platform.operation.Outage;

/**
 * A candidate's time: so many minutes from when he began, without those in which the server was out of order. That is not his
 * affair, as it is not a player's (21.4).
 *
 * @param started when he began
 * @param minutes all that he has, with what the organiser has given in addition
 * @param outages in any order, perhaps overlapping, also such as were before or after his time
 */
record SittingTime(long started, int minutes, List<Outage> outages) {
    SittingTime {
        outages = together(started, outages);
    }

    /** Outages as one that overlap or touch, in order, none before he began: what two processes noted is charged once. */
    private static List<Outage> together(long started, List<Outage> outages) {
        List<Outage> together = new ArrayList<>();
        long known = started;
        for (Outage each :
                outages.stream().sorted(Comparator.comparingLong(Outage::since)).toList()) {
            int last = together.size() - 1;
            if (each.until() <= known) {
                continue;
            }
            if (last >= 0 && each.since() <= known) {
                together.set(last, new Outage(together.get(last).since(), each.until()));
            } else {
                together.add(new Outage(Math.max(each.since(), known), each.until()));
            }
            known = each.until();
        }
        return List.copyOf(together);
    }

    /** When it is over. An outage that begins later changes nothing any more. */
    long end() {
        long end = started + TimeUnit.MINUTES.toMillis(minutes);
        for (Outage each : outages) {
            if (each.since() < end) {
                end += each.until() - each.since();
            }
        }
        return end;
    }

    /** How many milliseconds were left at a time; what interrupts him later does not count yet. */
    long left(long time) {
        long charged = time - started;
        for (Outage each : interruptions(time)) {
            charged -= each.until() - each.since();
        }
        return Math.max(0, TimeUnit.MINUTES.toMillis(minutes) - charged);
    }

    /** What interrupted him before he finished. */
    List<Outage> interruptions(long finished) {
        return outages.stream()
                .filter(each -> each.since() < finished)
                .map(each -> new Outage(each.since(), Math.min(each.until(), finished)))
                .toList();
    }
}
