package org.chuhe.tournament.knockout;

/** A bracket match whose two sides are known. */
public record BracketMatch(String id, int first, int second) {}
