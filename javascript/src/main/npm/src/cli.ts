/** The command `chuhe`: `judge` mirrors that of the Java program, option by option, where it needs no files of games. */
import { createReadStream, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { answerLine, boardSvg, ChuheError, editions, judge, languages, nearest, Position, type Answer, type EditionId } from "./index.js";
import en from "./words/cli_en.json" with { type: "json" };
import zh from "./words/cli_zh.json" with { type: "json" };
import traditional from "./words/cli_zh.json?traditional";

type Key = keyof typeof en;

const DONE = 0;
const BAD_INPUT = 2;
const START = Position.start.fen;
const USUAL_NODES = 400_000;
const WORDS: Readonly<Record<string, Readonly<Record<Key, string>>>> = { en, zh, "zh-Hant": traditional };

/** Something that its user can mend. */
class Misuse extends Error {}

const { values, positionals } = (() => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        fen: { type: "string" },
        moves: { type: "string" },
        rules: { type: "string" },
        json: { type: "boolean" },
        text: { type: "boolean" },
        batch: { type: "string" },
        svg: { type: "string" },
        nodes: { type: "string" },
        lang: { type: "string" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (problem) {
    console.error(`chuhe: ${(problem as Error).message}`);
    process.exit(BAD_INPUT);
  }
})();

const machine = process.env["LC_ALL"] || process.env["LC_MESSAGES"] || process.env["LANG"] || "en";
const language = nearest(values.lang ?? machine);

function say(key: Key, ...parts: readonly unknown[]): string {
  const text = (WORDS[language] ?? en)[key];
  return text.replace(/\{(\d)\}/g, (_, place: string) => String(parts[Number(place)]));
}

function nodes(): number {
  const given = Number(values.nodes ?? USUAL_NODES);
  if (!Number.isSafeInteger(given) || given < 1) {
    throw new Misuse(say("nodes", values.nodes));
  }
  return given;
}

/** A ruling in words, and when it can be asked for. */
function words(found: Answer): string {
  return found.claim.words === undefined ? found.explanation : `${found.explanation}\n${found.claim.words}`;
}

function judgeOne(): number {
  if (values.moves === undefined) {
    throw new Misuse(say("no-moves"));
  }
  const all = values.rules === "all";
  const books = all ? editions(language).map((edition) => edition.id) : [(values.rules ?? "cxa2020") as EditionId];
  for (const rules of books) {
    const question = { rules, fen: values.fen ?? START, moves: values.moves };
    const { id: _, ...found } = judge(question, { language, nodes: nodes() });
    if (values.json) {
      console.log(JSON.stringify(found));
    } else if (all) {
      console.log(say("compare", rules, found.outcome, found.red.words, found.black.words, found.articles.join(", ")));
    } else {
      console.log(words({ id: null, ...found }));
    }
  }
  return DONE;
}

async function judgeBatch(file: string): Promise<number> {
  if (values.fen !== undefined || values.moves !== undefined) {
    throw new Misuse(say("batch-alone"));
  }
  let failed = false;
  const inWords = values.text || (process.stdout.isTTY && !values.json);
  const input = file === "-" ? process.stdin : createReadStream(file);
  const opened = file === "-" ? undefined : new Promise((_, reject) => input.once("error", reject));
  const lines = createInterface({ input, crlfDelay: Infinity });
  const read = (async () => {
    for await (const line of lines) {
      if (line.trim() !== "") {
        const found = answerLine(line, { language, nodes: nodes(), ...(values.rules !== undefined && { rules: values.rules as EditionId }) });
        failed ||= "error" in found;
        console.log(!inWords ? JSON.stringify(found) : "error" in found ? found.error : words(found));
      }
    }
  })();
  await (opened ? Promise.race([read, opened]) : read);
  return failed ? BAD_INPUT : DONE;
}

function show(): number {
  if (values.svg === undefined) {
    throw new Misuse(say("no-file"));
  }
  const position = Position.fromFen(values.fen ?? START, { loose: true });
  const moves = position.readAll(values.moves ?? []);
  const shown = moves.length === 0 ? position : position.play(...moves);
  const picture = boardSvg(shown, moves.length === 0 ? {} : { lastMove: moves.at(-1)! });
  if (values.svg === "-") {
    process.stdout.write(picture);
  } else {
    writeFileSync(values.svg, picture);
  }
  return DONE;
}

function help(): number {
  const names = editions(language).map((edition) => edition.id);
  console.log(say("about"));
  console.log(say("usage"));
  console.log();
  const options = ["fen", "moves", "rules", "json", "batch", "text", "svg", "nodes", "lang"] as const;
  for (const option of options) {
    const part = { rules: names.join(", "), nodes: USUAL_NODES, lang: languages().join(", ") }[option as string];
    console.log(say(`option.${option}`, part));
  }
  return DONE;
}

async function main(): Promise<number> {
  const command = positionals[0];
  if (values.help || command === "help") {
    return help();
  }
  switch (command) {
    case "judge":
      return values.batch === undefined ? judgeOne() : judgeBatch(values.batch);
    case "show":
      return show();
    case undefined:
      throw new Misuse(say("no-command"));
    default:
      throw new Misuse(say("unknown-command", command));
  }
}

try {
  process.exitCode = await main();
} catch (problem) {
  const text = problem instanceof ChuheError ? (problem.messages[language] ?? problem.message) : (problem as Error).message;
  console.error(`chuhe: ${text}`);
  process.exitCode = BAD_INPUT;
}
