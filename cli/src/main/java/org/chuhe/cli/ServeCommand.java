package org.chuhe.cli;

import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.chuhe.cli.console.CliException;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.Exit;
import org.chuhe.cli.service.Flags;
import org.chuhe.server.ChuheServer;
import org.chuhe.server.platform.config.Setting;
import org.chuhe.server.platform.config.Settings;
import org.chuhe.server.platform.config.SettingsException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code chuhe serve}: the web application, until it is interrupted. */
@Command(name = "serve")
final class ServeCommand implements Callable<Integer> {
    private final Console console;

    @Option(names = "--host", paramLabel = "ADDRESS")
    @Nullable String host;

    @Option(names = "--port", paramLabel = "N")
    @Nullable String port;

    @Option(names = "--data", paramLabel = "FOLDER")
    @Nullable String data;

    @Option(names = "--database", paramLabel = "JDBC-URL")
    @Nullable String database;

    @Option(names = "--database-user", paramLabel = "NAME")
    @Nullable String databaseUser;

    @Option(names = "--url", paramLabel = "URL")
    @Nullable String url;

    @Option(names = "--behind-proxy", arity = "0..1", fallbackValue = "true", paramLabel = "yes|no")
    @Nullable String behindProxy;

    @Option(names = "--trusted-proxies", paramLabel = "ADDRESSES")
    @Nullable String trustedProxies;

    @Option(names = "--open-registration", arity = "0..1", fallbackValue = "true", paramLabel = "yes|no")
    @Nullable String openRegistration;

    @Option(names = "--closed-registration")
    boolean closedRegistration;

    @Option(names = "--connections-per-address", paramLabel = "N")
    @Nullable String connectionsPerAddress;

    @Option(names = "--keep-unplayed-days", paramLabel = "DAYS")
    @Nullable String keepUnplayedDays;

    @Option(names = "--keep-shared-days", paramLabel = "DAYS")
    @Nullable String keepSharedDays;

    @Option(names = "--keep-guest-shared-days", paramLabel = "DAYS")
    @Nullable String keepGuestSharedDays;

    @Option(names = "--guest-shared-megabytes", paramLabel = "MB")
    @Nullable String guestSharedMegabytes;

    @Option(names = "--keep-reports-days", paramLabel = "DAYS")
    @Nullable String keepReportsDays;

    @Option(names = "--engine", paramLabel = "ENGINE")
    @Nullable String engine;

    @Option(names = "--engine-processes", paramLabel = "N")
    @Nullable String engineProcesses;

    @Option(names = "--engine-seconds", paramLabel = "SECONDS")
    @Nullable String engineSeconds;

    @Option(names = "--language", paramLabel = "LANGUAGE")
    @Nullable String language;

    @Option(names = "--time-zone", paramLabel = "ZONE")
    @Nullable String timeZone;

    @Option(names = "--log", paramLabel = "text|json")
    @Nullable String log;

    @Option(names = "--config", paramLabel = "FILE")
    @Nullable String config;

    ServeCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws InterruptedException {
        Settings settings;
        try {
            settings = Settings.read(flags(), System.getenv());
        } catch (SettingsException e) {
            throw new CliException(e.message());
        }
        CountDownLatch stopped = new CountDownLatch(1);
        ChuheServer server = start(settings);
        Runtime.getRuntime()
                .addShutdownHook(new Thread(
                        () -> {
                            server.close();
                            stopped.countDown();
                        },
                        "stop"));
        console.say("serve.running", server.address());
        server.addressForOthers().ifPresent(address -> console.say("serve.others", address));
        if (server.trustsRequestedNames()) {
            console.say("serve.url");
        }
        server.adminLink().ifPresent(link -> console.say("serve.admin", link));
        console.say("serve.stop");
        console.out().flush();
        stopped.await();
        return Exit.DONE;
    }

    private static ChuheServer start(Settings settings) {
        try {
            ChuheServer server = ChuheServer.start(settings);
            // More than half of what a start allocates is of no use afterwards: given back once, before anybody plays.
            System.gc();
            return server;
        } catch (SettingsException e) {
            throw new CliException(e.message());
        } catch (RuntimeException e) {
            Throwable cause = e;
            while (cause.getCause() != null) {
                cause = cause.getCause();
            }
            throw new CliException("serve.failed", String.valueOf(cause.getMessage()));
        }
    }

    /** What the command line says, by the word for it in a file. */
    Map<String, String> flags() {
        Flags flags = new Flags()
                .with(Setting.HOST, host)
                .with(Setting.PORT, port)
                .with(Setting.DATA, data)
                .with(Setting.DATABASE, database)
                .with(Setting.DATABASE_USER, databaseUser)
                .with(Setting.URL, url)
                .with(Setting.TRUSTED_PROXIES, trustedProxies)
                .with(Setting.BEHIND_PROXY, trustedProxies != null && behindProxy == null ? "true" : behindProxy)
                .with(Setting.OPEN_REGISTRATION, closedRegistration ? "false" : openRegistration)
                .with(Setting.CONNECTIONS_PER_ADDRESS, connectionsPerAddress)
                .with(Setting.KEEP_UNPLAYED_DAYS, keepUnplayedDays)
                .with(Setting.KEEP_SHARED_DAYS, keepSharedDays)
                .with(Setting.KEEP_GUEST_SHARED_DAYS, keepGuestSharedDays)
                .with(Setting.GUEST_SHARED_MEGABYTES, guestSharedMegabytes)
                .with(Setting.KEEP_REPORTS_DAYS, keepReportsDays)
                .with(Setting.ENGINE, engine)
                .with(Setting.ENGINE_PROCESSES, engineProcesses)
                .with(Setting.ENGINE_SECONDS, engineSeconds)
                .with(Setting.LANGUAGE, language)
                .with(Setting.TIME_ZONE, timeZone)
                .with(Setting.LOG, log);
        return flags.with(config);
    }
}
