package org.chuhe.server.training.exams;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import org.chuhe.server.platform.auth.Accounts;
import org.chuhe.server.platform.auth.Signer;
import org.chuhe.server.platform.config.TimeText;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.http.Feature;
import org.chuhe.server.platform.http.Help;
import org.chuhe.server.platform.http.Pages;
import org.chuhe.server.platform.http.RateLimits;
import org.chuhe.server.platform.http.SiteAddress;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.jobs.Jobs;
import org.chuhe.server.platform.operation.Heartbeat;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.server.rulebook.FigureRulings;
import org.chuhe.server.rulebook.Library;
import org.chuhe.text.Messages;

/** Exams of federations: making them, sitting them, and what came of it. */
public final class ExamsFeature implements Feature {
    private static final Messages WORDS = Messages.beside(ExamsFeature.class);
    private static final Duration SETTLE = Duration.ofSeconds(5);

    private final OrganiserExams organiser;
    private final SittingPages sittings;
    private final ResultPages results;
    private final ExamStore store;

    public ExamsFeature(
            SiteAddress address,
            Storage storage,
            Accounts accounts,
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
        this.store = new ExamStore(storage, clock, random);
        ExamMarking marking = new ExamMarking(library, rulings);
        ExamDesk desk = new ExamDesk(storage, clock, random, store, marking, heartbeat);
        jobs.every(SETTLE, "to end sittings whose time is over", desk::settleAll);
        this.organiser = new OrganiserExams(
                address, accounts, signer, pages, clock, random, times, store, desk, library, rulings);
        this.sittings = new SittingPages(signer, pages, limits, store, desk, marking, library);
        this.results = new ResultPages(address, pages, jobs, times, store, desk, library);
    }

    @Override
    public void routes(RoutesConfig routes) {
        routes.beforeMatched(this::refuseHelp);
        // Addresses with names of their own first: an exam is found by whatever stands in its place.
        sittings.routes(routes);
        results.routes(routes);
        organiser.routes(routes);
    }

    /** Who sits an exam is not told by this server what it asks. */
    private void refuseHelp(Context context) {
        if (context.routeRoles().contains(Help.ANSWERS)
                && store.isSatBy(Visitor.of(context).identity())) {
            throw Rejection.conflict(WORDS.message("sitting.help"));
        }
    }

    @Override
    public void close() {
        results.close();
    }
}
