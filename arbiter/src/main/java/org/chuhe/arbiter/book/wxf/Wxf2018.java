package org.chuhe.arbiter.book.wxf;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chuhe.arbiter.book.Decision;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.book.attack.Renewal;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.core.Move;
import org.chuhe.core.Side;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;
import org.chuhe.text.Article;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/**
 * 世界象棋规则 2018, World Xiangqi Federation (the Asian rules, fourth revision). Two things are forbidden: to check on
 * every move while the other side does not, and to chase one piece on every move while the other side does not. All
 * else is a draw (article 20): mate threats, attacks in turn on different pieces, exchanges, offers, blocks.
 */
public final class Wxf2018 implements RuleBook {
    static final Messages WORDS = Messages.beside(Wxf2018.class);

    static final String ID = "wxf2018";

    private static final Article GENERAL = new Article(ID, "20");

    @Override
    public String id() {
        return ID;
    }

    @Override
    public Optional<Message> inChapter(String number) {
        return number.startsWith(Heading.CHAPTER)
                ? Optional.of(WORDS.message("chapter-five", number.substring(Heading.CHAPTER.length())))
                : Optional.empty();
    }

    @Override
    public boolean recordsInWxf() {
        return true;
    }

    @Override
    public List<PlyNature> natures(Cycle cycle, long nodes) {
        Renewal renewal = WorldAttacks.in(cycle);
        Board board = cycle.board();
        List<PlyNature> plies = new ArrayList<>();
        for (int i = 0; i < cycle.length(); i++) {
            Move move = cycle.moves().get(i);
            Set<Integer> perpetual = renewal.attackedForEver(board.side()).stream()
                    .map(board::squareOf)
                    .collect(Collectors.toSet());
            plies.add(new WorldPly(board, move, renewal.of(i), perpetual, nodes).judge());
            board.make(move.code());
        }
        return plies;
    }

    @Override
    public Decision decide(Cycle cycle, List<PlyNature> plies) {
        Renewal renewal = WorldAttacks.in(cycle);
        SideConduct red = new SideConduct(cycle, renewal, Side.RED, plies);
        SideConduct black = new SideConduct(cycle, renewal, Side.BLACK, plies);
        if (red.checksForEver() || black.checksForEver()) {
            return byChecks(red, black);
        }
        if (red.chasesForEver() != black.chasesForEver()) {
            Side side = red.chasesForEver() ? Side.RED : Side.BLACK;
            SideConduct chaser = red.chasesForEver() ? red : black;
            return decision(Verdict.mustVary(side), red, black, chaser.chaseHeadings());
        }
        if (red.chasesForEver()) {
            return decision(Verdict.DRAW, red, black, Stream.of(mutual(red, black)));
        }
        return decision(Verdict.DRAW, red, black, allowed(red, black));
    }

    /** Chapter 5, 1–3. */
    private static Decision byChecks(SideConduct red, SideConduct black) {
        if (red.checksForEver() && black.checksForEver()) {
            return decision(Verdict.DRAW, red, black, Stream.of(Heading.MUTUAL_CHECK));
        }
        Side side = red.checksForEver() ? Side.RED : Side.BLACK;
        SideConduct other = red.checksForEver() ? black : red;
        Heading heading = other.gives(Nature.CHECK) ? Heading.TWO_CHECKS_TO_ONE : Heading.PERPETUAL_CHECK;
        return decision(Verdict.mustVary(side), red, black, Stream.of(heading));
    }

    /** Chapter 5, 17 and 36.3. */
    private static Heading mutual(SideConduct red, SideConduct black) {
        Set<Integer> targets = Set.of(red.chase().target(), black.chase().target() + PieceCode.LIMIT);
        boolean rookAndHorse = targets.equals(Set.of(PieceCode.ROOK, PieceCode.HORSE + PieceCode.LIMIT))
                || targets.equals(Set.of(PieceCode.HORSE, PieceCode.ROOK + PieceCode.LIMIT));
        return rookAndHorse ? Heading.ROOK_AND_HORSE_CHASE_EACH_OTHER : Heading.MUTUAL_CHASE;
    }

    private static Stream<Heading> allowed(SideConduct red, SideConduct black) {
        Optional<Heading> redBy = red.allowedBy();
        Optional<Heading> blackBy = black.allowedBy();
        boolean killAgainstKill = redBy.equals(Optional.of(Heading.PERPETUAL_KILL)) && redBy.equals(blackBy);
        return killAgainstKill
                ? Stream.of(Heading.KILL_AGAINST_KILL)
                : Stream.of(redBy.stream(), red.alsoAllowedBy(), blackBy.stream(), black.alsoAllowedBy())
                        .flatMap(headings -> headings)
                        .collect(Collectors.toCollection(LinkedHashSet::new))
                        .stream();
    }

    private static Decision decision(Verdict verdict, SideConduct red, SideConduct black, Stream<Heading> headings) {
        List<Article> articles = Stream.concat(Stream.of(GENERAL), headings.map(Heading::article))
                .toList();
        return Decision.of(verdict, false, red.play(), black.play(), articles);
    }
}
