import type { Paise } from "@rebale/contract";
import type { Doc } from "../domain/doc.ts";
import {
  codeOf,
  dayOf,
  isGstin,
  isPeriod,
  isYes,
  itcOf,
  paiseOf,
  textOf,
  Unreadable,
} from "./values.rules.ts";

/** Sheets of a GSTR-2B in Excel: columns are found by their heads. Pure. */

export type Rows = readonly (readonly string[])[];

/** Heads stand in one of the first rows, or in some of them together. */
const HEAD_ROWS = 8;
/** Amendments have a row more: of what was, and of what is. */
const MOST_HEADS = 3;

const MONTHS = [
  ...["january", "february", "march", "april", "may", "june", "july", "august", "september"],
  ...["october", "november", "december"],
];

/** Whose it is, of which month, and from when. @throws Unreadable */
export function readTitle(rows: Rows): { gstin: string; period: string; generatedOn: string } {
  const beside = (label: RegExp): string => {
    for (const row of rows) {
      const at = row.findIndex((cell) => label.test(cell.trim()));
      if (at < 0) continue;
      const [, typed = ""] = row[at]?.split(":") ?? [];
      const next = row.slice(at + 1).find((cell) => cell.trim() !== "");
      const text = (next ?? typed).trim();
      if (text !== "") return text;
    }
    return "";
  };
  const gstin = codeOf(beside(/^gstin\b/i));
  const period = periodFrom(beside(/^tax period/i), beside(/^financial year/i));
  const generatedOn = dayOf(beside(/^date of generation/i));
  if (!isGstin(gstin) || period === null || generatedOn === null) throw new Unreadable("no title");
  return { gstin, period, generatedOn };
}

/** "November" of "2026-27" is 112026. */
function periodFrom(month: string, year: string): string | null {
  if (isPeriod(month)) return month;
  const word = month.toLowerCase().slice(0, 3);
  const no = MONTHS.findIndex((name) => name.startsWith(word)) + 1;
  const [, first] = /(20\d{2})/.exec(year) ?? [];
  if (word.length < 3 || no === 0 || !first) return null;
  const period = String(no).padStart(2, "0") + (Number(first) + (no < 4 ? 1 : 0));
  return isPeriod(period) ? period : null;
}

type Column =
  | ("supplier" | "number" | "dated" | "value" | "taxable" | "igst" | "cgst" | "sgst")
  | ("reverse" | "itc" | "original" | "originalDated" | "rate");

/** The column under a head, by its words. */
function columnOf(head: string): Column | null {
  const has = (...words: string[]) => words.every((word) => head.includes(word));
  const isOriginal = head.includes("original");
  if (has("gstin")) return "supplier";
  if (has("invoice number") || has("invoice no")) return isOriginal ? "original" : "number";
  if (has("invoice date")) return isOriginal ? "originalDated" : "dated";
  if (has("invoice value")) return "value";
  if (has("reverse charge")) return "reverse";
  if (has("taxable value")) return "taxable";
  if (has("integrated tax") || head === "igst") return "igst";
  if (has("central tax") || head === "cgst") return "cgst";
  if (has("state", "tax") || head === "sgst") return "sgst";
  if (has("itc availability") && !has("applicable")) return "itc";
  return /\brate\b/.test(head) ? "rate" : null;
}
const NEEDED = ["supplier", "number", "dated", "igst", "cgst", "sgst"] as const;

const plain = (cell = "") => cell.toLowerCase().replace(/\s+/g, " ").trim();

/** A head that stands over several columns is written in the first of them. */
function joined(upper: readonly string[], lower: readonly string[]): string[] {
  let over = "";
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, i) => {
    const [above, below] = [plain(upper[i]), plain(lower[i])];
    if (above !== "") over = above;
    return below === "" ? above : `${over} ${below}`.trim();
  });
}

interface Heads {
  readonly at: ReadonlyMap<Column, number>;
  /** The first row below. */
  readonly from: number;
}
function headsOf(rows: Rows): Heads | null {
  for (let i = 0; i < Math.min(HEAD_ROWS, rows.length); i++) {
    let heads: string[] = [];
    for (let n = 1; n <= MOST_HEADS && i + n <= rows.length; n++) {
      heads = joined(heads, rows[i + n - 1] ?? []);
      const at = columnsOf(heads);
      if (NEEDED.every((needed) => at.has(needed))) return { at, from: i + n };
    }
  }
  return null;
}

function columnsOf(heads: readonly string[]): Map<Column, number> {
  const at = new Map<Column, number>();
  heads.forEach((head, column) => {
    const is = columnOf(head);
    if (is && !at.has(is)) at.set(is, column);
  });
  return at;
}

/**
 * The invoices of a sheet; rows of one invoice at several rates are summed.
 * @returns those of the suppliers that are asked for, and how many there are in all; null where no
 * heads are found
 */
export function readSheet(
  rows: Rows,
  suppliers: ReadonlySet<string>,
  { section, isRejected }: Pick<Doc, "section" | "isRejected">,
): { readonly docs: Doc[]; readonly count: number } | null {
  const heads = headsOf(rows);
  if (!heads) return null;
  const cell = (row: readonly string[], column: Column) => row[heads.at.get(column) ?? -1] ?? "";
  const docs = new Map<string, Doc & { readonly rates: ReadonlySet<string> }>();
  const seen = new Set<string>();
  for (const row of rows.slice(heads.from)) {
    const supplier = codeOf(cell(row, "supplier"));
    const number = textOf(cell(row, "number"));
    if (!isGstin(supplier) || number === "") continue;
    const key = `${supplier}|${number}|${cell(row, "dated")}`;
    seen.add(key);
    const dated = dayOf(cell(row, "dated"));
    if (!suppliers.has(supplier) || dated === null) continue;
    const amount = (column: Column) => paiseOf(cell(row, column)) ?? (0 as Paise);
    const original = textOf(cell(row, "original"));
    const rate = cell(row, "rate");
    const one = {
      ...{ section, isRejected, supplier, number, dated },
      original: original === "" ? null : original,
      value: paiseOf(cell(row, "value")),
      taxable: paiseOf(cell(row, "taxable")),
      ...{ igst: amount("igst"), cgst: amount("cgst"), sgst: amount("sgst") },
      isReverse: isYes(cell(row, "reverse")),
      itc: itcOf(cell(row, "itc")),
      rates: new Set([rate]),
    };
    const before = docs.get(key);
    const isNextRate = before !== undefined && rate !== "" && !before.rates.has(rate);
    docs.set(key, isNextRate ? summed(before, one) : one);
  }
  return { docs: [...docs.values()].map(({ rates: _, ...doc }) => doc), count: seen.size };
}

type Rated = Doc & { readonly rates: ReadonlySet<string> };
const plus = (a: Paise | null, b: Paise | null): Paise | null =>
  a === null && b === null ? null : (((a ?? 0) + (b ?? 0)) as Paise);
const summed = (a: Rated, b: Rated): Rated => ({
  ...b,
  taxable: plus(a.taxable, b.taxable),
  igst: (a.igst + b.igst) as Paise,
  cgst: (a.cgst + b.cgst) as Paise,
  sgst: (a.sgst + b.sgst) as Paise,
  rates: new Set([...a.rates, ...b.rates]),
});
