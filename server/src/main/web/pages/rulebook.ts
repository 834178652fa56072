/** The rule book's pages: seals beside rulings. Boards are drawn by the common script. */
import { appRoot } from "../common/links";
import { drawSeals } from "../rulebook/seals";

drawSeals();
const root = appRoot();
const form = document.querySelector<HTMLFormElement>("form.book-search");
if (root !== undefined && form) {
  const { searchAlone } = await import("../rulebook/search");
  await searchAlone(form, root);
}
