package org.chuhe.cli;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.chuhe.cli.console.CliException;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.Exit;
import org.chuhe.server.ChuheServer;
import org.chuhe.server.settings.Settings;
import org.chuhe.server.settings.SettingsException;
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

    @Option(names = "--behind-proxy")
    boolean behindProxy;

    @Option(names = "--trusted-proxies", paramLabel = "ADDRESSES")
    @Nullable String trustedProxies;

    @Option(names = "--closed-registration")
    boolean closedRegistration;

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

    private Map<String, String> flags() {
        Map<String, @Nullable String> given = new HashMap<>();
        given.put("host", host);
        given.put("port", port);
        given.put("data", data);
        given.put("database", database);
        given.put("database-user", databaseUser);
        given.put("url", url);
        given.put("behind-proxy", behindProxy || trustedProxies != null ? "true" : null);
        given.put("trusted-proxies", trustedProxies);
        given.put("open-registration", closedRegistration ? "false" : null);
        given.put("log", log);
        given.put("config", config);
        given.values().removeAll(Collections.singleton(null));
        Map<String, String> flags = new HashMap<>();
        given.forEach((key, value) -> flags.put(key, String.valueOf(value)));
        return flags;
    }
}
