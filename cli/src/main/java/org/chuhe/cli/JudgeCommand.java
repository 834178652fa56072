package org.chuhe.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.Interpretations;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.claim.LineRuling;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.arbiter.ruling.RulingAccount;
import org.chuhe.cli.console.CliException;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.Editions;
import org.chuhe.cli.console.Exit;
import org.chuhe.core.Names;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.sequence.MoveSequence;
import org.chuhe.json.JudgeRequest;
import org.chuhe.json.Judging;
import org.chuhe.json.RulingJson;
import org.chuhe.records.model.Tags;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ObjectNode;

/** {@code chuhe judge}: rules on a repetition, one or a file of them. */
@Command(name = "judge")
final class JudgeCommand implements Callable<Integer> {
    private static final String ALL = "all";
    private static final int MOST_THREADS = 1024;

    private final Console console;

    @Parameters(paramLabel = "GAME", arity = "0..1", descriptionKey = "chuhe.judge.game")
    @Nullable Path game;

    @Option(names = "--rules", paramLabel = "EDITION", completionCandidates = Editions.class)
    @Nullable String rules;

    @Option(names = "--interpretation", paramLabel = "QUESTION=ANSWER")
    List<String> interpretations = new ArrayList<>();

    @Option(names = "--fen", paramLabel = "FEN")
    @Nullable String fen;

    @Option(names = "--moves", paramLabel = "MOVES")
    @Nullable String moves;

    @Option(names = "--json")
    boolean json;

    @Option(names = "--text")
    boolean text;

    @Option(names = "--batch", paramLabel = "FILE")
    @Nullable String batch;

    @Option(names = "--threads", paramLabel = "N")
    int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--nodes", paramLabel = "N")
    long nodes = Arbiter.DEFAULT_NODES;

    @Mixin
    RulingPaper paper = new RulingPaper();

    JudgeCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (nodes < 1) {
            throw new CliException("error.range", "--nodes", nodes, 1, Long.MAX_VALUE);
        }
        if (threads < 1 || threads > MOST_THREADS) {
            throw new CliException("error.range", "--threads", threads, 1, MOST_THREADS);
        }
        if (json && text) {
            throw new CliException("judge.json-or-text");
        }
        paper.requireSense();
        if (batch != null) {
            return batch(batch);
        }
        return game == null ? single() : game(game);
    }

    private int game(Path file) throws IOException {
        refuseTogether("error.game-alone");
        List<RuleBook> books = books();
        JudgeGames games = new JudgeGames(answers(), books, nodes, json);
        games.judge(file);
        if (paper.wanted()) {
            JudgeGames.Found found = games.onlyRuling(file);
            paper.write(console, found.ruling(), books, nodes, found.tags());
            sayWritten();
        }
        return Exit.DONE;
    }

    /** Where answers in words or JSON go: nowhere, if the paper itself goes to standard output. */
    private Console answers() {
        return paper.isTheAnswer() ? console.silent() : console;
    }

    private void sayWritten() {
        if (!json && !paper.isTheAnswer()) {
            console.say("show.written", String.valueOf(paper.pdf));
        }
    }

    private List<RuleBook> books() {
        if (!ALL.equals(rules)) {
            return List.of(Interpretations.read(book(rules), interpretations));
        }
        // An answer holds for the editions that have the question; 2020 has every one.
        Interpretations.read(RuleBooks.CXA_2020, interpretations);
        return RuleBooks.all().stream()
                .map(book -> Interpretations.readOwn(book, interpretations))
                .toList();
    }

    /** A file brings its own positions and moves. */
    private void refuseTogether(String key) {
        if (fen != null) {
            throw new CliException(key, "--fen");
        }
        if (moves != null) {
            throw new CliException(key, "--moves");
        }
    }

    private int single() throws IOException {
        if (moves == null) {
            throw new CliException("error.no-moves");
        }
        List<RuleBook> books = books();
        Position position = fen == null ? Position.START : Fen.readLoosely(fen);
        MoveSequence game = Arbiter.readMoves(position, List.of(moves));
        List<Ruling> rulings = new ArrayList<>();
        for (RuleBook book : books) {
            long start = System.nanoTime();
            LineRuling answer = rule(book, game);
            double millis = (System.nanoTime() - start) / 1e6;
            rulings.add(answer.ruling());
            if (json) {
                answers().json(RulingJson.of(answer, console.locale(), millis));
            } else if (books.size() == 1) {
                tell(answers(), Optional.empty(), answer);
            } else if (!console.isTerminal()) {
                compare(answer.ruling());
            }
        }
        if (!json && books.size() > 1 && console.isTerminal()) {
            new RulingScreen(answers()).board(rulings.get(0));
            new EditionsTable(answers()).show(rulings);
        }
        if (paper.wanted()) {
            paper.write(console, rulings.get(0), books, nodes, Tags.NONE);
            sayWritten();
        }
        return Exit.DONE;
    }

    private LineRuling rule(RuleBook book, MoveSequence game) {
        return Arbiter.of(book).withNodes(nodes).judge(game);
    }

    /** A ruling in words: laid out for whoever sits before a terminal, plain for a file. */
    private static void tell(Console to, Optional<String> name, LineRuling answer) {
        if (to.isTerminal()) {
            new RulingScreen(to).show(name, answer);
            return;
        }
        name.ifPresent(to.out()::println);
        to.out().println(answer.ruling().account(to.locale()).text());
        answer.outlook().ifPresent(outlook -> to.out().println(outlook.words().in(to.locale())));
    }

    /** One edition among others: the verdict and what it rests on. */
    private void compare(Ruling ruling) {
        RulingAccount account = ruling.account(console.locale());
        answers()
                .say(
                        "judge.compare",
                        ruling.book().id(),
                        account.outcome(),
                        Names.of(Side.RED),
                        account.red(),
                        Names.of(Side.BLACK),
                        account.black(),
                        RuleBooks.within(ruling.book(), ruling.articles()));
        account.basis().forEach(sentence -> answers().out().println("  " + sentence));
    }

    private int batch(String file) throws IOException {
        refuseTogether("error.batch-alone");
        if (paper.wanted()) {
            throw new CliException("error.batch-alone", "--pdf");
        }
        RuleBook book = Interpretations.read(book(rules), interpretations);
        return Questions.answer(
                console, file, threads, (own, line) -> inWords() ? tell(own, line, book) : answer(own, line, book));
    }

    /** Programs read batches; people get words, on a terminal or where they ask for them. */
    private boolean inWords() {
        return text || (console.isTerminal() && !json);
    }

    private boolean answer(Console own, String line, RuleBook book) {
        ObjectNode answer = Judging.answer(line, book, nodes, own.locale());
        own.json(answer);
        return !answer.has("error");
    }

    private boolean tell(Console own, String line, RuleBook book) {
        Optional<String> name = Optional.empty();
        try {
            ObjectNode node = JudgeRequest.read(line);
            name = JudgeRequest.id(node);
            JudgeRequest asked = JudgeRequest.of(node, book);
            tell(own, name, rule(asked.book(), asked.game()));
            return true;
        } catch (IllegalArgumentException e) {
            String problem = Judging.words(e, own.locale());
            own.paragraph(name.map(given -> given + ": " + problem).orElse(problem));
            return false;
        }
    }

    private static RuleBook book(@Nullable String id) {
        return id == null ? RuleBooks.CXA_2020 : JudgeRequest.book(id);
    }
}
