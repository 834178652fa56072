package org.chuhe.server.platform.http;

import io.micrometer.core.instrument.MeterRegistry;
import java.security.SecureRandom;
import java.time.Clock;
import org.chuhe.server.platform.auth.Accounts;
import org.chuhe.server.platform.auth.Signer;
import org.chuhe.server.platform.auth.Visits;
import org.chuhe.server.platform.config.Settings;
import org.chuhe.server.platform.config.TimeText;
import org.chuhe.server.platform.connections.Holders;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.jobs.Jobs;
import tools.jackson.databind.json.JsonMapper;

/**
 * What the parts of the site are made with; only the class that puts them together sees it.
 *
 * @param address where other devices find the site
 * @param clock the machine's: for dates, and what expires
 * @param steady for games, sittings and limits: what is measured by it is not changed by setting the machine's clock
 * @param random the only source of chance
 */
public record Site(
        Settings settings,
        SiteAddress address,
        Storage storage,
        Accounts accounts,
        Visits visits,
        Door door,
        Signer signer,
        Pages pages,
        RateLimits limits,
        Holders holders,
        JsonMapper json,
        MeterRegistry metrics,
        Jobs jobs,
        Clock clock,
        Clock steady,
        SecureRandom random) {
    /** Times as they are written here; an event may have its own. */
    public TimeText times() {
        return new TimeText(settings.zone());
    }
}
