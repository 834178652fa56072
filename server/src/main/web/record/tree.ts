/** A game with its variations, as nodes that know where they come from. */
import type { Spellings } from "../common/settings";
import { readFen, type Position, writeFen } from "../rules/fen";
import { play } from "../rules/moves";
import { moveOf } from "../rules/square";

/** A move as the server tells it (`RecordTree`). */
export interface RecordedMove extends Spellings {
  readonly check?: boolean;
  readonly marks?: string;
  readonly comment?: string;
  /** Seconds that it took. */
  readonly spent?: number;
  /** What else could be played instead, each a line of moves. */
  readonly variations?: readonly (readonly RecordedMove[])[];
}

export interface RecordedGame {
  readonly fen: string;
  readonly tags: Readonly<Record<string, string>>;
  readonly result: string;
  readonly ending: string;
  readonly remark: string;
  readonly rule: string;
  readonly comment: string;
  readonly moves: readonly RecordedMove[];
  /** Whether variations were left out because there are too many. */
  readonly cut: boolean;
  readonly defects: readonly string[];
  /** The whole record as a line of JSON. */
  readonly source: string;
}

/** A move in the tree; the root is the position before the first one. */
export interface TreeNode {
  readonly id: number;
  readonly ply: number;
  readonly recorded: RecordedMove | undefined;
  readonly parent: TreeNode | undefined;
  readonly position: Position;
  /** Whether it belongs to the game itself. */
  readonly main: boolean;
  /** How its line goes on. */
  next: TreeNode | undefined;
  /** First moves of the lines that could be played instead of the next one. */
  readonly others: TreeNode[];
}

export class GameTree {
  readonly root: TreeNode;
  readonly nodes: TreeNode[] = [];

  constructor(readonly game: RecordedGame) {
    this.root = this.add(undefined, undefined, readFen(game.fen), true);
    this.line(this.root, game.moves, true);
  }

  private add(recorded: RecordedMove | undefined, parent: TreeNode | undefined, position: Position, main: boolean): TreeNode {
    const ply = parent ? parent.ply + 1 : 0;
    const node: TreeNode = { id: this.nodes.length, ply, recorded, parent, position, main, next: undefined, others: [] };
    this.nodes.push(node);
    return node;
  }

  /** Adds a line that follows a node; the first node of it. */
  private line(from: TreeNode, moves: readonly RecordedMove[], main: boolean): TreeNode | undefined {
    let parent = from;
    let first: TreeNode | undefined;
    for (const recorded of moves) {
      const move = moveOf(recorded.iccs);
      if (!move) {
        break;
      }
      const node = this.add(recorded, parent, play(parent.position, move), main);
      first ??= node;
      if (parent !== from || main) {
        parent.next = node;
      }
      for (const variation of recorded.variations ?? []) {
        const other = this.line(parent, variation, false);
        if (other) {
          parent.others.push(other);
        }
      }
      parent = node;
    }
    return first;
  }

  /** How many plies the game itself has. */
  get plies(): number {
    return this.game.moves.length;
  }

  /** The node of the game itself after so many plies. */
  main(ply: number): TreeNode {
    let node = this.root;
    while (node.ply < ply && node.next) {
      node = node.next;
    }
    return node;
  }

  /** The last node of the line that a node belongs to. */
  end(node: TreeNode): TreeNode {
    let last = node;
    while (last.next) {
      last = last.next;
    }
    return last;
  }
}

/** The moves that lead to a node, in coordinates. */
export function path(node: TreeNode): string[] {
  const moves: string[] = [];
  for (let at: TreeNode | undefined = node; at?.recorded; at = at.parent) {
    moves.unshift(at.recorded.iccs);
  }
  return moves;
}

export const fenOf = ({ position }: TreeNode): string => writeFen(position.placement, position.turn);

/** The number of the round in which a node was played, and whether its first mover played it. */
export function roundOf(node: TreeNode, startsBlack: boolean): { number: number; first: boolean } {
  const half = node.ply - 1 + (startsBlack ? 1 : 0);
  return { number: Math.floor(half / 2) + 1, first: half % 2 === 0 };
}
