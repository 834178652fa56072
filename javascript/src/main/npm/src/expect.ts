/**
 * Refuses arguments of other types than the declared ones: plain JavaScript passes anything, and the compiled scripts would fail
 * on it in ways that say nothing.
 */
import { ChuheError } from "./error.js";
import words from "./words/arguments.json" with { type: "json" };

export function text(value: unknown, name: string): string {
  return typeof value === "string" ? value : refuse(value, name, "string");
}

/** One text, or one for each move. */
export function texts(value: unknown, name: string): readonly string[] {
  if (typeof value === "string") {
    return [value];
  }
  return Array.isArray(value) ? value.map((each) => text(each, name)) : refuse(value, name, "string | string[]");
}

export function count(value: unknown, name: string): number {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : refuse(value, name, "integer ≥ 0");
}

export function object<T extends object>(value: T, name: string): T {
  return isObject(value) ? value : refuse(value, name, "object");
}

export function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Types are named as in TypeScript, in every language. */
export function refuse(value: unknown, name: string, expected: string): never {
  const given = shown(value);
  const messages = Object.entries(words).map(([language, sentence]) => [
    language,
    [name, given, expected].reduce((said, part, i) => said.replace(`{${i}}`, () => part), sentence),
  ]);
  throw new ChuheError({ problem: "wrong-type", text: given, messages: Object.fromEntries(messages) });
}

function shown(value: unknown): string {
  if (typeof value === "string") {
    return JSON.stringify(value.slice(0, 60));
  }
  return typeof value === "object" && value !== null ? (Array.isArray(value) ? "array" : "object") : String(value);
}
