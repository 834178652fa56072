import { html } from "../board/svg";

const CITED = /(第 \d+(?:\.\d+)*(?= [款条條])|articles? \d+(?:\.\d+)*)/;

/** A sentence whose articles lead to the rule book; it opens beside the table, not in its place. */
export function linked(sentence: string): (Node | string)[] {
  return sentence.split(CITED).map((part) => {
    const number = /^(?:第 |articles? )(\d+(?:\.\d+)*)$/.exec(part)?.[1];
    return number === undefined ? part : articleLink(number, part);
  });
}

export const articleLink = (number: string, text: string): HTMLElement =>
  html("a", { href: `/rules/cxa2011/${number}`, target: "_blank", rel: "noopener" }, text);
