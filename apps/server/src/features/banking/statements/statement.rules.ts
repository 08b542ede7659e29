import type { Paise } from "@rebale/contract/values/money";
import { readAmount, withoutNoise, withoutUnseen } from "@rebale/contract/values/typed-number";

/** A statement as its bank exports it, read to lines. */

export interface StatementLine {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** In capitals, as the bank gave it. */
  readonly utr: string | null;
  readonly words: string;
  /** Paise: in above zero, out below. */
  readonly amount: Paise;
  /** Paise, behind this line. */
  readonly balance: Paise;
}
export interface Fault {
  readonly path: string;
  readonly msg: string;
}
export type Parsed =
  | { readonly lines: readonly StatementLine[]; readonly opening: Paise }
  | { readonly faults: readonly Fault[] }
  /** A line lacks between two others: the row behind it. */
  | { readonly gapAt: number };

const COLUMNS = ["date", "utr", "description", "debit", "credit", "balance"] as const;
type Column = (typeof COLUMNS)[number];
const MOST_FAULTS = 20;
const MOST_WORDS = 300;

/**
 * The lines of a table, oldest first: banks list them either way.
 * @param table the head first; rows that move nothing are passed over
 */
export function parseStatement(table: readonly (readonly string[])[]): Parsed {
  const [head = [], ...rows] = table;
  const names = head.map((name) => withoutUnseen(name).trim().toLowerCase());
  const missing = COLUMNS.filter((column) => !names.includes(column));
  if (missing.length > 0)
    return {
      faults: missing.map((name) => ({ path: `row 1, ${name}`, msg: "A column is missing" })),
    };
  const at = Object.fromEntries(COLUMNS.map((column) => [column, names.indexOf(column)]));
  const faults: Fault[] = [];
  const read: Read[] = [];
  for (const [i, row] of rows.entries()) {
    if (row.every((cell) => cell === "")) continue;
    const cell = (column: Column) => withoutUnseen(row[at[column] ?? -1] ?? "").trim();
    const line = readRow(cell, (column, msg) =>
      faults.push({ path: `row ${i + 2}, ${column}`, msg }),
    );
    if (faults.length >= MOST_FAULTS) break;
    if (line) read.push({ ...line, row: i + 2 });
  }
  if (faults.length > 0) return { faults };
  return inOrder(read);
}

interface Read extends StatementLine {
  /** As spreadsheets count. */
  readonly row: number;
}

function readRow(
  cell: (column: Column) => string,
  refuse: (column: Column, msg: string) => void,
): StatementLine | null {
  const day = readDay(cell("date"));
  const [debit, credit] = [readMoney(cell("debit")), readMoney(cell("credit"))];
  const balance = cell("balance") === "" ? null : readMoney(cell("balance"));
  if (day === null) refuse("date", "Use DD/MM/YYYY, DD-MM-YYYY or YYYY-MM-DD");
  if (debit === null || debit < 0) refuse("debit", AMOUNT);
  if (credit === null || credit < 0) refuse("credit", AMOUNT);
  if (balance === null) refuse("balance", AMOUNT);
  if (day === null || debit === null || credit === null || balance === null) return null;
  if (debit !== 0 && credit !== 0) refuse("credit", "A line goes in or out, not both");
  const utr = cell("utr").replace(/^'|\s/g, "").toUpperCase().slice(0, 64);
  const words = cell("description").slice(0, MOST_WORDS);
  const amount = (credit - debit) as Paise;
  return { day, utr: /[A-Z0-9]/.test(utr) ? utr : null, words, amount, balance };
}
const AMOUNT = "Enter rupees with at most two decimals";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** 25/11/2026, 25-11-2026, 25-Nov-2026 or 2026-11-25; null for no day of the calendar. */
export function readDay(text: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[ T].*)?$/.exec(text);
  const indian = /^(\d{1,2})([/.-])(\d{1,2}|[a-z]{3})\2(\d{4})(?: .*)?$/i.exec(text);
  const [year, month, day] = iso
    ? iso.slice(1)
    : [indian?.[4], monthOf(indian?.[3] ?? ""), indian?.[1]];
  if (!year || !month || !day) return null;
  const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const at = new Date(`${written}T00:00:00Z`);
  const isDay = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written);
  return isDay && written >= "2000" && written < "2100" ? written : null;
}
const monthOf = (text: string) =>
  /^\d/.test(text) ? text : String(MONTHS.indexOf(text.toLowerCase()) + 1 || "");

/** Paise; 0 where nothing is written, null where it is no amount. A balance may be below zero. */
export function readMoney(text: string): Paise | null {
  if (/^-?$/.test(text)) return 0 as Paise;
  const [, minus, bracket, number = "", side] =
    /^(-)?(\()?(.*?)\)?(?:\s*(dr|cr)\.?)?$/i.exec(text) ?? [];
  const plain = readAmount(number);
  if (plain === null) return null;
  const rupees = withoutNoise(Number(plain));
  const paise = Math.round(rupees * 100);
  if (paise / 100 !== rupees || !Number.isSafeInteger(paise)) return null;
  const isBelow = Boolean(minus || bracket || side?.toLowerCase() === "dr");
  return (isBelow ? -paise || 0 : paise) as Paise;
}

/** Oldest first, where each balance is the one before and the amount; the newest first is turned. */
function inOrder(read: readonly Read[]): Parsed {
  if (read.length === 0) return { faults: [{ path: "file", msg: "This statement has no lines" }] };
  const gapAt = firstGap(read);
  if (gapAt === null) return finished(read);
  const turned = [...read].reverse();
  return firstGap(turned) === null ? finished(turned) : { gapAt };
}

function firstGap(read: readonly Read[]): number | null {
  for (const [i, { balance, amount, row }] of read.entries()) {
    const before = read[i - 1]?.balance;
    if (before !== undefined && before + amount !== balance) return row;
  }
  return null;
}

function finished(read: readonly Read[]): Parsed {
  const lines = read.filter(({ amount }) => amount !== 0).map(({ row: _, ...line }) => line);
  const [first] = lines;
  if (!first) return { faults: [{ path: "file", msg: "This statement has no lines" }] };
  return { lines, opening: (first.balance - first.amount) as Paise };
}
