package org.chuhe.server.desk;

import io.javalin.config.RoutesConfig;
import org.chuhe.server.web.Feature;
import org.chuhe.server.web.Site;

/** The arbiter's desk: its page, what the page and other programs ask, and the log of decisions. */
public final class Desk implements Feature {
    private final Judge judge;
    private final Site site;

    public Desk(Site site) {
        this.site = site;
        judge = new Judge(Runtime.getRuntime().availableProcessors(), site.metrics(), System::nanoTime);
    }

    @Override
    public void routes(RoutesConfig routes) {
        new JudgeApi(site, judge).routes(routes);
        new MovesApi(site, judge).routes(routes);
        new RecordsApi(site, judge).routes(routes);
    }

    @Override
    public String api() {
        return "openapi.json";
    }

    @Override
    public void stopping() {
        judge.close();
    }
}
