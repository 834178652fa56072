package org.chuhe.server.games.matches;

import io.javalin.config.RoutesConfig;
import java.security.SecureRandom;
import java.time.Clock;
import org.chuhe.server.platform.auth.Signer;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.http.Feature;
import org.chuhe.server.platform.http.Pages;
import org.chuhe.server.platform.http.RateLimits;
import org.chuhe.server.platform.http.SiteAddress;
import tools.jackson.databind.json.JsonMapper;

/** The part of the site about matches between engines. */
public final class MatchesFeature implements Feature {
    private final MatchApi api;
    private final MatchPages pages;
    private final MatchGamePages games;

    public MatchesFeature(
            SiteAddress address,
            Storage storage,
            Signer signer,
            Pages pages,
            RateLimits limits,
            JsonMapper json,
            Clock clock,
            SecureRandom random) {
        MatchDesk desk = new MatchDesk(storage, signer, json, clock, random);
        this.api = new MatchApi(address, limits, json, clock, desk);
        this.pages = new MatchPages(pages, json, desk, api);
        this.games = new MatchGamePages(pages, desk);
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
