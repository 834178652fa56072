package org.chuhe.server.settings;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.encoder.Encoder;
import org.slf4j.LoggerFactory;

/** How the log is written; it goes to the error stream. Set in code, because it is chosen by a flag. */
public final class LogStyle {
    private LogStyle() {}

    /** Lets the log of this process be written in a style. */
    public static void apply(Settings.Log style) {
        if (!(LoggerFactory.getILoggerFactory() instanceof LoggerContext context)) {
            return;
        }
        Logger root = context.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        root.detachAndStopAllAppenders();
        Encoder<ILoggingEvent> encoder = style == Settings.Log.JSON ? new JsonEncoder() : lines();
        encoder.setContext(context);
        encoder.start();
        ConsoleAppender<ILoggingEvent> appender = new ConsoleAppender<>();
        appender.setContext(context);
        appender.setTarget("System.err");
        appender.setEncoder(encoder);
        appender.start();
        root.addAppender(appender);
        root.setLevel(Level.WARN);
        context.getLogger("org.chuhe").setLevel(Level.INFO);
        // Says one line for every request that a client breaks off.
        context.getLogger("io.javalin").setLevel(Level.ERROR);
    }

    private static PatternLayoutEncoder lines() {
        PatternLayoutEncoder encoder = new PatternLayoutEncoder();
        encoder.setPattern("%d{yyyy-MM-dd HH:mm:ss.SSS} %-5level %logger{0} %msg%n");
        return encoder;
    }
}
