import { Board, type BoardArrow, type BoardMark } from "../board/board";
import { html } from "../board/svg";
import { languageOf, wordsIn } from "../board/words";
import { ReplayButtons } from "../common/replay";
import { withSettings } from "../common/settings";
import { readFen, writeFen } from "../rules/fen";
import { inCheck, legalTargets, play } from "../rules/moves";
import { mayStand } from "../rules/places";
import { moveOf } from "../rules/square";
import type { EvidenceItem, Play, RuledPly } from "./types";

export interface BoardEvents {
  go(ply: number): void;
  move(iccs: string): void;
  edit(fen: string): void;
}

/** The board of the desk: shows plies, evidence and lines, takes moves, and can be turned into one for setting up. */
export class DeskBoard {
  private board: Board;
  private editing = false;
  private replay: ReplayButtons | undefined;
  private readonly foot = html("div", { class: "desk-replay" });

  constructor(
    private readonly host: HTMLElement,
    under: HTMLElement,
    private readonly events: BoardEvents,
  ) {
    this.board = this.make();
    under.append(this.foot);
    withSettings(({ pieces, classic, labels, animate }) => this.board.set({ pieces, classic, labels, animate }));
  }

  private make(): Board {
    return new Board(this.host, {
      mode: this.editing ? "edit" : "play",
      mayStand,
      onMove: (from, to) => this.events.move(from + to),
      onEdit: (fen) => this.events.edit(fen),
    });
  }

  /** Sets the number of plies that can be replayed. */
  plies(count: number): void {
    this.replay = new ReplayButtons(
      count,
      wordsIn(languageOf(this.host)),
      (ply) => this.events.go(ply),
      () => this.board.flip(),
    );
    this.foot.replaceChildren(this.replay.element);
  }

  step(plies: number): void {
    this.replay?.step(plies);
  }

  flip(): void {
    this.board.flip();
  }

  /** Shows the position after a ply, with the evidence for its nature. */
  show(game: Play, ply: number, ruled: RuledPly | undefined, item: number): void {
    if (this.editing) {
      this.rebuild(false);
    }
    this.replay?.show(ply);
    const played = ply > 0 ? game.plies[ply - 1] : undefined;
    const fen = played?.fen ?? game.fen;
    const position = readFen(fen);
    this.board.show({
      fen,
      lastMove: played?.iccs,
      check: inCheck(position.placement, position.turn),
      targets: game.playable ? legalTargets(position) : {},
      ...(ruled ? marksOf(ruled, item) : {}),
    });
  }

  /** Shows a line that would be played if the mover could move again, after so many of its steps. */
  showLine(fen: string, line: readonly string[], step: number): void {
    const after = readFen(fen);
    let position = { placement: after.placement, turn: after.turn === "red" ? ("black" as const) : ("red" as const) };
    for (const name of line.slice(0, step)) {
      const move = moveOf(name);
      if (move) {
        position = play(position, move);
      }
    }
    const next = step < line.length ? moveOf(line[step]) : undefined;
    this.board.show({
      fen: writeFen(position.placement, position.turn),
      lastMove: step > 0 ? line[step - 1] : undefined,
      check: inCheck(position.placement, position.turn),
      arrows: next ? [{ from: line[step].slice(0, 2), to: line[step].slice(2, 4), meaning: "attack" }] : [],
    });
  }

  /** Lets the position be changed by hand. */
  setUp(fen: string): void {
    this.rebuild(true);
    this.board.show({ fen }, { animate: false, say: false });
  }

  clear(): void {
    this.board.clear();
  }

  get fen(): string {
    return this.board.fen;
  }

  private rebuild(editing: boolean): void {
    const below = this.board.below;
    this.board.destroy();
    this.editing = editing;
    this.board = this.make();
    this.board.set({ below });
    this.foot.hidden = editing;
  }
}

/** What proves a nature: arrows of attack, the target, and the pieces that stand behind it. */
export function marksOf(ruled: RuledPly, chosen: number): { marks: BoardMark[]; arrows: BoardArrow[] } {
  const marks: BoardMark[] = [];
  const arrows: BoardArrow[] = [];
  const { kind, items } = ruled.evidence;
  const shown = kind === "check" ? items : items.slice(chosen, chosen + 1);
  for (const item of shown) {
    const arrow = arrowOf(item, kind === "exchange" || kind === "follow" || kind === "idle" ? "move" : "attack");
    if (arrow) {
      arrows.push(arrow);
    }
    if (item.target && kind !== "check") {
      marks.push({ at: item.target, shape: kind === "chase" || kind === "kill" ? "capture" : "circle" });
    }
    (item.roots ?? []).forEach((at) => {
      marks.push({ at, shape: "root" });
      arrows.push({ from: at, to: item.target ?? at, meaning: "root" });
    });
    if (item.shielded) {
      marks.push({ at: item.shielded, shape: "root" });
    }
  }
  return { marks, arrows };
}

/** The first move of the line says how the attack begins; without one, who attacks whom. */
function arrowOf(item: EvidenceItem, meaning: "attack" | "move"): BoardArrow | undefined {
  const first = item.lineIccs?.[0];
  if (first) {
    return { from: first.slice(0, 2), to: first.slice(2, 4), meaning };
  }
  return item.attacker && item.target ? { from: item.attacker, to: item.target, meaning } : undefined;
}
