import type { Paise } from "@rebale/contract";
import { share } from "@rebale/contract/values/share";
import type { Tx } from "../../../platform/db/db.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import type { Paper, PaperLine } from "../paper.ts";
import { creditedOf, findPaper, noteOfClaim } from "../papers.store.ts";
import { gstOn } from "./amounts.rules.ts";
import { issuePaper } from "./issue-paper.ts";

export interface NewNote {
  readonly ofInvoice: number;
  /** What it settles; the same claim has one note. */
  readonly claimId?: number | null;
  /** Of the invoice's value in percent, or in paise without taxes. */
  readonly by: { readonly percent: number } | { readonly value: Paise };
  /** Why, as it stands on the note; else the invoice's own goods. */
  readonly what?: string;
  readonly actorId: number | null;
}

/** What a note changes; amounts in paise, all above zero. */
export interface Note {
  readonly id: number;
  readonly number: string;
  readonly value: Paise;
  readonly gst: Paise;
  readonly total: Paise;
}

/**
 * Less for goods that were invoiced (section 34): value and GST in the invoice's own percents. TCS
 * stays as it was collected. The row of the award's auction is locked, and the series here.
 * @throws Problem note_above_invoice
 */
export const creditNote = (tx: Tx, note: NewNote): Promise<Note> =>
  issueNote(tx, "credit_note", note);

/** More for goods that were invoiced, such as a late fee; as `creditNote`. */
export const debitNote = (tx: Tx, note: NewNote): Promise<Note> =>
  issueNote(tx, "debit_note", note);

async function issueNote(
  tx: Tx,
  kind: "credit_note" | "debit_note",
  { ofInvoice, claimId = null, by, what, actorId }: NewNote,
): Promise<Note> {
  const before = claimId === null ? undefined : await noteOfClaim(tx, claimId);
  if (before) return noted(before);
  const invoice = await findPaper(tx, ofInvoice);
  if (!invoice) throw new Error(`There is no invoice ${ofInvoice}`);
  const value = "value" in by ? by.value : (share(invoice.value, by.percent) as Paise);
  if (kind === "credit_note" && (await creditedOf(tx, ofInvoice)) + value > invoice.value)
    throw new Problem("note_above_invoice");
  const line = noteLine(invoice, value, what);
  const charged = invoice.isRcm ? 0 : line.cgst + line.sgst + line.igst;
  const paper = await issuePaper(
    tx,
    {
      ...{
        kind,
        gstin: invoice.gstin,
        awardId: invoice.awardId,
        tripId: invoice.tripId,
        ofInvoice,
      },
      ...{ claimId, parties: invoice.parties, isRcm: invoice.isRcm, lines: [line], value },
      ...{ cgst: line.cgst, sgst: line.sgst, igst: line.igst, tcs: 0 as Paise },
      total: (value + charged) as Paise,
    },
    { actorId },
  );
  return noted(paper);
}

function noteLine(invoice: Paper, value: Paise, what: string | undefined): PaperLine {
  const [line] = invoice.lines;
  if (!line) throw new Error(`Invoice ${invoice.number} has no lines`);
  const gst = gstOn(value, { percent: line.percent, isIntra: line.cgst > 0 });
  const all = { basis: "lot", rate: value, grams: null, piecesMilli: null } as const;
  return { ...line, ...all, what: what ?? line.what, value, ...gst };
}

const noted = ({ id, number, value, total }: Paper): Note => ({
  ...{ id, number, value, gst: (total - value) as Paise, total },
});
