/** 名次: the clauses of 第14条 of the 2011 rules as ordered lists of named criteria, and the tables they give. */
@NullMarked
package org.chuhe.tournament.ranking;

import org.jspecify.annotations.NullMarked;
