/** The moves as a text one can walk in: the game itself, comments, and variations set in below the move they replace. */
import { html } from "../board/svg";
import { notation, type Spellings, withSettings } from "../common/settings";
import { words } from "../common/words";
import type { GameTree, TreeNode } from "./tree";
import { roundOf } from "./tree";

export const written = (move: Spellings): string => move[notation()];

export class MoveText {
  private readonly buttons = new Map<number, HTMLElement>();
  private tree: GameTree | undefined;
  private current = 0;
  private marks: ReadonlyMap<number, string> = new Map();

  constructor(
    private readonly host: HTMLElement,
    private readonly go: (node: TreeNode) => void,
  ) {
    withSettings(() => this.draw());
  }

  /** Shows a game. */
  show(tree: GameTree): void {
    this.tree = tree;
    this.marks = new Map();
    this.draw();
  }

  /** Marks plies of the game itself, each with what is to be said of it. */
  mark(marks: ReadonlyMap<number, string>): void {
    this.marks = marks;
    this.draw();
  }

  /** The move that is on the board. */
  at(node: TreeNode): void {
    this.buttons.get(this.current)?.removeAttribute("aria-current");
    this.current = node.id;
    const button = this.buttons.get(node.id);
    button?.setAttribute("aria-current", "step");
    if (button) {
      const place = button.getBoundingClientRect();
      const frame = this.host.getBoundingClientRect();
      if (place.top < frame.top || place.bottom > frame.bottom) {
        this.host.scrollTop += place.top - frame.top - frame.height / 2;
      }
    }
  }

  private draw(): void {
    const { tree } = this;
    this.buttons.clear();
    if (!tree) {
      return;
    }
    const { game, root } = tree;
    const text = html("div", { class: "record-text" });
    if (game.comment) {
      text.append(html("p", { class: "record-comment" }, game.comment));
    }
    text.append(this.button(root, words("start")), " ");
    if (root.next) {
      this.line(root.next, text, root.position.turn === "black");
    } else {
      text.append(html("p", { class: "empty" }, words("move.none")));
    }
    const end = [game.result === "*" ? "" : game.result, game.ending, game.remark].filter(Boolean).join(" · ");
    text.append(html("p", { class: "record-result" }, end));
    if (game.cut) {
      text.append(html("p", { class: "note" }, words("cut")));
    }
    game.defects.forEach((defect) => text.append(html("p", { class: "note" }, defect)));
    this.host.replaceChildren(text);
    this.at(tree.nodes[this.current] ?? root);
  }

  /** Lines are as long as games, but lie no deeper in each other than people write variations. */
  private line(first: TreeNode, into: HTMLElement, startsBlack: boolean): void {
    let numbered = true;
    for (let node: TreeNode | undefined = first; node; node = node.next) {
      const recorded = node.recorded!;
      const { number, first: opens } = roundOf(node, startsBlack);
      if (opens || numbered) {
        into.append(html("span", { class: "record-number" }, opens ? `${number}.` : `${number}…`));
      }
      numbered = false;
      into.append(this.button(node, written(recorded)), " ");
      if (recorded.comment) {
        into.append(html("span", { class: "record-comment" }, recorded.comment), " ");
        numbered = true;
      }
      // What could be played instead of this move hangs on the move before it.
      const others: readonly TreeNode[] = node.parent?.next === node ? (node.parent?.others ?? []) : [];
      for (const other of others) {
        const variation = html("div", { class: "record-variation" });
        this.line(other, variation, startsBlack);
        into.append(variation);
        numbered = true;
      }
    }
  }

  private button(node: TreeNode, label: string): HTMLElement {
    const { recorded } = node;
    const said = node.main ? this.marks.get(node.ply) : undefined;
    const button = html("button", { type: "button", class: `record-ply${said ? " record-marked" : ""}`, "data-node": node.id }, label);
    if (recorded?.marks) {
      button.append(html("b", {}, recorded.marks));
    }
    if (recorded?.check) {
      button.append(html("abbr", { class: "nature nature-check nature-sm", title: words("check.nature") }, words("check.chip")));
    }
    if (said) {
      button.append(html("span", { class: "visually-hidden" }, words("repetition.mark", said)));
    }
    if (recorded?.spent !== undefined) {
      button.title = words("spent", recorded.spent);
    }
    button.addEventListener("click", () => this.go(node));
    this.buttons.set(node.id, button);
    return button;
  }
}
