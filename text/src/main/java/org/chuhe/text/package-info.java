/**
 * What programs say to people, in Chinese, English and other languages: a {@link org.chuhe.text.Message} is kept as key and arguments until
 * somebody reads it; the words are in message files beside the code that speaks them. Any module may use it; it uses
 * nothing.
 */
@NullMarked
package org.chuhe.text;

import org.jspecify.annotations.NullMarked;
