/**
 * Opening books 开局库 as 兵河, 鲨鱼, 鹏飞 and others keep them: SQLite files of moves under keys of positions. A book becomes
 * a tree of lines from the starting position.
 */
@NullMarked
package org.chuhe.records.book;

import org.jspecify.annotations.NullMarked;
