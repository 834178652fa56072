package org.chuhe.server.platform.config;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.encoder.Encoder;
import ch.qos.logback.core.encoder.JsonEscapeUtil;
import java.util.List;
import org.slf4j.LoggerFactory;
import org.slf4j.bridge.SLF4JBridgeHandler;

/**
 * How the log is written; it goes to the error stream. Set in code, because it is chosen by a flag. Whatever a library says by
 * java.util.logging, and what ends a thread, is written there too, in the same style.
 */
public final class LogStyle {
    private static final org.slf4j.Logger LOG = LoggerFactory.getLogger(LogStyle.class);
    private static final List<String> QUIET = List.of("org.apache.pdfbox", "org.apache.fontbox", "com.openhtmltopdf");

    private LogStyle() {}

    /** Lets the log of this process be written in a style. */
    public static void apply(Settings.Log style) {
        if (!(LoggerFactory.getILoggerFactory() instanceof LoggerContext context)) {
            return;
        }
        Logger root = context.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        root.detachAndStopAllAppenders();
        Encoder<ILoggingEvent> encoder = style == Settings.Log.JSON ? new FilledIn() : lines();
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
        // Says a second time what the asker is answered, or the log told of.
        context.getLogger("com.github.benmanes.caffeine").setLevel(Level.ERROR);
        // Speak of the font that we embed, for every paper.
        QUIET.forEach(library -> context.getLogger(library).setLevel(Level.ERROR));
        SLF4JBridgeHandler.removeHandlersForRootLogger();
        SLF4JBridgeHandler.install();
        Thread.setDefaultUncaughtExceptionHandler(
                (thread, fault) -> FaultLog.tell(LOG, "the thread \"" + thread.getName() + "\" has ended", fault));
    }

    /** Says the sentence with its arguments in it; usually the two stand apart. */
    private static final class FilledIn extends JsonEncoder {
        FilledIn() {
            setWithMessage(false);
            setWithArguments(false);
        }

        @Override
        protected void appendCustomFields(StringBuilder json, ILoggingEvent event) {
            json.append(VALUE_SEPARATOR);
            appenderMember(json, MESSAGE_ATTR_NAME, JsonEscapeUtil.jsonEscapeString(event.getFormattedMessage()));
        }
    }

    private static PatternLayoutEncoder lines() {
        PatternLayoutEncoder encoder = new PatternLayoutEncoder();
        encoder.setPattern("%d{yyyy-MM-dd HH:mm:ss.SSS} %-5level %logger{0} %msg%n");
        return encoder;
    }
}
