/** The files of 象棋桥 CCBridge: single records CBR, libraries CBL, and CBF in XML. */
@NullMarked
package org.chuhe.records.ccbridge;

import org.jspecify.annotations.NullMarked;
