package org.chuhe.server.settings;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import org.chuhe.engines.process.EngineSpec;
import org.chuhe.engines.process.EngineSpecException;
import org.chuhe.text.Language;
import org.chuhe.text.Messages;

/**
 * How a server is run. A value is looked for in the flags first, then in the environment ({@code CHUHE_PORT} for {@code
 * port}), then in the configuration file; what is found nowhere has a default that suits one machine in a club.
 *
 * @param host the address to listen on
 * @param port the port to listen on; 0 takes a free one
 * @param data the folder of the embedded database
 * @param database the JDBC address of a PostgreSQL database, or empty for the embedded one
 * @param user who to be at the database; may be empty
 * @param password the database's password; may be empty
 * @param url the address people type, as links and QR codes show it; empty: derived from the request
 * @param proxies whose word is taken on a client's address and protocol
 * @param openRegistration whether anybody may make a player's account
 * @param connectionsPerAddress how many live connections one address may have
 * @param keepUnplayedDays after how many days games that were taken back before they began are removed; 0 for never
 * @param language the language of visitors who state none
 * @param log how the log is written
 * @param analysis the program that looks at positions for visitors, if there is one
 */
public record Settings(
        String host,
        int port,
        Path data,
        String database,
        String user,
        String password,
        String url,
        Proxies proxies,
        boolean openRegistration,
        int connectionsPerAddress,
        int keepUnplayedDays,
        Locale language,
        Log log,
        AnalysisEngine analysis) {
    private static final Messages WORDS = Messages.beside(Settings.class);
    private static final String THIS_MACHINE = "127.0.0.0/8, ::1";

    /** How the log is written: lines for people, or a JSON object a line for programs. */
    public enum Log {
        TEXT,
        JSON
    }

    /**
     * Reads the settings.
     *
     * @param flags what the command line says, by key
     * @param environment the environment of the process
     * @throws SettingsException if a value cannot be used or the file cannot be read
     */
    public static Settings read(Map<String, String> flags, Map<String, String> environment) {
        Map<String, String> found = new HashMap<>();
        String file = flags.getOrDefault("config", environment.getOrDefault("CHUHE_CONFIG", ""));
        if (!file.isEmpty()) {
            found.putAll(file(Path.of(file)));
        }
        for (Map.Entry<String, String> entry : environment.entrySet()) {
            if (entry.getKey().startsWith("CHUHE_")) {
                found.put(
                        entry.getKey()
                                .substring("CHUHE_".length())
                                .toLowerCase(Locale.ROOT)
                                .replace('_', '-'),
                        entry.getValue());
            }
        }
        found.putAll(flags);
        return of(found);
    }

    private static Settings of(Map<String, String> values) {
        return new Settings(
                values.getOrDefault("host", "127.0.0.1"),
                port(values.getOrDefault("port", "8080")),
                Path.of(values.getOrDefault("data", "chuhe-data")),
                database(values.getOrDefault("database", "")),
                values.getOrDefault("database-user", ""),
                values.getOrDefault("database-password", ""),
                values.getOrDefault("url", ""),
                proxies(
                        yes("behind-proxy", values.getOrDefault("behind-proxy", "false")),
                        values.getOrDefault("trusted-proxies", THIS_MACHINE)),
                yes("open-registration", values.getOrDefault("open-registration", "true")),
                connections(values.getOrDefault("connections-per-address", "500")),
                number("keep-unplayed-days", values.getOrDefault("keep-unplayed-days", "90"), 0, 36_500),
                language(values.getOrDefault("language", "zh")),
                log(values.getOrDefault("log", "text")),
                new AnalysisEngine(
                        engine(values.getOrDefault("engine", "")),
                        number("engine-processes", values.getOrDefault("engine-processes", "1"), 1, 256),
                        number("engine-seconds", values.getOrDefault("engine-seconds", "10"), 1, 600)));
    }

    private static Optional<EngineSpec> engine(String text) {
        try {
            return text.isBlank() ? Optional.empty() : Optional.of(EngineSpec.parse(text));
        } catch (EngineSpecException e) {
            throw new SettingsException(WORDS.message("settings.engine", text, e.words()));
        }
    }

    private static Map<String, String> file(Path path) {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(path, StandardCharsets.UTF_8)) {
            properties.load(reader);
        } catch (IOException | IllegalArgumentException e) {
            throw new SettingsException(WORDS.message("settings.file", path, String.valueOf(e.getMessage())));
        }
        Map<String, String> values = new HashMap<>();
        properties.forEach((key, value) -> values.put(String.valueOf(key), String.valueOf(value)));
        return values;
    }

    private static Proxies proxies(boolean behind, String list) {
        try {
            return behind ? Proxies.of(list) : Proxies.NONE;
        } catch (IllegalArgumentException e) {
            throw unusable("trusted-proxies", list);
        }
    }

    private static int port(String text) {
        return number("port", text, 0, 65_535);
    }

    private static int connections(String text) {
        return number("connections-per-address", text, 1, 1_000_000);
    }

    private static int number(String key, String text, int least, int most) {
        try {
            int number = Integer.parseInt(text);
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            throw unusable(key, text);
        }
        throw unusable(key, text);
    }

    private static String database(String text) {
        if (text.isEmpty() || text.startsWith("jdbc:postgresql:")) {
            return text;
        }
        if (text.startsWith("postgresql:") || text.startsWith("postgres:")) {
            return "jdbc:postgresql:" + text.substring(text.indexOf(':') + 1);
        }
        // Whatever stands there may hold a password.
        int scheme = text.indexOf(':');
        throw unusable("database", scheme < 0 ? "…" : text.substring(0, scheme + 1) + "…");
    }

    private static boolean yes(String key, String text) {
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "true", "yes", "1" -> true;
            case "false", "no", "0" -> false;
            default -> throw unusable(key, text);
        };
    }

    private static Locale language(String text) {
        return Language.named(text).map(Language::locale).orElseThrow(() -> unusable("language", text));
    }

    private static Log log(String text) {
        return switch (text) {
            case "text" -> Log.TEXT;
            case "json" -> Log.JSON;
            default -> throw unusable("log", text);
        };
    }

    private static SettingsException unusable(String key, String value) {
        return new SettingsException(WORDS.message("settings.unusable", key, value));
    }
}
