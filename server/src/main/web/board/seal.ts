import { seals } from "chuhe:seals";
import { svg } from "./svg";

/** 变 must vary, 和 draw, 负 loss, 续 no ruling yet, 疑 contested, 同/异 editions agree or differ. */
export type SealKind = "vary" | "draw" | "loss" | "open" | "contested" | "same" | "differ";

const CHARACTERS: Readonly<Record<SealKind, string>> = {
  vary: "变",
  draw: "和",
  loss: "负",
  open: "续",
  contested: "疑",
  same: "同",
  differ: "异",
};

/** Those that are written otherwise in traditional characters. */
const TRADITIONAL: Partial<Record<SealKind, string>> = { vary: "變", loss: "負", open: "續", differ: "異" };

const character = (kind: SealKind): string =>
  (document.documentElement.lang === "zh-Hant" ? TRADITIONAL[kind] : undefined) ?? CHARACTERS[kind];

/** The seal of a ruling; `label` says it in words, an empty one leaves it to the text beside it. */
export function seal(kind: SealKind, label = ""): SVGSVGElement {
  return svg(
    "svg",
    {
      class: `seal seal-${kind}`,
      viewBox: "-50 -50 100 100",
      ...(label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" }),
    },
    svg("rect", { class: "seal-ground", x: -50, y: -50, width: 100, height: 100, rx: 7 }),
    svg("rect", { class: "seal-line", x: -45, y: -45, width: 90, height: 90, rx: 3 }),
    svg("path", { class: "seal-face", transform: "scale(.1)", d: seals[character(kind)] }),
  );
}
