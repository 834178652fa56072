/**
 * The JSON that programs exchange with Chuhe, the same on the command line and over HTTP.
 *
 * <p>{@link org.chuhe.json.Judging} answers a request with a ruling or with what is wrong with it;
 * {@link org.chuhe.json.RulingJson} knows the keys of a ruling, {@link org.chuhe.json.JudgeRequest} those of a request.
 * What cannot be read becomes a {@link org.chuhe.json.JsonException}, whose words are chosen by whoever reports it.
 */
@NullMarked
package org.chuhe.json;

import org.jspecify.annotations.NullMarked;
