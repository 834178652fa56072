/** Web pages whose text is the record of a game. */
@NullMarked
package org.chuhe.records.html;

import org.jspecify.annotations.NullMarked;
