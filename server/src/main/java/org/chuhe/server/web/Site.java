package org.chuhe.server.web;

import io.micrometer.core.instrument.MeterRegistry;
import java.security.SecureRandom;
import java.time.Clock;
import org.chuhe.server.connections.Holders;
import org.chuhe.server.identity.Accounts;
import org.chuhe.server.identity.Signer;
import org.chuhe.server.identity.Visits;
import org.chuhe.server.settings.Settings;
import org.chuhe.server.storage.Storage;
import tools.jackson.databind.json.JsonMapper;

/**
 * What every part of the site can use.
 *
 * @param address where other devices find the site
 * @param clock the only source of time
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
        Limits limits,
        Holders holders,
        JsonMapper json,
        MeterRegistry metrics,
        Clock clock,
        SecureRandom random) {}
