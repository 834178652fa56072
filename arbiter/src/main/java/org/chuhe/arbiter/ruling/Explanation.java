package org.chuhe.arbiter.ruling;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.chuhe.arbiter.nature.Chased;
import org.chuhe.arbiter.nature.Evidence;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.core.Kind;
import org.chuhe.core.Move;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;
import org.chuhe.core.text.Message;
import org.chuhe.core.text.Messages;

/** Puts a ruling into words, from its evidence. */
final class Explanation {
    private static final Messages WORDS = Messages.beside(Explanation.class);

    private static final int MOST_SHOWN = 3;

    private final Ruling ruling;
    private final Locale locale;
    private final Wording wording;

    Explanation(Ruling ruling, Locale locale) {
        this.ruling = ruling;
        this.locale = locale;
        this.wording = new Wording(ruling.book());
    }

    String text() {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < ruling.plies().size(); i++) {
            lines.add(WORDS.text(locale, "line", i + 1, ply(i)));
        }
        lines.add(comparison().in(locale));
        lines.add(verdict().in(locale));
        return String.join("\n", lines);
    }

    /** Both sides' play, then the verdict. */
    Message summary() {
        return WORDS.message("summary", comparison(), verdict());
    }

    Message comparison() {
        Decision decision = ruling.decision();
        return WORDS.message("compare", side(Side.RED, decision.red()), side(Side.BLACK, decision.black()));
    }

    private Message side(Side side, SidePlay play) {
        return WORDS.message(
                play.prohibited() ? "side.prohibited" : "side.allowed", wording.side(side), play.pattern());
    }

    private Message verdict() {
        Decision decision = ruling.decision();
        Message book = ruling.book().title();
        String articles = String.join(", ", decision.articles());
        return switch (decision.verdict()) {
            case RED_MUST_VARY -> mustVary(Side.RED, decision, book, articles);
            case BLACK_MUST_VARY -> mustVary(Side.BLACK, decision, book, articles);
            case DRAW -> WORDS.message("verdict.draw", book, articles);
            case UNDECIDED -> WORDS.message("verdict.undecided", book);
        };
    }

    private Message mustVary(Side side, Decision decision, Message book, String articles) {
        return WORDS.message(
                decision.losesAtOnce() ? "verdict.loses" : "verdict.vary", wording.side(side), book, articles);
    }

    /** One sentence about a ply. */
    String ply(int index) {
        PlyNature ply = ruling.plies().get(index);
        Message nature = WORDS.message("nature." + ply.nature());
        return WORDS.text(
                locale, "ply", wording.side(ply.side()), move(index), nature, joined(ply.articles()), reason(index));
    }

    String move(int index) {
        List<Move> move = List.of(ruling.plies().get(index).move());
        return wording.moves(before(index), move, locale).get(0);
    }

    private Board before(int index) {
        Board board = ruling.cycle().board();
        for (int i = 0; i < index; i++) {
            board.make(ruling.plies().get(i).move().code());
        }
        return board;
    }

    private Board after(int index) {
        Board board = before(index);
        board.make(ruling.plies().get(index).move().code());
        return board;
    }

    /** What a ply is aimed at. */
    List<String> targets(int index) {
        PlyNature ply = ruling.plies().get(index);
        Board after = after(index);
        return squares(ply, after).stream().map(square -> piece(after, square)).toList();
    }

    private static List<Square> squares(PlyNature ply, Board after) {
        Evidence evidence = ply.evidence();
        if (evidence instanceof Evidence.Check || evidence instanceof Evidence.Kill) {
            return List.of(Square.of(after.king(ply.side().opponent().ordinal())));
        }
        if (evidence instanceof Evidence.Chase chase) {
            return shown(chase.targets()).stream().map(Chased::target).toList();
        }
        if (evidence instanceof Evidence.Exchange exchange) {
            return List.of(exchange.invited());
        }
        if (evidence instanceof Evidence.Block block) {
            return List.of(block.enemy());
        }
        if (evidence instanceof Evidence.Follow follow) {
            return List.of(follow.target());
        }
        return evidence instanceof Evidence.Idle idle ? idle.target().stream().toList() : List.of();
    }

    /** Why a ply has its nature. */
    String reason(int index) {
        PlyNature ply = ruling.plies().get(index);
        Board before = before(index);
        Board after = after(index);
        Evidence evidence = ply.evidence();
        if (evidence instanceof Evidence.Check check) {
            return say("check", pieces(after, check.checkers()));
        }
        if (evidence instanceof Evidence.Kill kill) {
            return say("kill", moverLine(ply, after, kill.line()), kill.checks());
        }
        if (evidence instanceof Evidence.Chase chase) {
            return shown(chase.targets()).stream()
                    .map(chased -> chased(ply, before, after, chased))
                    .collect(Collectors.joining(say("and")));
        }
        if (evidence instanceof Evidence.Undecided undecided) {
            return say("undecided", undecided.positions());
        }
        return quiet(ply, evidence, after);
    }

    /** The principal target and others in their own right; what only falls in the course of another's line is left out. */
    private static List<Chased> shown(List<Chased> targets) {
        List<Chased> shown = new ArrayList<>();
        for (Chased chased : targets) {
            boolean byTheWay = shown.stream()
                    .anyMatch(other -> !chased.line().isEmpty()
                            && (chased.line().get(0).to().equals(other.target())
                                    || other.line().size() > chased.line().size()
                                            && other.line()
                                                    .subList(0, chased.line().size())
                                                    .equals(chased.line())));
            if (!byTheWay && shown.size() < MOST_SHOWN) {
                shown.add(chased);
            }
        }
        return shown;
    }

    private String quiet(PlyNature ply, Evidence evidence, Board after) {
        if (evidence instanceof Evidence.Exchange exchange) {
            return say("exchange", piece(after, exchange.inviter()), piece(after, exchange.invited()));
        }
        if (evidence instanceof Evidence.Offer offer) {
            return say("offer", piece(after, offer.piece()));
        }
        if (evidence instanceof Evidence.Block block) {
            return block.shielded()
                    .map(shielded -> say("block", piece(after, block.enemy()), piece(after, shielded)))
                    .orElseGet(() -> say("block.mate", piece(after, block.enemy())));
        }
        if (evidence instanceof Evidence.Follow follow) {
            return say("follow", piece(after, follow.target()));
        }
        return idle(ply, after, (Evidence.Idle) evidence);
    }

    private String idle(PlyNature ply, Board after, Evidence.Idle idle) {
        String key = "idle." + idle.reason();
        String target = idle.target().map(square -> piece(after, square)).orElse("");
        String line = idle.line().isEmpty() ? "" : moverLine(ply, after, idle.line());
        return say(key, target, line);
    }

    private String chased(PlyNature ply, Board before, Board after, Chased chased) {
        String target = piece(after, chased.target());
        String captor = chased.captor().map(square -> piece(after, square)).orElse("");
        StringBuilder text = new StringBuilder();
        text.append(say("chase." + chased.manner(), captor, target, moverLine(ply, after, chased.line())));
        if (!chased.failedBefore().isEmpty()) {
            text.append(say("chase.failed-before", moverLine(ply, before, chased.failedBefore())));
        }
        text.append(say("chase." + root(chased), target));
        if (chased.joint()) {
            text.append(say("chase.joint"));
        }
        if (chased.evenTrade()) {
            text.append(say("chase.even-trade"));
        }
        return text.toString();
    }

    private static String root(Chased chased) {
        if (!chased.rooted()) {
            return "unrooted";
        }
        return chased.piece().kind() == Kind.ROOK ? "rook" : "underrooted";
    }

    /** A line in which the side that has just moved is imagined to be on move again. */
    private String moverLine(PlyNature ply, Board board, List<Move> line) {
        Board imagined = new Board(board.pieces(), ply.side().ordinal(), 0);
        return String.join(" ", wording.moves(imagined, line, locale));
    }

    private String pieces(Board board, List<Square> squares) {
        return squares.stream()
                .map(square -> piece(board, square))
                .collect(Collectors.joining(WORDS.text(locale, "and.pieces")));
    }

    private String piece(Board board, Square square) {
        int code = board.pieceAt(square.index());
        if (code == PieceCode.EMPTY) {
            return square.toString();
        }
        var piece = PieceCode.piece(code);
        return say("piece", wording.side(piece.side()), wording.kind(piece.kind(), piece.side()), square);
    }

    private String say(String key, Object... arguments) {
        return WORDS.text(locale, key, arguments);
    }

    private String joined(List<String> articles) {
        return String.join(WORDS.text(locale, "and.articles"), articles);
    }
}
