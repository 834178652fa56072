package org.chuhe.arbiter.threat;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.arbiter.threat.Proof.Answer;
import org.chuhe.arbiter.threat.ProofTable.Asked;
import org.chuhe.arbiter.threat.ProofTable.Related;
import org.chuhe.arbiter.threat.Question.Result;
import org.chuhe.core.Move;

/**
 * Answers {@link Question}s about what can be won. What was asked before is not searched again, nor what follows from it:
 * where less was refuted, more is; where more was proved, less is.
 */
final class Prover {
    /** How many moves are tried where a line is only a hint. */
    private static final int GLANCE = 12;

    private final Budget budget;
    private final ProofTable table;
    private final Terms terms;
    private final int turned;
    private final long[] path = new long[MaterialSearch.HORIZON + 1];

    Prover(Budget budget, ProofTable table, Terms terms) {
        this.budget = budget;
        this.table = table;
        this.terms = terms;
        this.turned = terms.turned();
    }

    /** Whether the attacker wins; if the budget runs out meanwhile, false means nothing. */
    boolean wins(Question question) {
        Asked asked = table.ask(question);
        if (known(asked) == Answer.OPEN) {
            decide(asked, search(asked));
        }
        terms.restsOn(asked.restsOn());
        return asked.answer(turned) == Answer.WON;
    }

    private void decide(Asked asked, MaterialSearch search) {
        asked.settle(answer(search.wins()), search.restsOn(), turned);
    }

    /** Whether the attacker wins beginning with a given move, which is legal. */
    boolean wins(Question question, int first) {
        MaterialSearch search = search(table.ask(question));
        boolean wins = search.winsBy(first);
        terms.restsOn(search.restsOn());
        return wins;
    }

    /** The answer with the line that shows it. */
    Proof prove(Question question) {
        long start = budget.used();
        Asked asked = table.ask(question);
        MaterialSearch search = search(asked);
        if (asked.answer(turned) != Answer.REFUTED) {
            decide(asked, search);
        }
        Answer answer = asked.answer(turned);
        List<Move> line = answer == Answer.WON ? new ProofLines(search).winning() : List.of();
        terms.restsOn(asked.restsOn() | search.asked());
        return new Proof(answer, line, budget.used() - start);
    }

    /** A line for a question that is won; empty if none is seen at once. */
    List<Move> glance(Question question) {
        return new ProofLines(search(table.ask(question)), GLANCE).winning();
    }

    /** The answer with the line that shows it, beginning with a given move, which is legal. */
    Proof prove(Question question, int first) {
        long start = budget.used();
        MaterialSearch search = search(table.ask(question));
        boolean won = search.winsBy(first);
        List<Move> line = won ? new ProofLines(search).winning(first) : List.of();
        terms.restsOn(search.asked());
        return new Proof(answer(won), line, budget.used() - start);
    }

    /**
     * Why a first move does not win: the move, the answer that spoils it, and what follows until the gain is gone or the
     * attacker is mated; empty if the move is impossible or nothing spoils it.
     */
    List<Move> refutation(Question question, int first) {
        MaterialSearch search = search(table.ask(question));
        List<Move> line = new ProofLines(search).refutation(first);
        terms.restsOn(search.asked());
        return line;
    }

    private MaterialSearch search(Asked asked) {
        Question question = asked.question;
        List<Related> related = new ArrayList<>();
        related.add(new Related(asked, true, true, true));
        for (Asked other : table.about(question.scenario())) {
            boolean refutes = other.question.isEasierThan(question);
            boolean proves = question.isEasierThan(other.question) && question.result() == Result.GAIN;
            boolean matesAlike = question.isMatedLike(other.question);
            if ((refutes || proves || matesAlike)
                    && related.stream().noneMatch(each -> each.asked().isLike(other))) {
                related.add(new Related(other, refutes, proves, matesAlike));
            }
        }
        return new MaterialSearch(asked, related, budget, table, terms, path);
    }

    /** What is known of a question, or follows from what is known of others. */
    private Answer known(Asked asked) {
        if (asked.answer(turned) != Answer.OPEN) {
            return asked.answer(turned);
        }
        for (Asked earlier : table.about(asked.question.scenario())) {
            Answer answer = earlier.answer(turned);
            if (answer == Answer.REFUTED && earlier.question.isWiderThan(asked.question)
                    || answer == Answer.WON && asked.question.isWiderThan(earlier.question)) {
                asked.settle(answer, earlier.restsOn(), turned);
                return answer;
            }
        }
        return Answer.OPEN;
    }

    private Answer answer(boolean won) {
        if (won) {
            return Answer.WON;
        }
        return budget.isExhausted() ? Answer.OPEN : Answer.REFUTED;
    }
}
