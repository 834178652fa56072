// The page for those who write programs: sends what its forms say and shows the answer as it comes.
import { csrf } from "../common/json";
import { words } from "../common/words";

async function send(operation: HTMLDetailsElement, form: HTMLFormElement): Promise<void> {
  const method = operation.dataset.method ?? "GET";
  const path = new FormData(form).get("path") as string;
  const body = method === "GET" ? undefined : (new FormData(form).get("body") as string);
  const output = form.querySelector("output")!;
  const answer = form.querySelector("pre")!;
  const began = performance.now();
  try {
    const response = await fetch(path, {
      method,
      headers: { Accept: "application/json", "Content-Type": "application/json", "X-CSRF-Token": csrf() },
      body: body || undefined,
    });
    const text = await response.text();
    output.value = words("api.answer", response.status, Math.round(performance.now() - began));
    answer.textContent = pretty(text);
    answer.hidden = text === "";
  } catch (failure) {
    output.value = words("api.failed", String(failure));
  }
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

for (const operation of document.querySelectorAll<HTMLDetailsElement>("details.operation")) {
  const form = operation.querySelector("form")!;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void send(operation, form);
  });
}
