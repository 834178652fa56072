import "./document";
import { expect } from "expect";
import { describe, it } from "node:test";
import { cited, inChapter } from "../common/articles";
import { part, to } from "../common/links";
import { DeviceJudge, type Judge, orElse } from "../desk/judge";
import { find, marked, termsOf } from "../rulebook/search";

describe("links", () => {
  it("are addresses on a server", () => {
    expect(to("/rules/cxa2020/24.3")).toBe("/rules/cxa2020/24.3");
  });

  it("are files in the application, named as the program names them", () => {
    expect(to("/", "../")).toBe("../index.html");
    expect(to("/desk?fen=x#y", "")).toBe("desk.html?fen=x#y");
    expect(to(`/rules/cxa1957/${part("5.2(1)")}`, "../../")).toBe("../../rules/cxa1957/5.2~281~29.html");
    expect(to(`/rules/wxf2018/${part("1 ①")}`, "")).toBe("rules/wxf2018/1~20~E2~91~A0.html");
  });
});

describe("a number of chapter five of the World rules", () => {
  it("is told apart from article 5", () => {
    expect(inChapter("wxf2018", "5.10")).toBe("article.chapter-five");
    expect(cited("wxf2018", "5.10")).toBe("article.chapter-five");
    expect(inChapter("wxf2018", "5")).toBeUndefined();
    expect(inChapter("cxa2011", "5.10")).toBeUndefined();
    expect(cited("cxa2011", "5.10")).toBe("article");
  });
});

describe("the judge", () => {
  const found = { fen: "", flaws: [], playable: true, plies: [], last: "", side: "red", legal: [] } as const;
  const second: Judge = { play: () => Promise.resolve(found), rule: () => Promise.resolve([]) };

  it("is the second where the first cannot be loaded", async () => {
    // There are no threads here.
    const judge = orElse(new DeviceJudge("nowhere.js"), second);
    expect(await judge.play("", [])).toBe(found);
    expect(await judge.rule("", [], [{ rules: "cxa2020", interpretations: {} }])).toEqual([]);
  });

  it("stays the first where that has refused", async () => {
    const refusing: Judge = { ...second, play: () => Promise.reject(new Error("no such move")) };
    await expect(orElse(refusing, second).play("", ["x"])).rejects.toThrow("no such move");
  });
});

describe("the search without a server", () => {
  const entry = (number: string, zh: string, en: string) => ({
    edition: "cxa2020",
    link: number,
    number,
    title: { zh, en },
    text: { zh: "一方长将，另一方不长将", en: "one side checks perpetually" },
  });
  const entries = [entry("25.1", "单方禁止", "One side forbidden"), entry("24.9", "长将", "Perpetual check")];

  it("finds numbers, titles and texts in both languages, all words of it", () => {
    expect(find(entries, termsOf("25.1")).map(({ number }) => number)).toEqual(["25.1"]);
    expect(find(entries, termsOf("perpetual")).map(({ number }) => number)).toEqual(["24.9", "25.1"]);
    expect(find(entries, termsOf("长将　单方")).map(({ number }) => number)).toEqual(["25.1"]);
    expect(find(entries, termsOf("horse"))).toEqual([]);
    expect(find(entries, termsOf("  "))).toEqual([]);
  });

  it("marks what it has found and nothing else", () => {
    const parts = marked("<b>ＡＢ a", termsOf("ab"));
    expect(parts.map((each) => (typeof each === "string" ? each : `[${each.textContent}]`))).toEqual(["<b>", "[ＡＢ]", " a"]);
  });
});
