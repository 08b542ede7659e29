import type { ProposedTerms } from "@rebale/contract/listings/sale-terms";
import { TAX_HOLD_DAYS } from "@rebale/contract/tax-holds/states";
import { t } from "ttag";
import {
  amountOf,
  daysFault,
  type Fault,
  hoursFault,
  onlyFaults,
  percentFault,
  rupeesFault,
} from "../../lib/forms/typed-numbers.rules.ts";

/** Terms of sale while they are typed. */
export interface TypedTerms {
  inspection_days: string;
  inspection_contact: string;
  tolerance_percent: string;
  payment_days: string;
  lifting_days: string;
  ground_rent_per_day: string;
  /** Empty where nothing is agreed. */
  loading_by: string;
  deductions: readonly TypedDeduction[];
  /** One a line. */
  documents: string;
  grace_days: string;
  late_fee_percent: string;
  forfeit_percent: string;
  claim_hours: string;
  /** Whole days; empty where it is not offered. */
  tax_hold_days: string;
}
export interface TypedDeduction {
  what: string;
  above_percent: string;
  rate_percent: string;
}

const typed = (value: number | string | null | undefined) => (value == null ? "" : String(value));

export const typedTerms = (terms: ProposedTerms | null): TypedTerms => ({
  inspection_days: typed(terms?.inspection_days ?? null),
  inspection_contact: typed(terms?.inspection_contact ?? null),
  tolerance_percent: typed(terms?.tolerance_percent ?? null),
  payment_days: typed(terms?.payment_days ?? null),
  lifting_days: typed(terms?.lifting_days ?? null),
  ground_rent_per_day: typed(terms?.ground_rent_per_day ?? null),
  loading_by: typed(terms?.loading_by ?? null),
  deductions: (terms?.deductions ?? []).map((one) => ({
    what: one.what,
    above_percent: String(one.above_percent),
    rate_percent: String(one.rate_percent),
  })),
  documents: (terms?.documents ?? []).join("\n"),
  grace_days: typed(terms?.grace_days),
  late_fee_percent: typed(terms?.late_fee_percent),
  forfeit_percent: typed(terms?.forfeit_percent),
  claim_hours: typed(terms?.claim_hours),
  tax_hold_days: typed(terms?.tax_hold_days),
});

const isTyped = (value: string) => value.trim() !== "";

/** As they are sent; null where nothing was typed. */
export function termsBody({ deductions, documents, loading_by, ...plain }: TypedTerms) {
  const ladder = deductions.filter((one) => Object.values(one).some(isTyped));
  const papers = documents.split("\n").filter(isTyped);
  const isEmpty =
    !Object.values(plain).some(isTyped) && !loading_by && ladder.length + papers.length === 0;
  if (isEmpty) return null;
  return {
    ...plain,
    loading_by: (loading_by || null) as "buyer" | "seller" | null,
    deductions: ladder,
    documents: papers,
  };
}

/** The market's refusals, by field: `payment_days`, `deductions.0.what`. */
export function termsFaults(terms: TypedTerms): Record<string, string> {
  const faults: Record<string, Fault> = {
    inspection_days: daysFault(terms.inspection_days),
    tolerance_percent: percentFault(terms.tolerance_percent),
    payment_days: daysFault(terms.payment_days),
    lifting_days: daysFault(terms.lifting_days),
    ground_rent_per_day: rupeesFault(terms.ground_rent_per_day),
    grace_days: daysFault(terms.grace_days),
    late_fee_percent: percentFault(terms.late_fee_percent),
    forfeit_percent: percentFault(terms.forfeit_percent),
    claim_hours: hoursFault(terms.claim_hours),
    tax_hold_days: taxHoldFault(terms.tax_hold_days),
  };
  for (const [i, one] of terms.deductions.entries()) {
    if (!Object.values(one).some(isTyped)) continue;
    faults[`deductions.${i}.what`] = isTyped(one.what)
      ? null
      : t`What is deducted for is required.`;
    faults[`deductions.${i}.above_percent`] = percentFault(one.above_percent);
    faults[`deductions.${i}.rate_percent`] = percentFault(one.rate_percent);
  }
  return onlyFaults(faults);
}

/** Whether nothing is typed of them but what is offered of the GST. */
export const isBare = (terms: TypedTerms): boolean =>
  termsBody({ ...terms, tax_hold_days: "" }) === null;

/** Terms that many lots begin with: what is offered of the GST is said lot by lot. */
export const usualBody = (terms: TypedTerms) => {
  const body = termsBody({ ...terms, tax_hold_days: "" });
  if (body === null) return null;
  const { tax_hold_days, ...usual } = body;
  return usual;
};

function taxHoldFault(text: string): Fault {
  const days = amountOf(text);
  const { from, to } = TAX_HOLD_DAYS;
  return text.trim() === "" || (Number.isInteger(days) && days >= from && days <= to)
    ? null
    : t`Use ${from} to ${to} whole days`;
}

/** Typed terms as a draft keeps them. */
export function readTyped(text: string): TypedTerms {
  try {
    return { ...typedTerms(null), ...(JSON.parse(text) as Partial<TypedTerms>) };
  } catch {
    return typedTerms(null);
  }
}
