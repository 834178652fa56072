/** Words for people, in Chinese and English, kept in message files beside the code that speaks them. */
@NullMarked
package org.chuhe.core.text;

import org.jspecify.annotations.NullMarked;
