/** A game against the computer: the program and the referee run here, in the visitor's browser. */
import { announce, prepareAnnouncements } from "../board/announce";
import { Board } from "../board/board";
import { ReplayButtons } from "../common/replay";
import { notation, settings } from "../common/settings";
import { shortcuts } from "../common/shortcuts";
import { ownWords, words } from "../common/words";
import { ComputerActs, sure } from "../computer/acts";
import { ending, facts } from "../computer/facts";
import { type Journal, keep, kept } from "../computer/journal";
import { choose } from "../computer/opponent";
import { Referee } from "../computer/referee";
import { ComputerSession } from "../computer/session";
import { matchOf } from "../computer/setup";
import { levelOf } from "../engine/levels";
import { canRun, start } from "../engine/program";
import { Searcher } from "../engine/searcher";
import { Attention } from "../play/attention";
import { Banners } from "../play/banners";
import { Clocks } from "../play/clocks";
import { MoveList } from "../play/movelist";
import type { Game } from "../play/protocol";
import { isLow, Sounds, soundOf } from "../play/sounds";
import { spoken } from "../play/speech";
import { isToMove, type Model } from "../play/state";
import { Table } from "../play/table";
import { say } from "../play/text";
import { typeMove } from "../play/typed";
import { readFen } from "../rules/fen";
import { opponent, type Side } from "../rules/piece";

/** What a hint is worth thinking about. */
const HINT = "nodes 150000 movetime 1500";
/** So long the computer seems to think at least, where pieces glide. */
const PAUSE = 450;

const part = (id: string): HTMLElement => document.getElementById(id)!;
const live = part("live");
const form = part("terms") as HTMLFormElement;
const submit = form.querySelector<HTMLButtonElement>("button.primary")!;

let searcher: Promise<Searcher> | undefined;
let referee: Referee | undefined;
let session: ComputerSession | undefined;
/** A position to be played on from, while the form is filled in. */
let previewed: Board | undefined;
let view: { table: Table; clocks: Clocks; banners: Banners; moves: MoveList; buttons: ReplayButtons } | undefined;

const sounds = new Sounds();
const attention = new Attention();
const acts = new ComputerActs(part("acts"), {
  hint: () => void hint(),
  showMoves: () => {
    if (part("moves").classList.toggle("moves-open")) {
      part("moves").scrollIntoView({ block: "end" });
    }
  },
});

/** The program is fetched when it is first wanted. */
function program(): Promise<Searcher> {
  searcher ??= start(live.dataset.engine!).then(
    (running) => new Searcher(running),
    (failure: unknown) => {
      // Perhaps the line was down: it is tried again with the next game.
      searcher = undefined;
      throw failure;
    },
  );
  return searcher;
}

function problem(text: string): void {
  part("problem").hidden = text === "";
  part("problem").textContent = text;
}

function loading(text: string): void {
  part("line").hidden = text === "";
  part("line").textContent = text;
}

/** Shows the position that is to be played on from, if it is one. */
function preview(fen: string): void {
  try {
    readFen(fen);
    previewed = new Board(part("board"), { mode: "view" });
    previewed.show({ fen });
  } catch (failure) {
    problem(words("computer.broken", failure instanceof Error ? failure.message : fen));
  }
}

/** What the reader is called in the record. */
const who = (): string => document.querySelector(".bar-who")?.textContent || words("computer.guest");

/** The form again, for another game; nothing is left of this one. */
function setup(): void {
  keep(localStorage, undefined);
  history.replaceState(null, "", location.pathname);
  location.reload();
}

/** Another game instead of this one. */
async function leave(): Promise<void> {
  if (session?.model.game.state.result || (await sure("computer.new", "computer.new.effect"))) {
    setup();
  }
}

async function play(journal: Journal): Promise<void> {
  const { match } = journal;
  problem("");
  submit.disabled = true;
  loading(words("computer.loading"));
  try {
    referee ??= Referee.at(live.dataset.referee!);
    await program();
    const names = { [match.you]: who(), [opponent(match.you)]: words("computer.name", match.level) };
    session = await ComputerSession.open(journal, referee, (game, allowed) => think(game, allowed, match.level), names as Record<Side, string>, {
      now: () => performance.now(),
      after: (millis, act) => window.setTimeout(act, Math.min(millis, 2 ** 31 - 1)),
      cancel: (timer) => window.clearTimeout(timer),
      keep: (now) => keep(localStorage, now),
    });
    show(session);
  } catch (failure) {
    problem(words("computer.broken", failure instanceof Error ? failure.message : String(failure)));
    keep(localStorage, undefined);
    live.dataset.phase = "setup";
  } finally {
    loading("");
    submit.disabled = false;
  }
}

async function think({ start: fen, moves, state }: Game, allowed: readonly string[], level: number): Promise<string> {
  const { clock, toMove } = state;
  const pause = new Promise((done) => window.setTimeout(done, settings().animate ? PAUSE : 0));
  const left = clock ? clock[toMove].flag : undefined;
  const board = { fen, moves: moves.map(({ iccs }) => iccs), allowed };
  const move = await choose(await program(), levelOf(level), board, left);
  await pause;
  return move;
}

async function hint(): Promise<void> {
  const asked = session;
  if (!asked) {
    return;
  }
  const { start: fen, moves, state } = asked.model.game;
  const options = { "Skill Level": 20 };
  const running = await program();
  const { best, others } = await running.ask({ fen, moves: moves.map(({ iccs }) => iccs), limit: HINT, options, among: asked.mayPlay });
  const move = best || others[0];
  if (asked === session && move && asked.model.game.state.version === state.version) {
    view?.table.hint(move);
    announce(`${words("computer.hint")}: ${move}`);
  }
}

function show(playing: ComputerSession): void {
  live.dataset.phase = "playing";
  part("setup").hidden = true;
  part("facts").hidden = false;
  previewed?.destroy();
  const table = new Table(part("board"), playing, playing.match.you, () => clocks.show());
  const clocks = new Clocks(part("clock-top"), part("clock-bottom"), playing, () => table.below, (left) => isLow(left) && sounds.play("low"));
  const buttons = new ReplayButtons(0, ownWords, go, () => table.flip());
  const moves = new MoveList(part("moves"), part("strip"), buttons.element, go);
  view = { table, clocks, buttons, moves, banners: new Banners(part("banners"), playing) };
  playing.watch((now, before) => {
    if (table.isBrowsing && now.game.state.ply !== before.game.state.ply) {
      table.follow();
    }
    tell(now, before);
    sounds.play(soundOf(before, now));
    if (!table.answersItself) {
      attention.call(before, now);
    }
    if (!table.isBrowsing) {
      table.show();
    }
    showAll(playing);
  });
  showAll(playing);
}

function go(ply: number): void {
  view?.table.go(ply);
  browsed();
}

function browsed(): void {
  if (session && view) {
    const { game } = session.model;
    view.moves.show(game, view.table.ply);
    view.buttons.show(view.table.ply, game.state.ply);
    live.classList.toggle("live-browsing", view.table.isBrowsing);
  }
}

function showAll(playing: ComputerSession): void {
  const { game } = playing.model;
  const { result } = game.state;
  live.classList.toggle("live-over", result !== null);
  live.dataset.phase = result ? "over" : "playing";
  document.querySelectorAll("[data-subtitle]").forEach((each) => (each.textContent = words("computer.name", playing.match.level)));
  attention.show(playing.model);
  view?.clocks.show();
  view?.banners.show();
  acts.show(playing);
  part("facts").replaceChildren(...facts(game, playing.match, () => void leave()));
  part("ending").hidden = result === null;
  part("ending").replaceChildren(...(result ? ending(game, playing.match, setup) : []));
  browsed();
}

function tell(now: Model, before: Model): void {
  const seen = view?.table.shows(now.game.state.fen) ?? false;
  const said = spoken(before.game, now.game, seen, say, (move) => move[notation()], words);
  for (const urgent of [true, false]) {
    const texts = said.filter((each) => each.urgent === urgent).map(({ text }) => text);
    if (texts.length > 0) {
      announce(texts.join(" "), urgent);
    }
  }
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const names = { you: who(), computer: (level: number) => words("computer.name", level) };
  void play({ match: matchOf(new FormData(form), Math.random(), names), deeds: [] });
});

const playing = (): boolean => session !== undefined;
shortcuts(
  { key: "h", label: words("computer.hint"), act: () => acts.mayHint && void hint(), when: playing },
  { key: "u", label: words("computer.back"), act: () => acts.takeBack(), when: playing },
  { key: "m", label: words("type.title"), act: () => void typeMove(session!), when: () => session !== undefined && isToMove(session.model) },
  { key: "f", label: ownWords("flip"), act: () => view?.table.flip(), when: playing },
  { key: "ArrowLeft", label: ownWords("previous"), act: () => view?.buttons.step(-1), when: playing },
  { key: "ArrowRight", label: ownWords("next"), act: () => view?.buttons.step(1), when: playing },
  { key: "Home", label: ownWords("first"), act: () => view?.buttons.step(-Infinity), when: playing },
  { key: "End", label: ownWords("last"), act: () => view?.buttons.step(Infinity), when: playing },
);

new ResizeObserver(([{ borderBoxSize }]) => {
  live.style.setProperty("--acts", `${Math.round(borderBoxSize[0].blockSize)}px`);
}).observe(part("acts"));

prepareAnnouncements();
if (canRun()) {
  submit.disabled = false;
  // Another page can ask for a position to play on from.
  const fen = new URLSearchParams(location.hash.slice(1)).get("fen");
  const before = fen ? undefined : kept(localStorage);
  if (fen) {
    (form.elements.namedItem("fen") as HTMLInputElement).value = fen;
    preview(fen);
  }
  if (before) {
    void play(before);
  }
} else {
  problem(words("computer.unsafe"));
}
