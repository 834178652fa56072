/**
 * What every rule book is: an edition that gives each ply of a repetition its nature and decides by them who must vary.
 * The books themselves are beside it, one package a family; {@link org.chuhe.arbiter.RuleBooks} lists them.
 */
@NullMarked
package org.chuhe.arbiter.book;

import org.jspecify.annotations.NullMarked;
