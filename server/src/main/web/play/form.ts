/** A question with fields, put in a dialog that names the effect; asked again with the server's reason if refused. */
import { html } from "../board/svg";
import { ask } from "../common/dialog";
import { Refusal } from "../common/json";
import { words } from "../common/words";

export interface Field {
  readonly name: string;
  readonly label: string;
  /** Choices make a list, otherwise it is a line to fill in. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  readonly value?: string;
  readonly kind?: "text" | "number" | "check";
  readonly required?: boolean;
  readonly hint?: string;
}

export interface Question {
  readonly title: string;
  /** What will happen. */
  readonly effect: string;
  readonly fields?: readonly Field[];
  readonly submit: string;
  readonly danger?: boolean;
}

export type Values = Readonly<Record<string, string>>;

/** Asks until it is done or given up. `act` may fail with words for the reader. Answers whether it was done. */
export async function askFor(question: Question, act: (values: Values) => Promise<unknown>): Promise<boolean> {
  const { fields = [] } = question;
  const controls = new Map(fields.map((field) => [field, control(field)]));
  const problem = html("p", { class: "problem", role: "alert" });
  for (;;) {
    const answer = await ask(
      question.title,
      [
        html(
          "div",
          { class: "stack" },
          html("p", {}, question.effect),
          ...(problem.textContent ? [problem] : []),
          ...fields.map((field) => row(field, controls.get(field)!)),
        ),
      ],
      [
        { value: "", label: words("cancel"), kind: "quiet" },
        { value: "yes", label: question.submit, kind: question.danger ? "danger" : "primary" },
      ],
    );
    if (answer !== "yes") {
      return false;
    }
    try {
      await act(Object.fromEntries(fields.map((field) => [field.name, valueOf(controls.get(field)!)])));
      return true;
    } catch (failure) {
      if (!(failure instanceof Refusal)) {
        throw failure;
      }
      problem.textContent = failure.message;
    }
  }
}

type Control = HTMLInputElement | HTMLSelectElement;

function control(field: Field): Control {
  if (field.choices) {
    const list = html("select", { name: field.name });
    field.choices.forEach(({ value, label }) => list.append(html("option", { value }, label)));
    list.value = field.value ?? field.choices[0]?.value ?? "";
    return list;
  }
  const type = field.kind === "check" ? "checkbox" : (field.kind ?? "text");
  const line = html("input", { name: field.name, type, autocomplete: "off" });
  line.required = field.required ?? false;
  line.maxLength = 400;
  if (type === "number") {
    line.min = "0";
  }
  line.value = field.value ?? (type === "checkbox" ? "yes" : "");
  return line;
}

function row(field: Field, input: Control): HTMLElement {
  const hint = field.hint ? [html("span", { class: "hint" }, field.hint)] : [];
  return field.kind === "check"
    ? html("label", { class: "check" }, input, field.label)
    : html("label", {}, field.label, input, ...hint);
}

const valueOf = (input: Control): string =>
  input instanceof HTMLInputElement && input.type === "checkbox" && !input.checked ? "" : input.value.trim();
