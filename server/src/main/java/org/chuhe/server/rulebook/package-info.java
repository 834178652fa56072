/**
 * The rule book to read: the articles of the editions in our own words, their figures, and a search over both. The {@link
 * org.chuhe.server.rulebook.Library} holds them all; it is read once from the files under {@code articles} and {@code
 * figures} and never changes. What an article means for a position is the arbiter's business: figures are ruled on by
 * {@link org.chuhe.server.rulebook.FigureRulings}, not by what is printed about them.
 */
@NullMarked
package org.chuhe.server.rulebook;

import org.jspecify.annotations.NullMarked;
