package org.chuhe.server.rulebook;

import java.util.List;
import org.chuhe.text.Translated;

/**
 * A figure that the book prints and this library lacks, because no source of ours has the diagram.
 *
 * @param number as printed, e.g. 图4
 * @param label the number for readers
 * @param articles the articles for which the book prints it
 */
public record AbsentFigure(String number, Translated label, List<String> articles) {
    public AbsentFigure {
        articles = List.copyOf(articles);
    }
}
