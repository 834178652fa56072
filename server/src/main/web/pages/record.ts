/** The page of a game: whatever is dropped or pasted, was shared, or was played here. */
import { Board } from "../board/board";
import { html } from "../board/svg";
import { announce, prepareAnnouncements } from "../board/announce";
import { languageOf } from "../board/words";
import { ask } from "../common/dialog";
import { ReplayButtons } from "../common/replay";
import { followSettings } from "../common/settings";
import { shortcuts } from "../common/shortcuts";
import { ownWords, words } from "../common/words";
import { Referee } from "../computer/referee";
import { asPgn, linkedGame } from "../computer/record";
import { marksOf } from "../desk/boards";
import type { RuledPly } from "../desk/types";
import { BrowserAnalyst } from "../engine/analyst";
import { canRun } from "../engine/program";
import { AnalysisCard } from "../record/analysis";
import { chooser, type ReadFile, readGame, watchDrops } from "../record/bring";
import { downloads, share, showLink, unlink } from "../record/files";
import { MoveText } from "../record/moves";
import { marked, rulings } from "../record/rulings";
import { fenOf, GameTree, path, type RecordedGame, type TreeNode } from "../record/tree";
import { inCheck } from "../rules/moves";

const part = <Kind extends HTMLElement = HTMLElement>(id: string): Kind => document.getElementById(id) as Kind;
const record = part("record");
const reader = part<HTMLFormElement>("reader");
/** Takes back a game that the reader has shared; hidden while there is none. */
const removal = part<HTMLFormElement>("removal");
const edition = part<HTMLSelectElement>("edition");
const language = languageOf(document.documentElement);

let tree: GameTree | undefined;
let node: TreeNode | undefined;
let proof: RuledPly | undefined;
let referee: Referee | undefined;
/** Counts games and editions, so that an answer about another one is not shown. */
let asked = 0;

const paragraph = (text: string): HTMLElement => html("p", {}, text);

prepareAnnouncements();
const board = new Board(part("board"), { mode: "view" });
followSettings(board);
const moves = new MoveText(part("moves"), (chosen) => go(chosen));
let replay = new ReplayButtons(0, ownWords, () => undefined, () => board.flip());
const analysis = analysisCard();

/** The rules are fetched when there is a game to be looked at. */
function rules(): Referee {
  referee ??= Referee.at(record.dataset.referee!);
  return referee;
}

function analysisCard(): AnalysisCard | undefined {
  const host = document.querySelector<HTMLElement>("#analysis .card-body");
  if (!host) {
    return undefined;
  }
  if (!canRun()) {
    host.replaceChildren(paragraph(words("analysis.unsafe")));
    return undefined;
  }
  const analyst = BrowserAnalyst.from(record.dataset.engine!);
  return new AnalysisCard(host, analyst, rules, (ply) => tree && go(tree.main(ply)));
}

function problem(why: unknown): void {
  const text = why instanceof Error ? why.message : String(why ?? "");
  part("problem").hidden = text === "";
  part("problem").textContent = text;
  if (text !== "") {
    part("problem").scrollIntoView({ block: "nearest" });
  }
}

function go(to: TreeNode, ruled?: RuledPly): void {
  node = to;
  proof = ruled;
  const { placement, turn } = to.position;
  board.show(
    {
      fen: fenOf(to),
      lastMove: to.recorded?.iccs,
      check: inCheck(placement, turn),
      ...(proof ? marksOf(proof, 0) : {}),
    },
    { say: to.recorded?.comment },
  );
  moves.at(to);
  replay.show(to.ply, tree ? tree.end(to).ply : 0);
  analysis?.at(to);
  void showLimit(to);
}

/** Goes along the line that is looked at. */
function step(plies: number): void {
  for (let left = Math.abs(plies); node && left > 0; left--) {
    const next: TreeNode | undefined = plies > 0 ? node.next : node.parent;
    if (!next) {
      break;
    }
    node = next;
  }
  if (node) {
    go(node);
  }
}

async function showLimit(at: TreeNode): Promise<void> {
  const line = tree ? await rules().ask("line", tree.game.fen, path(at), edition.value) : [];
  const limit = line[line.length - 1]?.limit;
  if (at === node) {
    part("limit").textContent = !limit
      ? ""
      : limit.red === limit.black
        ? words("limit", limit.red, limit.rounds)
        : words("limit.sides", limit.red, limit.black, limit.rounds);
  }
}

function show(game: RecordedGame, last = false): void {
  tree = new GameTree(game);
  record.dataset.game = "yes";
  const { Red: red, Black: black, Title: title, Event: event, Date: date } = game.tags;
  const name = red || black ? words("title.players", red || words("unknown"), black || words("unknown")) : title || words("title");
  document.querySelectorAll("[data-title]").forEach((each) => (each.textContent = name));
  document.querySelectorAll("[data-facts]").forEach((each) => {
    each.textContent = [event, date, game.result === "*" ? "" : game.result].filter(Boolean).join(" · ");
  });
  document.title = document.title.replace(/^.*(?= · )/, name);
  part("share").hidden = false;
  part("rulings").hidden = false;
  document.getElementById("analysis")?.removeAttribute("hidden");
  moves.show(tree);
  replay = new ReplayButtons(tree.plies, ownWords, (ply) => step(ply - (node?.ply ?? 0)), () => board.flip());
  part("replay").replaceChildren(replay.element);
  analysis?.show(tree);
  go(last ? tree.main(tree.plies) : tree.root);
  void review();
}

/** The arbiter looks through the game. */
async function review(): Promise<void> {
  const turn = ++asked;
  const shown = tree;
  if (!shown) {
    return;
  }
  const found = part("found");
  found.replaceChildren(paragraph(words("reviewing")));
  const line = shown.game.moves.map(({ iccs }) => iccs);
  const answer = await rules().ask("review", { rules: edition.value, fen: shown.game.fen, moves: line }, language).catch(
    (failure: unknown) => ({ error: failure instanceof Error ? failure.message : String(failure) }),
  );
  if (turn !== asked) {
    return;
  }
  if ("error" in answer) {
    found.replaceChildren(paragraph(words("review.failed", answer.error)));
    return;
  }
  const events = { ply: (ply: number, ruled: RuledPly | undefined) => go(shown.main(ply), ruled) };
  found.replaceChildren(...rulings(answer, shown.game, events));
  moves.mark(marked(answer, shown));
  if (node) {
    moves.at(node);
  }
}

/** What is shown from now on is not the game that the address names. */
function forget(): void {
  if (record.dataset.shared) {
    record.dataset.shared = "";
    history.replaceState(null, "", "/records");
    removal.hidden = true;
  }
  unlink(part("files"));
}

/** Reads what somebody has brought; of several games one can be chosen. */
async function bring(content: Blob | string, name: string, number = 1): Promise<void> {
  problem("");
  record.setAttribute("aria-busy", "true");
  announce(words("reading"));
  try {
    const file = await readGame(content, name, number);
    forget();
    show(file.game);
    choose(file, content, name);
    record.scrollIntoView({ block: "start" });
  } catch (failure) {
    problem(failure);
  } finally {
    record.removeAttribute("aria-busy");
  }
}

function choose(file: ReadFile, content: Blob | string, name: string): void {
  part("choose").hidden = file.total < 2;
  const list = chooser(file, (number) => void bring(content, name, number));
  part("choose").querySelector(".card-body")!.replaceChildren(...list);
}

reader.addEventListener("submit", (event) => {
  event.preventDefault();
  const form = new FormData(reader);
  const file = form.get("file");
  const text = String(form.get("text") ?? "");
  if (file instanceof File && file.name !== "") {
    void bring(file, file.name);
  } else if (text.trim()) {
    void bring(text, "");
  } else {
    problem(words("bring.nothing"));
  }
});
reader.querySelector<HTMLButtonElement>("button.primary")!.disabled = false;
watchDrops(part("drop"), (content, name) => void bring(content, name));
edition.addEventListener("change", () => {
  void review();
  if (node) {
    void showLimit(node);
  }
});

downloads(part("files"), () => tree?.game.source, problem);
if (!record.dataset.shared) {
  unlink(part("files"));
}
const remove = (): void => removal.querySelector("button")!.click();
part("share").addEventListener("click", () => {
  if (record.dataset.shared) {
    void showLink(new URL(`/records/${record.dataset.shared}`, location.href).href, removal.hidden ? undefined : remove);
  } else if (tree) {
    share(tree.game.source).then(({ id, link }) => {
      record.dataset.shared = id;
      history.replaceState(null, "", `/records/${id}`);
      removal.action = `/records/${id}/delete`;
      removal.hidden = false;
      void showLink(link, remove);
    }, problem);
  }
});
for (const button of document.querySelectorAll<HTMLButtonElement>("[data-confirm]")) {
  button.addEventListener("click", (event) => {
    event.preventDefault();
    const text = button.dataset.confirm!;
    void ask(words("sure.title"), [text], [{ value: "yes", label: words("sure"), kind: "danger" }]).then((answer) => {
      if (answer === "yes") {
        button.form?.submit();
      }
    });
  });
}

const looking = (): boolean => tree !== undefined;
shortcuts(
  { key: "f", label: ownWords("flip"), act: () => board.flip(), when: looking },
  { key: "ArrowLeft", label: ownWords("previous"), act: () => step(-1), when: looking },
  { key: "ArrowRight", label: ownWords("next"), act: () => step(1), when: looking },
  { key: "Home", label: ownWords("first"), act: () => step(-Infinity), when: looking },
  { key: "End", label: ownWords("last"), act: () => step(Infinity), when: looking },
);

const given = part("game").textContent ?? "";
const linked = linkedGame(location.hash);
if (given.trim()) {
  show(JSON.parse(given) as RecordedGame, true);
} else if (linked) {
  if (linked.rules) {
    edition.value = [...edition.options].some(({ value }) => value === linked.rules) ? linked.rules : edition.value;
  }
  void bring(asPgn(linked), "").then(() => tree && go(tree.main(tree.plies)));
}
