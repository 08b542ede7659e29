import type { Paise } from "@rebale/contract";
import { expect, test } from "vitest";
import { matchLines } from "./match-lines.rules.ts";
import { countKnown } from "./place-lines.rules.ts";
import { parseStatement, readDay, readMoney } from "./statement.rules.ts";

const HEAD = ["date", "utr", "description", "debit", "credit", "balance"];
const rows = (...lines: string[][]) => parseStatement([HEAD, ...lines]);
const utr = "AXIS0000000001";

test.each([
  ["25/11/2026", "2026-11-25"],
  ["5-1-2026", "2026-01-05"],
  ["25.11.2026", "2026-11-25"],
  ["25-Nov-2026", "2026-11-25"],
  ["2026-11-25", "2026-11-25"],
  ["2026-11-25 10:31:00", "2026-11-25"],
  ["31/02/2026", null],
  ["11/25/2026", null],
  ["25/11/26", null],
  ["25/11-2026", null],
  ["25-Foo-2026", null],
  ["", null],
])("the day %s is %s (M26)", (text, day) => {
  expect(readDay(text)).toBe(day);
});

test.each([
  ["1,00,000.50", 10_000_050],
  ["₹ 1,234", 123_400],
  ["", 0],
  ["-", 0],
  ["0.00", 0],
  ["-45.10", -4510],
  ["(45.10)", -4510],
  ["45.10 Dr", -4510],
  ["45.10 Cr.", 4510],
  ["37.199999999999996", 3720],
  ["1.005", null],
  ["1e5", null],
  ["12,34", null],
  ["x", null],
])("the amount %s is %s paise (M26)", (text, paise) => {
  expect(readMoney(text)).toBe(paise);
});

test("lines are read whatever the order of columns and of days; rows that move nothing are passed over (M26)", () => {
  const lines = [
    { day: "2026-11-24", utr, words: "NEFT Asha", amount: 100_000, balance: 150_000 },
    { day: "2026-11-25", utr: null, words: "", amount: -5000, balance: 145_000 },
  ];
  const first = ["24/11/2026", ` ${utr.toLowerCase()}`, "NEFT Asha", "", "1,000", "1,500.00"];
  const second = ["25/11/2026", "-", "", "50", "", "1,450"];
  expect(rows(["23/11/2026", "", "B/F", "", "", "500"], first, second)).toEqual({
    ...{ lines, opening: 50_000 },
  });
  expect(rows(second, first)).toEqual({ lines, opening: 50_000 });
  const turned = [HEAD, first, second].map((row) => [...row].reverse());
  expect(parseStatement(turned)).toEqual({ lines, opening: 50_000 });
});

test.each([
  ["no balance", [["24/11/2026", "", "x", "", "10"]], "row 2, balance"],
  ["in and out", [["24/11/2026", "", "x", "1", "10", "9"]], "row 2, credit"],
  ["a debit below zero", [["24/11/2026", "", "x", "-1", "", "9"]], "row 2, debit"],
  ["fractions of a paisa", [["24/11/2026", "", "x", "", "1.001", "9"]], "row 2, credit"],
  ["no line", [], "file"],
])("a statement with %s is refused (M26)", (_, lines, path) => {
  expect(rows(...lines)).toMatchObject({ faults: [{ path }] });
});

test("a line that lacks within a file is a gap, named by its row (M26)", () => {
  const first = ["24/11/2026", "", "", "", "10", "10"];
  expect(rows(first, ["24/11/2026", "", "", "", "10", "30"])).toEqual({ gapAt: 3 });
  expect(parseStatement([["date", "utr", "debit", "credit", "balance"], first])).toEqual({
    faults: [{ path: "row 1, description", msg: "A column is missing" }],
  });
});

const line = (amount: number, balance: number, of: string | null = utr) => ({
  ...{ day: "2026-11-24", utr: of, words: "", amount: amount as Paise, balance: balance as Paise },
});
const p = (n: number) => n as Paise;

test("a file joins where the known lines end, overlaps them, or leaves a gap (M26)", () => {
  const known = [line(100, 100), line(-40, 60), line(10, 70, null)];
  const next = line(5, 75);
  expect(countKnown([next], p(70), known, p(70))).toBe(0);
  expect(countKnown([...known, next], p(0), known, p(70))).toBe(3);
  expect(countKnown([...known.slice(1), next], p(100), known, p(70))).toBe(2);
  expect(countKnown(known.slice(0, 2), p(0), known, p(70))).toBe(2);
  expect(countKnown([next], p(60), known, p(70))).toBeNull();
  expect(countKnown([line(100, 100), line(9, 109)], p(0), known, p(70))).toBeNull();
  expect(countKnown([line(1, 1)], p(0), [], p(0))).toBe(0);
});

test("lines that say the same and are two stay two: a charge, back, and again (M26)", () => {
  const trio = [line(-10, 90, null), line(10, 100, null), line(-10, 90, null)];
  expect(countKnown(trio, p(100), trio.slice(0, 2), p(100))).toBe(2);
  expect(countKnown(trio, p(100), trio, p(90))).toBe(3);
});

const none = { claims: [], payouts: [], settled: [], returned: [], refs: new Set<string>() };
const placed = (amount: number, of: string | null, no = 1, words = "") => ({
  ...{ ...line(amount, 0, of), no, words },
});
const meaning = (
  lines: ReturnType<typeof placed>[],
  facts: Partial<Parameters<typeof matchLines>[1]>,
) => matchLines(lines, { ...none, ...facts }).map(({ line: _, ...rest }) => rest);

test("what came in is a claim, a settlement, a payout that came back, or unknown: each once (M26)", () => {
  const claims = [{ receiptId: 7, utr, claimed: p(100) }];
  expect(meaning([placed(100, utr), placed(100, utr, 2)], { claims })).toEqual([
    { is: "claim", receiptId: 7, isEqual: true },
    { is: "unknown", ref: `${utr}/2` },
  ]);
  expect(meaning([placed(99, utr)], { claims })).toMatchObject([{ isEqual: false }]);
  expect(meaning([placed(100, null, 1, `NEFT-${utr}-ASHA`)], { claims })).toMatchObject([
    { is: "claim" },
  ]);
  const settled = [{ entryId: 9, utr, amount: p(100) }];
  expect(meaning([placed(100, utr)], { settled, claims })).toEqual([
    { is: "settlement", entryId: 9 },
  ]);
  expect(meaning([placed(99, utr)], { settled })).toEqual([{ is: "open" }]);
  expect(meaning([placed(5, null, 4), placed(5, null, 5)], {})).toEqual([
    { is: "unknown", ref: "LINE4" },
    { is: "unknown", ref: "LINE5" },
  ]);
  expect(meaning([placed(5, utr)], { refs: new Set([utr]) })).toEqual([
    { is: "unknown", ref: `${utr}/1` },
  ]);
});

test("what went out is a payout or a return of that amount, once, or is open (M28)", () => {
  const payouts = [{ withdrawalId: "w", utr, amount: p(50), hasOut: false, hasBack: false }];
  expect(meaning([placed(-50, utr), placed(-50, utr, 2), placed(50, utr, 3)], { payouts })).toEqual(
    [{ is: "payout", withdrawalId: "w" }, { is: "open" }, { is: "payout back", withdrawalId: "w" }],
  );
  expect(meaning([placed(-49, utr)], { payouts })).toEqual([{ is: "open" }]);
  const returned = [{ receiptId: 3, utrs: [utr], amount: p(50) }];
  expect(meaning([placed(-50, "HDFC0000000009", 1, `RETURN ${utr}`)], { returned })).toEqual([
    { is: "return", receiptId: 3 },
  ]);
});
