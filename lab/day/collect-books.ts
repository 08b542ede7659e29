import { lastDayOfMonth } from "@rebale/contract/values/calendar";
import type { Client } from "./client.ts";
import type { Trader } from "./people.ts";

/** A company's books as its accountant fetches them, month by month. */

export interface Month {
  /** YYYY-MM-DD in India, both included. */
  readonly from: string;
  readonly to: string;
}
/** The months from one day to another. */
export function monthsBetween(first: string, last: string): Month[] {
  const months: Month[] = [];
  let [year, month] = first.split("-").map(Number) as [number, number];
  for (;;) {
    const name = `${year}-${String(month).padStart(2, "0")}`;
    if (name > last.slice(0, 7)) return months;
    months.push({ from: `${name}-01`, to: lastDayOfMonth(name) });
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
}

type Fields = Record<string, unknown>;
interface Register {
  readonly rows: Fields[];
  readonly totals: Fields;
  readonly sums: Fields;
}
const REGISTERS = ["sales", "purchases", "receipts", "payouts", "tds", "tcs"] as const;

interface MonthBooks extends Month, Record<(typeof REGISTERS)[number], Register> {
  readonly statement: object;
  tally: string;
  readonly gstr1: object;
}

export async function readBooks(api: Client, by: Trader, months: readonly Month[]) {
  const books: MonthBooks[] = [];
  for (const { from, to } of months) {
    const period = `from=${from}&to=${to}`;
    const registers = {} as Record<(typeof REGISTERS)[number], Register>;
    for (const name of REGISTERS)
      registers[name] = await readRegister(api, by, `/books/${name}?${period}`);
    const statement = await api.call("GET", `/wallet/statement?${period}&rows=1`, { by });
    const { opening, in: came, out, closing } = statement.body;
    const fp = `${from.slice(5, 7)}${from.slice(0, 4)}`;
    books.push({
      ...{ from, to, ...registers, statement: { opening, in: came, out, closing } },
      tally: await api.file(`/books/tally?${period}&parts=sales,purchases,money`, by),
      gstr1: JSON.parse(await api.file(`/books/gstr1?gstin=${by.gstin}&period=${fp}`, by)),
    });
  }
  return { books, ledgers: await api.must("GET", "/books/ledgers", { by }) };
}

async function readRegister(api: Client, by: Trader, path: string): Promise<Register> {
  const rows: Fields[] = [];
  let [totals, sums]: [Fields, Fields] = [{}, {}];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { status, body } = await api.call("GET", `${path}&page=${page}&rows=100`, { by });
    if (status !== 200) throw new Error(`GET ${path}: ${status} ${JSON.stringify(body)}`);
    rows.push(...body.data);
    ({ totalpage: pages, totals, sums } = body);
  }
  return { rows, totals, sums };
}
