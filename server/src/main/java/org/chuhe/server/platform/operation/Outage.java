package org.chuhe.server.platform.operation;

/** A time in which a process could store nothing or was no more, by the server's clock: nobody is charged for it (21.4). */
public record Outage(long since, long until) {}
