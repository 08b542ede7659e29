import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { operations } from "../index.ts";
import { complaint, type Words, wordsOf } from "./complaint.ts";
import * as shared from "./complaints.ts";
import { orNothing } from "./fields.ts";
import { plainWords } from "./plain-words.ts";

interface Def {
  readonly error?: (issue: { words?: Words }) => string | undefined;
}
interface Node {
  readonly _zod: { readonly def: Def };
}
const isNode = (v: unknown): v is Node => typeof v === "object" && v !== null && "_zod" in v;

/** Every schema and check below one, each once. */
function* nodesOf(value: unknown, seen = new Set<unknown>()): Generator<Node> {
  if (typeof value !== "object" || value === null || seen.has(value)) return;
  seen.add(value);
  if (isNode(value)) {
    yield value;
    yield* nodesOf(value._zod.def, seen);
  } else for (const part of Object.values(value)) yield* nodesOf(part, seen);
}

/** The words of a schema, as zod asks for them; null where it leaves them to others. */
function saidBy({ _zod: { def } }: Node) {
  const issue: { words?: Words } = {};
  const en = def.error?.(issue);
  return en === undefined ? null : { en, words: issue.words };
}

const saidIn = (asked: (typeof operations)[number]) =>
  [...nodesOf([asked.params, asked.query, asked.body])].map(saidBy).filter((said) => said !== null);
const DEVANAGARI = /[\u0900-\u097f]/;

describe("what a schema says of a field is said in both languages (trader d)", () => {
  test("everywhere", () => {
    const said = operations.flatMap(saidIn);
    expect(said.length).toBeGreaterThan(1000);
    expect(said.filter(({ en, words }) => words?.en !== en)).toEqual([]);
  });

  test("and in Hindi, also where the office alone calls", () => {
    const said = operations.flatMap(saidIn);
    const toOffice = operations.filter(({ who }) => who === "admin").flatMap(saidIn);
    expect(toOffice.length).toBeGreaterThan(500);
    expect(
      new Set(said.filter(({ words }) => !DEVANAGARI.test(words?.hi ?? "")).map(({ en }) => en)),
    ).toEqual(new Set());
  });

  test("by checks that add issues of their own, too", () => {
    const sources = globSync("**/*.ts", { cwd: new URL("..", import.meta.url) })
      .filter((path) => !path.endsWith(".test.ts"))
      .map((path) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8"));
    expect(sources.filter((text) => text.includes("issueAt(")).length).toBeGreaterThan(10);
    expect(
      sources.flatMap((text) => text.match(/addIssue\((?!issueAt|\s+issueAt).*/g) ?? []),
    ).toEqual([]);
  });
});

const said = (schema: z.ZodType, input: unknown) =>
  wordsOf(schema.safeParse(input, { error: plainWords }).error?.issues[0]);
const digits = complaint({ en: "Use digits", hi: "अंक लिखिए" });

test("an issue keeps both languages, through unions and where a schema says nothing itself", () => {
  const { en, hi } = digits;
  const Digits = z.string(digits).regex(/^\d+$/, digits);
  for (const schema of [Digits, orNothing(Digits), z.union([z.literal(""), Digits])])
    expect(said(schema, "x")).toMatchObject({ en, hi });
  expect(said(z.object({ a: z.int() }), { a: 1.5 })).toMatchObject(plain(shared.aWholeNumber));
  expect(said(z.array(z.int()).max(2), [1, 2, 3])).toMatchObject(plain(shared.atMostEntries(2)));
  expect(said(z.enum(["a", "b"]), "c")).toMatchObject(plain(shared.oneOf("a, b")));
  expect(said(z.string().startsWith("a"), "b").hi).toMatch(DEVANAGARI);
});

const plain = ({ en, hi }: Words) => ({ en, hi });
