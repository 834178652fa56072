package org.chuhe.bench.load;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** What all clients together have seen. */
final class LoadTally {
    private static final int MOST_FAULTS = 20;

    private final LoadSamples worst = new LoadSamples();
    private final LoadSamples each = new LoadSamples();
    private final LoadSamples sending = new LoadSamples();
    private final LoadSamples reading = new LoadSamples();
    private final LoadSamples away = new LoadSamples();
    private final AtomicInteger ended = new AtomicInteger();
    private final AtomicLong refused = new AtomicLong();
    private final AtomicLong late = new AtomicLong();
    private final AtomicLong faulty = new AtomicLong();
    private final List<String> faults = new ArrayList<>();

    void delivered(long nanos) {
        each.add(nanos);
    }

    /** A move was sent later than planned. */
    void sentLate(long nanos) {
        sending.add(Math.max(0, nanos));
    }

    /** A message lay here before anybody looked at it. */
    void readLate(long nanos) {
        reading.add(nanos);
    }

    /** Somebody lost his connection and was back after this time. */
    void returned(long nanos) {
        away.add(nanos);
    }

    void complete(long nanos) {
        worst.add(nanos);
    }

    void ended() {
        ended.incrementAndGet();
    }

    void refused(String answer) {
        refused.incrementAndGet();
        fault("refused: " + answer);
    }

    /** A move had to wait because the one before had not reached everybody. */
    void late() {
        late.incrementAndGet();
    }

    void fault(String what) {
        faulty.incrementAndGet();
        synchronized (faults) {
            if (faults.size() < MOST_FAULTS) {
                faults.add(what);
            }
        }
    }

    LoadReport report(LoadPlan plan, LoadReport.Server server) {
        List<String> all;
        synchronized (faults) {
            all = new ArrayList<>(faults);
        }
        if (faulty.get() > all.size()) {
            all.add("and " + (faulty.get() - all.size()) + " more");
        }
        if (late.get() > 0) {
            all.add(late.get() + " moves had to wait for the one before");
        }
        long[] moves = worst.all();
        long[] deliveries = each.all();
        return new LoadReport(
                plan,
                moves.length,
                deliveries.length,
                LoadReport.Percentiles.of(moves),
                LoadReport.Percentiles.of(deliveries),
                new LoadReport.Client(
                        LoadReport.Percentiles.of(sending.all()), LoadReport.Percentiles.of(reading.all())),
                new LoadReport.Returns(away.all().length, LoadReport.Percentiles.of(away.all())),
                ended.get(),
                refused.get(),
                all,
                server);
    }
}
