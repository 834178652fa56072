/** Before anything is shown: the theme and the notation that the reader has chosen on this device. */
const { dataset } = document.documentElement;
try {
  dataset.theme = localStorage.getItem("chuhe.theme") ?? "";
} catch {
  // A browser that keeps nothing shows what the machine prefers.
}
const notation = /(?:^|; )chuhe_notation=(chinese|wxf|iccs)(?:;|$)/.exec(document.cookie)?.[1];
if (notation) {
  dataset.notation = notation;
}
export {};
