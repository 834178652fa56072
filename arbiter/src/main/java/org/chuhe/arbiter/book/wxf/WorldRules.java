package org.chuhe.arbiter.book.wxf;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chuhe.arbiter.book.Decision;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.book.attack.Attack;
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
 * An edition of the World rules, or of the Asian ones before them. Two things are forbidden: to check on
 * every move while the other side does not, and to chase one piece on every move while the other side does not. All
 * else is a draw (article 20): mate threats, attacks in turn on different pieces, exchanges, offers, blocks.
 */
final class WorldRules implements RuleBook {
    static final Messages WORDS = Messages.beside(WorldRules.class);

    private final String id;
    private final BiPredicate<Board, Attack> counts;

    /** @param counts which attacks count, given the board on which they stand (chapter 5, 10–30) */
    WorldRules(String id, BiPredicate<Board, Attack> counts) {
        this.id = id;
        this.counts = counts;
    }

    @Override
    public String id() {
        return id;
    }

    /** Whether an attack counts, on the board on which it stands. */
    boolean counts(Board board, Attack attack) {
        return counts.test(board, attack);
    }

    /** The article of a heading of chapter five. */
    Article article(Heading heading) {
        return article(Heading.CHAPTER + heading.number());
    }

    @Override
    public Optional<Message> inChapter(String number) {
        return number.startsWith(Heading.CHAPTER)
                ? Optional.of(WORDS.message("chapter-five", number.substring(Heading.CHAPTER.length())))
                : Optional.empty();
    }

    @Override
    public Optional<Message> heading(String number) {
        return Heading.of(number).map(Heading::title);
    }

    @Override
    public boolean recordsInWxf() {
        return true;
    }

    @Override
    public List<PlyNature> natures(Cycle cycle, long nodes) {
        Renewal renewal = new Renewal(cycle, counts);
        Board board = cycle.board();
        List<PlyNature> plies = new ArrayList<>();
        for (int i = 0; i < cycle.length(); i++) {
            Move move = cycle.moves().get(i);
            Set<Integer> perpetual = renewal.attackedForEver(board.side()).stream()
                    .map(board::squareOf)
                    .collect(Collectors.toSet());
            plies.add(new WorldPly(this, board, move, renewal.of(i), perpetual, nodes).judge());
            board.make(move.code());
        }
        return plies;
    }

    @Override
    public Decision decide(Cycle cycle, List<PlyNature> plies) {
        Renewal renewal = new Renewal(cycle, counts);
        SideConduct red = new SideConduct(this, cycle, renewal, Side.RED, plies);
        SideConduct black = new SideConduct(this, cycle, renewal, Side.BLACK, plies);
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
    private Decision byChecks(SideConduct red, SideConduct black) {
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
        int byRed = red.chase().target();
        int byBlack = black.chase().target();
        boolean rookAndHorse = byRed == PieceCode.ROOK && byBlack == PieceCode.HORSE
                || byRed == PieceCode.HORSE && byBlack == PieceCode.ROOK;
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

    private Decision decision(Verdict verdict, SideConduct red, SideConduct black, Stream<Heading> headings) {
        List<Article> articles = Stream.concat(Stream.of(article("20")), headings.map(this::article))
                .toList();
        return new Decision(verdict, false, red.play(), black.play(), articles);
    }
}
