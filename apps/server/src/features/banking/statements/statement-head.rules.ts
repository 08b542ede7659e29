import { withoutUnseen } from "@rebale/contract/values/typed-number";

/** Where a bank's export has what; `amount` and `side` stand for debit and credit in one column. */
export type Column = "date" | "utr" | "description" | "debit" | "credit" | "balance";
export type Columns = Partial<Record<Column | "amount" | "side", number>>;
interface Head {
  /** Rows above it are the bank's letterhead. */
  readonly row: number;
  readonly at: Columns;
}

/** Heads of banks, letters and digits alone; the better name first. */
const HEADS: Readonly<Record<Column | "amount" | "side", readonly RegExp[]>> = {
  date: [
    /^(?:date|(?:txn|tran|trans|transaction)date|txnposteddate|post(?:ing|ed)?date)$/,
    /^value(?:dt|date)$/,
  ],
  utr: [
    /^(?:utr|rrn)(?:no|number)?$/,
    /^(?:bank|chq|cheque)?(?:ref|reference)(?:no|num|number)?(?:chq|cheque)?(?:no|number)?$/,
    /^(?:chq|cheque)(?:no|number)$/,
  ],
  description: [
    /^(?:description|narration|particulars?|(?:transaction)?remarks)$/,
    /^(?:txn|tran|transaction)?(?:details?|description|particulars)$/,
  ],
  debit: [/^(?:debits?|withdrawals?|dr|paidout)(?:amt|amount)?(?:dr)?$/],
  credit: [/^(?:credits?|deposits?|cr|paidin)(?:amt|amount)?(?:cr)?$/],
  balance: [/^(?:closing|running|available|account)?(?:bal|balance)(?:amt|amount)?$/],
  amount: [/^(?:txn|tran|transaction)?(?:amt|amount)$/, /^withdrawaldrdepositcr$/],
  side: [/^(?:crdr|drcr|debitcredit|creditdebit|type|txntype|transactiontype)$/],
};
const NEEDED = ["date", "description", "debit", "credit", "balance"] as const;
/** Rows that a letterhead may have. */
const MAX_ABOVE = 60;

/** The head, in whichever row it stands; else what its likeliest row lacks. */
export function findHead(table: readonly (readonly string[])[]): Head | { missing: string[] } {
  const heads = table.slice(0, MAX_ABOVE).map((cells, row) => ({ row, at: columnsOf(cells) }));
  const found = heads.find(({ at }) => missingOf(at).length === 0);
  return found ?? { missing: missingOf(heads[0]?.at ?? {}) };
}

const missingOf = (at: Columns): string[] =>
  NEEDED.filter((column) => {
    const isOne = column === "debit" || column === "credit";
    return at[column] === undefined && !(isOne && at.amount !== undefined);
  });

function columnsOf(cells: readonly string[]): Columns {
  const names = cells.map(plain);
  const at: Columns = {};
  for (const [column, heads] of Object.entries(HEADS)) {
    const place = heads.map((head) => names.findIndex((name) => head.test(name)));
    const first = place.find((index) => index >= 0);
    if (first !== undefined) at[column as Column] = first;
  }
  return at;
}

const plain = (name: string) =>
  withoutUnseen(name)
    .toLowerCase()
    .replace(/\((?:inr|rs\.?|₹)\)|\b(?:in )?(?:inr|rs)\b/g, "")
    .replace(/[^a-z0-9]/g, "");
