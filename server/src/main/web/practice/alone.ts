import { html } from "../board/svg";
import { to } from "../common/links";
import { words } from "../common/words";
import { deckOfPage } from "./deck";
import { keepShown, meet } from "./scores";

/** What the page knows about a question without having asked it. */
interface Asked {
  readonly edition: string;
  readonly editionTitle: string;
  readonly level: string;
  readonly levelWords: string;
  readonly label: string;
  readonly verdict: string;
  readonly outOf: number;
}
type Questions = Readonly<Record<string, Asked>>;

const LEVELS = ["easy", "medium", "hard"];

/**
 * An exam that no server knows. All of it is in the address: which figures are asked, what was won so far and could have
 * been, and a number that tells this exam from others.
 */
export class ExamInAddress {
  private constructor(
    readonly figures: readonly string[],
    readonly marks: readonly number[],
    readonly outOf: readonly number[],
    private readonly name: string,
  ) {}

  static read(search: string): ExamInAddress {
    const asked = new URLSearchParams(search);
    const list = (key: string): string[] => (asked.get(key) ?? "").split("~").filter(Boolean);
    const numbers = (key: string): number[] => list(key).map((text) => Math.max(0, Number(text) || 0));
    return new ExamInAddress(list("figures"), numbers("marks"), numbers("of"), asked.get("name") ?? "");
  }

  /** Makes up an exam: figures of an edition, of one level or of all, the easy ones first. */
  static chosen(
    questions: Questions,
    wanted: { readonly edition: string; readonly level: string; readonly length: number },
    random: () => number,
  ): ExamInAddress {
    const fitting = Object.entries(questions)
      .filter(([, { edition, level }]) => edition === wanted.edition && (!wanted.level || level === wanted.level))
      .map(([id, { level }]) => ({ id, level, at: random() }))
      .sort((a, b) => a.at - b.at)
      .slice(0, wanted.length)
      .sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
    const name = `${wanted.edition}-${wanted.level || "mixed"}-${wanted.length}-${Math.floor(random() * 1_000_000)}`;
    return new ExamInAddress(fitting.map(({ id }) => id), [], [], name);
  }

  get id(): string {
    return this.name;
  }

  /** Where it goes on: the next question, or the end. */
  get link(): string {
    const next = this.figures[this.marks.length];
    const query = new URLSearchParams({
      figures: this.figures.join("~"),
      marks: this.marks.join("~"),
      of: this.outOf.join("~"),
      name: this.name,
    });
    return to(`/practice/${next ?? "end"}?${query}`);
  }

  get again(): ExamInAddress {
    return new ExamInAddress(this.figures, [], [], this.name);
  }

  marked(points: number, outOf: number): ExamInAddress {
    return new ExamInAddress(this.figures, [...this.marks, points], [...this.outOf, outOf], this.name);
  }

  get won(): number {
    return sum(this.marks);
  }

  get of(): number {
    return sum(this.outOf);
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

const find = <Found extends HTMLElement>(selector: string): Found | null => document.querySelector<Found>(selector);

const known = (): Questions => JSON.parse(find("#questions")?.textContent || "{}") as Questions;

/** The beginning: the form makes up an exam. */
export function chooseExam(form: HTMLFormElement): void {
  const asked = new URLSearchParams(location.search).get("edition");
  const edition = [...form.querySelectorAll<HTMLInputElement>("input[name=edition]")].find(({ value }) => value === asked);
  if (edition) {
    edition.checked = true;
  }
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const told = new FormData(form);
    const text = (name: string): string => String(told.get(name) ?? "");
    const exam = ExamInAddress.chosen(
      known(),
      { edition: text("edition"), level: text("level"), length: Number(text("length")) },
      Math.random,
    );
    find("[data-no-questions]")!.hidden = exam.figures.length > 0;
    if (exam.figures.length > 0) {
      location.assign(exam.link);
    }
  });
}

/** A question: marks what is answered, by what the page says each answer is worth, and shows the arbiter's own. */
export function markAlone(form: HTMLFormElement, answer: HTMLElement): void {
  const { figure = "" } = answer.querySelector<HTMLElement>("[data-figure]")!.dataset;
  const read = ExamInAddress.read(location.search);
  const exam = read.figures.includes(figure) ? read : ExamInAddress.read(`?figures=${figure}`);
  progress(exam, exam.marks.length + 1);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const given = [...form.querySelectorAll<HTMLInputElement>("input:checked")];
    const points = sum(given.map(worth));
    const groups = [...form.querySelectorAll("fieldset")];
    const outOf = sum(groups.map((group) => Math.max(...[...group.querySelectorAll("input")].map(worth))));
    given.forEach((input) => showMark(answer, input));
    answer.querySelector("[data-won]")!.textContent = words("points", points, outOf);
    const kept = answer.querySelector<HTMLElement>("[data-figure]")!;
    Object.assign(kept.dataset, { mark: "", keep: "true", exam: exam.id, points: String(points), outOf: String(outOf) });
    keepShown();
    meet(deckOfPage(), Date.now());
    const after = exam.marked(points, outOf);
    const next = answer.querySelector<HTMLAnchorElement>("[data-next]")!;
    next.href = after.link;
    next.textContent = words(after.marks.length < after.figures.length ? "next" : "finish");
    form.hidden = true;
    answer.hidden = false;
    form.closest(".exam")!.classList.add("exam-answered");
    progress(after, exam.marks.length + 1);
    window.scrollTo({ top: 0 });
    next.focus();
  });
}

const worth = (input: HTMLInputElement): number => Number(input.dataset.points);

const MARKS: Readonly<Record<number, readonly [string, string]>> = {
  0: ["exam-wrong", "mark.wrong"],
  1: ["exam-permitted", "mark.half"],
};
const RIGHT = ["exam-exact", "mark.right"] as const;

function showMark(answer: HTMLElement, input: HTMLInputElement): void {
  const [look, text] = MARKS[worth(input)] ?? RIGHT;
  const ply = input.closest<HTMLElement>("[data-ply]")?.dataset.ply;
  if (ply !== undefined) {
    const place = answer.querySelector<HTMLElement>(`[data-of-ply="${ply}"]`)!;
    place.classList.add(look);
    const chip = input.nextElementSibling!.cloneNode(true);
    const said = look === "exam-exact" ? [] : [" ", html("span", { class: "secondary" }, words("you.short")), " ", chip];
    place.replaceChildren(words(text), ...said);
    return;
  }
  const place = answer.querySelector<HTMLElement>("[data-verdict]")!;
  place.classList.add(look);
  const { verdict = "" } = place.dataset;
  const mine = input.closest("label")!.textContent!.trim();
  place.replaceChildren(
    html("b", {}, words(text)),
    " ",
    ...(look === "exam-exact" ? [verdict] : [words("verdict.should", verdict), " ", html("span", { class: "secondary" }, words("you", mine))]),
  );
}

/** The row above: which question it is, and what was won. */
function progress(exam: ExamInAddress, at: number): void {
  const text = words("progress", at, exam.figures.length);
  find(".exam-at")!.textContent = text;
  const bar = find<HTMLProgressElement>(".exam-progress progress")!;
  bar.max = exam.figures.length;
  bar.value = at;
  bar.setAttribute("aria-label", text);
  const won = find(".exam-won")!;
  won.hidden = exam.of === 0;
  won.textContent = words("won", exam.won, exam.of);
}

/** The end: what was achieved, question by question. */
export function endAlone(page: HTMLElement): void {
  const exam = ExamInAddress.read(location.search);
  const questions = known();
  const percent = exam.of === 0 ? 0 : Math.round((100 * exam.won) / exam.of);
  find(".exam-percent")!.replaceChildren(String(percent), html("span", {}, "%"));
  find("[data-end-won]")!.textContent = words("won", exam.won, exam.of);
  find("[data-end-words]")!.textContent = words(percent >= 90 ? "end.excellent" : percent >= 70 ? "end.good" : "end.more");
  const edition = questions[exam.figures[0]];
  if (edition) {
    find("[data-edition-title]")!.textContent = edition.editionTitle;
    find<HTMLAnchorElement>("[data-again]")!.href = exam.again.link;
    find<HTMLAnchorElement>("[data-another]")!.href = to(`/practice?edition=${edition.edition}`);
    find<HTMLAnchorElement>("[data-read]")!.href = to(`/rules/${edition.edition}`);
  }
  page.querySelector("tbody")!.replaceChildren(
    ...exam.figures.flatMap((id, index) => {
      const asked = questions[id];
      return asked ? [row(id, asked, exam.marks[index] ?? 0)] : [];
    }),
  );
}

const row = (id: string, { label, levelWords, verdict, outOf }: Asked, points: number): HTMLElement =>
  html(
    "tr",
    {},
    html("th", { scope: "row" }, html("a", { href: to(`/rules/figures/${id}`) }, label)),
    html("td", {}, levelWords),
    html("td", {}, verdict),
    html("td", { class: "num" }, `${Math.min(points, outOf)} / ${outOf}`),
  );
