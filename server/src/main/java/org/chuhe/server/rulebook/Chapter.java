package org.chuhe.server.rulebook;

import java.util.List;
import org.chuhe.text.Translated;

/** A group of articles that the book numbers together, e.g. 第24条 术语解释. */
public record Chapter(String number, Translated title, List<LibraryArticle> articles) {
    public Chapter {
        articles = List.copyOf(articles);
    }
}
