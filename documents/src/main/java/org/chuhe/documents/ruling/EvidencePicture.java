package org.chuhe.documents.ruling;

import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.nature.Chased;
import org.chuhe.arbiter.nature.Evidence;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.documents.board.Arrow;
import org.chuhe.documents.board.BoardLook;
import org.chuhe.documents.board.BoardPicture;
import org.chuhe.documents.board.PointMark;
import org.chuhe.documents.board.Theme;

/** The boards beside a ruling: the position that repeats, and a ply with what it is aimed at. */
final class EvidencePicture {
    private static final BoardLook LOOK = BoardLook.DEFAULT.with(Theme.PRINT);

    private EvidencePicture() {}

    static BoardPicture start(Ruling ruling) {
        return BoardPicture.of(ruling.cycle().start()).look(LOOK.of(ruling.book()));
    }

    /** The ply that says most: the first attack of the side that must vary, else the first attack at all. */
    static int telling(Ruling ruling) {
        Optional<Side> guilty = switch (ruling.verdict()) {
            case RED_MUST_VARY -> Optional.of(Side.RED);
            case BLACK_MUST_VARY -> Optional.of(Side.BLACK);
            case DRAW, UNDECIDED -> Optional.empty();
        };
        for (int i = 0; i < ruling.plies().size(); i++) {
            PlyNature ply = ruling.plies().get(i);
            if (ply.nature().isAttack() && guilty.map(ply.side()::equals).orElse(true)) {
                return i;
            }
        }
        return 0;
    }

    static BoardPicture after(Ruling ruling, int index) {
        Position position = ruling.cycle().start();
        for (Move move : ruling.cycle().moves().subList(0, index + 1)) {
            position = position.play(move);
        }
        PlyNature ply = ruling.plies().get(index);
        BoardPicture picture =
                BoardPicture.of(position).look(LOOK.of(ruling.book())).lastMove(ply.move());
        return marked(picture, ply.evidence());
    }

    private static BoardPicture marked(BoardPicture picture, Evidence evidence) {
        if (evidence instanceof Evidence.Check check) {
            return attacks(picture, check.checkers());
        }
        if (evidence instanceof Evidence.Kill kill) {
            Move first = kill.line().get(0);
            return picture.arrow(first.from(), first.to(), Arrow.Meaning.ATTACK);
        }
        if (evidence instanceof Evidence.Chase chase) {
            return chased(picture, chase.targets());
        }
        if (evidence instanceof Evidence.Exchange exchange) {
            return picture.arrow(exchange.inviter(), exchange.invited(), Arrow.Meaning.MOVE);
        }
        if (evidence instanceof Evidence.Offer offer) {
            return picture.mark(offer.piece(), PointMark.Shape.SELECTED);
        }
        if (evidence instanceof Evidence.Block block) {
            return picture.mark(block.enemy(), PointMark.Shape.SELECTED);
        }
        return evidence instanceof Evidence.Follow follow
                ? picture.mark(follow.target(), PointMark.Shape.SELECTED)
                : picture;
    }

    private static BoardPicture attacks(BoardPicture picture, List<Square> checkers) {
        // After a check the side to move is the one whose king is attacked.
        Optional<Square> king = picture.position().king(picture.position().sideToMove());
        BoardPicture drawn = picture;
        for (Square checker : checkers) {
            if (king.isPresent()) {
                drawn = drawn.arrow(checker, king.get(), Arrow.Meaning.ATTACK);
            }
        }
        return drawn;
    }

    private static BoardPicture chased(BoardPicture picture, List<Chased> targets) {
        BoardPicture drawn = picture;
        for (Chased chased : targets) {
            drawn = drawn.mark(chased.target(), PointMark.Shape.CAPTURE);
            Optional<Arrow> first = chased.line().stream()
                    .findFirst()
                    .map(move -> new Arrow(move.from(), move.to(), Arrow.Meaning.ATTACK));
            if (first.isPresent() && !drawn.arrows().contains(first.get())) {
                drawn = drawn.arrow(first.get().from(), first.get().to(), Arrow.Meaning.ATTACK);
            }
        }
        return drawn;
    }
}
