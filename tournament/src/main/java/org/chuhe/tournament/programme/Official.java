package org.chuhe.tournament.programme;

/** Somebody in an office of the event, such as 裁判长 (2011 rules, 第17条, 18.2). */
public record Official(String office, String name) {}
