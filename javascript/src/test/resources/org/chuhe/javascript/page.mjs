// Serves a folder and prints a page of it as a browser shows it, shadow roots included: page.mjs BROWSER FOLDER PAGE.
import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const [browser, folder, page] = process.argv.slice(2);
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm" };
const PROBE = `<script type="module">
  await import("../dist/index.js");
  await new Promise((done) => setTimeout(done, 500));
  document.querySelectorAll("*").forEach((each) => {
    if (each.shadowRoot) each.setAttribute("data-shown", each.shadowRoot.textContent + (each.shadowRoot.querySelector("svg") ? " [svg]" : ""));
  });
</script>`;
const server = createServer(async (request, response) => {
  try {
    const path = normalize(new URL(request.url, "http://x").pathname);
    const content = await readFile(join(folder, path));
    response.setHeader("Content-Type", TYPES[extname(path)] ?? "text/plain");
    response.end(extname(path) === ".html" ? content.toString().replace("</body>", `${PROBE}</body>`) : content);
  } catch {
    response.statusCode = 404;
    response.end();
  }
});
await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
const address = `http://127.0.0.1:${server.address().port}/${page}`;
const run = spawn(browser, ["--no-sandbox", "--disable-gpu", "--virtual-time-budget=20000", "--timeout=30000", "--dump-dom", address], {
  stdio: ["ignore", "inherit", "ignore"],
});
run.on("exit", (code) => {
  server.close();
  process.exitCode = code ?? 1;
});
