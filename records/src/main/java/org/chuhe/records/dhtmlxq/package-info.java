/** DhtmlXQ, the mark-up of 东萍 and many web pages: recognised, read and written. */
@NullMarked
package org.chuhe.records.dhtmlxq;

import org.jspecify.annotations.NullMarked;
