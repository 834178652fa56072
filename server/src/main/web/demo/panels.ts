/** Panels, chips, controls and a figure, to be looked at: target/web-demo/panels.html?theme=dark. */
import { seal, type SealKind } from "../board/seal";
import { drawFigures } from "../common/figures";
import { chooseBoardSettings } from "../common/board-settings";
import { list, shortcuts } from "../common/shortcuts";

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get("theme") ?? "light";
document.documentElement.lang = query.get("lang") ?? "zh";
document.querySelectorAll<HTMLElement>("[data-seal]").forEach((place) => {
  const made = seal(place.dataset.seal as SealKind);
  made.classList.add(...place.classList);
  place.replaceWith(made);
});
drawFigures();
shortcuts(
  { key: "e", label: "下一版本", act: () => undefined },
  { key: "ArrowLeft", label: "上一着", act: () => undefined },
  { key: "z", ctrl: true, label: "撤销", act: () => undefined },
);
if (query.has("keys")) {
  void list();
}
if (query.has("settings")) {
  void chooseBoardSettings();
}
