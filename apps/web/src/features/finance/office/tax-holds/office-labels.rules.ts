import type { OfficeTaxHold } from "@rebale/contract/tax-holds";
import {
  MAX_TAX_HOLD_DAYS,
  type TaxHoldReason,
  type TaxHoldState,
} from "@rebale/contract/tax-holds/states";
import { addDays } from "@rebale/contract/values/calendar";
import { t } from "ttag";
import { date, rupeesExact } from "../../../../lib/formatting/formatting.ts";
import type { Tone } from "../../../../shared/office/chip.tsx";

/** GST that is kept, in the office's words. */

export const holdStates: Readonly<Record<TaxHoldState, { words: string; tone: Tone }>> = {
  waiting: { words: t`Waits for a 2B`, tone: "calm" },
  missing: { words: t`Not in the 2B`, tone: "waits" },
  differs: { words: t`Differs in the 2B`, tone: "waits" },
  disputed: { words: t`To decide`, tone: "waits" },
  released: { words: t`With the seller`, tone: "good" },
  returned: { words: t`Back with the buyer`, tone: "calm" },
  split: { words: t`Divided`, tone: "calm" },
  cancelled: { words: t`Called off`, tone: "calm" },
};

export const holdReasons: Readonly<Record<TaxHoldReason, string>> = {
  found: t`Found in a GSTR-2B`,
  confirmed: t`The buyer said that it is in the 2B`,
  decided: t`Decided by the office`,
  nobody_spoke: t`Nobody said anything by the last day`,
  not_in_2b: t`The last 2B before the last day had not got it`,
  not_said_again: t`No 2B of the last 31 days said again that it was missing`,
};

const DIFFERENCES = {
  date: t`Date`,
  tax: t`Tax`,
  reverse_charge: t`Reverse charge`,
  itc: t`Credit allowed`,
  value: t`Value (stops nothing)`,
} as const;

const shown = (value: string | number): string => {
  if (typeof value === "number") return rupeesExact(value);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? date(`${value} 00:00:00`) : value;
};

export const differenceFact = ({ path, paper, in_2b }: OfficeTaxHold["differences"][number]) => ({
  name: DIFFERENCES[path],
  value: t`Invoice: ${shown(paper)}. 2B: ${shown(in_2b)}`,
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
  if (day === "") return t`Name the last day`;
  if (day < today) return t`It has to be a day to come`;
  const latest = latestDay(hold);
  return day > latest
    ? t`At most ${MAX_TAX_HOLD_DAYS} days after the invoice: until ${date(`${latest} 00:00:00`)}`
    : null;
}
