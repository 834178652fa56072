package org.chuhe.arbiter.book;

import java.util.List;
import org.chuhe.text.Article;

/**
 * What a rule book makes of a cycle whose natures are known.
 *
 * @param verdict who must vary
 * @param losesAtOnce whether that side has no time to vary (unilateral perpetual check, 2011 rules, 23.5.1)
 * @param red Red's play as a whole
 * @param black Black's play as a whole
 * @param articles the articles that decide
 */
public record Decision(Verdict verdict, boolean losesAtOnce, SidePlay red, SidePlay black, List<Article> articles) {
    public Decision {
        articles = List.copyOf(articles);
    }
}
