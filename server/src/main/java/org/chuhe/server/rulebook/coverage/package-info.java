/** What Chuhe does about every clause of the rule books, and where people meet it. Made from data; knows no page. */
@NullMarked
package org.chuhe.server.rulebook.coverage;

import org.jspecify.annotations.NullMarked;
