/** Before anything is shown: the theme, the board and the notation that the reader has chosen on this device. */
const { dataset } = document.documentElement;
try {
  dataset.theme = localStorage.getItem("chuhe.theme") ?? "";
} catch {
  // A browser that keeps nothing shows what the machine prefers.
}
const board = /(?:^|; )chuhe_board=([a-z]+)(?:;|$)/.exec(document.cookie)?.[1];
if (board) {
  dataset.board = board;
}
const notation = /(?:^|; )chuhe_notation=([a-zA-Z-]+)(?:;|$)/.exec(document.cookie)?.[1];
if (notation) {
  dataset.notation = notation;
}
export {};
