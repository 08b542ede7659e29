import { formatRupees } from "@rebale/contract";
import type { StandingTerms } from "@rebale/contract/listings/sale-terms";
import { EXAMPLE_VALUE, exampleOf } from "@rebale/contract/settlement/deduction";

const days = (n: number) => (n === 1 ? "1 day" : `${n} days`);
const lastDays = (n: number) =>
  n === 1 ? "on the last day of bidding" : `on the last ${n} days of bidding`;

/** Names and values of what is agreed. */
export function termLines(terms: StandingTerms): [name: string, value: string][] {
  const lines: [string, string | null][] = [
    ["Inspection", terms.inspection_days && lastDays(terms.inspection_days)],
    ["Contact for inspection", terms.inspection_contact],
    [
      "Quantity tolerance",
      terms.tolerance_percent === null ? null : `± ${terms.tolerance_percent} %`,
    ],
    ["Payment", terms.payment_days === null ? null : paid(terms.payment_days)],
    [
      "Days of grace",
      terms.grace_days ? `${days(terms.grace_days)} after the day to pay by` : null,
    ],
    ["Late fee", terms.late_fee_percent ? `${terms.late_fee_percent} % of what is unpaid` : null],
    [
      "Forfeited if not paid",
      terms.forfeit_percent == null ? null : `${terms.forfeit_percent} % of the deposit`,
    ],
    [
      "Lifting",
      terms.lifting_days === null ? null : `${days(terms.lifting_days)} from the payment`,
    ],
    [
      "Ground rent after that",
      terms.ground_rent_per_day && `${formatRupees(terms.ground_rent_per_day)} a day`,
    ],
    ["Claims", terms.claim_hours ? claims(terms.claim_hours) : null],
    ["GST kept", terms.tax_hold_days ? kept(terms.tax_hold_days) : null],
    ["Loading", terms.loading_by && `By the ${terms.loading_by}`],
    ["Deductions", terms.deductions.map(deduction).join("\n")],
    ["Documents needed", terms.documents.join("\n")],
    ["Terms of the event", terms.event_terms ?? null],
  ].map(([name, value]) => [String(name), value ? String(value) : null]);
  return lines.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []));
}

function deduction(one: StandingTerms["deductions"][number]): string {
  const { measured, off, rupees } = exampleOf(one);
  return (
    `${one.what} above ${one.above_percent} %: less ${one.rate_percent} % of what is above ` +
    `(${measured} % measured: ${off} % off, ${formatRupees(rupees)} of ${formatRupees(EXAMPLE_VALUE)})`
  );
}
const claims = (n: number) => `Within ${n === 1 ? "1 hour" : `${n} hours`} of each truck`;
const kept = (n: number) =>
  `Until the buyer's GSTR-2B shows the invoice, at most ${days(n)} from its day. A GSTR-2B shows ` +
  "that the tax was declared, not that it was paid; what goes back to the buyer is compensation " +
  "agreed beforehand, to be confirmed by both sides' advisers";
const paid = (n: number) => (n === 0 ? "At once" : `Within ${days(n)} of the sale`);
