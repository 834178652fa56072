package org.chuhe.bench.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.chuhe.server.ChuheServer;
import org.chuhe.server.platform.config.Settings;
import org.jspecify.annotations.Nullable;

/** A server process of its own for a load test, with an empty database, that goes when the test goes. */
public final class LoadServer implements AutoCloseable {
    private final Process process;
    private final Path folder;
    private final URI address;

    private LoadServer(Process process, Path folder, URI address) {
        this.process = process;
        this.folder = folder;
        this.address = address;
    }

    /**
     * Starts one.
     *
     * @param memory the heap that it may use, as Java wants it: {@code 768m}
     */
    public static LoadServer start(String memory) throws IOException {
        Path folder = Files.createTempDirectory("chuhe-load");
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-Xmx" + memory);
        command.add("-XX:+UseG1GC");
        command.add("-XX:MaxGCPauseMillis=20");
        command.add("-cp");
        command.add(System.getProperty("java.class.path"));
        command.add(LoadServer.class.getName());
        command.add("data=" + folder);
        Process process = new ProcessBuilder(command)
                .redirectError(folder.resolve("server.log").toFile())
                .start();
        BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        String line = out.readLine();
        if (line == null) {
            String log = Files.readString(folder.resolve("server.log"));
            throw new IOException("the server did not start: " + log);
        }
        return new LoadServer(process, folder, URI.create(line));
    }

    /**
     * The server process: prints its address and runs until its input ends.
     *
     * @param args settings, each as {@code name=value}
     */
    public static void main(String[] args) throws IOException {
        Map<String, String> flags = new HashMap<>(Map.of("port", "0", "behind-proxy", "true"));
        for (String arg : args) {
            flags.put(arg.substring(0, arg.indexOf('=')), arg.substring(arg.indexOf('=') + 1));
        }
        try (ChuheServer server = ChuheServer.start(Settings.read(flags, Map.of()))) {
            System.out.println(server.address());
            System.out.flush();
            while (System.in.read() >= 0) {
                // Nobody writes; the end of the stream is the end of the test.
            }
        }
    }

    public URI address() {
        return address;
    }

    /** The most memory that the process has had at once, as the system tells it; null where it does not. */
    public @Nullable Long megabytes() {
        try (Stream<String> lines = Files.lines(Path.of("/proc/" + process.pid() + "/status"))) {
            return lines.filter(line -> line.startsWith("VmHWM:"))
                    .map(line -> Long.parseLong(line.replaceAll("\\D", "")) / 1024)
                    .findFirst()
                    .orElse(null);
        } catch (IOException e) {
            return null;
        }
    }

    /** What the server has put on its log. */
    public String log() throws IOException {
        return Files.readString(folder.resolve("server.log"));
    }

    @Override
    public void close() throws IOException {
        process.getOutputStream().close();
        try {
            if (!process.waitFor(20, TimeUnit.SECONDS)) {
                process.destroyForcibly().waitFor();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
