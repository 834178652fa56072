package org.chuhe.arbiter.book;

import org.chuhe.text.Article;

/**
 * What an arbiter may see otherwise where no search can prove or refute it.
 *
 * @param article the article that is the arbiter's to apply
 * @param verdict the verdict if it is applied
 */
public record Discretion(Article article, Verdict verdict) {}
