package org.chuhe.server.desk;

import io.javalin.config.RoutesConfig;
import java.util.Locale;
import org.chuhe.server.web.Feature;
import org.chuhe.server.web.Site;
import org.chuhe.server.web.StillPage;

/** The arbiter's desk: its page, what the page and other programs ask, and the log of decisions. */
public final class Desk implements Feature {
    private final Site site;
    private final Judge judge;

    public Desk(Site site) {
        this.site = site;
        judge = new Judge(Runtime.getRuntime().availableProcessors(), site.metrics(), System::nanoTime);
        // The first ruling of a fresh process takes long: it is given before anybody asks.
        judge.work("", () -> DeskExample.all(Locale.CHINESE));
    }

    /** The desk with nothing on it, for whoever needs no server. */
    public static StillPage still() {
        return DeskPage.still();
    }

    @Override
    public void routes(RoutesConfig routes) {
        DeskPage page = new DeskPage(site, judge);
        page.routes(routes);
        new RulingsPages(site, judge, page, new RulingLog(site)).routes(routes);
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
