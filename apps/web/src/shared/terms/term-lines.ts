import type { StandingTerms } from "@rebale/contract/listings/sale-terms";
import { EXAMPLE_VALUE, exampleOf } from "@rebale/contract/settlement/deduction";
import { t } from "ttag";
import { indianNumber, lotPrice } from "../../lib/formatting/formatting.ts";
import { named } from "../../lib/names/named.ts";

export interface TermLine {
  readonly name: string;
  readonly lines: readonly string[];
}

/** The line that says by when the money comes. */
export const PAYMENT_TERM = t`Payment`;

const rupees = (n: number) => lotPrice(n, { basis: "lot" });
const percent = (n: number) => `${indianNumber(n, 4)}%`;
const days = (n: number) => (n === 1 ? t`1 day` : t`${n} days`);
const lastDays = (n: number) =>
  n === 1 ? t`on the last day of bidding` : t`on the last ${n} days of bidding`;
const hours = (n: number) => (n === 1 ? t`1 hour` : t`${n} hours`);
const loading = { buyer: () => t`By the buyer`, seller: () => t`By the seller` };

/** A lot's terms, in the words of the trade; those not agreed are left out. */
export function termLines(terms: StandingTerms): TermLine[] {
  const { inspection_days, inspection_contact, tolerance_percent, ground_rent_per_day } = terms;
  const parts: [string, string | number | false | null | readonly string[]][] = [
    [t`Inspection`, inspection_days && lastDays(inspection_days)],
    [t`Contact for inspection`, inspection_contact && named(inspection_contact)],
    [t`Quantity tolerance`, tolerance_percent !== null && `± ${percent(tolerance_percent)}`],
    [PAYMENT_TERM, terms.payment_days !== null && within(terms.payment_days)],
    [
      t`Grace period`,
      terms.grace_days ? t`${days(terms.grace_days)} after the day to pay by` : null,
    ],
    [
      t`Late fee`,
      terms.late_fee_percent ? t`${percent(terms.late_fee_percent)} of what is unpaid` : null,
    ],
    [
      t`Forfeited if not paid`,
      terms.forfeit_percent == null ? null : t`${percent(terms.forfeit_percent)} of the deposit`,
    ],
    [t`Lifting`, terms.lifting_days !== null && t`${days(terms.lifting_days)} from the payment`],
    [t`Ground rent after that`, ground_rent_per_day && t`${rupees(ground_rent_per_day)} a day`],
    [t`Claims`, terms.claim_hours ? t`Within ${hours(terms.claim_hours)} of each truck` : null],
    [t`GST-safe`, terms.tax_hold_days ? taxHoldLines(terms.tax_hold_days) : null],
    [t`Loading`, terms.loading_by && loading[terms.loading_by]()],
    [t`Deductions`, terms.deductions.map(deduction)],
    [t`Documents needed`, terms.documents.map(named)],
    [t`Terms of the event`, (terms.event_terms ?? "").split("\n").filter(Boolean)],
  ];
  return parts.flatMap(([name, value]) => {
    const lines = typeof value === "object" && value ? value : value ? [String(value)] : [];
    return lines.length > 0 ? [{ name, lines }] : [];
  });
}

/** Both sides' agreement on the GST, and what nobody promises. */
const taxHoldLines = (n: number): string[] => [
  t`The buyer pays in full. The GST of each truck reaches the seller once the buyer’s GSTR-2B shows its invoice, or by ${days(n)} after it`,
  t`Who says nothing, lets it go. It comes back to the buyer only if a 2B brought in the last 31 days has not got the invoice`,
  t`A 2B shows that the seller declared the tax, not that it was paid`,
  t`What comes back is compensation agreed beforehand, no price reduction; to be confirmed by your adviser`,
];

/** A buyer's first questions of a lot; null where not agreed. */
export function mainTerms(terms: StandingTerms): { name: string; value: string | null }[] {
  const { inspection_days, payment_days, lifting_days, loading_by, tolerance_percent } = terms;
  return [
    {
      name: t`Inspect`,
      value: inspection_days ? lastDays(inspection_days) : null,
    },
    { name: t`Pay`, value: payment_days === null ? null : within(payment_days) },
    {
      name: t`Lift`,
      value: lifting_days === null ? null : t`${days(lifting_days)} from the payment`,
    },
    { name: t`Loading`, value: loading_by && loading[loading_by]() },
    {
      name: t`Tolerance`,
      value: tolerance_percent === null ? null : `± ${percent(tolerance_percent)}`,
    },
  ];
}

const within = (n: number) => (n === 0 ? t`At once` : t`Within ${days(n)} of the sale`);

type Deduction = StandingTerms["deductions"][number];
/** A share of what is above, said with what it comes to: nobody reads `rate_percent` right alone. */
const deduction = (one: Deduction) => {
  const { what, above_percent, rate_percent } = one;
  const rule = t`${named(what)} above ${percent(above_percent)}: less ${percent(rate_percent)} of what is above`;
  return `${rule} (${deductionExample(one)})`;
};

/** `5% measured: 3% off, ₹3,000 of ₹1,00,000`. */
export function deductionExample(one: Deduction): string {
  const { measured, off, rupees: taken } = exampleOf(one);
  return t`${percent(measured)} measured: ${percent(off)} off, ${rupees(taken)} of ${rupees(EXAMPLE_VALUE)}`;
}
