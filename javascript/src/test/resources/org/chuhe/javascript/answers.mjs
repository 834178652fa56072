// Answers questions line by line, in a language, with the built package: answers.mjs PACKAGE LANGUAGE < questions.
// Each line is a time in milliseconds, a tab and the answer, which says nothing of the time it took.
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [module, language] = process.argv.slice(2);
const built = await import(pathToFileURL(module).href);
const arbiter = "load" in built ? await built.load() : built;
for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  const start = performance.now();
  const found = "review" in question ? arbiter.review(question.review, { language }) : arbiter.answer(question, { language });
  const millis = performance.now() - start;
  const text = JSON.stringify(found, (key, value) => (key === "millis" ? undefined : value));
  process.stdout.write(`${millis.toFixed(3)}\t${text}\n`);
}
