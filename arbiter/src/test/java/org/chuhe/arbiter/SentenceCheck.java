package org.chuhe.arbiter;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.chuhe.arbiter.nature.Chased;
import org.chuhe.arbiter.nature.Chased.Manner;
import org.chuhe.arbiter.nature.Chased.Root;
import org.chuhe.arbiter.nature.Chased.Worth;
import org.chuhe.arbiter.nature.Evidence;
import org.chuhe.arbiter.nature.Evidence.Remark;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.arbiter.threat.Material;
import org.chuhe.core.Move;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.MoveCode;
import org.chuhe.core.board.PieceCode;
import org.chuhe.text.Article;

/**
 * Holds what a sentence says of a ply against the board: nothing is parsed, the values that make the sentence are checked by
 * playing over what they name, without any search.
 */
final class SentenceCheck {
    /** What can be wrong with a sentence. */
    enum Flaw {
        /** An article is cited that nothing in the sentence is about. */
        ARTICLE_WITHOUT_WORDS,
        /** The sentence speaks of something and does not cite the article. */
        WORDS_WITHOUT_ARTICLE,
        /** "The result is even", but the line is not. */
        EVEN_IS_NOT_EVEN,
        /** "Each side takes a piece", but only one does. */
        NO_COUNTER_CAPTURE,
        /** A side not in check plays a move that costs it something. */
        SENSELESS_MOVE,
        /** A side in check walks into mate where it need not. */
        WALKS_INTO_MATE,
        /** The line goes on though what it shows has been shown. */
        TOO_LONG,
        /** The line takes something first, or only, that the sentence does not name. */
        WRONG_THING_NAMED,
        /** "Creates no new attack", but a piece can be taken that could not be taken before. */
        NEW_ATTACK_DENIED,
        /** The protection that is named is not what stops the capture. */
        PROTECTION_IS_NOT_THE_REASON,
        /** "May be taken for nothing", but it can be retaken. */
        NOT_FOR_NOTHING,
        /** What is shown against a capture does not speak against it. */
        LINE_REFUTES_NOTHING,
        /** "Could be won before and after" without a line that shows it. */
        STANDING_NOT_SHOWN,
        /** A check counts as part of a chase and nothing says so. */
        SILENT_CHASE
    }

    record Violation(Flaw flaw, String where) {}

    private final Ruling ruling;
    private final boolean chinese;
    private final List<Violation> violations = new ArrayList<>();

    private SentenceCheck(Ruling ruling) {
        this.ruling = ruling;
        this.chinese =
                Set.of("cxa1999", "cxa2011", "cxa2020").contains(ruling.book().id());
    }

    static List<Violation> of(Ruling ruling) {
        return new SentenceCheck(ruling).check();
    }

    private List<Violation> check() {
        Board board = ruling.cycle().board();
        for (PlyNature ply : ruling.plies()) {
            new OfPly(ply, board.copy()).check();
            board.make(ply.move().code());
        }
        return violations;
    }

    private final class OfPly {
        private final PlyNature ply;
        private final int mover;
        private final Board position;
        private final Board before;
        private final Board after;
        private final int to;

        OfPly(PlyNature ply, Board position) {
            this.ply = ply;
            this.position = position;
            this.mover = position.side();
            this.before = new Board(position.pieces(), mover, 0);
            Board played = position.copy();
            played.make(ply.move().code());
            this.after = new Board(played.pieces(), mover, 0);
            this.to = ply.move().to().index();
        }

        void found(Flaw flaw) {
            violations.add(new Violation(
                    flaw, ruling.book().id() + " " + ruling.cycle() + " " + ply.move() + " " + ply.evidence()));
        }

        void check() {
            Evidence evidence = ply.evidence();
            if (evidence instanceof Evidence.Chase chase) {
                chase.shown().forEach(this::chased);
                if (chinese) {
                    articles(chase);
                }
            } else if (evidence instanceof Evidence.Check) {
                silentChase();
            } else if (evidence instanceof Evidence.Follow follow) {
                follow(follow);
            } else if (evidence instanceof Evidence.Offer offer) {
                offer(offer);
            } else if (evidence instanceof Evidence.Idle idle) {
                idle(idle);
            }
        }

        private void articles(Evidence.Chase chase) {
            List<Chased> shown = chase.shown();
            cited("24.15", shown.stream().anyMatch(chased -> !chased.before().isEmpty() || chased.rooted()));
            cited("24.16", shown.stream().anyMatch(chased -> chased.root() == Root.FALSE));
            cited("24.17", shown.stream().anyMatch(Chased::joint));
            cited("26.5", shown.stream().anyMatch(chased -> chased.worth() == Worth.EVEN_TRADE));
            if (ruling.book().id().equals("cxa2020")) {
                cited("26.1.1", chase.remarks().contains(Remark.KING_OR_PAWN_HELPS));
                cited("26.8", chase.remarks().contains(Remark.KING_OR_PAWN_TAKES));
                cited("26.7", chase.remarks().contains(Remark.PAWN_VALUE));
                cited("26.10", shown.stream().anyMatch(chased -> chased.manner() == Manner.BY_OFFER));
            }
            takesBy(chase, Remark.KING_OR_PAWN_TAKES, this::kingOrPawnTakes);
            takesBy(chase, Remark.PAWN_VALUE, this::pawnCounts);
        }

        private void takesBy(Evidence.Chase chase, Remark remark, Predicate<Chased> holds) {
            if (chase.remarks().contains(remark) && chase.shown().stream().noneMatch(holds)) {
                found(Flaw.ARTICLE_WITHOUT_WORDS);
            }
        }

        private boolean kingOrPawnTakes(Chased chased) {
            return captures(after, chased.line())
                    .anyMatch(capture -> capture.by() == mover
                            && Set.of(PieceCode.KING, PieceCode.PAWN).contains(PieceCode.kind(capture.captor())));
        }

        private boolean pawnCounts(Chased chased) {
            return captures(after, chased.line())
                    .anyMatch(capture -> PieceCode.kind(capture.victim()) == PieceCode.PAWN);
        }

        private void cited(String number, boolean said) {
            boolean cited = ply.articles().stream().map(Article::number).anyMatch(number::equals);
            if (cited && !said) {
                found(Flaw.ARTICLE_WITHOUT_WORDS);
            } else if (said && !cited && !ruling.book().id().equals("cxa1999")) {
                found(Flaw.WORDS_WITHOUT_ARTICLE);
            }
        }

        private void chased(Chased chased) {
            if (chased.manner() == Manner.BY_OFFER) {
                return;
            }
            List<Move> line = chased.line();
            if (chased.worth() == Worth.EVEN_TRADE) {
                if (valueWithout(chased.lostAnyway(), line) != 0) {
                    found(Flaw.EVEN_IS_NOT_EVEN);
                }
                if (captures(after, line).map(Capture::by).distinct().count() < 2) {
                    found(Flaw.NO_COUNTER_CAPTURE);
                }
            }
            sensible(after, line, chased.target());
            sensible(before, chased.before(), chased.target());
            List<Square> named = chased.taken(after);
            boolean several = named.size() > 1 && !named.get(0).equals(chased.target());
            long taken = captures(after, line)
                    .filter(capture -> capture.by() == mover)
                    .count();
            if (several ? named.size() != taken || !named.contains(chased.target()) : !takesFirst(chased)) {
                found(Flaw.WRONG_THING_NAMED);
            }
        }

        /** Whether the first piece that falls is the target, and the captor takes it. */
        private boolean takesFirst(Chased chased) {
            Board board = after.copy();
            int target = board.idAt(chased.target().index());
            int captor = board.idAt(chased.captor().orElseThrow().index());
            for (Move move : chased.line()) {
                int point = move.to().index();
                if (board.side() == mover && !board.isEmpty(point)) {
                    return board.idAt(point) == target && board.idAt(move.from().index()) == captor;
                }
                board.make(move.code());
            }
            return false;
        }

        /**
         * What the defender plays without need must not cost anything by the end of the line; only that a target is retaken in
         * vain is shown all the same. The attacker may give something up, for what the line claims.
         */
        private void sensible(Board start, List<Move> line, Square target) {
            Board board = start.copy();
            int id = board.idAt(target.index());
            int fellOn = -1;
            boolean sacrifices = mates(start, line);
            for (int i = 0; i < line.size(); i++) {
                int side = board.side();
                boolean free = !board.inCheck();
                int rest = Material.valueOf(board, line.subList(i, line.size()), side);
                boolean defender = side != mover;
                if (defender
                        && free
                        && rest < 0
                        && !sacrifices
                        && line.get(i).to().index() != fellOn) {
                    found(Flaw.SENSELESS_MOVE);
                    return;
                }
                if (!free && i == line.size() - 2 && mates(board, line.subList(i, line.size())) && escapes(board)) {
                    found(Flaw.WALKS_INTO_MATE);
                    return;
                }
                int point = line.get(i).to().index();
                fellOn = !board.isEmpty(point) && board.idAt(point) == id ? point : -1;
                board.make(line.get(i).code());
            }
        }

        private boolean mates(Board start, List<Move> line) {
            Board board = start.copy();
            line.forEach(move -> board.make(move.code()));
            return board.inCheck() && !board.hasLegalMove();
        }

        /** Whether some answer to a check is not mated by the next move. */
        private boolean escapes(Board checked) {
            return moves(checked).anyMatch(answer -> {
                Board board = checked.copy();
                board.make(answer);
                return moves(board).noneMatch(next -> {
                    Board end = board.copy();
                    end.make(next);
                    return !end.hasLegalMove();
                });
            });
        }

        /** Under the World rules protection settles it; under the Chinese ones the exchange on the point must bring nothing. */
        private void follow(Evidence.Follow follow) {
            if (follow.line().isEmpty()
                    && chinese
                    && exchange(after, to, follow.target().index()) > 0) {
                found(Flaw.PROTECTION_IS_NOT_THE_REASON);
            }
            if (!follow.line().isEmpty()) {
                refutes(follow.line(), follow.target(), 0);
            }
        }

        /** Whether a line that begins with taking a target ends in mate of the mover, or brings no more than a value. */
        private void refutes(List<Move> line, Square target, int most) {
            Board end = after.copy();
            line.forEach(move -> end.make(move.code()));
            boolean mated = end.side() == mover && !end.hasLegalMove();
            if (!line.get(0).to().equals(target) || !mated && Material.valueOf(after, line, mover) > most) {
                found(Flaw.LINE_REFUTES_NOTHING);
            }
            sensible(after, line, target);
            tooLong(line, most);
        }

        /** What taking on a point brings, with every retaking on it that pays. */
        private int exchange(Board start, int captor, int point) {
            return exchanged(start.copy(), MoveCode.of(captor, point));
        }

        private int exchanged(Board board, int capture) {
            int point = MoveCode.to(capture);
            int value = Material.valueOf(board, point);
            Board next = board.copy();
            next.make(capture);
            int best = moves(next)
                    .filter(retake -> MoveCode.to(retake) == point)
                    .map(retake -> exchanged(next, retake))
                    .max()
                    .orElse(0);
            return value - Math.max(0, best);
        }

        private void offer(Evidence.Offer offer) {
            int piece = offer.piece().index();
            Board board = new Board(after.pieces(), mover ^ 1, 0);
            Board taken = board.copy();
            taken.make(offer.acceptance().get(0).code());
            boolean retaken = moves(taken).anyMatch(move -> MoveCode.to(move) == piece);
            if (offer.acceptance().size() == 1
                    ? retaken
                    : Material.valueOf(board, offer.acceptance(), mover ^ 1) <= 0) {
                found(Flaw.NOT_FOR_NOTHING);
            }
        }

        /** World rules: where a side loses by a chase, each of its checks has to say what it chases. */
        private void silentChase() {
            boolean byChase = ruling.book().id().equals("wxf2018")
                    && ruling.verdict().mustVary().filter(ply.side()::equals).isPresent()
                    && ruling.plies().stream()
                            .anyMatch(
                                    other -> other.side() == ply.side() && other.evidence() instanceof Evidence.Chase);
            Evidence.Check check = (Evidence.Check) ply.evidence();
            if (byChase && check.chased().isEmpty()) {
                found(Flaw.SILENT_CHASE);
            }
            check.chased().forEach(chased -> {
                if (!after.attacks(
                        chased.captor().orElseThrow().index(), chased.target().index())) {
                    found(Flaw.WRONG_THING_NAMED);
                }
            });
        }

        private void idle(Evidence.Idle idle) {
            switch (idle.reason()) {
                case NOTHING -> {
                    if (newCapture()) {
                        found(Flaw.NEW_ATTACK_DENIED);
                    }
                }
                case STANDING_THREAT -> standing(idle);
                case CAPTURE_LOSES -> refutes(idle.line(), idle.line().get(0).to(), -1);
                case CAPTURE_GAINS_NOTHING -> refutes(idle.line(), idle.target().orElseThrow(), 0);
                case PROTECTED -> refutesByRetaking(idle);
                case KING_OR_PAWN_ATTACKS -> {
                    int captor = PieceCode.kind(
                            after.pieceAt(idle.line().get(0).from().index()));
                    newly(idle, captor == PieceCode.KING || captor == PieceCode.PAWN);
                }
                case PAWN_IS_NO_TARGET ->
                    newly(
                            idle,
                            PieceCode.kind(after.pieceAt(
                                            idle.target().orElseThrow().index()))
                                    == PieceCode.PAWN);
                default -> {}
            }
        }

        private void newly(Evidence.Idle idle, boolean holds) {
            Move capture = idle.line().get(0);
            if (!holds || !capture.to().equals(idle.target().orElseThrow()) || !isNew(capture.code())) {
                found(Flaw.WRONG_THING_NAMED);
            }
        }

        private void refutesByRetaking(Evidence.Idle idle) {
            newly(
                    idle,
                    idle.line().size() == 2
                            && idle.line().get(1).to().equals(idle.target().orElseThrow()));
        }

        /** What stands is won by the line now, and its first move was there before the ply. */
        private void standing(Evidence.Idle idle) {
            int id = after.idAt(idle.target().orElseThrow().index());
            Board end = after.copy();
            idle.line().forEach(move -> end.make(move.code()));
            boolean mated = end.side() != mover && !end.hasLegalMove();
            if (idle.line().isEmpty()
                    || end.squareOf(id) >= 0
                    || !mated && Material.valueOf(after, idle.line(), mover) < 0) {
                found(Flaw.STANDING_NOT_SHOWN);
            }
        }

        /** Whether what a refutation shows was shown by an earlier move of the defender's, with nothing left to retake. */
        private void tooLong(List<Move> line, int most) {
            Board end = after.copy();
            line.forEach(move -> end.make(move.code()));
            if (!end.hasLegalMove()) {
                return;
            }
            for (int i = 2; i < line.size() - 1; i += 2) {
                Board board = after.copy();
                line.subList(0, i).forEach(move -> board.make(move.code()));
                int point = line.get(i - 1).to().index();
                int value = Material.valueOf(after, line.subList(0, i), mover);
                if (value <= most
                        && value == Material.valueOf(after, line, mover)
                        && !board.inCheck()
                        && moves(board).noneMatch(move -> MoveCode.to(move) == point)) {
                    found(Flaw.TOO_LONG);
                    return;
                }
            }
        }

        private boolean newCapture() {
            return moves(after).anyMatch(move -> !after.isEmpty(MoveCode.to(move)) && isNew(move));
        }

        private boolean isNew(int capture) {
            int from = MoveCode.from(capture) == to ? ply.move().from().index() : MoveCode.from(capture);
            return after.isLegal(capture) && !position.attacks(from, MoveCode.to(capture));
        }

        private int valueWithout(List<Square> uncounted, List<Move> line) {
            byte[] pieces = after.pieces();
            uncounted.forEach(square -> pieces[square.index()] = (byte) PieceCode.of(mover, PieceCode.INERT));
            return Material.valueOf(new Board(pieces, mover, 0), line, mover);
        }
    }

    record Capture(int by, int captor, int victim, int square) {}

    private static Stream<Capture> captures(Board start, List<Move> line) {
        Board board = start.copy();
        List<Capture> captures = new ArrayList<>();
        for (Move move : line) {
            int square = move.to().index();
            if (!board.isEmpty(square)) {
                captures.add(
                        new Capture(board.side(), board.pieceAt(move.from().index()), board.pieceAt(square), square));
            }
            board.make(move.code());
        }
        return captures.stream();
    }

    private static IntStream moves(Board board) {
        int[] moves = new int[Board.MAX_MOVES];
        return IntStream.range(0, board.legalMoves(moves, 0)).map(i -> moves[i]);
    }
}
