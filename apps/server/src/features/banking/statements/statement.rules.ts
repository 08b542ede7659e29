import type { Words } from "@rebale/contract/values/complaint";
import type { Paise } from "@rebale/contract/values/money";
import { withoutUnseen } from "@rebale/contract/values/typed-number";
import type { FieldFault } from "../../../platform/http/problems/problem.ts";
import { type Column, type Columns, findHead } from "./statement-head.rules.ts";
import { isRounded, readDay, readMoney, readSided, readUtr } from "./statement-values.rules.ts";

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
export type Parsed =
  | { readonly lines: readonly StatementLine[]; readonly opening: Paise }
  | { readonly faults: readonly FieldFault[] }
  /** A line lacks between two others: the row behind it. */
  | { readonly gapAt: number };

const MAX_FAULTS = 20;
const MAX_WORDS = 300;

/**
 * The lines of a table, oldest first: banks list them either way, below a letterhead and above
 * totals. Rows that move nothing are passed over.
 */
export function parseStatement(table: readonly (readonly string[])[]): Parsed {
  const head = findHead(table);
  if ("missing" in head)
    return {
      faults: head.missing.map((name) => ({
        path: `row 1, ${name}`,
        msg: { en: "A column is missing", hi: "एक कॉलम नहीं है" },
      })),
    };
  const faults: FieldFault[] = [];
  const read: Read[] = [];
  let isOver = false;
  for (const [i, cells] of table.entries()) {
    if (i <= head.row) continue;
    const row = rowOf(cells, head.at);
    isOver ||= END.test(cells.map(bare).join(" ").trim());
    if (isNoLine(row, isOver)) continue;
    const line = readRow(row, (column, msg) =>
      faults.push({ path: `row ${i + 1}, ${column}`, msg }),
    );
    if (faults.length >= MAX_FAULTS) break;
    if (line) read.push({ ...line, row: i + 1 });
  }
  if (faults.length > 0) return { faults };
  return inOrder(read);
}

interface Read extends StatementLine {
  /** As spreadsheets count. */
  readonly row: number;
}
type Row = Readonly<Record<Column | "amount" | "side", string>>;

/** The rows below the lines: totals, a summary, the bank's own words. */
const END =
  /^(?:\*+ *)?(?:(?:grand |page |sub)?totals?|statement summary|closing bal|opening bal|end of|this is a|legends?|note)\b/i;

/** As a spreadsheet keeps texts, an apostrophe first. */
const bare = (cell: string) => withoutUnseen(cell).trim().replace(/^'/, "").trim();

function rowOf(cells: readonly string[], at: Columns): Row {
  const cell = (column: keyof Columns) => bare(cells[at[column] ?? -1] ?? "");
  const { amount: one, side } = { amount: cell("amount"), side: cell("side") };
  const isOut = /^d/i.test(side) || /^-|^\(?dr|dr\.?\)?$/i.test(one);
  const sides =
    at.debit === undefined || at.credit === undefined
      ? { debit: isOut ? one.replace(/^-/, "") : "", credit: isOut ? "" : one }
      : { debit: cell("debit"), credit: cell("credit") };
  const of = { date: cell("date"), utr: cell("utr"), description: cell("description") };
  return { ...of, ...sides, balance: cell("balance"), amount: one, side };
}

/** No day and no amount: a rule of stars, the rest of a narration; or below the lines. */
const isNoLine = ({ date, debit, credit, balance }: Row, isOver: boolean): boolean =>
  readDay(date) === null &&
  (isOver || (!/\d/.test(date) && ![debit, credit, balance].some((text) => /\d/.test(text))));

function readRow(row: Row, refuse: (column: Column, msg: Words) => void): StatementLine | null {
  const day = readDay(row.date);
  const [debit, credit] = [readSided(row.debit, "dr"), readSided(row.credit, "cr")];
  const balance = row.balance === "" ? null : readMoney(row.balance);
  if (day === null)
    refuse("date", {
      en: "Use DD/MM/YYYY, DD-MM-YYYY or YYYY-MM-DD",
      hi: "DD/MM/YYYY, DD-MM-YYYY या YYYY-MM-DD की तरह लिखिए",
    });
  if (isRounded(row.utr)) refuse("utr", ROUNDED);
  if (debit === null || debit < 0) refuse("debit", AMOUNT);
  if (credit === null || credit < 0) refuse("credit", AMOUNT);
  if (balance === null) refuse("balance", AMOUNT);
  if (day === null || debit === null || credit === null || balance === null) return null;
  if (debit !== 0 && credit !== 0)
    refuse("credit", {
      en: "A line goes in or out, not both",
      hi: "एक लाइन में पैसा या तो आता है या जाता है, दोनों नहीं",
    });
  const words = row.description.slice(0, MAX_WORDS);
  return { day, utr: readUtr(row.utr), words, amount: (credit - debit) as Paise, balance };
}
const AMOUNT = {
  en: "Enter rupees with at most two decimals",
  hi: "रुपये लिखिए, दशमलव के बाद ज़्यादा से ज़्यादा दो अंक",
};
const ROUNDED = {
  en: "A spreadsheet has rounded this number and its digits are gone. Send the file as the bank gave it",
  hi: "स्प्रेडशीट ने यह नंबर गोल कर दिया और इसके अंक चले गए। फ़ाइल वैसी ही भेजिए जैसी बैंक ने दी",
};

/** Oldest first, where each balance is the one before and the amount; the newest first is turned. */
function inOrder(read: readonly Read[]): Parsed {
  if (read.length === 0) return { lines: [], opening: 0 as Paise };
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
  return { lines, opening: (first ? first.balance - first.amount : 0) as Paise };
}
