package org.chuhe.server.game;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chuhe.server.ChuheServer;
import org.chuhe.server.platform.config.Settings;

/** A server in a process of its own, so that it can be killed. */
public final class ServerProcess implements AutoCloseable {
    /** What the servers of a test run complained of, for whoever looks into a failure. */
    private static final Path LOG = Path.of("target", "server-processes.log");

    private final Process process;
    private final String address;

    private ServerProcess(Process process, String address) {
        this.process = process;
        this.address = address;
    }

    /** Starts one with these settings, each as {@code name=value}. */
    public static ServerProcess start(String... settings) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-XX:-UsePerfData",
                "-cp",
                System.getProperty("java.class.path"),
                ServerProcess.class.getName()));
        command.addAll(List.of(settings));
        try {
            Process process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.appendTo(LOG.toFile()))
                    .start();
            String line = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))
                    .readLine();
            if (line == null) {
                throw new IllegalStateException("the server did not start");
            }
            return new ServerProcess(process, line);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The process itself: prints its address and runs until its input ends. */
    public static void main(String[] settings) throws IOException {
        Map<String, String> flags = new HashMap<>(Map.of("port", "0", "behind-proxy", "true"));
        for (String setting : settings) {
            flags.put(setting.substring(0, setting.indexOf('=')), setting.substring(setting.indexOf('=') + 1));
        }
        try (ChuheServer server = ChuheServer.start(Settings.read(flags, Map.of()))) {
            System.out.println(server.address());
            System.out.flush();
            while (System.in.read() >= 0) {
                // Nothing is written; the end of the stream is the end of the test.
            }
        }
    }

    public String address() {
        return address;
    }

    /** Sends the process a signal by its short name. */
    public void signal(String name) {
        try {
            int status = new ProcessBuilder("kill", "-" + name, Long.toString(process.pid()))
                    .start()
                    .waitFor();
            if (status != 0) {
                throw new IllegalStateException("kill -" + name + " ended with " + status);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** SIGKILL: no goodbye, nothing flushed. Returns when the process is no more. */
    public void kill() {
        process.destroyForcibly();
        try {
            process.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        kill();
    }
}
