import type { OfficeTaxHold } from "@rebale/contract/tax-holds";
import {
  MAX_TAX_HOLD_DAYS,
  type TaxHoldReason,
  type TaxHoldState,
} from "@rebale/contract/tax-holds/states";
import { addDays } from "@rebale/contract/values/calendar";
import { date, rupeesExact } from "../../../../lib/formatting/formatting.ts";
import type { Tone } from "../../../../shared/office/chip.tsx";

/** GST that is kept, in the office's words. */

export const holdStates: Readonly<Record<TaxHoldState, { words: string; tone: Tone }>> = {
  waiting: { words: "Waits for a 2B", tone: "calm" },
  missing: { words: "Not in the 2B", tone: "waits" },
  differs: { words: "Differs in the 2B", tone: "waits" },
  disputed: { words: "To decide", tone: "waits" },
  released: { words: "With the seller", tone: "good" },
  returned: { words: "Back with the buyer", tone: "calm" },
  split: { words: "Divided", tone: "calm" },
  cancelled: { words: "Called off", tone: "calm" },
};

export const holdReasons: Readonly<Record<TaxHoldReason, string>> = {
  found: "Found in a GSTR-2B",
  confirmed: "The buyer said that it is in the 2B",
  decided: "Decided by the office",
  nobody_spoke: "Nobody said anything by the last day",
  not_in_2b: "The last 2B before the last day had not got it",
  not_said_again: "No 2B of the last 31 days said again that it was missing",
};

const DIFFERENCES = {
  date: "Date",
  tax: "Tax",
  reverse_charge: "Reverse charge",
  itc: "Credit allowed",
  value: "Value (stops nothing)",
} as const;

const shown = (value: string | number): string => {
  if (typeof value === "number") return rupeesExact(value);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? date(`${value} 00:00:00`) : value;
};

export const differenceFact = ({ path, paper, in_2b }: OfficeTaxHold["differences"][number]) => ({
  name: DIFFERENCES[path],
  value: `Invoice: ${shown(paper)}. 2B: ${shown(in_2b)}`,
});

/** The latest last day that the office may give: YYYY-MM-DD. */
export const latestDay = ({ dated }: Pick<OfficeTaxHold, "dated">): string =>
  addDays(dated, MAX_TAX_HOLD_DAYS);

/** Why a day is none that the office may give; null where it is. */
export function extendFault(
  hold: Pick<OfficeTaxHold, "dated">,
  day: string,
  today: string,
): string | null {
  if (day === "") return "Name the last day";
  if (day < today) return "It has to be a day to come";
  const latest = latestDay(hold);
  return day > latest
    ? `At most ${MAX_TAX_HOLD_DAYS} days after the invoice: until ${date(`${latest} 00:00:00`)}`
    : null;
}
