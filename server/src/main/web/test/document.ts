// A document without a browser, for tests of what pages do; to be imported before anything that uses it.
import { GlobalRegistrator } from "@happy-dom/global-registrator";

GlobalRegistrator.register();
