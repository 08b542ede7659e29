import { type invoices, rupees } from "@rebale/contract";
import { isOfTruck, paperOf } from "@rebale/contract/invoices/kinds";
import { rateOn } from "@rebale/contract/rates/dated-rates";
import { ewayDocumentDays, ewayState, irpBy } from "@rebale/contract/rates/paper-clocks";
import { tcsOnScrap } from "@rebale/contract/rates/tax-rates";
import { addDays, addMonths, indiaDay } from "@rebale/contract/values/calendar";
import type { DeclarationRow } from "./declarations/declarations.store.ts";
import { goodsWithGst, needsEway } from "./issue/amounts.rules.ts";
import type { OwnPaper } from "./own-papers.store.ts";
import type { Paper } from "./paper.ts";

/** Only what goes with a truck may need one. */
export const isEwayNeeded = (paper: Paper): boolean =>
  isOfTruck(paper.kind) && needsEway(goodsWithGst(paper));

/** @param now by which e-way bills end */
export const presentInvoice = (paper: Paper, now: Date): invoices.Invoice => ({
  _id: String(paper.id),
  ...{ kind: paper.kind, number: paper.number, dated: paper.dated },
  trip_id: paper.tripId === null ? null : String(paper.tripId),
  of_invoice: paper.ofInvoice === null ? null : String(paper.ofInvoice),
  ...{ value: rupees(paper.value), cgst: rupees(paper.cgst), sgst: rupees(paper.sgst) },
  ...{ igst: rupees(paper.igst), tcs: rupees(paper.tcs), total: rupees(paper.total) },
  reverse_charge: paper.isRcm,
  by_seller: paper.series === null,
  irn_needed: paper.irnHash !== null,
  irn: paper.irp?.irn ?? null,
  ack_no: paper.irp?.ackNo ?? null,
  eway_needed: isEwayNeeded(paper),
  eway_no: paper.ewb?.no ?? null,
  eway_valid_until: paper.ewb?.validUntil ?? null,
  ...irpOf(paper),
  eway_state: ewayState(now, {
    ...{ validUntil: paper.ewb?.validUntil ?? null, closedOn: paper.ewayClosedOn },
  }),
  eway_closed_on: paper.ewayClosedOn,
  eway_document_until: isEwayNeeded(paper) ? addDays(paper.dated, ewayDocumentDays) : null,
  url: `/invoice/${paper.id}`,
});

/** The market's own papers, for its fees, are its own affair. */
function irpOf({ dated, irnHash, irp, turnoverBand: band, kind }: Paper) {
  const isDue = irnHash !== null && irp === null && paperOf(kind).issuer !== "market";
  return { irp_by: irpBy(dated, { isDue, band }), irp_by_sure: band !== null };
}

export const presentOwnPaper = (paper: OwnPaper, now: Date): invoices.OwnPaper => {
  const url = `/invoice/${paper.id}`;
  return {
    ...presentInvoice(paper, now),
    award_id: String(paper.awardId),
    ...{ title: paper.title, buyer: paper.buyer, seller: paper.seller },
    eway_no: paper.ewb?.no ?? paper.ewayAtGate,
    vehicle_no: paper.parties.vehicle,
    inv01_url: paper.irnHash === null ? null : `${url}/inv01`,
    eway_url: isEwayNeeded(paper) ? `${url}/eway` : null,
  };
};

export const presentDeclaration = (
  awardId: number,
  row: DeclarationRow | undefined,
): invoices.Declaration | null =>
  row
    ? {
        state: row.state,
        sent_at: row.sentAt.toISOString(),
        answered_at: row.answeredAt?.toISOString() ?? null,
        url: `/award/${awardId}/declaration/document`,
        form: rateOn(tcsOnScrap, row.saleDay)?.rate.form ?? null,
        forward_by: `${addMonths(indiaDay(row.sentAt).slice(0, 7), 1)}-07`,
      }
    : null;
