import english from "./board_en.properties";
import chinese from "./board_zh.properties";

const FILES = { zh: chinese, en: english };
export type Language = keyof typeof FILES;
export type Words = (key: string, ...values: (string | number)[]) => string;

/** The board's own words: pages need not supply them. */
export function wordsIn(language: Language): Words {
  return (key, ...values) => fill(FILES[language][key] ?? english[key] ?? key, values);
}

/** Puts values in the places {0}, {1}, … */
export const fill = (text: string, values: readonly (string | number)[]): string =>
  text.replace(/\{(\d)\}/g, (place, index) => String(values[Number(index)] ?? place));

/** The language of the text around an element. */
export function languageOf(element: Element): Language {
  const tag = element.closest("[lang]")?.getAttribute("lang")?.toLowerCase() ?? "zh";
  const codes = Object.keys(FILES) as Language[];
  return codes.find((code) => tag === code) ?? codes.find((code) => tag.split("-")[0] === code) ?? "en";
}
