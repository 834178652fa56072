/** What readers and writers of trees of moves have in common: drafts of games before they are played, the order of nodes, starting positions, the words for results. */
@NullMarked
package org.chuhe.records.tree;

import org.jspecify.annotations.NullMarked;
