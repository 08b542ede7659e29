import type { Invoice } from "@rebale/contract/invoices";
import { paperOf } from "@rebale/contract/invoices/kinds";
import type { Claim } from "@rebale/contract/settlement";
import { deductionOf } from "@rebale/contract/settlement/deduction";
import { t } from "ttag";
import { indianNumber, rupeesExact } from "../../../lib/formatting/formatting.ts";
import type { Side } from "../../../shared/goods/side.ts";

export const claimStates: Readonly<Record<Claim["state"], string>> = {
  open: t`Waits for the seller`,
  accepted: t`Accepted`,
  disputed: t`Rebale’s office decides`,
  decided: t`Decided`,
};
export const claimTone = ({ state, allowed_percent }: Claim): "wait" | "good" | "plain" => {
  if (state === "open" || state === "disputed") return "wait";
  return allowed_percent ? "good" : "plain";
};

export const percentText = (percent: number): string => `${indianNumber(percent, 4)}%`;

/** The share asked, or allowed. */
export function outcomeText(claim: Claim): string {
  const { allowed_percent, asked_percent, credit } = claim;
  if (allowed_percent === null) return t`${percentText(asked_percent)} off is asked for`;
  if (allowed_percent === 0) return t`Nothing is taken off`;
  return credit === null
    ? t`${percentText(allowed_percent)} off`
    : t`${percentText(allowed_percent)} off: a credit note of ${rupeesExact(credit)} with GST`;
}

/**
 * A claim in rupees with GST, as far as its truck's bill tells it; else null. Its credit note
 * rounds each tax.
 */
export function claimedRupees(
  { trip_id, asked_percent }: Pick<Claim, "trip_id" | "asked_percent">,
  papers: readonly Invoice[] | null,
): number | null {
  const bill = papers?.find((paper) => paper.trip_id === trip_id && isBill(paper));
  return bill ? Math.round((bill.total - bill.tcs) * asked_percent) / 100 : null;
}
const isBill = ({ kind }: Invoice) => paperOf(kind).role === "bill";

/** The measure of a fault that the terms name, and their deduction for it. */
export function countedText(
  deductions: Parameters<typeof deductionOf>[0],
  what: string,
  typed: string,
): string | null {
  const measured = Number(typed);
  if (typed.trim() === "" || Number.isNaN(measured)) return null;
  const off = deductionOf(deductions, what, measured);
  if (off === null) return null;
  return off === 0
    ? t`The terms take nothing off for this.`
    : t`By the terms ${percentText(off)} is taken off the value of the truck’s goods.`;
}

type Word = { readonly answer: "accepted" | "disputed"; readonly reason: string | null } | null;
/** A side's answer on the weight. */
export function weightText(word: Word, side: Side): string {
  const who = side === "buyer" ? t`Buyer` : t`Seller`;
  if (word === null) return t`${who}: no answer yet`;
  return word.answer === "accepted" ? t`${who}: accepts the weight` : t`${who}: disputes it`;
}
