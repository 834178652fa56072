package org.chuhe.server.games.matches;

import io.javalin.config.RoutesConfig;
import org.chuhe.server.platform.http.Feature;
import org.chuhe.server.platform.http.Site;

/** The part of the site about matches between engines. */
public final class MatchesFeature implements Feature {
    private final MatchApi api;
    private final MatchPages pages;
    private final MatchGamePages games;

    public MatchesFeature(Site site) {
        MatchDesk desk = new MatchDesk(site.storage(), site.signer(), site.json(), site.clock(), site.random());
        this.api = new MatchApi(site.address(), site.limits(), site.json(), site.clock(), desk);
        this.pages = new MatchPages(site.pages(), site.json(), desk, api);
        this.games = new MatchGamePages(site.pages(), desk);
    }

    @Override
    public void routes(RoutesConfig routes) {
        api.routes(routes);
        pages.routes(routes);
        games.routes(routes);
    }

    @Override
    public String api() {
        return "openapi.json";
    }
}
