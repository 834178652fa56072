package org.chuhe.server.platform.db;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.util.EnumSet;
import java.util.Set;
import org.chuhe.server.platform.config.Settings;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.SqlLogger;
import org.jdbi.v3.core.statement.StatementContext;
import org.jdbi.v3.core.statement.StatementExceptions;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** An open database whose tables are up to date. */
public final class Storage implements AutoCloseable {
    private static final int CONNECTIONS = 8;
    /** Whoever waits for a connection longer than this is told so; nobody waits half a minute for a database. */
    private static final long CONNECT_MILLIS = 5_000;
    /** A network that swallows everything must not hold a thread for ever. */
    private static final String SOCKET_SECONDS = "20";

    private static final Set<SQLiteErrorCode> WRITES_NOTHING = EnumSet.of(
            SQLiteErrorCode.SQLITE_BUSY,
            SQLiteErrorCode.SQLITE_LOCKED,
            SQLiteErrorCode.SQLITE_FULL,
            SQLiteErrorCode.SQLITE_IOERR,
            SQLiteErrorCode.SQLITE_READONLY,
            SQLiteErrorCode.SQLITE_CANTOPEN);

    private final HikariDataSource source;
    private final Jdbi jdbi;
    private final boolean shared;
    private final Notices notices;

    private Storage(HikariDataSource source, boolean shared) {
        this.source = source;
        this.shared = shared;
        this.jdbi = Jdbi.create(source);
        // What is stored is nobody's business who reads the log; the database's own words say what went wrong.
        jdbi.getConfig(StatementExceptions.class).setMessageRendering(StatementExceptions.MessageRendering.NONE);
        this.notices = shared ? new PostgresNotices(() -> own(source)) : Notices.NONE;
    }

    /** A connection beside the pool, for as long as the process lives. */
    private static Connection own(HikariDataSource source) throws SQLException {
        @Nullable String user = source.getUsername();
        return user == null
                ? DriverManager.getConnection(source.getJdbcUrl())
                : DriverManager.getConnection(source.getJdbcUrl(), user, source.getPassword());
    }

    /** Opens the database that the settings name, and brings its tables up to date. */
    public static Storage open(Settings settings) {
        boolean shared = !settings.database().isEmpty();
        HikariConfig config = new HikariConfig();
        config.setMaximumPoolSize(CONNECTIONS);
        config.setPoolName("chuhe");
        config.setConnectionTimeout(CONNECT_MILLIS);
        if (shared) {
            config.setJdbcUrl(settings.database());
            config.addDataSourceProperty("connectTimeout", "5");
            config.addDataSourceProperty("socketTimeout", SOCKET_SECONDS);
            config.addDataSourceProperty("tcpKeepAlive", "true");
            config.addDataSourceProperty("logServerErrorDetail", "false");
            if (!settings.user().isEmpty()) {
                config.setUsername(settings.user());
                config.setPassword(settings.password());
            }
        } else {
            config.setJdbcUrl(embedded(settings.data()));
        }
        HikariDataSource source = new HikariDataSource(config);
        try {
            DatabaseTables.bringUpToDate(source, shared);
        } catch (RuntimeException e) {
            source.close();
            throw e;
        }
        return new Storage(source, shared);
    }

    /**
     * FULL synchronisation: what was acknowledged survives a power cut. IMMEDIATE: a transaction that will write takes
     * its place in the queue at its start, so it never fails half-way.
     */
    private static String embedded(Path folder) {
        DataFolder.prepare(folder);
        return "jdbc:sqlite:" + folder.resolve(DataFolder.DATABASE).toAbsolutePath()
                + "?journal_mode=WAL&busy_timeout=10000&synchronous=FULL&foreign_keys=on&transaction_mode=IMMEDIATE";
    }

    /** The way in for queries. */
    public Jdbi jdbi() {
        return jdbi;
    }

    /** Counts what the database could not do because it could not be reached or could not write. */
    public void count(MeterRegistry metrics) {
        Counter failed = metrics.counter("chuhe.storage.failed");
        jdbi.setSqlLogger(new SqlLogger() {
            @Override
            public void logException(StatementContext context, SQLException problem) {
                if (isAway(problem)) {
                    failed.increment();
                }
            }
        });
    }

    /** Whether other processes may work on the same database. */
    public boolean shared() {
        return shared;
    }

    /** What processes on the same database tell each other. */
    public Notices notices() {
        return notices;
    }

    /** Whether a failure means that the database could not be reached or could not write, whatever was asked of it. */
    public static boolean isAway(Throwable failure) {
        for (@Nullable Throwable each = failure; each != null; each = each.getCause()) {
            if (each instanceof SQLiteException sqlite) {
                return WRITES_NOTHING.contains(SQLiteErrorCode.getErrorCode(sqlite.getResultCode().code & 0xFF));
            }
            if (each instanceof SQLTransientConnectionException
                    || (each instanceof SQLException sql && isBroken(String.valueOf(sql.getSQLState())))) {
                return true;
            }
        }
        return false;
    }

    /** Whether the connection broke while something was asked, so that it may have been done all the same. */
    public static boolean isCutOff(Throwable failure) {
        for (@Nullable Throwable each = failure; each != null; each = each.getCause()) {
            if (each instanceof SQLException sql && !(sql instanceof SQLTransientConnectionException)) {
                String state = String.valueOf(sql.getSQLState());
                return state.startsWith("08") || state.startsWith("57P");
            }
        }
        return false;
    }

    /** Connection exceptions, full disks and other lack of resources, and an administrator who shuts the database down. */
    private static boolean isBroken(String state) {
        return state.startsWith("08") || state.startsWith("53") || state.startsWith("57P");
    }

    @Override
    public void close() {
        notices.close();
        source.close();
    }
}
