package org.chuhe.tournament.report;

/**
 * Somebody at a board.
 *
 * @param id of who sits there: a player, or a member of a team; of a team where it is not known who plays
 * @param no the entrant: in team events the team
 * @param name the player
 * @param unit where a player comes from, or the team he sits for
 * @param points of the entrant before the round, where rounds are paired by score; else 0
 */
public record Seat(int id, int no, String name, String unit, int points) {}
