import { type Paise, rupees } from "@rebale/contract";
import type { PaperRow } from "@rebale/contract/books";
import { paperOf } from "@rebale/contract/invoices/kinds";
import { gstCodeOfState } from "@rebale/contract/values/checks";
import type { CompanyPaper } from "../invoices/index.ts";
import type { Measure } from "./measure.ts";

/** Papers as an accountant books them. Pure. */

export type Register = "sales" | "purchases";

/** A credit note takes off; a challan carries goods that were billed, and is no book's. */
export const signOf = ({ kind }: Pick<CompanyPaper, "kind">): -1 | 0 | 1 => {
  const { role } = paperOf(kind);
  return role === "carriage" ? 0 : role === "credit" ? -1 : 1;
};

/** The market's own papers, for its fees, are bought by whoever pays them. */
export const registerOf = (paper: CompanyPaper): Register =>
  paper.parties.side !== undefined || paper.side === "buyer" ? "purchases" : "sales";

const money = (paise: number): number => rupees(paise as Paise);

/**
 * @param measure of each line, in the portal's units
 * @param taxHold the state of what is tied of its tax
 */
export function paperRow(
  paper: CompanyPaper,
  measure: (line: CompanyPaper["lines"][number]) => Measure,
  taxHold: string | null = null,
): PaperRow {
  const sign = signOf(paper);
  const { parties, lines } = paper;
  const other = registerOf(paper) === "sales" ? parties.buyer : parties.seller;
  const [first] = lines;
  const measures = lines.map(measure);
  const units = new Set(measures.map(({ unit }) => unit));
  const [unit] = units.size === 1 ? units : [null];
  return {
    ref: `P${paper.id}`,
    ...{ kind: paper.kind, number: paper.number, dated: paper.dated },
    of_number: paper.of?.number ?? null,
    ...{ party: other.name, party_gstin: other.gstin },
    place_of_supply: gstCodeOfState(parties.buyer.state) ?? "",
    hsn: first?.hsn6 ?? first?.hsn ?? null,
    what: first?.what ?? "",
    quantity: unit === null ? null : measures.reduce((sum, { quantity }) => sum + quantity, 0),
    unit: unit ?? null,
    value: money(sign * paper.value),
    cgst: money(sign * paper.cgst),
    sgst: money(sign * paper.sgst),
    igst: money(sign * paper.igst),
    tcs: money(sign * paper.tcs),
    total: money(sign * paper.total),
    reverse_charge: paper.isRcm,
    award_id: String(paper.awardId),
    trip_id: paper.tripId === null ? null : String(paper.tripId),
    vehicle_no: parties.vehicle,
    irn: paper.irp?.irn ?? null,
    eway_no: paper.ewb?.no ?? null,
    tax_hold: taxHold,
  };
}
