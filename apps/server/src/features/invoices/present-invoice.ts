import { type invoices, rupees } from "@rebale/contract";
import { isOfTruck } from "@rebale/contract/invoices/kinds";
import type { DeclarationRow } from "./declarations/declarations.store.ts";
import { goodsWithGst, needsEway } from "./issue/amounts.rules.ts";
import type { OwnPaper } from "./own-papers.store.ts";
import type { Paper } from "./paper.ts";

/** Only what goes with a truck may need one. */
export const isEwayNeeded = (paper: Paper): boolean =>
  isOfTruck(paper.kind) && needsEway(goodsWithGst(paper));

export const presentInvoice = (paper: Paper): invoices.Invoice => ({
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
  url: `/invoice/${paper.id}`,
});

export const presentOwnPaper = (paper: OwnPaper): invoices.OwnPaper => {
  const url = `/invoice/${paper.id}`;
  return {
    ...presentInvoice(paper),
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
      }
    : null;
