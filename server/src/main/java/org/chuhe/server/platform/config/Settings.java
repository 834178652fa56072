package org.chuhe.server.platform.config;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import org.chuhe.engines.process.EngineSpec;
import org.chuhe.engines.process.EngineSpecException;
import org.chuhe.text.Coded;
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
 * @param connectionsPerAddress how many live connections guests at one address may have
 * @param keeping how long things are kept
 * @param language the language of visitors who state none
 * @param zone the time by which days and hours are written
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
        Keeping keeping,
        Locale language,
        ZoneId zone,
        Log log,
        AnalysisEngine analysis) {
    private static final Messages WORDS = Messages.beside(Settings.class);
    private static final int MOST_DAYS = 36_500;

    /** How the log is written: lines for people, or a JSON object a line for programs. */
    public enum Log implements Coded {
        TEXT("text"),
        JSON("json");

        private final String code;

        Log(String code) {
            this.code = code;
        }

        @Override
        public String code() {
            return code;
        }
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
                Setting.HOST.in(values),
                number(values, Setting.PORT, 0, 65_535),
                Path.of(Setting.DATA.in(values)),
                database(Setting.DATABASE.in(values)),
                Setting.DATABASE_USER.in(values),
                Setting.DATABASE_PASSWORD.in(values),
                Setting.URL.in(values).replaceAll("/+$", ""),
                proxies(yes(values, Setting.BEHIND_PROXY), Setting.TRUSTED_PROXIES.in(values)),
                yes(values, Setting.OPEN_REGISTRATION),
                number(values, Setting.CONNECTIONS_PER_ADDRESS, 1, 1_000_000),
                new Keeping(
                        number(values, Setting.KEEP_UNPLAYED_DAYS, 0, MOST_DAYS),
                        number(values, Setting.KEEP_SHARED_DAYS, 0, MOST_DAYS),
                        number(values, Setting.KEEP_GUEST_SHARED_DAYS, 0, MOST_DAYS),
                        number(values, Setting.GUEST_SHARED_MEGABYTES, 0, 1_000_000),
                        number(values, Setting.KEEP_REPORTS_DAYS, 0, MOST_DAYS)),
                language(Setting.LANGUAGE.in(values)),
                zone(Setting.TIME_ZONE.in(values)),
                log(Setting.LOG.in(values)),
                new AnalysisEngine(
                        engine(Setting.ENGINE.in(values)),
                        number(values, Setting.ENGINE_PROCESSES, 1, 256),
                        number(values, Setting.ENGINE_SECONDS, 1, 600)));
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
            throw unusable(Setting.TRUSTED_PROXIES, list);
        }
    }

    private static int number(Map<String, String> values, Setting setting, int least, int most) {
        String text = setting.in(values);
        try {
            int number = Integer.parseInt(text);
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            throw unusable(setting, text);
        }
        throw unusable(setting, text);
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
        throw unusable(Setting.DATABASE, scheme < 0 ? "…" : text.substring(0, scheme + 1) + "…");
    }

    private static boolean yes(Map<String, String> values, Setting setting) {
        String text = setting.in(values);
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "true", "yes", "1" -> true;
            case "false", "no", "0" -> false;
            default -> throw unusable(setting, text);
        };
    }

    private static ZoneId zone(String text) {
        return text.isBlank()
                ? ZoneId.systemDefault()
                : TimeText.zone(text).orElseThrow(() -> unusable(Setting.TIME_ZONE, text));
    }

    private static Locale language(String text) {
        return Coded.find(Language.class, text)
                .map(Language::locale)
                .orElseThrow(() -> unusable(Setting.LANGUAGE, text));
    }

    private static Log log(String text) {
        return Coded.find(Log.class, text).orElseThrow(() -> unusable(Setting.LOG, text));
    }

    private static SettingsException unusable(Setting setting, String value) {
        return new SettingsException(WORDS.message("settings.unusable", setting.code(), value));
    }
}
