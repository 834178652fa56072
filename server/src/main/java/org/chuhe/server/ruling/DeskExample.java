package org.chuhe.server.ruling;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.claim.LineRuling;
import org.chuhe.core.Position;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.json.RulingJson;
import org.chuhe.text.Messages;

/**
 * A printed figure for those who have no position of their own yet.
 *
 * @param label the figure's number
 * @param about what it shows, in a few words
 * @param board what a board shows of it
 * @param desk the desk with the figure on it
 * @param ruling what the rules say
 */
public record DeskExample(String label, String about, Shown board, String desk, RulingSheet ruling) {
    private static final Messages WORDS = Messages.beside(DeskExample.class);

    /**
     * A cycle, first seen after the ply that says most.
     *
     * @param ply that ply
     * @param moves the plies of the cycle
     * @param arrows who attacks what, as boards read it
     * @param picture the same as a picture
     */
    public record Shown(String fen, int ply, String moves, String arrows, String picture) {}

    private record Printed(String number, OnDesk desk, LineRuling line) {
        static Printed of(String number, String fen, String moves) {
            Position position = Fen.read(fen);
            OnDesk desk = new OnDesk(
                    Judge.usualBook(), position, MoveReader.readAll(position, moves), -1, false, Matter.UNKNOWN);
            return new Printed(
                    number,
                    desk,
                    Arbiter.of(desk.book()).judge(desk.question(desk.book()).game()));
        }

        Shown shown() {
            int ply = DeskView.telling(line.ruling());
            OnDesk there = new OnDesk(desk.book(), desk.position(), desk.moves(), ply, false, desk.matter());
            return new Shown(desk.fen(), ply, desk.movesText(), arrows(ply), there.link("/desk.svg"));
        }

        private String arrows(int ply) {
            return RulingJson.of(line, Locale.ENGLISH, 0)
                    .at("/plies/" + (ply - line.ruling().cycle().firstPly()) + "/evidence/items")
                    .valueStream()
                    .filter(item -> item.has("attacker") && item.has("target"))
                    .map(item ->
                            item.get("attacker").asString() + item.get("target").asString() + ":attack")
                    .collect(Collectors.joining(" "));
        }
    }

    /** Judged once, when somebody first looks. */
    private static final class Book {
        static final List<Printed> FIGURES = List.of(
                Printed.of("6", "2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w", "f0e0 e8f8 e0f0 f8e8"),
                Printed.of(
                        "2",
                        "1r2kab1r/2c1a4/n1c1b1n2/4p2N1/p1p6/1C4P2/P1P1P4/2N1B3C/4A4/1RBAK2R1 w",
                        "h6i4 i9h9 i4h6 h9i9"),
                Printed.of("3", "5a3/5k3/4P4/p7p/9/8P/P8/4B4/2nRA2r1/2BAK4 w", "e2g0 h1g1 g0e2 g1h1"));
    }

    /** The figures, the plainest first, as the edition of 2020 prints them. */
    public static List<DeskExample> all(Locale locale) {
        return Book.FIGURES.stream()
                .map(figure -> new DeskExample(
                        WORDS.text(locale, "example.figure", figure.number()),
                        WORDS.text(locale, "example." + figure.number()),
                        figure.shown(),
                        figure.desk().link("/desk"),
                        RulingSheet.of(figure.line(), locale)))
                .toList();
    }
}
