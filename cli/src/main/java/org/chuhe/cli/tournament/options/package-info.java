/**
 * Options that several tournament commands share: regulations, personal data, ratings, prizes.
 */
@NullMarked
package org.chuhe.cli.tournament.options;

import org.jspecify.annotations.NullMarked;
