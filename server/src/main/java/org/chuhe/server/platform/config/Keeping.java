package org.chuhe.server.platform.config;

/**
 * After how many days things are forgotten that nobody needs any more; 0 for never.
 *
 * @param unplayedDays games that were taken back before they began
 * @param sharedDays games shared by a link, since somebody last looked at them
 * @param reportsDays what the library says of files that were brought; the games stay
 */
public record Keeping(int unplayedDays, int sharedDays, int reportsDays) {}
