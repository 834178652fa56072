package org.chuhe.json;

import java.util.List;
import java.util.Locale;
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
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * What a board shows to prove the nature of a ply: {@code kind}, and {@code items} of which each may name a {@code
 * target}, the {@code attacker}, the {@code roots} that protect the target, and the line that would be played if the
 * mover could move again at once.
 */
final class EvidenceJson {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final PlyNature ply;
    private final RuleBook book;
    private final Board before;
    private final Board after;
    private final Locale locale;
    private final ObjectNode json = NODES.objectNode();
    private final ArrayNode items = NODES.arrayNode();

    private EvidenceJson(RuleBook book, PlyNature ply, Board before, Board after, Locale locale) {
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
    static ObjectNode of(RuleBook book, PlyNature ply, Board before, Board after, Locale locale) {
        EvidenceJson evidence = new EvidenceJson(book, ply, before, after, locale);
        evidence.json.put("kind", ply.nature().name().toLowerCase(Locale.ROOT));
        evidence.write(ply.evidence());
        evidence.json.set("items", evidence.items);
        return evidence.json;
    }

    private void write(Evidence evidence) {
        if (evidence instanceof Evidence.Check check) {
            Square king = Square.of(after.king(1 - ply.side().ordinal()));
            check.checkers().forEach(checker -> item(king, checker));
        } else if (evidence instanceof Evidence.Kill kill) {
            Square king = Square.of(after.king(1 - ply.side().ordinal()));
            json.put("checks", kill.checks());
            line(item(king, kill.line().get(0).from()), kill.line());
            remarks(kill.remarks());
        } else if (evidence instanceof Evidence.Chase chase) {
            chase.targets().forEach(this::chased);
            remarks(chase.remarks());
        } else if (evidence instanceof Evidence.Exchange exchange) {
            item(exchange.invited(), exchange.inviter());
        } else if (evidence instanceof Evidence.Offer offer) {
            target(offer.piece());
        } else if (evidence instanceof Evidence.Block block) {
            ObjectNode item = target(block.enemy());
            block.shielded().ifPresent(shielded -> item.put("shielded", shielded.toString()));
        } else if (evidence instanceof Evidence.Follow follow) {
            roots(item(follow.target(), ply.move().to()), follow.target());
        } else if (evidence instanceof Evidence.Idle idle) {
            idle(idle);
            remarks(idle.remarks());
        } else if (evidence instanceof Evidence.Undecided undecided) {
            json.put("positions", undecided.positions());
        }
    }

    private void remarks(Set<Evidence.Remark> remarks) {
        if (!remarks.isEmpty()) {
            ArrayNode names = json.putArray("remarks");
            remarks.stream().sorted().map(EvidenceJson::name).forEach(names::add);
        }
    }

    private static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private void idle(Evidence.Idle idle) {
        json.put("reason", name(idle.reason()));
        idle.target().ifPresent(target -> {
            ObjectNode item = target(target);
            if (!idle.line().isEmpty()) {
                item.put("attacker", idle.line().get(0).from().toString());
                line(item, idle.line());
            }
        });
    }

    private void chased(Chased chased) {
        ObjectNode item = target(chased.target());
        chased.captor().ifPresent(captor -> item.put("attacker", captor.toString()));
        item.put("manner", name(chased.manner()));
        item.put("rooted", chased.rooted());
        item.put("root", name(chased.root()));
        item.put("joint", chased.joint());
        item.put("evenTrade", chased.worth() == Chased.Worth.EVEN_TRADE);
        roots(item, chased.target());
        line(item, chased.line());
        if (!chased.before().isEmpty()) {
            String key = chased.worth() == Chased.Worth.MORE ? "lessBefore" : "failedBefore";
            item.set(key, texts(chased.before()));
            Board again = new Board(before.pieces(), before.side(), 0);
            item.set(key + "Words", words(again, chased.before()));
        }
        if (!chased.lostAnyway().isEmpty()) {
            ArrayNode lost = item.putArray("lostAnyway");
            chased.lostAnyway().forEach(square -> lost.add(square.toString()));
        }
        if (!chased.acceptance().isEmpty()) {
            item.set("acceptance", texts(chased.acceptance()));
            item.set("acceptanceWords", words(after, chased.acceptance()));
        }
    }

    private ObjectNode target(Square target) {
        return items.addObject().put("target", target.toString());
    }

    private ObjectNode item(Square target, Square attacker) {
        return target(target).put("attacker", attacker.toString());
    }

    /** The pieces of the target's own side that stand behind it, pins and later answers aside. */
    private void roots(ObjectNode item, Square target) {
        int owner = 1 - ply.side().ordinal();
        ArrayNode roots = item.putArray("roots");
        IntStream.range(0, Square.COUNT)
                .filter(from -> from != target.index() && PieceCode.isOf(after.pieceAt(from), owner))
                .filter(from -> after.attacks(from, target.index()))
                .forEach(from -> roots.add(Square.of(from).toString()));
    }

    private void line(ObjectNode item, List<Move> line) {
        Board again = new Board(after.pieces(), before.side(), 0);
        ArrayNode texts = item.putArray("line");
        LineText.of(book, again, line, Locale.CHINESE).forEach(texts::add);
        item.set("lineIccs", texts(line));
        item.set("lineWords", words(again, line));
    }

    private ArrayNode words(Board start, List<Move> line) {
        ArrayNode array = NODES.arrayNode();
        LineText.of(book, start, line, locale).forEach(array::add);
        return array;
    }

    private static ArrayNode texts(List<Move> moves) {
        ArrayNode array = NODES.arrayNode();
        moves.forEach(move -> array.add(move.toString()));
        return array;
    }
}
