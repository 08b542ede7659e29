import type { BodyIn, Unit } from "@rebale/contract";
import type { OwnLot, saveDraft } from "@rebale/contract/listings";
import { basesOf } from "@rebale/contract/values/basis";
import { t } from "ttag";
import type { Basis } from "../../../lib/formatting/formatting.ts";
import {
  amountOf,
  type Fault,
  onlyFaults,
  rupeesFault,
} from "../../../lib/forms/typed-numbers.rules.ts";
import { formMessages } from "../../../lib/language/form-messages.ts";
import { depositFault } from "../../../shared/deposit/deposit.rules.ts";
import { readTyped, termsFaults } from "../../../shared/terms/sale-terms.rules.ts";

/** S9.2, and the trade's metric ton. */
export const UNITS = ["kg", "MT", "liter", "pieces", "bag"] as const;
export const MAX_PICTURES = 12;
export const MAX_DRAFTS = 20;

/** S3.11: what a seller types of one product; its pictures and catalogue are kept beside. */
export interface Draft {
  category_id: string;
  sub_category_id: string;
  title: string;
  /** The seller's own number for it; empty for none. */
  lot_no: string;
  quantity: string;
  unit: string;
  basis: Basis;
  description: string;
  state: string;
  pincode: string;
  city: string;
  /** Rupees in the basis; empty for none. */
  asking_price: string;
  /** Wishes of the auction: rupees in the basis, and `datetime-local` in India. */
  reserve_price: string;
  bid_increment: string;
  /** How it is to be sold, as JSON; empty for an open auction. */
  format: string;
  /** Below so many companies it is not sold; empty where one is enough. */
  min_bidders: string;
  start_at: string;
  end_at: string;
  /** A site of the company; empty for another place. */
  site_id: string;
  /** The bidders' deposit, as typed; empty for nothing. */
  deposit: string;
  pay_through: string;
  /** Typed terms as JSON; empty as long as nothing was typed or filled in. */
  terms: string;
  /** The list of the companies that alone see the lot; empty for everybody. */
  invite_list_id: string;
  /** In so many lots of equal size; empty for one. */
  parts: string;
}

export const emptyDraft: Draft = {
  category_id: "",
  sub_category_id: "",
  title: "",
  lot_no: "",
  quantity: "",
  unit: "kg",
  basis: "lot",
  description: "",
  state: "",
  pincode: "",
  city: "",
  asking_price: "",
  reserve_price: "",
  bid_increment: "",
  format: "",
  min_bidders: "",
  start_at: "",
  end_at: "",
  site_id: "",
  deposit: "",
  pay_through: "parties",
  terms: "",
  invite_list_id: "",
  parts: "",
};
/** Says the name of a field that is kept, and that a lot which is edited here would lose. */
type Lost = Exclude<keyof BodyIn<typeof saveDraft>["fields"], keyof Draft>;
true satisfies [Lost] extends [never] ? true : Lost;

const names: [field: keyof Draft, label: string][] = [
  ["category_id", t`Category`],
  ["title", t`Title`],
  ["quantity", t`Quantity`],
  ["unit", t`Unit`],
  ["description", t`Description`],
  ["state", t`State`],
  ["pincode", t`Pincode`],
  ["city", t`City`],
];

const labels: Record<string, string> = {
  basis: t`How it is sold`,
  lot_no: t`Your own number for this lot, if any`,
  asking_price: t`Price you ask in ₹, if any`,
  reserve_price: t`Reserve price in ₹`,
  bid_increment: t`Minimum bid step in ₹`,
  start_at: t`Start of bidding`,
  end_at: t`End of bidding`,
  deposit: t`Deposit of bidders`,
  pay_through: t`How the buyer pays`,
  invite_list_id: t`Who sees it and bids`,
};

/** How the form names a field; undefined where it has no name of its own. */
export function labelOf(field: string): string | undefined {
  if (field === "terms.tax_hold_days") return t`GST-safe sale`;
  if (field.startsWith("terms.")) return t`Terms of sale`;
  return names.find(([name]) => name === field)?.[1] ?? labels[field];
}

export interface Checked {
  /** By field, `terms.payment_days` too, shown beside it. */
  errors: Record<string, string>;
  /** Shown as toasts. */
  toasts: string[];
}

const sameTitle = (a: string, b: string) =>
  a.trim().replace(/\s+/g, " ").toLowerCase() === b.trim().replace(/\s+/g, " ").toLowerCase();

/** S5.9. `others` are the drafts in the list already. */
export function checkDraft(draft: Draft, others: readonly Draft[]): Checked {
  const missing = names.filter(([field]) => !draft[field].trim());
  const errors: Checked["errors"] = {
    ...faultsOf(draft, others),
    ...Object.fromEntries(missing.map(([field, label]) => [field, t`${label} is required.`])),
  };
  const wrong = [...new Set(Object.values(errors))];
  if (missing.length) return { errors, toasts: [formMessages.fillAllFields] };
  return { errors, toasts: wrong.length > 1 ? [formMessages.someWrong] : wrong };
}

/** The faults, as the market would find them in the draft sent. */
function faultsOf(draft: Draft, others: readonly Draft[]): Checked["errors"] {
  const { asking_price: asked, reserve_price: reserve, start_at, end_at } = draft;
  const faults: Record<string, Fault> = {
    title: others.some(({ title }) => sameTitle(title, draft.title))
      ? formMessages.titleInDrafts
      : null,
    quantity: isQuantity(draft.quantity) ? null : formMessages.quantityNumber,
    basis: basesOf(draft.unit as Unit, false).includes(draft.basis)
      ? null
      : formMessages.basisUnfit,
    pincode: /^[1-9]\d{5}$/.test(draft.pincode) ? null : formMessages.pincodeDigits,
    asking_price: rupeesFault(asked),
    bid_increment: rupeesFault(draft.bid_increment),
    reserve_price:
      rupeesFault(reserve) ??
      (asked && reserve && amountOf(reserve) < amountOf(asked)
        ? t`The reserve may not be below the price you ask`
        : null),
    deposit: depositFault(draft.deposit),
    end_at: start_at && end_at && end_at <= start_at ? t`The end must be after the start` : null,
  };
  for (const [field, fault] of Object.entries(termsFaults(readTyped(draft.terms))))
    faults[`terms.${field}`] = fault;
  return onlyFaults(faults);
}

export function isQuantity(text: string): boolean {
  const n = amountOf(text);
  return n > 0 && n <= 1_000_000_000 && Math.round(n * 1000) / 1000 === n;
}

/** S5.9, S9.2: by its name; the server looks at the content. */
export const isCatalog = (fileName: string) => /\.(pdf|xlsx?)$/i.test(fileName);

/**
 * After one product is added, the next one probably lies at the same place and is of the same kind.
 * What its price is for is chosen anew: a price for the heap would be read as one for each MT.
 */
export const nextDraft = ({
  category_id,
  sub_category_id,
  unit,
  state,
  pincode,
  city,
  site_id,
  deposit,
  pay_through,
  terms,
  invite_list_id,
}: Draft): Draft => ({
  ...emptyDraft,
  category_id,
  sub_category_id,
  unit,
  state,
  pincode,
  city,
  site_id,
  deposit,
  pay_through,
  terms,
  invite_list_id,
});

/** S2.17, S2.50: approved, expired, otherwise unapproved; no filter without a url. */
const FILTERS = ["approved", "expired", "unsigned"] as const;
export const filterOf = (url: string | undefined) =>
  url ? (FILTERS.find((one) => one === url) ?? "pending") : undefined;

/** Whether it is approved and does not open before its seller has signed. */
export const isToSign = ({ awaits_signature, status }: OwnLot): boolean =>
  awaits_signature && status === "upcoming";
