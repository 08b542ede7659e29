import { readdirSync } from "node:fs";
import { join } from "node:path";
import { banking, type Paise } from "@rebale/contract";
import { expect, test } from "vitest";
import tableRows from "../../../platform/read-tables/table-rows.ts";
import { matchLines } from "./match-lines.rules.ts";
import { countKnown } from "./place-lines.rules.ts";
import { parseStatement } from "./statement.rules.ts";
import { readDay, readMoney, readUtr } from "./statement-values.rules.ts";

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
  ["25/11/26", "2026-11-25"],
  ["25-Nov-26", "2026-11-25"],
  ["25 November 2026", "2026-11-25"],
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
  ["Cr 45.10", 4510],
  ["45.10(Dr)", -4510],
  ["45.10CR.", 4510],
  ["NA", 0],
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
  [
    "a number that a spreadsheet rounded (R64)",
    [["24/11/2026", "6.33012E+11", "x", "", "1", "1"]],
    "row 2, utr",
  ],
])("a statement with %s is refused (M26)", (_, lines, path) => {
  expect(rows(...lines)).toMatchObject({ faults: [{ path }] });
});

test.each([
  ["axis cn00 1234 5678", "AXISCN0012345678"],
  ["UTR: AXISCN0012345678.", "AXISCN0012345678"],
  ["0000633012345678", "633012345678"],
  ["TRANSFER FROM 4897691162095", null],
  ["000000000000000", null],
  ["RBLP0003345678677", "RBLP0003345678677"],
])("the reference %s is %s (R62, R68)", (text, utr) => {
  expect(readUtr(text)).toBe(utr);
});

const files = join(import.meta.dirname, "banks");
test.each(readdirSync(files))(
  "a bank's own export is read: %s (R59, R60, R61, R63, R67)",
  async (name) => {
    const parsed = parseStatement(await tableRows(join(files, name), 100));
    if (!("lines" in parsed)) throw new Error(JSON.stringify(parsed));
    expect(parsed.opening).toBe(50_000_000);
    expect(parsed.lines.map(({ amount }) => amount)).toEqual([
      10_000_000, 2_500_000, 2_500_000, 123_456_789, -4_500_050, -1770, 9_882_000,
    ]);
    expect(parsed.lines.at(-1)?.balance).toBe(193_836_969);
    expect([...new Set(parsed.lines.map(({ day }) => day))]).toEqual([
      "2026-11-24",
      "2026-11-25",
      "2026-11-26",
    ]);
  },
);

test("debit and credit in one column with its side beside it, or behind each amount (R61)", () => {
  const first = { day: "2026-11-24", utr: null, words: "A", amount: 1000, balance: 1000 };
  const second = { ...first, words: "B", amount: -250, balance: 750 };
  const beside = [
    [
      "Txn Posted Date",
      "ChequeNo.",
      "Description",
      "Cr/Dr",
      "Transaction Amount(INR)",
      "Available Balance(INR)",
    ],
    ["24/11/2026", "-", "A", "CR", "10.00", "10.00"],
    ["24/11/2026", "-", "B", "DR", "2.50", "7.50"],
  ];
  expect(parseStatement(beside)).toMatchObject({ lines: [first, second] });
  const behind = [
    ["Date", "Narration", "Chq/Ref No", "Withdrawal (Dr)/Deposit (Cr)", "Balance"],
    ["24-11-2026", "A", "", "10.00(Cr)", "10.00(Cr)"],
    ["24-11-2026", "B", "", "2.50(Dr)", "7.50(Cr)"],
  ];
  expect(parseStatement(behind)).toMatchObject({ lines: [first, second] });
});

test("the head alone is a statement without lines: a Sunday (R57)", () => {
  expect(rows()).toEqual({ lines: [], opening: 0 });
});

test("a line that lacks within a file is a gap, named by its row (M26)", () => {
  const first = ["24/11/2026", "", "", "", "10", "10"];
  const missing = { en: "A column is missing", hi: "एक कॉलम नहीं है" };
  expect(rows(first, ["24/11/2026", "", "", "", "10", "30"])).toEqual({ gapAt: 3 });
  expect(parseStatement([["date", "utr", "debit", "credit", "balance"], first])).toEqual({
    faults: [{ path: "row 1, description", msg: missing }],
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

const none = {
  claims: [],
  payouts: [],
  settled: [],
  returned: [],
  elsewhere: new Set<string>(),
  refs: new Set<string>(),
};
const placed = (amount: number, of: string | null, no = 1, words = "") => ({
  ...{ ...line(amount, 0, of), no, words },
});
const meaning = (
  lines: ReturnType<typeof placed>[],
  facts: Partial<Parameters<typeof matchLines>[1]>,
) => matchLines(lines, { ...none, ...facts }).map(({ line: _, ...rest }) => rest);

test("what came in is a claim, a settlement, a payout that came back, or unknown: each once (M26)", () => {
  const claims = [{ receiptId: 7, utr, claimed: p(100), names: ["Asha Metals"], accounts: [] }];
  const words = `NEFT CR-UTIB0000248-ASHA METALS-${utr}`;
  expect(meaning([placed(100, utr, 1, words), placed(100, utr, 2, words)], { claims })).toEqual([
    { is: "claim", receiptId: 7, isProven: true },
    { is: "unknown", ref: `${utr}/2` },
  ]);
  expect(meaning([placed(99, utr, 1, words)], { claims })).toMatchObject([{ isProven: false }]);
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

const claimed = (receiptId: number, of: string, names = ["Asha Metals"]) => ({
  ...{ receiptId, utr: of, claimed: p(100), names, accounts: ["50100012345678"] },
});

test("a claim is believed by the line's own UTR, amount and payer alone (X01, R58)", () => {
  const own = "AXISCN0012345678";
  const proven = (words: string, of = own) =>
    meaning([placed(100, of, 1, words)], { claims: [claimed(7, own)] })[0];
  const yes = { is: "claim", receiptId: 7, isProven: true };
  expect(proven("NEFT CR-UTIB0000248-ASHA METALS PVT LTD-REBALE")).toEqual(yes);
  expect(proven("BY TRANSFER FROM 50100012345678")).toEqual(yes);
  for (const words of ["NEFT", "NEFT CR-UTIB0000248-RAVI METALS-ASHA", "NEFT-ASHA-REBALE"])
    expect(proven(words)).toEqual({ ...yes, isProven: false });
  expect(proven(`NEFT CR-ASHA METALS-${own}`, "OTHER")).toEqual({ ...yes, isProven: false });
  expect(proven(`NEFT CR-ASHA METALS-X${own}`, "OTHER")).toMatchObject({ is: "unknown" });
});

test("two claims of one UTR, or words that two lines have, are a question for a person (X01)", () => {
  const own = "AXISCN0012345678";
  const claims = [claimed(7, own), claimed(8, own, ["Ravi Metals"])];
  const line = placed(100, own, 1, "NEFT CR-RAVI METALS");
  expect(meaning([line], { claims })).toMatchObject([{ is: "unknown" }]);
  const said = [placed(100, null, 1, own), placed(100, null, 2, own)];
  const one = { claims: [claimed(7, own)] };
  expect(meaning(said, one)).toMatchObject([{ is: "unknown" }, { is: "unknown" }]);
  expect(meaning([placed(100, null, 1, own)], { ...one, elsewhere: new Set([own]) })).toMatchObject(
    [{ is: "unknown" }],
  );
});

test("what a company claims has the form of a UTR: no IFSC, account, mobile or GSTIN (X01)", () => {
  for (const text of [
    "UTIB0000248",
    "50200099887766",
    "9876543210",
    "919876543210",
    "27AAPFU0939F1ZV",
    "ABCDE12345678",
    "REBALE7F3A2B1C",
    "AXIS CN",
  ])
    expect(banking.Utr.safeParse(text).success, text).toBe(false);
  for (const text of ["AXISCN0012345678", "HDFCR52026345678012345", "633012345678"])
    expect(banking.Utr.parse(` utr: ${text.toLowerCase()}. `)).toBe(text);
});
