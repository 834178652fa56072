package org.chuhe.spark;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A Spark master and workers as processes of their own on this machine. */
final class StandaloneCluster implements AutoCloseable {
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(120);

    private final Path home;
    private final List<Process> workers = new ArrayList<>();
    private final Process master;
    private final String address;

    StandaloneCluster(Path home, int workers) throws IOException, InterruptedException {
        this.home = home;
        // A Spark installation as far as workers look for one: the jars of the class path under SPARK_HOME/jars.
        Path jars = Files.createDirectories(home.resolve("jars"));
        int number = 0;
        for (String entry : classPath()) {
            Path path = Path.of(entry).toAbsolutePath();
            if (Files.isRegularFile(path)) {
                Files.createSymbolicLink(jars.resolve("%03d-%s".formatted(number++, path.getFileName())), path);
            }
        }
        master = start(
                "master",
                "org.apache.spark.deploy.master.Master",
                "--host",
                "127.0.0.1",
                "--port",
                "0",
                "--webui-port",
                "0");
        address = await(log("master"), "Starting Spark master at (spark://\\S+)", master);
        for (int i = 0; i < workers; i++) {
            String name = "worker" + i;
            Process worker = start(
                    name,
                    "org.apache.spark.deploy.worker.Worker",
                    "--host",
                    "127.0.0.1",
                    "--webui-port",
                    "0",
                    "--cores",
                    "1",
                    "--memory",
                    "1g",
                    "--work-dir",
                    home.resolve(name).toString(),
                    address);
            this.workers.add(worker);
            await(log(name), "(Successfully registered) with master", worker);
        }
    }

    String address() {
        return address;
    }

    /** Kills a worker and the executors that it has started. */
    void killWorker(int number) {
        Process worker = workers.get(number);
        worker.descendants().forEach(ProcessHandle::destroyForcibly);
        worker.destroyForcibly();
    }

    /** Whether a worker has an executor at work. */
    boolean isBusy(int number) {
        return workers.get(number).children().findAny().isPresent();
    }

    static List<String> classPath() {
        return List.of(System.getProperty("java.class.path").split(File.pathSeparator));
    }

    private Path log(String name) {
        return home.resolve(name + ".log");
    }

    private Process start(String name, String main, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx512m",
                "-Dlog4j2.configurationFile=" + home.resolve("log.properties"),
                "-cp",
                String.join(File.pathSeparator, classPath())));
        Files.writeString(
                home.resolve("log.properties"),
                "rootLogger.level=info\nrootLogger.appenderRef.out.ref=out\nappender.out.type=Console\nappender.out.name=out\n"
                        + "appender.out.layout.type=PatternLayout\nappender.out.layout.pattern=%m%n\n");
        opens(command);
        command.add(main);
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log(name).toFile());
        builder.environment().put("SPARK_HOME", home.toString());
        builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        return builder.start();
    }

    /** The same doors that were opened for this process. */
    private static void opens(List<String> command) {
        int at = command.indexOf("-cp");
        command.addAll(
                at,
                java.lang.management.ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                        .filter(argument -> argument.startsWith("--add-opens="))
                        .toList());
    }

    private static String await(Path log, String pattern, Process process) throws IOException, InterruptedException {
        java.util.regex.Pattern wanted = java.util.regex.Pattern.compile(pattern);
        long end = System.nanoTime() + PATIENCE;
        while (System.nanoTime() < end && process.isAlive()) {
            java.util.regex.Matcher found = wanted.matcher(Files.readString(log));
            if (found.find()) {
                return found.group(1);
            }
            TimeUnit.MILLISECONDS.sleep(100);
        }
        throw new IllegalStateException("not started: " + Files.readString(log));
    }

    @Override
    public void close() {
        Stream.concat(workers.stream(), Stream.of(master)).forEach(process -> {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
            try {
                process.waitFor();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new UncheckedIOException(new IOException(e));
            }
        });
    }
}
