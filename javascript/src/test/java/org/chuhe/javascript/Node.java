package org.chuhe.javascript;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Runs programs in a folder, Node among them, and what the build made. */
final class Node {
    /** The package as it is installed. */
    static final Path PACKAGE = Path.of("target/npm").toAbsolutePath();

    private Node() {}

    /** What a program wrote, and how it ended. */
    record Ran(int code, String out, String err) {
        List<String> lines() {
            return out.lines().toList();
        }
    }

    static Ran run(Path folder, String input, String... command) {
        try {
            Process process =
                    new ProcessBuilder(command).directory(folder.toFile()).start();
            CompletableFuture<String> err = CompletableFuture.supplyAsync(() -> text(process.getErrorStream()));
            CompletableFuture<String> out = CompletableFuture.supplyAsync(() -> text(process.getInputStream()));
            try (OutputStream in = process.getOutputStream()) {
                in.write(input.getBytes(StandardCharsets.UTF_8));
            }
            return new Ran(process.waitFor(), out.join(), err.join());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** Runs a script of the test resources with Node. */
    static Ran script(String name, String input, String... arguments) {
        List<String> command = new ArrayList<>();
        command.add("node");
        command.add(Path.of("src/test/resources/org/chuhe/javascript", name)
                .toAbsolutePath()
                .toString());
        command.addAll(List.of(arguments));
        return run(Path.of("."), input, command.toArray(String[]::new));
    }

    private static String text(InputStream in) {
        try (in) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
