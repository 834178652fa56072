package org.chuhe.arbiter.ruling;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.chuhe.arbiter.book.Decision;
import org.chuhe.arbiter.nature.Chased;
import org.chuhe.arbiter.nature.Evidence;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.core.Kind;
import org.chuhe.core.Move;
import org.chuhe.core.Names;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;
import org.chuhe.core.board.Points;
import org.chuhe.text.Messages;

/** Puts a ruling into words, from its evidence. */
final class Explanation {
    private static final Messages WORDS = Messages.beside(Explanation.class);

    private final Ruling ruling;
    private final RulingFacts facts;
    private final Locale locale;

    Explanation(Ruling ruling, Locale locale) {
        this.ruling = ruling;
        this.facts = ruling.facts();
        this.locale = locale;
    }

    RulingAccount account() {
        List<PlyAccount> plies = new ArrayList<>();
        for (int i = 0; i < ruling.plies().size(); i++) {
            plies.add(ply(i));
        }
        Decision decision = ruling.decision();
        return new RulingAccount(
                ruling.book().title().in(locale),
                unreachable(),
                plies,
                decision.red().pattern().words(ruling.book()).in(locale),
                decision.black().pattern().words(ruling.book()).in(locale),
                facts.comparison().in(locale),
                capital(facts.outcome().in(locale)),
                facts.verdict().in(locale),
                facts.basis(locale),
                locale);
    }

    /** Compositions are ruled on as well. */
    private Optional<String> unreachable() {
        return ruling.cycle().start().flaws().stream()
                .findFirst()
                .map(flaw -> say("unreachable", flaw.message().in(locale)));
    }

    /** Outcomes are parts of sentences; here one stands alone. */
    private static String capital(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    private PlyAccount ply(int index) {
        PlyNature ply = ruling.plies().get(index);
        String side = Names.of(ply.side()).in(locale);
        String move = LineText.of(ruling.book(), before(index), List.of(ply.move()), locale)
                .get(0);
        String nature = say("nature." + ply.nature().code());
        String reason = reason(index);
        String articles = ply.articles().stream()
                .map(article -> facts.cited(article).in(locale))
                .collect(Collectors.joining(say("and.articles")));
        return new PlyAccount(
                ruling.cycle().firstPly() + index,
                ply,
                side,
                move,
                nature,
                reason,
                targets(index),
                say("ply", side, move, nature, articles, reason),
                proof(index));
    }

    private Optional<PlyAccount.Proof> proof(int index) {
        PlyNature ply = ruling.plies().get(index);
        List<Move> line = ply.evidence().line();
        Board again = new Board(after(index).pieces(), ply.side().ordinal(), 0);
        return line.isEmpty()
                ? Optional.empty()
                : Optional.of(new PlyAccount.Proof(
                        Position.of(again, 1), line, LineText.of(ruling.book(), again, line, locale)));
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
    private List<String> targets(int index) {
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
            return chase.shown().stream().map(Chased::target).toList();
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
    private String reason(int index) {
        PlyNature ply = ruling.plies().get(index);
        Board before = before(index);
        Board after = after(index);
        Evidence evidence = ply.evidence();
        if (evidence instanceof Evidence.Check check) {
            return say(check.checkers().size() == 1 ? "check" : "check.several", pieces(after, check.checkers()))
                    + check.chased().stream()
                            .map(chased -> say("check.chases", captor(after, chased), piece(after, chased.target())))
                            .collect(Collectors.joining());
        }
        if (evidence instanceof Evidence.Kill kill) {
            String line = moverLine(ply, after, kill.line());
            return say(kill.checks() == 1 ? "kill" : "kill.several", line, kill.checks()) + remarks(kill.remarks());
        }
        if (evidence instanceof Evidence.Chase chase) {
            return chase.shown().stream()
                            .map(chased -> chased(ply, before, after, chased))
                            .collect(Collectors.joining(say("and")))
                    + remarks(chase.remarks());
        }
        if (evidence instanceof Evidence.Undecided undecided) {
            return say("undecided", undecided.positions());
        }
        return quiet(ply, evidence, after);
    }

    private String remarks(Set<Evidence.Remark> remarks) {
        return remarks.stream()
                .sorted()
                .map(remark -> say("remark." + remark.code()))
                .collect(Collectors.joining());
    }

    private String quiet(PlyNature ply, Evidence evidence, Board after) {
        if (evidence instanceof Evidence.Exchange exchange) {
            String inviter = piece(after, exchange.inviter());
            String invited = piece(after, exchange.invited());
            return exchange.acceptance().isEmpty()
                    ? say("exchange", inviter, invited)
                    : say("exchange.costs", inviter, invited, line(after, exchange.acceptance()));
        }
        if (evidence instanceof Evidence.Offer offer) {
            return offer.acceptance().size() == 1
                    ? say("offer", piece(after, offer.piece()))
                    : say("offer.gain", piece(after, offer.piece()), line(after, offer.acceptance()));
        }
        if (evidence instanceof Evidence.Block block) {
            return block.shielded()
                    .map(shielded -> say("block", piece(after, block.enemy()), piece(after, shielded)))
                    .orElseGet(() -> say(block.mate() ? "block.mate" : "block.way", piece(after, block.enemy())));
        }
        if (evidence instanceof Evidence.Follow follow) {
            return follow.line().isEmpty()
                    ? say("follow", piece(after, follow.target()))
                    : say("follow.refuted", piece(after, follow.target()), moverLine(ply, after, follow.line()));
        }
        return idle(ply, after, (Evidence.Idle) evidence);
    }

    private String idle(PlyNature ply, Board after, Evidence.Idle idle) {
        String key = "idle." + idle.reason().code();
        if (idle.target().filter(square -> isAcrossRiver(after, square)).isPresent()
                && idle.reason() == Evidence.Reason.PAWN_IS_NO_TARGET) {
            key += ".crossed";
        }
        String target = idle.target().map(square -> piece(after, square)).orElse("");
        String line = idle.line().isEmpty() ? "" : moverLine(ply, after, idle.line());
        String captor =
                idle.line().isEmpty() ? "" : piece(after, idle.line().get(0).from());
        return say(key, target, line, captor) + remarks(idle.remarks());
    }

    private static boolean isAcrossRiver(Board board, Square square) {
        return Points.isAcrossRiver(PieceCode.side(board.pieceAt(square.index())), square.index());
    }

    private String captor(Board after, Chased chased) {
        return chased.captor().map(square -> piece(after, square)).orElse("");
    }

    private String chased(PlyNature ply, Board before, Board after, Chased chased) {
        String target = piece(after, chased.target());
        String captor = captor(after, chased);
        boolean alone = true;
        StringBuilder text = new StringBuilder();
        if (chased.manner() != Chased.Manner.BY_OFFER) {
            List<Square> taken = chased.taken(after);
            String line = moverLine(ply, after, chased.line());
            alone = taken.size() == 1 || taken.get(0).equals(chased.target());
            text.append(
                    alone
                            ? say("chase." + chased.manner().code(), captor, target, line)
                            : say("chase.several", pieces(after, taken), line));
        } else if (chased.acceptance().isEmpty()) {
            text.append(say("chase.by-offer.tied", captor, target));
        } else {
            text.append(say("chase.by-offer", captor, target, line(after, chased.acceptance())));
        }
        String it = alone ? say("it", target) : target;
        if (!chased.before().isEmpty()) {
            String key = chased.worth() == Chased.Worth.MORE ? "chase.less-before" : "chase.failed-before";
            text.append(say(key, moverLine(ply, before, chased.before())));
        }
        if (!chased.lostAnyway().isEmpty()) {
            text.append(say("chase.lost-anyway", pieces(after, chased.lostAnyway())));
        }
        text.append(say("chase." + root(chased), it));
        if (chased.joint()) {
            text.append(say("chase.joint"));
        }
        if (chased.worth() == Chased.Worth.EVEN_TRADE) {
            text.append(say("chase.even-trade"));
        }
        return text.toString();
    }

    private static String root(Chased chased) {
        return switch (chased.root()) {
            case NONE -> "unrooted";
            case FALSE -> "false-root";
            case REAL -> chased.piece().kind() == Kind.ROOK ? "rook" : "underrooted";
        };
    }

    /** A line in which the side that has just moved is imagined to be on move again. */
    private String moverLine(PlyNature ply, Board board, List<Move> line) {
        return line(new Board(board.pieces(), ply.side().ordinal(), 0), line);
    }

    /** The moves of a line, and who is mated in the end, if anybody is. */
    private String line(Board start, List<Move> line) {
        String moves = String.join(" ", LineText.of(ruling.book(), start, line, locale));
        Board end = start.copy();
        line.forEach(move -> end.make(move.code()));
        return end.inCheck() && !end.hasLegalMove()
                ? say("line.mated", moves, Names.of(end.side() == PieceCode.RED ? Side.RED : Side.BLACK))
                : moves;
    }

    private String pieces(Board board, List<Square> squares) {
        return squares.stream()
                .map(square -> piece(board, square))
                .collect(Collectors.joining(WORDS.text(locale, "and.pieces")));
    }

    private String piece(Board board, Square square) {
        return board.isEmpty(square.index())
                ? square.toString()
                : PieceNames.of(board, square, ruling.book().firstToMove(), locale)
                        .in(locale);
    }

    private String say(String key, Object... arguments) {
        return WORDS.text(locale, key, arguments);
    }
}
