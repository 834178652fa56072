package org.chuhe.server.rulebook;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import org.chuhe.core.Move;

/** The addresses of what can be read. */
public final class Links {
    private Links() {}

    public static String edition(String id) {
        return "/rules/" + id;
    }

    public static String article(LibraryArticle article) {
        return article(article.edition(), article.number());
    }

    public static String article(String edition, String number) {
        return edition(edition) + "/" + encoded(number).replace("+", "%20");
    }

    public static String figure(Figure figure) {
        return "/rules/figures/" + figure.id();
    }

    /** Where an edition's text would show a figure that is not here. */
    public static String printedFor(LibraryEdition edition, AbsentFigure figure) {
        LibraryArticle article = edition.article(figure.articles().get(0)).orElseThrow();
        return edition(edition.id()) + "#" + article.anchor();
    }

    /** The picture of a figure, for browsers that run no scripts. */
    public static String picture(Figure figure) {
        return figure(figure) + ".svg";
    }

    /** The arbiter's desk with a figure on it. */
    public static String desk(Figure figure, String edition) {
        return desk(
                edition,
                figure.position().toString(),
                figure.moves().stream().map(Move::toString).collect(Collectors.joining(" ")));
    }

    /** The arbiter's desk with moves on it. */
    static String desk(String edition, String fen, String moves) {
        return "/desk?rules=" + edition + "&fen=" + encoded(fen) + "&moves=" + encoded(moves);
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
