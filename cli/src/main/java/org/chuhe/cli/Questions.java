package org.chuhe.cli;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BiPredicate;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.Exit;

/**
 * A batch: one question a line, one answer a line, in the same order. A program that waits for an answer before it asks
 * again gets it at once; the questions of a file are answered side by side.
 */
final class Questions {
    /** So many questions a thread wait for those before them to be answered. */
    private static final int WAITING = 16;

    private final Console console;
    private final BiPredicate<Console, String> answer;
    private final Deque<CompletableFuture<Answer>> pending = new ArrayDeque<>();
    private boolean failed;

    /** What one question is answered with. */
    private record Answer(byte[] text, boolean good) {}

    private Questions(Console console, BiPredicate<Console, String> answer) {
        this.console = console;
        this.answer = answer;
    }

    /**
     * Has every line of a file answered, blank ones aside.
     *
     * @param file {@code -} for standard input
     * @param threads how many questions are looked at at once
     * @param answer prints an answer on the console that it is given; false if there was none but what is wrong
     */
    static int answer(Console console, String file, int threads, BiPredicate<Console, String> answer)
            throws IOException {
        Questions questions = new Questions(console, answer);
        ExecutorService workers = Executors.newFixedThreadPool(threads, task -> {
            Thread thread = new Thread(task, "question");
            thread.setDaemon(true);
            return thread;
        });
        try (InputStream in = file.equals("-") ? console.in() : Files.newInputStream(Path.of(file));
                BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            String line = reader.readLine();
            while (line != null) {
                if (!line.isBlank()) {
                    String question = line;
                    questions.pending.add(CompletableFuture.supplyAsync(() -> questions.answer(question), workers));
                }
                questions.print(reader.ready() ? WAITING * threads : 0);
                line = reader.readLine();
            }
            questions.print(0);
        } finally {
            workers.shutdownNow();
        }
        return questions.failed ? Exit.BAD_INPUT : Exit.DONE;
    }

    private Answer answer(String question) {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        Console own = console.printingTo(text);
        boolean good = answer.test(own, question);
        own.out().flush();
        return new Answer(text.toByteArray(), good);
    }

    /** Prints answers in the order of the questions until no more than so many are left. */
    private void print(int left) {
        while (pending.size() > left) {
            Answer next = pending.remove().join();
            console.out().writeBytes(next.text());
            failed |= !next.good();
        }
        if (left == 0) {
            console.out().flush();
        }
    }
}
