import english from "./board_en.properties";
import vietnamese from "./board_vi.properties";
import chinese from "./board_zh.properties";
import traditional from "./board_zh.properties?traditional";

const FILES = { zh: chinese, en: english, "zh-Hant": traditional, vi: vietnamese };
export type Language = keyof typeof FILES;
/** A text in some languages, English among them. */
export type Translated = { readonly en: string } & { readonly [language in Language]?: string };
export type Words = (key: string, ...values: (string | number)[]) => string;

/** The board's own words: pages need not supply them. */
export function wordsIn(language: Language): Words {
  return (key, ...values) => fill(FILES[language][key] ?? english[key] ?? key, values);
}

/** Puts values in the places {0}, {1}, …; {0|round|rounds} is the first word if the value is 1, else the second. */
export const fill = (text: string, values: readonly (string | number)[]): string =>
  text
    .replace(/\{(\d)\|([^|{}]*)\|([^|{}]*)\}/g, (_, index, one, many) => (String(values[Number(index)]) === "1" ? one : many))
    .replace(/\{(\d)\}/g, (place, index) => String(values[Number(index)] ?? place));

/** The language of the text around an element. */
export function languageOf(element: Element): Language {
  const tag = element.closest("[lang]")?.getAttribute("lang")?.toLowerCase() ?? "zh";
  const codes = Object.keys(FILES) as Language[];
  return codes.find((code) => tag === code.toLowerCase()) ?? codes.find((code) => tag.split("-")[0] === code) ?? "en";
}

/** What a text says to the reader of this page. */
export function translated(text: Translated): string {
  const language = languageOf(document.documentElement);
  // The server leaves out what is the same in both scripts.
  return text[language] ?? (language === "zh-Hant" ? text.zh : undefined) ?? text.en;
}
