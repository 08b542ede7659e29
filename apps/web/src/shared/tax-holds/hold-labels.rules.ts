import type { TaxHold } from "@rebale/contract/tax-holds";
import {
  type DifferencePath,
  isOpenHold,
  type TaxHoldNot,
  type TaxHoldReason,
  type TaxHoldState,
} from "@rebale/contract/tax-holds/states";
import { t } from "ttag";
import { date, lastDay, rupeesExact } from "../../lib/formatting/formatting.ts";
import type { Side } from "../goods/side.ts";

/** GST that is kept until a GSTR-2B shows it, in the words of both sides. */

type Hold = Pick<
  TaxHold,
  "state" | "held" | "released" | "returned" | "until" | "why" | "found_in"
>;

/** The limit of what a 2B says: wherever one counts for money. */
export const NO_PROOF_OF_PAYMENT = t`A 2B shows that the seller declared the tax, not that it was paid.`;

const states: Readonly<Record<Side, Readonly<Record<TaxHoldState, string>>>> = {
  buyer: {
    waiting: t`No 2B yet`,
    missing: t`Not in your 2B`,
    differs: t`Differs in your 2B`,
    disputed: t`Rebale decides`,
    released: t`With the seller`,
    returned: t`Back with you`,
    split: t`Divided`,
    cancelled: t`Called off`,
  },
  seller: {
    waiting: t`Waits for the buyer’s 2B`,
    missing: t`Not in the buyer’s 2B`,
    differs: t`Differs in the buyer’s 2B`,
    disputed: t`Rebale decides`,
    released: t`Yours`,
    returned: t`Back with the buyer`,
    split: t`Divided`,
    cancelled: t`Called off`,
  },
};
export const holdState = (state: TaxHoldState, side: Side): string => states[side][state];

export const holdTone = (state: TaxHoldState): "wait" | "good" | "bad" | "plain" =>
  state === "missing" || state === "differs"
    ? "bad"
    : state === "released"
      ? "good"
      : isOpenHold(state)
        ? "wait"
        : "plain";

/** `112026` → 11-2026 */
export const periodText = (period: string): string => `${period.slice(0, 2)}-${period.slice(2)}`;

/** Sentences that say what is kept, and what becomes of it by when. */
export function holdLines(hold: Hold, side: Side): string[] {
  const { state, held, until } = hold;
  if (!isOpenHold(state)) return ended(hold, side);
  const amount = rupeesExact(held);
  const by = lastDay(until);
  const before = partly(hold, side);
  // The money is still the buyer's: the truck is not released.
  if (held === 0)
    return [...before, t`Nothing is kept yet: the truck is not released. Ends ${by}.`];
  if (state === "disputed")
    return [
      ...before,
      side === "buyer"
        ? t`The seller says that it is filed. ${amount} stays until Rebale’s office decides; a 2B that shows it ends it sooner.`
        : t`You said that it is filed. ${amount} stays until Rebale’s office decides; a 2B that shows it ends it sooner.`,
    ];
  if (state === "waiting")
    return [
      side === "buyer"
        ? t`${amount} is kept. If nobody says anything by ${by}, it goes to the seller.`
        : t`${amount} comes when the buyer’s 2B shows it, at the latest ${by}.`,
    ];
  return [...before, side === "buyer" ? atEndForBuyer(amount, by) : atEndForSeller(amount, by)];
}

const atEndForBuyer = (amount: string, by: string) =>
  t`${amount} comes back to your deposit after ${by} if a 2B that you bring in the 31 days before says so again; else it goes to the seller.`;
const atEndForSeller = (amount: string, by: string) =>
  t`File or correct the invoice in GSTR-1, or say that it is filed. Else ${amount} may go back to the buyer after ${by}.`;

/** The part of an open one that went to the seller before. */
const partly = ({ released }: Hold, side: Side): string[] => {
  if (released === 0) return [];
  const amount = rupeesExact(released);
  return [
    side === "buyer"
      ? t`${amount} that your 2B shows is the seller’s already.`
      : t`${amount} that the buyer’s 2B shows is yours already.`,
  ];
};

function ended({ state, released, returned, why, found_in }: Hold, side: Side): string[] {
  if (state === "cancelled") return [t`The sale was called off: nothing is kept.`];
  const moved = [
    released > 0 &&
      (side === "buyer"
        ? t`${rupeesExact(released)} went to the seller.`
        : t`${rupeesExact(released)} is yours.`),
    returned > 0 &&
      (side === "buyer"
        ? t`${rupeesExact(returned)} came back to your deposit.`
        : t`${rupeesExact(returned)} went back to the buyer.`),
  ];
  return [
    ...moved.filter((text) => text !== false),
    ...(why ? [reasonText(why, side, found_in)] : []),
    ...(returned > 0 ? [COMPENSATION] : []),
  ];
}

/** Money that came back is no price reduction. */
const COMPENSATION = t`It is compensation agreed beforehand, no price reduction: no credit note goes with it. To be confirmed by your adviser.`;

function reasonText(why: TaxHoldReason, side: Side, found_in: string | null): string {
  const period = found_in && periodText(found_in);
  const texts: Readonly<Record<TaxHoldReason, () => string>> = {
    found: () => (period ? t`The GSTR-2B of ${period} shows it.` : t`A GSTR-2B shows it.`),
    confirmed: () =>
      side === "buyer"
        ? t`You said that it is in your 2B.`
        : t`The buyer said that it is in the 2B.`,
    decided: () => t`Rebale’s office decided it.`,
    nobody_spoke: () => t`Nobody said anything by the last day.`,
    not_in_2b: () => t`The last 2B before the last day had not got it.`,
    not_said_again: () => t`No 2B of the last 31 days said again that it was not there.`,
  };
  return texts[why]();
}

/** Why what a lot offers does not count for its buyer, who may be the reader. */
export const whyNotHeld = (why: TaxHoldNot | null, side: Side): string => {
  const texts: Readonly<Record<TaxHoldNot, string>> = {
    buyer_unregistered:
      side === "buyer" ? t`your company has no GSTIN here` : t`the buyer has no GSTIN here`,
    reverse_charge: t`the GST is under reverse charge`,
    no_gst: t`there is no GST on it`,
  };
  return why ? texts[why] : t`it does not apply to this sale`;
};

type Difference = TaxHold["differences"][number];

/** `Tax: paper ₹1,24,545.60, 2B ₹1,00,000.00` */
export function differenceText({ path, paper, in_2b }: Difference): string {
  if (path === "reverse_charge")
    return t`The 2B has it under reverse charge: nothing of it goes to the seller.`;
  if (path === "itc") return t`The 2B gives no credit for it: nothing of it goes to the seller.`;
  const names: Readonly<Record<Exclude<DifferencePath, "reverse_charge" | "itc">, string>> = {
    date: t`Date`,
    tax: t`Tax`,
    value: t`Value`,
  };
  const text = t`${names[path]}: ${shown(paper)} on the invoice, ${shown(in_2b)} in the 2B`;
  return path === "value" ? t`${text}. It stops nothing.` : text;
}

const shown = (value: Difference["paper"]): string => {
  if (typeof value === "number") return rupeesExact(value);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? date(value) : value;
};
