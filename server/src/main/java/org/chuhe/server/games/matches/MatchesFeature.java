package org.chuhe.server.games.matches;

import io.javalin.config.RoutesConfig;
import org.chuhe.server.platform.http.Feature;
import org.chuhe.server.platform.http.Site;

/** The part of the site about matches between engines. */
public final class MatchesFeature implements Feature {
    private final Site site;
    private final MatchDesk desk;

    public MatchesFeature(Site site) {
        this.site = site;
        this.desk = new MatchDesk(site);
    }

    @Override
    public void routes(RoutesConfig routes) {
        MatchApi api = new MatchApi(site, desk);
        api.routes(routes);
        new MatchPages(site, desk, api).routes(routes);
        new MatchGamePages(site, desk).routes(routes);
    }

    @Override
    public String api() {
        return "openapi.json";
    }
}
