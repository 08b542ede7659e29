import type { Invoice } from "@rebale/contract/invoices";
import type { GoodsPaperKind } from "@rebale/contract/invoices/goods-papers";
import { isCarriage, type PAPER_ROLES, paperOf } from "@rebale/contract/invoices/kinds";
import { t } from "ttag";
import { date, dateTime, rupeesExact } from "../../lib/formatting/formatting.ts";

export const paperNames: Readonly<Record<Invoice["kind"], string>> = {
  tax_invoice: t`Tax invoice`,
  credit_note: t`Credit note`,
  debit_note: t`Debit note`,
  challan: t`Delivery challan`,
  self_invoice: t`Self-invoice of the buyer`,
  fee_invoice: t`Invoice for Rebale’s fee`,
  bill_of_supply: t`Bill of supply`,
};

/** Papers that go with goods and say nothing of tax. */
export const goodsPaperNames: Readonly<Record<GoodsPaperKind, string>> = {
  delivery_order: t`Delivery order`,
  manifest: t`Form 10 manifest, seven copies`,
  receipt: t`Receipt of goods`,
  confirmation: t`Confirmation of recycling`,
};
/** All numbered papers of a sale. */
export const nameOfPaper = { ...paperNames, ...goodsPaperNames };

type Issued = Pick<Invoice, "kind">;
/** The issuer tells the portals' answers: the seller, or a buyer who bills himself. */
export const issuerOf = ({ kind }: Issued): "buyer" | "seller" | null => {
  const { issuer } = paperOf(kind);
  return issuer === "market" ? null : issuer;
};

/** 1234 5678 9012 */
export const ewayNumber = (no: string): string => no.replace(/(\d{4})(?=\d)/g, "$1 ");

/** A challan's goods are invoiced already; under reverse charge the buyer pays the GST. */
export function amountText({ kind, total, reverse_charge }: Invoice): string {
  if (isCarriage(kind)) return t`Goes with the truck; its goods are invoiced already`;
  return reverse_charge ? t`${rupeesExact(total)}, GST under reverse charge` : rupeesExact(total);
}

/**
 * How the two portals stand; nothing where neither is needed.
 * @param atGate the number that the gate was told
 */
export function portalText(paper: Invoice, atGate: string | null): readonly string[] {
  const { irn, irn_needed, irp_by, ack_no, eway_needed, eway_valid_until } = paper;
  // A note of credit or debit goes with no truck, though it is about one.
  const eway_no = paper.eway_no ?? (paperOf(paper.kind).eway && atGate);
  const irp = irn
    ? t`E-invoice registered, acknowledgement ${ack_no ?? ""}`
    : irn_needed && (irp_by ? notReported(paper, irp_by) : t`E-invoice: not registered yet`);
  const eway = eway_no
    ? eway_valid_until
      ? validity(paper, ewayNumber(eway_no), eway_valid_until)
      : t`E-way bill ${ewayNumber(eway_no)}`
    : eway_needed && t`E-way bill: its number is not entered yet`;
  return [irp, eway].filter((line): line is string => Boolean(line));
}

/** @param by YYYY-MM-DD: sure where the seller has told a turnover above ten crore */
function notReported({ irp_by_sure }: Invoice, by: string): string {
  const day = date(`${by}T12:00:00Z`);
  return irp_by_sure
    ? t`E-invoice: register it by ${day}`
    : t`E-invoice: register it by ${day}, if your turnover is above ₹10 crore`;
}

function validity({ eway_state, eway_closed_on }: Invoice, no: string, until: string): string {
  if (eway_closed_on) return t`E-way bill ${no}, closed on ${date(`${eway_closed_on}T12:00:00Z`)}`;
  if (eway_state === "over") return t`E-way bill ${no}, over since ${dateTime(until)}`;
  if (eway_state === "ending") return t`E-way bill ${no}, ends at ${dateTime(until)}`;
  return t`E-way bill ${no}, valid until ${date(until)}`;
}

const inPaise = (rupees: number) => Math.round(rupees * 100);
const sumOf = (papers: readonly Invoice[], roles: readonly Role[]) =>
  papers
    .filter(({ kind }) => roles.includes(paperOf(kind).role))
    .reduce((sum, { total }) => sum + inPaise(total), 0) / 100;
type Role = (typeof PAPER_ROLES)[number];

/** A sale's sums by its papers, in rupees. */
export const invoiced = (papers: readonly Invoice[]) => {
  const credited = sumOf(papers, ["credit"]);
  const charged = sumOf(papers, ["bill", "debit"]);
  return { charged, credited, final: (inPaise(charged) - inPaise(credited)) / 100 };
};
