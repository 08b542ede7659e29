import type { Paise } from "@rebale/contract";
import { chargeOf } from "@rebale/contract/awards/charges";
import { isCarriage } from "@rebale/contract/invoices/kinds";
import type { Tx } from "../../../platform/db/db.ts";
import { type Charge, notePaper, openCharges } from "../../awards/index.ts";
import type { Paper, PaperLine } from "../paper.ts";
import { findPaper, paperOfTrip } from "../papers.store.ts";
import { type Draft, issuePaper } from "./issue-paper.ts";

/**
 * The seller's charges beside the goods get their paper with the truck that they are released with:
 * a debit note each, to its invoice (section 34). Each comes to what was paid: where the GST cannot
 * be halved, the odd paisa is the charge's. The row of the award's auction is locked, and the
 * series here.
 */
export async function issueCharges(tx: Tx, awardId: number, tripId: number): Promise<void> {
  const charges = await openCharges(tx, awardId);
  if (charges.length === 0) return;
  const paper = await paperOfTrip(tx, tripId);
  // The goods of a challan are invoiced with the first truck.
  const invoice =
    paper && isCarriage(paper.kind) ? await findPaper(tx, paper.ofInvoice ?? 0) : paper;
  if (!invoice) throw new Error(`Trip ${tripId} has no invoice`);
  for (const charge of charges) {
    const { id } = await issuePaper(tx, debitNote(charge, invoice, tripId), { actorId: null });
    await notePaper(tx, charge.id, id);
  }
}

function debitNote(charge: Charge, invoice: Paper, tripId: number): Draft {
  const { amount, gst } = charge;
  const isOneState = stateOf(invoice, "seller") === stateOf(invoice, "buyer");
  const isIntra = invoice.cgst > 0 || (isOneState && !invoice.parties.buyer.isSez);
  const half = (isIntra ? Math.floor(gst / 2) : 0) as Paise;
  const taxes = { cgst: half, sgst: half, igst: (isIntra ? 0 : gst) as Paise };
  const value = (amount + gst - taxes.cgst - taxes.sgst - taxes.igst) as Paise;
  const { gstin, awardId, parties } = invoice;
  return {
    ...{ kind: "debit_note", gstin, awardId, tripId, ofInvoice: invoice.id, parties },
    isRcm: invoice.isRcm && gst === 0,
    lines: [{ ...lineOf(charge, invoice), rate: value, value, ...taxes }],
    ...{ value, ...taxes, tcs: 0 as Paise, total: (amount + gst) as Paise },
  };
}

/** Without what it comes to: more for the goods, or a service of its own. */
function lineOf({ kind, amount, gst }: Charge, { lines: [goods], number }: Paper) {
  if (!goods) throw new Error(`Invoice ${number} has no lines`);
  const all = { basis: "lot", grams: null, piecesMilli: null } as const;
  const { part: _part, worth: _worth, ...own } = goods;
  const charge = chargeOf(kind);
  const what = `${charge.onPaper}: ${goods.what}`;
  const line: Omit<PaperLine, "rate" | "value" | "cgst" | "sgst" | "igst"> =
    typeof charge.gst === "string"
      ? { ...own, ...all, what, percent: gst === 0 ? 0 : goods.percent }
      : {
          ...{ ...all, what, isService: true, ...codesOf(charge.gst) },
          percent: Math.round((gst * 100) / amount),
        };
  return line;
}

/** A service's codes: all of its SAC, and the four digits of it that a line has at least. */
export const codesOf = ({ sac }: { readonly sac: string }) => ({ hsn: sac.slice(0, 4), hsn6: sac });

const stateOf = ({ parties }: Paper, side: "seller" | "buyer"): string => parties[side].state;
