import type { Paise } from "@rebale/contract";
import { paperOf } from "@rebale/contract/invoices/kinds";
import type { Tx } from "../../platform/db/db.ts";
import { onIssued, type Paper } from "../invoices/index.ts";
import { creditHold } from "./changes/tie-at-release.ts";
import { insertHold } from "./store/write-holds.store.ts";

/** Papers that are issued make holds, or take from them. */
export const subscribeTaxHolds = (): void => onIssued(follow);

async function follow(tx: Tx, paper: Paper): Promise<void> {
  const gst = (paper.cgst + paper.sgst + paper.igst) as Paise;
  if (gst === 0 || paper.isRcm) return;
  if (paperOf(paper.kind).role === "credit") {
    if (paper.ofInvoice !== null) await creditHold(tx, paper.ofInvoice, gst);
    return;
  }
  const { buyer, side } = paper.parties;
  // Told to the portal as an invoice: it charges GST.
  const isInvoice = paperOf(paper.kind).irp === "INV" && !side;
  if (!isInvoice || paper.tripId === null || buyer.gstin === null) return;
  await insertHold(tx, {
    ...{ awardId: paper.awardId, tripId: paper.tripId, invoiceId: paper.id, tax: gst },
    ...{ dated: paper.dated, recipientGstin: buyer.gstin },
  });
}
