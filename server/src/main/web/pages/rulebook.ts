/** The rule book's pages: seals beside rulings. Boards are drawn by the common script. */
import { drawSeals } from "../rulebook/seals";

drawSeals();
