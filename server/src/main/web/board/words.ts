import english from "./board_en.properties";
import chinese from "./board_zh.properties";

export type Language = "zh" | "en";
export type Words = (key: string, ...values: (string | number)[]) => string;

/** The board's own words: pages need not supply them. */
export function wordsIn(language: Language): Words {
  const words = language === "zh" ? chinese : english;
  return (key, ...values) => fill(words[key] ?? key, values);
}

/** Puts values in the places {0}, {1}, …; {0|round|rounds} is the first word if the value is 1, else the second. */
export const fill = (text: string, values: readonly (string | number)[]): string =>
  text
    .replace(/\{(\d)\|([^|{}]*)\|([^|{}]*)\}/g, (_, index, one, many) => (String(values[Number(index)]) === "1" ? one : many))
    .replace(/\{(\d)\}/g, (place, index) => String(values[Number(index)] ?? place));

/** The language of the text around an element. */
export const languageOf = (element: Element): Language =>
  element.closest("[lang]")?.getAttribute("lang")?.toLowerCase().startsWith("zh") === false ? "en" : "zh";
