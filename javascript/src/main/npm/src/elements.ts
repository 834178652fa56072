/**
 * Elements for other people's pages: `<chuhe-board>` draws a position, `<chuhe-ruling>` rules on a repetition.
 *
 *     <script type="module" src="…/chuhe/dist/elements.js"></script>
 *     <chuhe-board moves="炮二平五 馬8進7"></chuhe-board>
 *     <chuhe-ruling rules="cxa2020" lang="zh" fen="…" moves="…"></chuhe-ruling>
 *
 * Both read their attributes anew when these change. What is wrong with them is shown in words.
 */
import { boardSvg, ChuheError, judge, nearest, Position, type Answer, type BoardOptions, type EditionId } from "./index.js";

const SHEET = `
:host { display: block; }
svg { display: block; width: 100%; height: auto; }
p, li { font: 1rem/1.5 system-ui, sans-serif; margin: .25rem 0; }
ol { padding-inline-start: 2rem; }
.verdict { font-weight: 600; }
.problem { color: #ae2219; }`;

abstract class Shown extends HTMLElement {
  static readonly observedAttributes = ["fen", "moves", "rules", "lang", "below", "theme", "pieces", "labels", "ply"];

  private waiting = false;

  connectedCallback(): void {
    this.attributeChangedCallback();
  }

  /** Several attributes that change at once are looked at once. */
  attributeChangedCallback(): void {
    if (this.waiting || !this.isConnected) {
      return;
    }
    this.waiting = true;
    queueMicrotask(() => {
      this.waiting = false;
      this.show();
    });
  }

  private show(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    root.replaceChildren(element("style", SHEET));
    try {
      root.append(...this.content());
    } catch (problem) {
      const error = problem as Error;
      const words = error instanceof ChuheError ? (error.messages[this.language] ?? error.message) : error.message;
      root.append(element("p", words, "problem"));
    }
  }

  protected abstract content(): Node[];

  /** The element's own language, or that of what is around it. */
  protected get language(): string {
    const wanted = this.closest("[lang]")?.getAttribute("lang") ?? document.documentElement.lang;
    return nearest(wanted);
  }

  protected start(): Position {
    const fen = this.getAttribute("fen");
    return fen === null ? Position.start : Position.fromFen(fen, { loose: true });
  }

  /** The board after so many of the moves; after all of them unless `ply` says otherwise. */
  protected board(moves: readonly string[], ply: number): Node {
    const start = this.start();
    const played = moves.slice(0, ply);
    const options: BoardOptions = {
      theme: oneOf(this.getAttribute("theme"), ["light", "dark", "print", "wood", "slate", "contrast"] as const),
      below: oneOf(this.getAttribute("below"), ["red", "black"] as const),
      pieces: oneOf(this.getAttribute("pieces"), ["chinese", "simplified", "letters"] as const),
      labels: oneOf(this.getAttribute("labels"), ["files", "none", "files-and-ranks"] as const),
      ...(played.length > 0 && { lastMove: played.at(-1)! }),
    };
    const picture = boardSvg(played.length === 0 ? start : start.play(...played), options);
    return document.importNode(new DOMParser().parseFromString(picture, "image/svg+xml").documentElement, true);
  }
}

/** `<chuhe-board fen="…" moves="…" ply="2" below="black" theme="dark" pieces="letters" labels="none">`. */
export class BoardElement extends Shown {
  protected content(): Node[] {
    const moves = this.start().readAll(this.getAttribute("moves") ?? []);
    const ply = this.getAttribute("ply");
    return [this.board(moves, ply === null ? moves.length : Number(ply))];
  }
}

/** `<chuhe-ruling rules="cxa2020" fen="…" moves="…" lang="zh">`: the position, the nature of every ply, and the verdict. */
export class RulingElement extends Shown {
  protected content(): Node[] {
    const rules = this.getAttribute("rules");
    const start = this.start();
    const question = { fen: start.fen, moves: this.getAttribute("moves") ?? "", ...(rules !== null && { rules: rules as EditionId }) };
    const answer = judge(question, { language: this.language });
    const board = this.board(start.readAll(question.moves), answer.cycle.firstPly - 1);
    const said = [answer.unreachable ?? [], answer.comparison].flat().map((text) => element("p", text));
    return [board, this.plies(answer), ...said, element("p", answer.outcome, "verdict")];
  }

  private plies(answer: Answer): Node {
    const list = document.createElement("ol");
    list.start = answer.cycle.firstPly;
    list.append(...answer.plies.map((ply) => element("li", ply.why)));
    return list;
  }
}

function element(name: string, text: string, className = ""): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  made.className = className;
  return made;
}

function oneOf<T extends string>(given: string | null, known: readonly [T, ...T[]]): T {
  return known.find((each) => each === given) ?? known[0];
}

customElements.define("chuhe-board", BoardElement);
customElements.define("chuhe-ruling", RulingElement);
