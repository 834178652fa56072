package org.chuhe.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.nature.Chased;
import org.chuhe.arbiter.nature.Evidence;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.ruling.LineText;
import org.chuhe.core.Move;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;
import org.chuhe.text.Coded;

/**
 * What a board shows to prove the nature of a ply: {@code kind}, and {@code items} of which each may name a {@code
 * target}, the {@code attacker}, the {@code roots} that protect the target, the {@code line} that would be played if the
 * mover could move again at once, and the {@code acceptance}: what taking an offered piece leads to.
 */
final class EvidenceTree {
    private final PlyNature ply;
    private final RuleBook book;
    private final Board before;
    private final Board after;
    private final Locale locale;
    private final Map<String, Object> tree = new LinkedHashMap<>();
    private final List<Object> items = new ArrayList<>();

    private EvidenceTree(RuleBook book, PlyNature ply, Board before, Board after, Locale locale) {
        this.book = book;
        this.ply = ply;
        this.before = before;
        this.after = after;
        this.locale = locale;
    }

    /**
     * The evidence.
     *
     * @param book the edition that the ruling is by
     * @param locale the reader's, for lines in his notation ({@code lineWords} …)
     */
    static Map<String, Object> of(RuleBook book, PlyNature ply, Board before, Board after, Locale locale) {
        EvidenceTree evidence = new EvidenceTree(book, ply, before, after, locale);
        evidence.tree.put("kind", ply.nature().code());
        evidence.write(ply.evidence());
        evidence.tree.put("items", evidence.items);
        return evidence.tree;
    }

    private void write(Evidence evidence) {
        if (evidence instanceof Evidence.Check check) {
            Square king = Square.of(after.king(1 - ply.side().ordinal()));
            check.checkers().forEach(checker -> item(king, checker));
        } else if (evidence instanceof Evidence.Kill kill) {
            Square king = Square.of(after.king(1 - ply.side().ordinal()));
            tree.put("checks", kill.checks());
            line(item(king, kill.line().get(0).from()), kill.line());
            remarks(kill.remarks());
        } else if (evidence instanceof Evidence.Chase chase) {
            chase.targets().forEach(this::chased);
            remarks(chase.remarks());
        } else if (evidence instanceof Evidence.Exchange exchange) {
            acceptance(item(exchange.invited(), exchange.inviter()), exchange.acceptance());
        } else if (evidence instanceof Evidence.Offer offer) {
            acceptance(target(offer.piece()), offer.acceptance());
        } else if (evidence instanceof Evidence.Block block) {
            Map<String, Object> item = target(block.enemy());
            block.shielded().ifPresent(shielded -> item.put("shielded", shielded.toString()));
        } else if (evidence instanceof Evidence.Follow follow) {
            Map<String, Object> item = item(follow.target(), ply.move().to());
            roots(item, follow.target());
            line(item, follow.line());
        } else if (evidence instanceof Evidence.Idle idle) {
            idle(idle);
            remarks(idle.remarks());
        } else if (evidence instanceof Evidence.Undecided undecided) {
            tree.put("positions", undecided.positions());
        }
    }

    private void remarks(Set<Evidence.Remark> remarks) {
        if (!remarks.isEmpty()) {
            tree.put("remarks", remarks.stream().sorted().map(Coded::code).toList());
        }
    }

    private void idle(Evidence.Idle idle) {
        tree.put("reason", idle.reason().code());
        idle.target().ifPresent(target -> {
            Map<String, Object> item = target(target);
            if (!idle.line().isEmpty()) {
                item.put("attacker", idle.line().get(0).from().toString());
            }
            line(item, idle.line());
        });
    }

    private void chased(Chased chased) {
        Map<String, Object> item = target(chased.target());
        chased.captor().ifPresent(captor -> item.put("attacker", captor.toString()));
        item.put("manner", chased.manner().code());
        item.put("rooted", chased.rooted());
        item.put("root", chased.root().code());
        item.put("joint", chased.joint());
        item.put("evenTrade", chased.worth() == Chased.Worth.EVEN_TRADE);
        roots(item, chased.target());
        line(item, chased.line());
        if (!chased.before().isEmpty()) {
            String key = chased.worth() == Chased.Worth.MORE ? "lessBefore" : "failedBefore";
            item.put(key, texts(chased.before()));
            Board again = new Board(before.pieces(), before.side(), 0);
            item.put(key + "Words", words(again, chased.before()));
        }
        if (!chased.lostAnyway().isEmpty()) {
            item.put(
                    "lostAnyway",
                    chased.lostAnyway().stream().map(Square::toString).toList());
        }
        acceptance(item, chased.acceptance());
    }

    /** What taking an offered piece leads to, the other side on move. */
    private void acceptance(Map<String, Object> item, List<Move> line) {
        if (!line.isEmpty()) {
            item.put("acceptance", texts(line));
            item.put("acceptanceWords", words(after, line));
        }
    }

    private Map<String, Object> target(Square target) {
        Map<String, Object> item = new LinkedHashMap<>();
        item.put("target", target.toString());
        items.add(item);
        return item;
    }

    private Map<String, Object> item(Square target, Square attacker) {
        Map<String, Object> item = target(target);
        item.put("attacker", attacker.toString());
        return item;
    }

    /** The pieces of the target's own side that stand behind it, pins and later answers aside. */
    private void roots(Map<String, Object> item, Square target) {
        int owner = 1 - ply.side().ordinal();
        item.put(
                "roots",
                IntStream.range(0, Square.COUNT)
                        .filter(from -> from != target.index() && PieceCode.isOf(after.pieceAt(from), owner))
                        .filter(from -> after.attacks(from, target.index()))
                        .mapToObj(from -> Square.of(from).toString())
                        .toList());
    }

    private void line(Map<String, Object> item, List<Move> line) {
        if (!line.isEmpty()) {
            Board again = new Board(after.pieces(), before.side(), 0);
            item.put("line", LineText.of(book, again, line, Locale.CHINESE));
            item.put("lineIccs", texts(line));
            item.put("lineWords", words(again, line));
        }
    }

    private List<String> words(Board start, List<Move> line) {
        return LineText.of(book, start, line, locale);
    }

    private static List<String> texts(List<Move> moves) {
        return moves.stream().map(Move::toString).toList();
    }
}
