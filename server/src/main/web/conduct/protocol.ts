/** What the server says about a table, and what is sent to it. */
import type { ClockScheme, GameState, PlayedMove, RulesText } from "../play/protocol";
import type { Ask, ClueKind, IncidentCode, IncidentGroup, Side } from "../common/codes";

export interface TableState {
  readonly id: string;
  readonly now: number;
  readonly clock: ClockScheme;
  readonly rules: RulesText;
  readonly state: GameState;
  readonly moves: readonly PlayedMove[];
  readonly story: readonly string[];
  readonly onlyEvents: boolean;
  readonly clockBeside: boolean;
  readonly chief: boolean;
  readonly organiser: boolean;
  /** What became of the protests at this board, in sentences. */
  readonly protests: readonly string[];
  /** Whether the side on the clock has moved and only has to press. */
  readonly moved: boolean;
}

/** What the referee says. */
export interface Found {
  readonly incident: IncidentCode;
  readonly accepted: boolean;
  readonly grave: boolean;
  readonly says: readonly string[];
  readonly articles: readonly string[];
}

export interface Entered extends Partial<Found> {
  readonly id: string;
  readonly again: boolean;
  readonly table: TableState;
}

/** Something entered on this tablet; its name tells the server if it comes twice. */
export interface Entry {
  readonly id: string;
  readonly at: number;
  readonly line: string;
  readonly overrule?: string;
}

/** By what an incident is recognised in a typed word, and how much that says. */
export interface Clue {
  readonly how: ClueKind;
  readonly weight: number;
  readonly texts: readonly string[];
}

export interface Incident {
  readonly id: IncidentCode;
  readonly group: IncidentGroup;
  readonly name: string;
  readonly rule: string;
  readonly article: string;
  readonly clues: readonly Clue[];
  readonly asks: readonly Ask[];
}

export interface Catalogue {
  readonly groups: readonly { readonly id: IncidentGroup; readonly name: string }[];
  readonly incidents: readonly Incident[];
  /** How what was typed is taken apart: how much of it is read, and what stands between words. */
  readonly search: { readonly longest: number; readonly between: string };
}

export const SIDES: readonly Side[] = ["red", "black"];
