import { lastDayOfMonth } from "@rebale/contract/values/calendar";

/** A month of India with its first and last day, YYYY-MM-DD. */
export interface Month {
  readonly month: string;
  readonly first: string;
  readonly last: string;
}

/** @param month `YYYY-MM` */
export const monthOf = (month: string): Month => ({
  month,
  first: `${month}-01`,
  last: lastDayOfMonth(month),
});

/**
 * Whether nothing is entered in a month any more: its last day is closed, and with a day all before
 * it are. What is told of it later stands on the first day that is open.
 * @param closedUntil the last closed day; null where none is
 */
export const isLocked = ({ last }: Month, closedUntil: string | null): boolean =>
  closedUntil !== null && closedUntil >= last;

/** A month's lines on accounts of one kind by entries of one kind, summed; paise. */
export interface Moved {
  readonly account: string;
  readonly isMarket: boolean;
  /** The entry's kind; of a reversal that of the entry turned back. */
  readonly said: string;
  /** For a charge beside the market's fee. */
  readonly isCharge: boolean;
  readonly debit: number;
  readonly credit: number;
}

type Fits = (moved: Moved) => boolean;
const FEES = new Set(["fees", "gst_on_fees"]);
const isFee: Fits = ({ account }) => FEES.has(account);
const isKept: Fits = ({ said, isCharge }) => said === "forfeit" || isCharge;
const isOf =
  (...accounts: readonly string[]): Fits =>
  ({ account }) =>
    accounts.includes(account);

const net = (moved: readonly Moved[], fits: Fits): number =>
  moved.filter(fits).reduce((sum, { debit, credit }) => sum + debit - credit, 0);

/** The sum that the journal has for each report's rows, in paise. */
export const JOURNAL_SAYS = {
  trialBalance: (moved: readonly Moved[]) => moved.reduce((sum, { credit }) => sum + credit, 0),
  /** Fees out of forfeits have no paper. */
  feePapers: (moved) => -net(moved, (m) => isFee(m) && m.said !== "forfeit"),
  feeGst: (moved) => -net(moved, isFee),
  tcs: (moved) => -net(moved, isOf("gst_tcs")),
  tds: (moved) => -net(moved, isOf("income_tds")),
  kept: (moved) => -net(moved, isOf("forfeits")) - net(moved, (m) => isFee(m) && isKept(m)),
  charges: (moved) => net(moved, isOf("gateway_charges", "gst_input")),
} as const satisfies Readonly<Record<string, (moved: readonly Moved[]) => number>>;
