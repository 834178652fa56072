import { expect } from "expect";
import { describe, it } from "node:test";
import css from "../../../../../documents/src/main/resources/org/chuhe/documents/palette/palette.css?raw";

/** The colours of the block that follows a selector. */
function block(selector: string): Record<string, string> {
  const start = css.indexOf(selector);
  const text = css.slice(start, css.indexOf("}", start));
  return Object.fromEntries([...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]));
}

const themes = { light: block('[data-theme="light"] {'), dark: block('[data-theme="dark"] {') };

/** WCAG 2.2, relative luminance and contrast ratio. */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT: [string, string][] = [
  ...["ink", "ink2", "ink3", "river", "red"].flatMap((ink) => ["bg", "surface"].map((on) => [ink, on] as [string, string])),
  ["ink", "sunk"], ["ink2", "sunk"], ["ink3", "sunk"], ["ink", "red-soft"], ["red", "red-soft"],
  ["on-river", "river"], ["river", "river-soft"], ["ink", "river-soft"], ["ink2", "river-soft"], ["warn-ink", "warn-bg"],
  ["pc-r-ink", "pc-r-face"], ["pc-b-ink", "pc-b-face"], ["pc-light-ink", "pc-r-face"], ["bd-coord", "bg"],
  ["bd-coord", "surface"], ["n-on", "n-check"], ["n-on", "n-kill"], ["n-on", "n-chase"],
  ...["exchange", "offer", "block", "follow", "idle"].flatMap((nature) =>
    ["surface", "river-soft"].map((on) => [`n-${nature}`, on] as [string, string]),
  ),
  ["on-seal", "seal-vary"], ["on-seal", "seal-draw"], ["on-seal", "seal-loss"],
];
const SHAPES: [string, string][] = [
  ["edge", "surface"], ["edge", "bg"], ["focus", "bg"], ["focus", "surface"], ["focus", "bd-plane"], ["warn-edge", "warn-bg"],
  ["bd-line", "bd-plane"], ["pc-b-edge", "bd-plane"], ["pc-r-edge", "bd-plane"],
  ...["last", "selected", "target", "check", "root", "user"].map((mark) => [`mk-${mark}`, "bd-plane"] as [string, string]),
  ["bd-text", "bd-river"], ["surface", "warn-edge"],
];

for (const name of ["light", "dark"] as const) {
  const theme = themes[name];
  const all = (pairs: [string, string][]): Record<string, number> =>
    Object.fromEntries(pairs.map(([shape, on]) => [`${shape} on ${on}`, contrast(theme[shape], theme[on])]));
  const below = (least: number, pairs: [string, string][]): [string, number][] =>
    Object.entries(all(pairs)).filter(([, ratio]) => !(ratio >= least));

  describe(`the ${name} theme`, () => {
    it("lets all text be read", () => expect(below(4.5, TEXT)).toEqual([]));
    it("lets all marks and edges be seen", () => expect(below(3, SHAPES)).toEqual([]));
  });
}

const boards = Object.fromEntries(["wood", "slate", "contrast"].map((make) => [make, block(`.bd-swatch[data-board="${make}"] {`)]));

for (const [make, colours] of Object.entries(boards)) {
  describe(`a board of ${make}`, () => {
    const on = (pairs: [string, string][]): [string, string][] => pairs.filter((pair) => pair.every((name) => name in colours));
    const least = (pairs: [string, string][]): number =>
      Math.min(...on(pairs).map(([shape, ground]) => contrast(colours[shape], colours[ground])));

    it("is all of a board and nothing else", () => {
      const whole = Object.keys(themes.light).filter((name) => /^(bd|pc|mk)-/.test(name) && name !== "bd-coord");
      expect(Object.keys(colours).sort()).toEqual([...whole, "focus"].sort());
    });
    it("lets the pieces be read", () => {
      expect(on(TEXT)).toHaveLength(3);
      expect(least(TEXT)).toBeGreaterThanOrEqual(4.5);
    });
    it("lets all marks and edges be seen, as well as text where that is wished", () => {
      expect(on(SHAPES)).toHaveLength(11);
      expect(least(SHAPES)).toBeGreaterThanOrEqual(make === "contrast" ? 7 : 3);
    });
  });
}

it("is dark alike by choice and by the system's wish", () => {
  expect(block(':root:not([data-theme="light"], [data-theme="dark"]) {')).toEqual(themes.dark);
});

it("names the same colours in both themes", () => {
  expect(Object.keys(themes.dark).sort()).toEqual(Object.keys(themes.light).sort());
});
