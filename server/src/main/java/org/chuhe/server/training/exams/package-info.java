/**
 * Exams of federations: an organiser chooses questions, a time and a pass mark ({@link
 * org.chuhe.server.training.exams.Examination}); candidates answer in the browser ({@link
 * org.chuhe.server.training.exams.Sitting}), every answer is stored as it is given, and outages of the server are not charged
 * ({@link org.chuhe.server.training.exams.SittingTime}); the result is a text that the server
 * signs ({@link org.chuhe.server.training.exams.SignedResult}, {@link org.chuhe.server.training.exams.ResultKey}).
 */
@NullMarked
package org.chuhe.server.training.exams;

import org.jspecify.annotations.NullMarked;
