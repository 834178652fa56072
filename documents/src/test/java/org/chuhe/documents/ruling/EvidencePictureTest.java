package org.chuhe.documents.ruling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.nature.Evidence;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Square;
import org.chuhe.documents.board.Arrow;
import org.chuhe.documents.board.BoardPicture;
import org.chuhe.documents.board.PointMark;
import org.junit.jupiter.api.Test;

class EvidencePictureTest {
    private static Square at(String name) {
        return Square.parse(name).orElseThrow();
    }

    private static Arrow attack(String from, String to) {
        return new Arrow(at(from), at(to), Arrow.Meaning.ATTACK);
    }

    @Test
    void aMateThreatPointsToItsFirstMove() {
        BoardPicture picture = EvidencePicture.after(Figures.killAndBlock(), 0);
        assertThat(picture.arrows()).containsExactly(attack("h0", "h9"));
        assertThat(picture.lastMove()).map(Object::toString).contains("i0h0");
    }

    @Test
    void aBlockMarksWhomItStops() {
        assertThat(EvidencePicture.after(Figures.killAndBlock(), 1).marks())
                .containsExactly(new PointMark(at("h0"), PointMark.Shape.SELECTED));
    }

    @Test
    void aChaseMarksItsTargetAndPointsToTheFirstCapture() {
        BoardPicture picture = EvidencePicture.after(Figures.chaseAndFollow(), 2);
        assertThat(picture.marks()).containsExactly(new PointMark(at("f8"), PointMark.Shape.CAPTURE));
        assertThat(picture.arrows()).containsExactly(attack("i5", "e5"));
    }

    @Test
    void aWatchedPieceIsMarked() {
        assertThat(EvidencePicture.after(Figures.chaseAndFollow(), 0).marks())
                .containsExactly(new PointMark(at("f9"), PointMark.Shape.SELECTED));
        assertThat(EvidencePicture.after(Figures.chaseAndFollow(), 1).marks()).isEmpty();
    }

    @Test
    void anInvitationIsAMoveNotAnAttack() {
        assertThat(EvidencePicture.after(Figures.chaseAndExchange(), 1).arrows())
                .containsExactly(new Arrow(at("h9"), at("h0"), Arrow.Meaning.MOVE));
    }

    @Test
    void anOfferMarksThePieceThatMayBeTaken() {
        Ruling figure = Figures.killAndBlock();
        List<PlyNature> plies = new ArrayList<>(figure.plies());
        PlyNature first = plies.get(0);
        Evidence offer = new Evidence.Offer(at("h0"), List.of());
        plies.set(0, new PlyNature(first.side(), first.move(), Nature.OFFER, offer, List.of(), 1));
        Ruling offered = new Ruling(figure.book(), figure.cycle(), plies, figure.decision(), List.of());
        assertThat(EvidencePicture.after(offered, 0).marks())
                .containsExactly(new PointMark(at("h0"), PointMark.Shape.SELECTED));
        assertThat(EvidencePicture.start(figure).lastMove()).isEqualTo(Optional.empty());
    }
}
