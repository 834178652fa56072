package org.chuhe.server.training.exams;

import io.javalin.config.RoutesConfig;
import java.time.Duration;
import org.chuhe.server.platform.http.Feature;
import org.chuhe.server.platform.http.Site;
import org.chuhe.server.platform.operation.Heartbeat;
import org.chuhe.server.rulebook.FigureRulings;
import org.chuhe.server.rulebook.Library;

/** Exams of federations: making them, sitting them, and what came of it. */
public final class ExamsFeature implements Feature {
    private static final Duration SETTLE = Duration.ofSeconds(5);

    private final OrganiserExams organiser;
    private final SittingPages sittings;
    private final ResultPages results;

    public ExamsFeature(Site site, Library library, FigureRulings rulings, Heartbeat heartbeat) {
        ExamStore store = new ExamStore(site.storage(), site.steady(), site.random());
        ExamMarking marking = new ExamMarking(library, rulings);
        ExamDesk desk = new ExamDesk(site.storage(), site.steady(), site.random(), store, marking, heartbeat);
        site.jobs().every(SETTLE, "to end sittings whose time is over", desk::settleAll);
        this.organiser = new OrganiserExams(
                site.address(),
                site.pages(),
                site.steady(),
                site.random(),
                site.times(),
                store,
                desk,
                library,
                rulings);
        this.sittings = new SittingPages(site.signer(), site.pages(), site.limits(), store, desk, marking, library);
        this.results = new ResultPages(site.address(), site.pages(), site.jobs(), site.times(), store, desk, library);
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
