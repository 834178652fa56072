package org.chuhe.tournament.report;

import org.chuhe.tournament.prize.Prize;

/**
 * A prize in somebody's hands.
 *
 * @param prize the first of those that he has a part of
 * @param no the player or team; 0 = a unit
 * @param name the player, member, team or unit
 * @param unit where he comes from; may be empty
 * @param place the place it is for; that of all who share it
 * @param sharing how many share the place
 * @param cents what he gets, in hundredths
 */
public record Award(Prize prize, int no, String name, String unit, int place, int sharing, long cents) {}
