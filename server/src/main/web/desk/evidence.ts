import { pieceWords, pointWords } from "../board/describe";
import { html } from "../board/svg";
import { languageOf, wordsIn } from "../board/words";
import { isChinese, notation } from "../common/settings";
import { words } from "../common/words";
import { readFen } from "../rules/fen";
import { type Piece, sideOf } from "../rules/piece";
import { squareOf } from "../rules/square";
import { articleLinks, chip, dot } from "./natures";
import type { EvidenceItem, RuledPly } from "./types";

const boardWords = () => wordsIn(languageOf(document.documentElement));

/** A piece on a point in words: "黑将 5路". */
function pieceAt(name: string, fen: string): { piece: Piece | ""; text: string; place: string } {
  const square = squareOf(name);
  const piece = square === undefined ? "" : readFen(fen).placement[square];
  const say = boardWords();
  return {
    piece,
    text: piece ? pieceWords(piece, say) : name,
    place: square === undefined ? "" : pointWords(square, say),
  };
}

function pieceFact(name: string, fen: string): HTMLElement {
  const { piece, text, place } = pieceAt(name, fen);
  return html(
    "span",
    { class: "desk-piece" },
    ...(piece ? [dot(sideOf(piece))] : []),
    html("b", {}, text),
    ` ${place === name ? "" : place} `,
    ...(isChinese(notation()) ? [] : [html("span", { class: "secondary" }, name)]),
  );
}

/** What a ply is aimed at, in a word or two. */
export function objectOf(ruled: RuledPly, fen: string): string {
  const { items, reason } = ruled.evidence;
  const targets = [...new Set(items.flatMap(({ target }) => (target ? [target] : [])))];
  if (reason && reason !== "nothing") {
    const short = words(`short.${reason}`);
    return short.startsWith("short.") ? "" : short;
  }
  return targets.map((target) => pieceAt(target, fen).text).join(words("separator.items"));
}

export interface EvidenceEvents {
  item(index: number): void;
  /** Undefined: back to the game. */
  line(step: number | undefined): void;
}

/** The panel that proves a ply: who attacks what, which roots there are, and the line. */
export function evidencePanel(
  edition: string,
  ruled: RuledPly,
  move: string,
  fen: string,
  chosen: number,
  step: number | undefined,
  events: EvidenceEvents,
): HTMLElement[] {
  const { kind, items } = ruled.evidence;
  const item = items[chosen];
  const head = html(
    "div",
    { class: "card-head" },
    html("h2", {}, words("evidence")),
    html("span", { class: "secondary" }, `${ruled.ply}. ${move}`),
    chip(kind),
  );
  const body = html("div", { class: "card-body stack" });
  if (items.length > 1 && kind !== "check") {
    body.append(choice(items, fen, chosen, events));
  }
  const facts = html("dl", { class: "facts" });
  if (item) {
    addFacts(facts, ruled, item, fen);
  }
  const moves = item?.lineIccs ?? [];
  if (item && moves.length > 0) {
    fact(facts, "line", lineFact(item, step, events));
  }
  for (const key of ["failed", "less"] as const) {
    const before = item?.[`${key}BeforeWords`] ?? item?.[`${key}Before`];
    if (before) {
      fact(facts, "before", html("span", {}, words(`before.${key}`, before.join(" "))), "no");
    }
  }
  if (item?.acceptance) {
    fact(facts, "acceptance", html("span", {}, (item.acceptanceWords ?? item.acceptance).join(" ")), "no");
  }
  fact(facts, "reason", html("span", {}, reasonIn(ruled.why)));
  fact(facts, "articles", articleLinks(edition, ruled.articles));
  body.append(facts);
  return [head, body];
}

/** The sentence without the move that it is about, which stands above it. */
const reasonIn = (why: string): string => why.replace(/^[^:：]*[)）][:：]\s*/, "");

function choice(items: readonly EvidenceItem[], fen: string, chosen: number, events: EvidenceEvents): HTMLElement {
  const group = html("div", { class: "segments", role: "group", "aria-label": words("target") });
  items.slice(0, 5).forEach(({ target }, index) => {
    const button = html(
      "button",
      { type: "button", "aria-pressed": String(index === chosen) },
      target ? pieceAt(target, fen).text : words("item", index + 1),
    );
    button.addEventListener("click", () => events.item(index));
    group.append(button);
  });
  return group;
}

function addFacts(facts: HTMLElement, ruled: RuledPly, item: EvidenceItem, fen: string): void {
  const { kind, items } = ruled.evidence;
  if (item.target) {
    fact(facts, "target", pieceFact(item.target, fen));
  }
  if (kind === "check") {
    fact(facts, "attacker", html("span", {}, ...items.flatMap(({ attacker }) => (attacker ? [pieceFact(attacker, fen)] : []))));
    fact(facts, "root", html("span", { class: "secondary" }, words("root.king")), "na");
    return;
  }
  if (item.attacker) {
    fact(facts, "attacker", pieceFact(item.attacker, fen));
  }
  if (item.shielded) {
    fact(facts, "shielded", pieceFact(item.shielded, fen));
  }
  if (item.roots) {
    const rook = /[rR]/.test(pieceAt(item.target ?? "", fen).piece);
    const held = kind === "follow" ? "enough" : rook ? "rook" : "short";
    const state = item.rooted !== false ? held : item.roots.length > 0 ? "false" : "none";
    fact(
      facts,
      "root",
      html("span", {}, `${words(`root.${state}`)} `, ...item.roots.map((root) => pieceFact(root, fen))),
      item.rooted === false ? "no" : "yes",
    );
  }
  if (item.joint) {
    fact(facts, "", html("span", { class: "secondary" }, words("joint")));
  }
  if (item.evenTrade) {
    fact(facts, "", html("span", { class: "secondary" }, words("even")));
  }
}

/** The line with buttons to play it step by step. */
function lineFact(item: EvidenceItem, step: number | undefined, events: EvidenceEvents): HTMLElement {
  const iccs = item.lineIccs ?? [];
  const names = item.lineWords ?? iccs;
  const list = html("span", { class: "desk-line" });
  names.forEach((name, index) => {
    const button = html("button", { type: "button", class: "link", "aria-current": String(step === index + 1) }, name);
    button.addEventListener("click", () => events.line(index + 1));
    list.append(button, " ");
  });
  const at = step ?? 0;
  const button = (key: string, to: number | undefined, sign: string, off: boolean): HTMLElement => {
    const made = html("button", { type: "button", class: "icon", "aria-label": words(key), title: words(key) }, sign);
    made.setAttribute("aria-disabled", String(off));
    made.addEventListener("click", () => !off && events.line(to));
    return made;
  };
  return html(
    "div",
    { class: "desk-player" },
    list,
    html(
      "div",
      { class: "row no-print" },
      button("line.back", at > 0 ? at - 1 : undefined, "‹", step === undefined),
      html("span", { class: "replay-count small" }, words("line.step", at, iccs.length)),
      button("line.next", step === undefined ? 0 : at + 1, "›", at >= iccs.length),
      ...(step === undefined ? [] : [leave(events)]),
    ),
    html("span", { class: "tiny secondary" }, words("line.again")),
  );
}

function leave(events: EvidenceEvents): HTMLElement {
  const made = html("button", { type: "button", class: "link small" }, words("line.leave"));
  made.addEventListener("click", () => events.line(undefined));
  return made;
}

function fact(list: HTMLElement, key: string, value: Node, look = ""): void {
  list.append(html("div", {}, html("dt", {}, key ? words(key) : ""), html("dd", { class: look }, value)));
}
