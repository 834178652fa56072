package org.chuhe.tournament.command;

import org.chuhe.tournament.model.Event;

/** A change an arbiter or organiser asks for. */
public sealed interface Command
        permits AddPlayer,
                AddPlayers,
                AddTeam,
                AddTieBreak,
                Announce,
                AwardMatch,
                ChangeRegulations,
                CorrectPlayer,
                CorrectTeam,
                DescribePlayer,
                DrawNumbers,
                ForbidPair,
                HandInLineUp,
                MarkAbsent,
                OpenLineUps,
                PairRound,
                Readmit,
                RecordConduct,
                RecordResult,
                RecordResults,
                RemoveEntrant,
                SetLineUp,
                SetRatings,
                StartPlayOff,
                UnpairRound,
                Withdraw {
    /** The event with this change, or why it cannot be made. */
    Outcome applyTo(Event event);
}
