package org.chuhe.documents.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.core.notation.Fen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class BoardPictureTest {
    private static final BoardPicture START = BoardPicture.of(Position.START);
    /** The black king on e8 is in check from the rook that went from f0 to e0. */
    private static final Position CHECK = Fen.read("2b6/4k4/9/9/9/9/9/9/2p6/3KR1Bc1 b - - 0 1");

    private static final Move CHECKING = new Move(square("f0"), square("e0"));

    private static Square square(String name) {
        return Square.parse(name).orElseThrow();
    }

    private static Drawn drawn(BoardPicture picture) {
        return new Drawn(picture.svg());
    }

    private static Drawn drawn(BoardLook look) {
        return drawn(START.look(look));
    }

    @Test
    void putsAllPiecesOnTheirPointsWithRedBelow() {
        Map<String, String> expected = new HashMap<>();
        Position.START.pieces().forEach((square, piece) -> {
            String point = 100 * square.file() + " " + 100 * (9 - square.rank());
            expected.put(
                    point,
                    "light-chinese-" + piece.side().code() + "-" + piece.kind().code());
        });
        assertThat(drawn(START).pieces())
                .hasSize(32)
                .isEqualTo(expected)
                .containsEntry("400 900", "light-chinese-red-king");
    }

    @Test
    void turnsPointsAndLabelsButNoCharacterWhenBlackIsBelow() {
        Drawn red = drawn(START);
        Drawn black = drawn(BoardLook.DEFAULT.with(Side.BLACK));
        Map<String, String> turned = red.pieces().entrySet().stream()
                .collect(Collectors.toMap(
                        entry -> {
                            String[] point = entry.getKey().split(" ");
                            return 800 - Integer.parseInt(point[0]) + " " + (900 - Integer.parseInt(point[1]));
                        },
                        Map.Entry::getValue));
        assertThat(black.pieces()).isEqualTo(turned).containsEntry("400 900", "light-chinese-black-king");
        assertThat(labels(black, "files", -80)).isEqualTo("一二三四五六七八九");
        assertThat(labels(black, "files", 980)).isEqualTo("987654321");
        assertThat(forms(black)).isEqualTo(forms(red));
        assertThat(texts(black.inside("river", "path"), "d")).isEqualTo(texts(red.inside("river", "path"), "d"));
    }

    @Test
    void showsTheBoardOf1957WithBlackBelowAndItsNumbersInCharacters() {
        Drawn drawn = drawn(BoardLook.DEFAULT.of(RuleBooks.CXA_1957));
        assertThat(labels(drawn, "files", 980)).isEqualTo("九八七六五四三二一");
        assertThat(labels(drawn, "files", -80)).isEqualTo("123456789");
        assertThat(BoardLook.DEFAULT.of(RuleBooks.CXA_2011)).isEqualTo(BoardLook.DEFAULT);
    }

    @Test
    void labelsTheFilesAsEachSideCountsThem() {
        Drawn drawn = drawn(START);
        assertThat(labels(drawn, "files", -80)).isEqualTo("123456789");
        assertThat(labels(drawn, "files", 980)).isEqualTo("九八七六五四三二一");
        assertThat(drawn.groups("ranks")).isEmpty();
    }

    @Test
    void labelsTheRanksOnRequest() {
        Drawn red = drawn(BoardLook.DEFAULT.with(Labels.FILES_AND_RANKS));
        assertThat(red.inside("ranks", "path")).hasSize(10);
        assertThat(red.inside("ranks", "path").get(0).getAttribute("transform")).isEqualTo("translate(-78 900)");
        Drawn black = drawn(BoardLook.DEFAULT.with(Labels.FILES_AND_RANKS).with(Side.BLACK));
        assertThat(black.inside("ranks", "path").get(0).getAttribute("transform"))
                .isEqualTo("translate(-78 0)");
    }

    @ParameterizedTest
    @CsvSource({
        "NONE, -56 -56 912 1012",
        "FILES, -56 -100 912 1100",
        "FILES_AND_RANKS, -100 -100 956 1100",
    })
    void framesTheBoardAsTheLabelsNeed(Labels labels, String viewBox) {
        Drawn drawn = drawn(BoardLook.DEFAULT.with(labels));
        assertThat(drawn.root().getAttribute("viewBox")).isEqualTo(viewBox);
        assertThat(drawn.groups("files")).hasSize(labels == Labels.NONE ? 0 : 1);
    }

    @Test
    void breaksTheInnerFilesAtTheRiver() {
        String lines = drawn(START).inside("lines", "path").get(0).getAttribute("d");
        assertThat(lines).contains("M0 0V900", "M800 0V900", "M100 0V400M100 500V900", "M700 0V400M700 500V900");
        assertThat(lines).contains("M300 0L500 200", "M500 700L300 900");
    }

    @Test
    void marksTheStartingPointsOfCannonsAndPawns() {
        String crosses = drawn(START).inside("lines", "path").get(1).getAttribute("d");
        // Four cannons and six pawns with four corners, four pawns at the edge with two.
        assertThat(crosses.chars().filter(c -> c == 'M').count()).isEqualTo(4 * 4 + 6 * 4 + 4 * 2);
        assertThat(crosses).contains("M92 175V192H75", "M8 275V292H25").doesNotContain("-");
    }

    @Test
    void writesTheRiversNameFromLeftToRight() {
        List<String> outlines = texts(drawn(START).inside("river", "path"), "d");
        assertThat(outlines)
                .containsExactly(
                        GlyphFont.KAI.of('楚').centred(54),
                        GlyphFont.KAI.of('河').centred(54),
                        GlyphFont.KAI.of('漢').centred(54),
                        GlyphFont.KAI.of('界').centred(54));
        assertThat(texts(drawn(START).inside("river", "path"), "transform"))
                .containsExactly(
                        "translate(140 450)", "translate(260 450)", "translate(540 450)", "translate(660 450)");
    }

    @Test
    void needsNoFontAndNoStyleSheet() {
        Drawn drawn = drawn(BoardPicture.of(CHECK).lastMove(CHECKING));
        assertThat(drawn.all("text")).isEmpty();
        assertThat(drawn.all("style")).isEmpty();
        assertThat(drawn.all("path"))
                .allSatisfy(path -> assertThat(path.hasAttribute("style")).isFalse());
    }

    @Test
    void drawsEveryFormThatIsUsedAndNoOther() {
        Drawn drawn = drawn(BoardPicture.of(CHECK));
        assertThat(forms(drawn).keySet()).isEqualTo(Set.copyOf(drawn.pieces().values()));
        assertThat(forms(drawn)).hasSize(7);
    }

    @Test
    void givesEveryPieceOfTheChineseSetItsOwnCharacter() {
        Map<String, String> forms = forms(drawn(START));
        assertThat(forms).hasSize(14);
        assertThat(Set.copyOf(forms.values())).hasSize(14);
        assertThat(forms)
                .containsEntry(
                        "light-chinese-black-cannon", GlyphFont.KAI.of('砲').centred(62));
    }

    @Test
    void writesSimplifiedCharactersAsTheRuleBooksDo() {
        Map<String, String> forms = forms(drawn(BoardLook.DEFAULT.with(PieceSet.SIMPLIFIED)));
        assertThat(forms)
                .containsEntry(
                        "light-simplified-red-king", GlyphFont.KAI.of('帅').centred(62))
                .containsEntry(
                        "light-simplified-black-rook", GlyphFont.KAI.of('车').centred(62))
                .containsEntry(
                        "light-simplified-black-pawn", GlyphFont.KAI.of('卒').centred(62));
        // Both sides' chariots, horses and cannons are written alike; the discs tell them apart.
        assertThat(Set.copyOf(forms.values())).hasSize(11);
    }

    @Test
    void drawsTheLettersOfWxf() {
        Map<String, String> forms = forms(drawn(BoardLook.DEFAULT.with(PieceSet.LETTERS)));
        assertThat(forms)
                .containsEntry(
                        "light-letters-red-horse", GlyphFont.HEI_BOLD.of('H').centred(54))
                .containsEntry(
                        "light-letters-black-elephant",
                        GlyphFont.HEI_BOLD.of('E').centred(54));
        assertThat(Set.copyOf(forms.values())).hasSize(7);
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void tellsTheSidesApartWithoutColourUnlessLightFacesAreWished(Theme theme) {
        assertThat(theme.disc(Side.RED, false).face())
                .isNotEqualTo(theme.disc(Side.BLACK, false).face());
        assertThat(theme.disc(Side.RED, true).face())
                .isEqualTo(theme.disc(Side.BLACK, true).face());
        Drawn classic = drawn(BoardLook.DEFAULT.with(theme).withLightFaces());
        assertThat(classic.all("circle").stream()
                        .filter(circle -> circle.getAttribute("r").equals("45"))
                        .map(circle -> circle.getAttribute("fill"))
                        .distinct())
                .containsExactly(theme.disc(Side.RED, true).face());
    }

    @Test
    void namesFormsAfterTheirLooksSoThatPicturesCanShareAPage() {
        Set<String> light = forms(drawn(START)).keySet();
        assertThat(light)
                .doesNotContainAnyElementsOf(
                        forms(drawn(BoardLook.DEFAULT.with(Theme.DARK))).keySet());
        assertThat(light)
                .doesNotContainAnyElementsOf(
                        forms(drawn(BoardLook.DEFAULT.withLightFaces())).keySet());
    }

    @Test
    void bracketsTheLastMove() {
        Drawn drawn = drawn(BoardPicture.of(CHECK).lastMove(CHECKING));
        assertThat(drawn.inside("last-from", "path").get(0).getAttribute("d"))
                .isEqualTo("M470 884V870H484M470 916V930H484M530 884V870H516M530 916V930H516");
        assertThat(drawn.inside("last-from", "circle").get(0).getAttribute("cx"))
                .isEqualTo("500");
        assertThat(drawn.inside("last-to", "path").get(0).getAttribute("d"))
                .isEqualTo("M351 868V851H368M351 932V949H368M449 868V851H432M449 932V949H432");
    }

    @Test
    void ringsAKingInCheckByItself() {
        Drawn drawn = drawn(BoardPicture.of(CHECK));
        assertThat(drawn.inside("check", "circle").get(0).getAttribute("cx")).isEqualTo("400");
        assertThat(drawn.inside("check", "circle").get(0).getAttribute("cy")).isEqualTo("100");
        assertThat(drawn.inside("check", "path").get(0).getAttribute("d")).contains("M400 160L400 171");
        assertThat(drawn(START).groups("check")).isEmpty();
    }

    @Test
    void stopsArrowsShortOfTheirTarget() {
        Drawn toKing = drawn(BoardPicture.of(CHECK).arrow(square("e0"), square("e8"), Arrow.Meaning.ATTACK));
        assertThat(toKing.inside("arrow", "path").get(1).getAttribute("d"))
                .isEqualTo("M405.5 848L405.5 214L419 214L400 176L381 214L394.5 214L394.5 848Z");
        Drawn toPiece = drawn(START.arrow(square("h2"), square("h9"), Arrow.Meaning.MOVE));
        assertThat(toPiece.inside("arrow", "path").get(1).getAttribute("d")).contains("L700 30L");
    }

    @Test
    void keepsAnArrowBetweenNeighboursInOnePiece() {
        Drawn drawn = drawn(START.arrow(square("e9"), square("e8"), Arrow.Meaning.ROOT));
        assertThat(drawn.inside("arrow", "path").get(1).getAttribute("d"))
                .isEqualTo("M394.5 13L394.5 32L381 32L400 70L419 32L405.5 32L405.5 13Z");
    }

    @Test
    void refusesAnArrowToNowhere() {
        assertThatThrownBy(() -> START.arrow(square("e0"), square("e0"), Arrow.Meaning.MOVE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("e0");
    }

    @ParameterizedTest
    @CsvSource({
        "SELECTED, circle, r, 51",
        "TARGET, circle, r, 13",
        "CAPTURE, path, stroke-width, 7",
        "CHECK, circle, r, 52",
        "ROOT, circle, stroke-dasharray, 6 8",
        "FOCUS, rect, width, 112"
    })
    void drawsEachMarkInItsOwnForm(PointMark.Shape shape, String element, String attribute, String value) {
        Drawn drawn = drawn(START.mark(square("c7"), shape));
        assertThat(texts(drawn.all(element), attribute)).contains(value);
        assertThat(texts(drawn(START).all(element), attribute)).doesNotContain(value);
    }

    @Test
    void drawsTheSamePictureTheSameWay() {
        BoardPicture picture = BoardPicture.of(CHECK)
                .lastMove(CHECKING)
                .mark(square("e8"), PointMark.Shape.CAPTURE)
                .arrow(square("e0"), square("e8"), Arrow.Meaning.ATTACK);
        BoardPicture again = BoardPicture.of(Fen.read(CHECK.toString()))
                .lastMove(CHECKING)
                .mark(square("e8"), PointMark.Shape.CAPTURE)
                .arrow(square("e0"), square("e8"), Arrow.Meaning.ATTACK);
        assertThat(again.svg()).isEqualTo(picture.svg());
        assertThat(again.png(300)).isEqualTo(picture.png(300));
    }

    @Test
    void leavesTheOriginalAsItWas() {
        String before = START.svg();
        START.lastMove(CHECKING).mark(square("a0"), PointMark.Shape.ROOT).svg();
        assertThat(START.svg()).isEqualTo(before);
        assertThat(START.marks()).isEmpty();
        assertThat(START.lastMove()).isEmpty();
        assertThat(START.look()).isEqualTo(BoardLook.DEFAULT);
    }

    /** The outlines of the pieces by the names of their forms. */
    private static Map<String, String> forms(Drawn drawn) {
        return drawn.all("g").stream()
                .filter(group -> group.hasAttribute("id"))
                .collect(Collectors.toMap(
                        group -> group.getAttribute("id"),
                        group -> group.getElementsByTagName("path")
                                .item(0)
                                .getAttributes()
                                .getNamedItem("d")
                                .getNodeValue()));
    }

    private static List<String> texts(List<org.w3c.dom.Element> elements, String attribute) {
        return elements.stream().map(element -> element.getAttribute(attribute)).toList();
    }

    /** The characters of a row of labels from left to right, told by their outlines. */
    private static String labels(Drawn drawn, String group, int y) {
        StringBuilder row = new StringBuilder();
        for (int x = 0; x <= 800; x += 100) {
            String place = "translate(" + x + " " + y + ")";
            drawn.inside(group, "path").stream()
                    .filter(path -> path.getAttribute("transform").equals(place))
                    .forEach(path -> row.append(character(path.getAttribute("d"))));
        }
        return row.toString();
    }

    private static char character(String outline) {
        for (char c : "123456789一二三四五六七八九".toCharArray()) {
            double middle = c < 128 ? 366.5 : 380;
            if (GlyphFont.HEI.of(c).onLine(29, middle).equals(outline)) {
                return c;
            }
        }
        throw new AssertionError("no such label: " + outline);
    }
}
