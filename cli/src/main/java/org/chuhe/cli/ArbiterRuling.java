package org.chuhe.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.RulingException;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.cli.console.Words;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.records.audit.Repetition;
import org.chuhe.records.audit.RepetitionRuling;
import org.chuhe.text.Message;

/** Lets the arbiter rule on the repetitions that an audit finds, under one edition or several. */
final class ArbiterRuling implements RepetitionRuling {
    private final List<RuleBook> books;
    private final long nodes;

    ArbiterRuling(List<RuleBook> books, long nodes) {
        this.books = books;
        this.nodes = nodes;
    }

    /** The first edition decides; the others are heard too. */
    @Override
    public Answer rule(Repetition repetition) {
        List<Move> cycle = repetition.moves().subList(repetition.firstPly() - 1, repetition.lastPly());
        Position position = repetition.start();
        for (Move move : repetition.moves().subList(0, repetition.firstPly() - 1)) {
            position = position.play(move);
        }
        List<Answer> answers = new ArrayList<>();
        for (RuleBook book : books) {
            answers.add(rule(book, position, cycle));
        }
        Answer first = answers.get(0);
        Message words = first.words();
        for (Answer other : answers.subList(1, answers.size())) {
            words = Words.message("audit.rulings", words, other.words());
        }
        return new Answer(first.verdict(), first.mustVary(), words);
    }

    private Answer rule(RuleBook book, Position position, List<Move> cycle) {
        try {
            Ruling ruling = Arbiter.of(book).withNodes(nodes).judge(position, cycle);
            Message words = Words.message(
                    "audit.ruling",
                    book.id(),
                    Words.message("verdict." + ruling.verdict().id()),
                    String.join(", ", ruling.articles()));
            return new Answer(ruling.verdict().id(), mustVary(ruling.verdict()), words);
        } catch (RulingException e) {
            return new Answer(
                    Verdict.UNDECIDED.id(),
                    Optional.empty(),
                    Words.message("audit.ruling", book.id(), Words.message("verdict.undecided"), ""));
        }
    }

    private static Optional<Side> mustVary(Verdict verdict) {
        return switch (verdict) {
            case RED_MUST_VARY -> Optional.of(Side.RED);
            case BLACK_MUST_VARY -> Optional.of(Side.BLACK);
            case DRAW, UNDECIDED -> Optional.empty();
        };
    }
}
