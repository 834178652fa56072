/** Mates: puzzles of a grade or of what suits the reader, those that are due again first. */
import { json, Refusal } from "../common/json";
import { shortcuts } from "../common/shortcuts";
import { words } from "../common/words";
import { deckOfPage } from "../practice/deck";
import { climb, keepLadder, keptLadder } from "../practice/ladder";
import { due } from "../practice/leitner";
import type { Puzzle } from "../practice/puzzle";
import { Trainer } from "../practice/trainer";

const part = <Part extends HTMLElement>(name: string): Part => document.querySelector<Part>(`[data-mates-${name}]`)!;

const host = part("board");
const next = part<HTMLButtonElement>("next");
const grades = part<HTMLFormElement>("grades");
const deck = deckOfPage();
/** By puzzle its grade: enough to fetch what is due. */
const known = JSON.parse(document.getElementById("puzzle-grades")!.textContent!) as Record<string, number>;
const shelves = new Map<number, Promise<readonly Puzzle[]>>();
const seen = new Set<string>();
let solved = 0;
let met = 0;

const chosen = (): number => Number(new FormData(grades).get("grade"));

const trainer = new Trainer(
  {
    board: host,
    task: part("task"),
    said: part("said"),
    facts: part("facts"),
    hint: part("hint"),
    solution: part("solution"),
    again: part("again"),
  },
  (puzzle, clean) => {
    deck.met(puzzle.id, clean, Date.now());
    met++;
    solved += clean ? 1 : 0;
    if (chosen() === 0) {
      keepLadder(climb(keptLadder(), clean));
    }
    tally();
  },
);

function shelf(grade: number): Promise<readonly Puzzle[]> {
  let puzzles = shelves.get(grade);
  if (!puzzles) {
    puzzles = json<readonly Puzzle[]>(host.dataset.puzzles!.replace("GRADE", String(grade)));
    shelves.set(grade, puzzles);
    puzzles.catch(() => shelves.delete(grade));
  }
  return puzzles;
}

function tally(): void {
  const waiting = due(deck.all, Date.now()).length;
  const parts = [...(met > 0 ? [words("tally", solved, met)] : []), ...(waiting > 0 ? [words("due", waiting)] : [])];
  part("tally").textContent = parts.join(" · ");
}

/** What is due comes first; else something of the grade that was not seen on this page yet. */
async function pick(): Promise<{ puzzle: Puzzle; again: boolean }> {
  const grade = chosen();
  const waiting = due(deck.all, Date.now()).filter((id) => id in known && (grade === 0 || known[id] === grade));
  if (waiting.length > 0) {
    const puzzle = (await shelf(known[waiting[0]])).find(({ id }) => id === waiting[0]);
    if (puzzle) {
      return { puzzle, again: true };
    }
  }
  const puzzles = await shelf(grade || keptLadder().grade);
  const fresh = puzzles.filter(({ id }) => !seen.has(id) && !(id in deck.all));
  const from = fresh.length > 0 ? fresh : puzzles;
  return { puzzle: from[Math.floor(Math.random() * from.length)], again: false };
}

/** A puzzle that the address names, for whoever passes it on. */
async function named(): Promise<{ puzzle: Puzzle; again: boolean } | undefined> {
  const id = new URLSearchParams(location.search).get("puzzle") ?? "";
  const puzzle = Object.hasOwn(known, id) ? (await shelf(known[id])).find((each) => each.id === id) : undefined;
  return puzzle && { puzzle, again: false };
}

async function ask(which: () => Promise<{ puzzle: Puzzle; again: boolean } | undefined>): Promise<void> {
  next.disabled = true;
  try {
    const { puzzle, again } = (await which()) ?? (await pick());
    seen.add(puzzle.id);
    trainer.begin(puzzle, (count) => Math.floor(Math.random() * count));
    part("grade").textContent = words("grade", puzzle.grade);
    part("back").hidden = !again;
    part<HTMLAnchorElement>("link").href = `?puzzle=${puzzle.id}`;
    part("problem").hidden = true;
    host.dataset.puzzle = puzzle.id;
  } catch (failure) {
    if (!(failure instanceof Refusal)) {
      throw failure;
    }
    part("problem").textContent = failure.message;
    part("problem").hidden = false;
  } finally {
    next.disabled = false;
  }
  tally();
}

next.addEventListener("click", () => void ask(pick));
grades.addEventListener("change", () => void ask(pick));
shortcuts(
  { key: "n", label: words("next"), act: () => void ask(pick) },
  { key: "h", label: words("hint"), act: () => trainer.hint() },
  { key: "s", label: words("solution"), act: () => trainer.solve() },
  { key: "r", label: words("again"), act: () => trainer.again() },
);
await ask(named);
