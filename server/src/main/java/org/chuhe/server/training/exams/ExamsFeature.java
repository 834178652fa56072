package org.chuhe.server.training.exams;

import io.javalin.config.RoutesConfig;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import org.chuhe.server.platform.auth.Signer;
import org.chuhe.server.platform.config.TimeText;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.http.Feature;
import org.chuhe.server.platform.http.Pages;
import org.chuhe.server.platform.http.RateLimits;
import org.chuhe.server.platform.http.SiteAddress;
import org.chuhe.server.platform.jobs.Jobs;
import org.chuhe.server.platform.operation.Heartbeat;
import org.chuhe.server.rulebook.FigureRulings;
import org.chuhe.server.rulebook.Library;

/** Exams of federations: making them, sitting them, and what came of it. */
public final class ExamsFeature implements Feature {
    private static final Duration SETTLE = Duration.ofSeconds(5);

    private final OrganiserExams organiser;
    private final SittingPages sittings;
    private final ResultPages results;

    public ExamsFeature(
            SiteAddress address,
            Storage storage,
            Signer signer,
            Pages pages,
            RateLimits limits,
            Jobs jobs,
            Clock clock,
            SecureRandom random,
            TimeText times,
            Library library,
            FigureRulings rulings,
            Heartbeat heartbeat) {
        ExamStore store = new ExamStore(storage, clock, random);
        ExamMarking marking = new ExamMarking(library, rulings);
        ExamDesk desk = new ExamDesk(storage, clock, random, store, marking, heartbeat);
        jobs.every(SETTLE, "to end sittings whose time is over", desk::settleAll);
        this.organiser = new OrganiserExams(address, pages, clock, random, times, store, desk, library, rulings);
        this.sittings = new SittingPages(signer, pages, limits, store, desk, marking, library);
        this.results = new ResultPages(address, pages, jobs, times, store, desk, library);
    }

    @Override
    public void routes(RoutesConfig routes) {
        // Addresses with names of their own first: an exam is found by whatever stands in its place.
        sittings.routes(routes);
        results.routes(routes);
        organiser.routes(routes);
    }

    @Override
    public void close() {
        results.close();
    }
}
