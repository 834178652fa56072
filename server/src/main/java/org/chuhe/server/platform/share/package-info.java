/**
 * Links that are passed on: the pictures that stand for them ({@link org.chuhe.server.platform.share.CardPictures}), also for the phone
 * beside the screen ({@link org.chuhe.server.platform.share.QrPicture}), and the answers to sites that ask what to show ({@link
 * org.chuhe.server.platform.share.Embedding}).
 */
@NullMarked
package org.chuhe.server.platform.share;

import org.jspecify.annotations.NullMarked;
