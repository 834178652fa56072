/** Results as files and people write them. */
export type Code = "1-0" | "0-1" | "1/2" | "+/-" | "-/+" | "-/-" | "*";

const SIGNS: Readonly<Record<Code, string>> = {
  "1-0": "1–0",
  "0-1": "0–1",
  "1/2": "½–½",
  "+/-": "+/−",
  "-/+": "−/+",
  "-/-": "−/−",
  "*": "",
};

/** As pages show it; nothing while a game is open. */
export const shown = (code: Code): string => SIGNS[code];

/** What a page shows, as a code. */
export function codeOf(text: string): Code {
  const found = Object.entries(SIGNS).find(([, sign]) => sign === text.trim());
  return (found?.[0] as Code | undefined) ?? "*";
}

const KEYS: Readonly<Record<string, Code>> = { "1": "1-0", "0": "0-1", "5": "1/2", "=": "1/2", Delete: "*", Backspace: "*" };

/** The result that a key stands for. */
export const codeOfKey = (key: string): Code | undefined => KEYS[key];
