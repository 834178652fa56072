/** Pages that are read from a disk: boards that play their moves. Everything else works without scripts. */
import { drawFigures } from "../common/figures";

drawFigures();
