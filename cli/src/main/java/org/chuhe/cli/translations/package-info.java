/** What a language says and what it leaves out, for those who translate: {@code docs/translating.md}. */
@NullMarked
package org.chuhe.cli.translations;

import org.jspecify.annotations.NullMarked;
