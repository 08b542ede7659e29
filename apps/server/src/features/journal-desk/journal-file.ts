import { JOURNAL_ACCOUNTS } from "@rebale/contract/journal/accounts";
import { ACCOUNT_NAMES, ENTRY_NAMES, namesIn } from "@rebale/contract/journal/names";
import { type Paise, rupees } from "@rebale/contract/values/money";
import { z } from "zod";
import { columnsOf } from "../../platform/lists/columns.ts";
import type { JournalEvent } from "../money-entries/index.ts";
import type { LineRow } from "./journal-lines.store.ts";

const LineOfFile = z.object({
  happened_on: z.string(),
  entry_id: z.number(),
  kind: z.string(),
  account: z.enum(JOURNAL_ACCOUNTS),
  party: z.string().nullable(),
  pan: z.string().nullable(),
  gstin: z.string().nullable(),
  debit: z.number().nullable(),
  credit: z.number().nullable(),
  award_id: z.number().nullable(),
  paper: z.string().nullable(),
  key: z.string(),
  reverses: z.number().nullable(),
  at: z.string(),
});

const entryNames: Readonly<Record<JournalEvent["kind"], string>> = namesIn(ENTRY_NAMES, "en");

/** A row a line, as an accountant's program reads it: debit and credit apart. */
export const LINE_COLUMNS = columnsOf(LineOfFile, {
  happened_on: "Day",
  entry_id: "Voucher",
  kind: { head: "Entry", words: entryNames },
  account: { head: "Account", words: namesIn(ACCOUNT_NAMES, "en") },
  party: "Party",
  pan: "PAN",
  gstin: "GSTIN",
  debit: "Debit",
  credit: "Credit",
  award_id: "Sale",
  paper: "Invoice or note",
  key: "Reference",
  reverses: "Reverses voucher",
  at: "Entered",
});

const rupeesIf = (is: boolean, paise: number) => (is ? rupees(paise as Paise) : null);

export const presentLine = ({ amount, at, ...row }: LineRow): z.output<typeof LineOfFile> => ({
  ...row,
  debit: rupeesIf(amount > 0, amount),
  credit: rupeesIf(amount < 0, -amount),
  at: at.toISOString(),
});
