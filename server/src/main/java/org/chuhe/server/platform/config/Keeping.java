package org.chuhe.server.platform.config;

/**
 * After how many days things are forgotten that nobody needs any more, 0 for never; and how much guests may leave here.
 *
 * @param unplayedDays games that were taken back before they began
 * @param sharedDays games that accounts have shared by a link, since they were last looked at
 * @param guestSharedDays the same of guests
 * @param guestSharedMegabytes how much all games shared by guests may take together
 * @param reportsDays what the library says of files that were brought; the games stay
 */
public record Keeping(
        int unplayedDays, int sharedDays, int guestSharedDays, int guestSharedMegabytes, int reportsDays) {}
