/**
 * The application that works without a server: its files are kept on the device (`sw.ts`), and readers are told when
 * that is done and when there is a newer version. Nothing changes under an open page: the newer one begins where the
 * reader says so, or when no page of the old one is open any more.
 */
import { html } from "../board/svg";
import { words } from "../common/words";

export function beginApp(root: string): void {
  keepChoices();
  followNetwork();
  void install(root);
}

function keepChoices(): void {
  const keep = (key: string, value: string): void => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Then it holds until the page is left.
    }
  };
  document.querySelectorAll<HTMLElement>("[data-choose-theme]").forEach((button) => {
    button.addEventListener("click", () => {
      const { chooseTheme = "" } = button.dataset;
      document.documentElement.dataset.theme = chooseTheme;
      keep("chuhe.theme", chooseTheme);
    });
  });
  document.querySelectorAll<HTMLElement>("a[data-language]").forEach((link) => {
    link.addEventListener("click", () => keep("chuhe.language", link.dataset.language ?? ""));
  });
}

/** What only a server can do is offered while there is a network. */
function followNetwork(): void {
  const show = (): void =>
    document.querySelectorAll<HTMLElement>("[data-online]").forEach((each) => (each.hidden = !navigator.onLine));
  window.addEventListener("online", show);
  window.addEventListener("offline", show);
  new MutationObserver(show).observe(document.querySelector("main")!, { childList: true, subtree: true });
  show();
}

const tell = (key: string): void =>
  document.querySelectorAll("[data-app-state]").forEach((place) => (place.textContent = words(`app.${key}`)));

async function install(root: string): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) {
    tell("unsafe");
    return;
  }
  tell(workers.controller ? "ready" : "loading");
  try {
    const registration = await workers.register(`${root}../sw.js`, { updateViaCache: "none" });
    follow(workers, registration);
  } catch {
    // Without a network there is nothing to be registered anew; what is kept works.
    tell(workers.controller ? "ready" : "failed");
  }
}

function follow(workers: ServiceWorkerContainer, registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    if (registration.active) {
      tell("ready");
    }
    if (registration.waiting && registration.active) {
      offer(workers, registration.waiting);
    }
  };
  const watch = (worker: ServiceWorker | null): void =>
    worker?.addEventListener("statechange", () => {
      look();
      if (worker.state === "redundant" && !registration.active) {
        tell("failed");
      }
    });
  look();
  watch(registration.installing);
  registration.addEventListener("updatefound", () => watch(registration.installing));
}

/** Says that there is a newer version; only this window goes over to it. */
function offer(workers: ServiceWorkerContainer, waiting: ServiceWorker): void {
  if (document.querySelector(".app-update")) {
    return;
  }
  const button = html("button", { type: "button" }, words("app.load"));
  button.addEventListener("click", () => {
    workers.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage("begin");
  });
  document
    .getElementById("content")!
    .prepend(html("p", { class: "note row app-update no-print", role: "status" }, html("span", {}, words("app.newer")), button));
}
