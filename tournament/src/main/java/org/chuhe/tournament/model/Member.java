package org.chuhe.tournament.model;

/** 队员: one player of a team; his place in the list is his rank in the team (11.1). */
public record Member(String name, int rating) {}
