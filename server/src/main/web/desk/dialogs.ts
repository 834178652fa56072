import { translated } from "../board/words";
import { html } from "../board/svg";
import { ask } from "../common/dialog";
import { json, Refusal } from "../common/json";
import { appRoot } from "../common/links";
import { words } from "../common/words";
import { type BookFigure, type Game, readFigures, readMoves, readRecord } from "./asking";
import { type Act, guilty } from "./rulings";
import type { Edition, Matter, Play, Ruling } from "./types";

/** A position and moves that somebody brought to the desk. */
export interface Brought {
  readonly play: Play;
  readonly matter: Matter;
}

const field = (label: string, control: HTMLElement, hint = ""): HTMLElement =>
  html("label", {}, label, control, ...(hint ? [html("span", { class: "hint" }, hint)] : []));

const problemPlace = (): HTMLElement => html("p", { class: "problem", role: "alert", hidden: "" });

function report(place: HTMLElement, problem: unknown): void {
  place.textContent = problem instanceof Refusal ? problem.message : String(problem);
  place.hidden = false;
}

const FEN = /(?:[kabnrcpehKABNRCPEH1-9]{1,9}\/){9}[kabnrcpehKABNRCPEH1-9]{1,9}(?:\s+[wbrWBR]\b(?:\s+-\s+-\s+\d+\s+\d+)?)?/;

/** Takes a text apart: a FEN that stands in it, and the moves around it. */
export function takeApart(text: string, otherwise: string): { fen: string; moves: string } {
  const found = FEN.exec(text);
  if (!found) {
    return { fen: otherwise, moves: text.trim() };
  }
  const rest = text.slice(0, found.index) + " " + text.slice(found.index + found[0].length);
  return { fen: found[0], moves: rest.replace(/\b(fen|position|moves)\b[:=]?/gi, " ").trim() };
}

/** Whether a text is a game record rather than bare moves. */
export const isRecord = (text: string): boolean =>
  /^\s*\[\w+\s+"|\[DhtmlXQ|^\s*FORMAT\b|\bGAME\b|^\s*(?:[红紅黑]方|赛事|賽事|标题|比赛)\s*[:：]/im.test(text);

/** Asks for a FEN, moves or a record as text. */
export async function paste(current: string): Promise<Brought | undefined> {
  const text = html("textarea", { rows: 7, name: "text", spellcheck: "false", required: "", autofocus: "" });
  const problem = problemPlace();
  return dialogWith<Brought>(
    words("paste"),
    [html("div", { class: "stack" }, problem, field(words("paste"), text, words("paste.hint")))],
    words("paste.take"),
    problem,
    async () => {
      if (isRecord(text.value)) {
        const { games } = await readRecord("pasted.txt", new Blob([text.value]));
        return bring(games[0]);
      }
      const { fen, moves } = takeApart(text.value, current);
      return { play: await readMoves(fen, moves), matter: {} };
    },
  );
}

const bring = async (game: Game): Promise<Brought> => ({
  play: await readMoves(game.fen, game.moves),
  matter: { event: game.event || game.title, round: game.round, table: game.table, red: game.red, black: game.black },
});

/** Asks for a game file or a figure of the rule book. */
export async function open(edition: Edition): Promise<Brought | undefined> {
  const problem = problemPlace();
  const file = html("input", { type: "file", name: "file", autofocus: "" });
  const games = html("select", { name: "game", size: 8, hidden: "" });
  const figures = html("select", { name: "figure" }, html("option", { value: "" }, "–"));
  let read: readonly Game[] = [];
  let known: readonly BookFigure[] = [];
  file.addEventListener("change", () => {
    const chosen = file.files?.[0];
    if (!chosen) {
      return;
    }
    problem.hidden = true;
    readRecord(chosen.name, chosen).then(
      ({ total, games: list }) => {
        read = list;
        games.replaceChildren(...list.map((game, index) => html("option", { value: index }, gameName(game))));
        games.selectedIndex = 0;
        games.hidden = total === 1;
        games.setAttribute("aria-label", words("open.games", total));
        // There is nothing left to choose.
        if (total === 1) {
          file.closest("form")?.querySelector<HTMLButtonElement>("button[value=take]")?.click();
        }
      },
      (failure: unknown) => report(problem, failure),
    );
  });
  readFigures(edition.id).then(
    (list) => {
      known = list;
      figures.append(...list.map((figure) => html("option", { value: figure.id }, labelOf(figure))));
    },
    () => figures.replaceChildren(html("option", { value: "" }, words("open.figures.none"))),
  );
  return dialogWith<Brought>(
    words("open"),
    [
      html(
        "div",
        { class: "stack" },
        problem,
        // Game files are read by the server.
        ...(appRoot() === undefined ? [field(words("open.file"), file), games] : []),
        field(`${words("open.figure")} · ${edition.title}`, figures),
      ),
    ],
    words("paste.take"),
    problem,
    async () => {
      const figure = known.find(({ id }) => id === figures.value);
      if (figure) {
        return { play: await readMoves(figure.fen, figure.moves), matter: {} };
      }
      const game = read[Math.max(0, games.selectedIndex)];
      if (!game) {
        throw words(appRoot() === undefined ? "open.file" : "open.figure");
      }
      return bring(game);
    },
  );
}

const inWords = (text: BookFigure["label"]): string =>
  typeof text === "string" ? text : translated(text);

/** 图13 · 24.18 联合捉子 · 变化：黑方中炮无根. */
const labelOf = ({ label, about, note }: BookFigure): string =>
  [label, about, note].flatMap((text) => (text ? [inWords(text)] : [])).join(" · ");

const gameName = (game: Game): string =>
  [
    `${game.number}.`,
    [game.red, game.black].filter(Boolean).join(" – ") || game.title,
    game.event,
    game.result === "*" ? "" : game.result,
    words("open.plies", game.plies),
  ]
    .filter(Boolean)
    .join(" ");

/** Shows a dialog that stays open until what it asks for is there, or the reader gives up. */
async function dialogWith<Answer>(
  title: string,
  content: HTMLElement[],
  label: string,
  problem: HTMLElement,
  take: () => Promise<Answer>,
): Promise<Answer | undefined> {
  let answer: Answer | undefined;
  const closed = ask(title, content, [{ value: "take", label, kind: "primary" }]);
  const form = content[0].closest("form");
  form?.addEventListener("submit", (event) => {
    const value = (event as SubmitEvent).submitter?.getAttribute("value");
    if (value !== "take") {
      return;
    }
    event.preventDefault();
    problem.hidden = true;
    take().then(
      (taken) => {
        answer = taken;
        form.closest("dialog")?.close("take");
      },
      (failure: unknown) => report(problem, failure),
    );
  });
  await closed;
  return answer;
}

/** Asks which game it is about. */
export async function describe(matter: Matter, arbiter: boolean): Promise<Matter | undefined> {
  const line = (name: keyof Matter, most: number): HTMLInputElement =>
    html("input", { name, value: matter[name] ?? "", maxlength: most });
  const inputs = {
    event: line("event", 200),
    round: line("round", 40),
    table: line("table", 40),
    red: line("red", 100),
    black: line("black", 100),
    arbiter: line("arbiter", 100),
  };
  inputs.event.setAttribute("autofocus", "");
  const problem = problemPlace();
  return dialogWith<Matter>(
    words("matter"),
    [
      html(
        "div",
        { class: "stack" },
        problem,
        field(words("event"), inputs.event),
        html("div", { class: "desk-pair" }, field(words("round.label"), inputs.round), field(words("table.label"), inputs.table)),
        html("div", { class: "desk-pair" }, field(words("player.red"), inputs.red), field(words("player.black"), inputs.black)),
        field(words("arbiter.label"), inputs.arbiter, arbiter ? words("arbiter.hint") : ""),
      ),
    ],
    words("matter.done"),
    problem,
    () => Promise.resolve(Object.fromEntries(Object.entries(inputs).map(([key, input]) => [key, input.value.trim()])) as Matter),
  );
}

const DECISIONS: Readonly<Record<Act, (side: string) => string>> = {
  warn: (side) => `warn-${side}`,
  lose: (side) => `${side}-loses`,
  draw: () => "draw",
  log: () => "noted",
};

/** Names the effect of a decision, asks for what is to be logged with it, and logs it. */
export async function decide(act: Act, ruling: Ruling, play: Play, matter: Matter): Promise<Matter | undefined> {
  const side = guilty(ruling) ?? "red";
  const name = words(side);
  const problem = problemPlace();
  const inputs = {
    event: html("input", { name: "event", value: matter.event ?? "", maxlength: 200 }),
    round: html("input", { name: "round", value: matter.round ?? "", maxlength: 40 }),
    table: html("input", { name: "table", value: matter.table ?? "", maxlength: 40 }),
    red: html("input", { name: "red", value: matter.red ?? "", maxlength: 100 }),
    black: html("input", { name: "black", value: matter.black ?? "", maxlength: 100 }),
  };
  const note = html("textarea", { name: "note", rows: 3, maxlength: 2000 });
  const title = act === "log" ? words("log") : act === "draw" ? words("draw") : words(act, name);
  return dialogWith<Matter>(
    title,
    [
      html(
        "div",
        { class: "stack" },
        problem,
        html("p", {}, html("b", {}, words(`${act}.effect`, name))),
        html("p", { class: "note" }, ruling.outcome),
        field(words("event"), inputs.event),
        html("div", { class: "desk-pair" }, field(words("round.label"), inputs.round), field(words("table.label"), inputs.table)),
        html("div", { class: "desk-pair" }, field(words("player.red"), inputs.red), field(words("player.black"), inputs.black)),
        field(words("note"), note),
      ),
    ],
    words("confirm"),
    problem,
    async () => {
      const told = {
        ...matter,
        ...(Object.fromEntries(Object.entries(inputs).map(([key, input]) => [key, input.value.trim()])) as Matter),
      };
      await json("/api/rulings", "POST", {
        rules: ruling.rules,
        fen: play.fen,
        moves: play.plies.map(({ iccs }) => iccs).join(" "),
        decision: DECISIONS[act](side),
        note: note.value,
        ...Object.fromEntries(Object.keys(inputs).map((key) => [key, told[key as keyof Matter] ?? ""])),
      });
      return told;
    },
  );
}
