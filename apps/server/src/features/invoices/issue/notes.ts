import type { Paise } from "@rebale/contract";
import { isCarriage, type KindsThat, paperOf } from "@rebale/contract/invoices/kinds";
import { share } from "@rebale/contract/values/share";
import type { Tx } from "../../../platform/db/db.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import type { Paper, PaperLine } from "../paper.ts";
import { creditedOf, findPaper, noteOfClaim } from "../papers.store.ts";
import { gstOn, worthOf } from "./amounts.rules.ts";
import { issuePaper } from "./issue-paper.ts";

export interface NewNote {
  /** The paper that went with the truck. */
  readonly ofInvoice: number;
  /** The claim that it settles; the same one has one note. */
  readonly claimId?: number | null;
  /**
   * In percent or in grams of what the truck carries, in paise without taxes, or all of it as it
   * stands.
   */
  readonly by:
    | { readonly percent: number }
    | { readonly grams: number; readonly ofGrams: number }
    | { readonly value: Paise }
    | { readonly whole: true };
  /** Why, as it stands on the note; else the invoice's own goods. */
  readonly what?: string;
  readonly actorId: number | null;
}

/** A note's changes; amounts in paise, all above zero. */
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
  kind: KindsThat<"credit" | "debit">,
  { ofInvoice, claimId = null, by, what, actorId }: NewNote,
): Promise<Note> {
  const before = claimId === null ? undefined : await noteOfClaim(tx, claimId);
  if (before) return noted(before);
  const paper = await paperThere(tx, ofInvoice);
  // The goods of a challan are billed with the first truck.
  const invoice = isCarriage(paper.kind) ? await paperThere(tx, paper.ofInvoice ?? 0) : paper;
  const value = valueOfNote(by, paper, invoice);
  if (value <= 0) throw new Error(`A note to invoice ${invoice.number} comes to nothing`);
  if (paperOf(kind).role === "credit" && (await creditedOf(tx, invoice.id)) + value > invoice.value)
    throw new Problem("note_above_invoice");
  const line = "whole" in by ? ownLine(invoice) : noteLine(invoice, value, what);
  const charged = invoice.isRcm ? 0 : line.cgst + line.sgst + line.igst;
  const note = await issuePaper(
    tx,
    {
      ...{
        kind,
        gstin: invoice.gstin,
        awardId: invoice.awardId,
        tripId: paper.tripId,
        ofInvoice: invoice.id,
      },
      ...{ claimId, parties: invoice.parties, isRcm: invoice.isRcm, lines: [line], value },
      ...{ cgst: line.cgst, sgst: line.sgst, igst: line.igst, tcs: 0 as Paise },
      total: (value + charged) as Paise,
    },
    { actorId },
  );
  return noted(note);
}

async function paperThere(tx: Tx, id: number): Promise<Paper> {
  const paper = await findPaper(tx, id);
  if (!paper) throw new Error(`There is no invoice ${id}`);
  return paper;
}

function valueOfNote(by: NewNote["by"], paper: Paper, invoice: Paper): Paise {
  if ("whole" in by) return invoice.value;
  if ("value" in by) return by.value;
  const carried = carriedBy(paper) as Paise;
  return "grams" in by
    ? worthOf(carried, by.grams, by.ofGrams)
    : (share(carried, by.percent) as Paise);
}

/** The worth of a truck's goods, in paise without taxes. */
const carriedBy = ({ lines }: Paper) =>
  lines.reduce((sum, { worth, part, value }) => sum + (worth ?? part ?? value), 0);

function ownLine({ lines: [line], number }: Paper): PaperLine {
  if (!line) throw new Error(`Invoice ${number} has no lines`);
  return line;
}

function noteLine(invoice: Paper, value: Paise, what: string | undefined): PaperLine {
  const line = ownLine(invoice);
  const gst = gstOn(value, { percent: line.percent, isIntra: line.cgst > 0 });
  const all = { basis: "lot", rate: value, grams: null, piecesMilli: null } as const;
  const { part: _, ...own } = line;
  return { ...own, ...all, what: what ?? line.what, value, ...gst };
}

const noted = ({ id, number, value, total }: Paper): Note => ({
  ...{ id, number, value, gst: (total - value) as Paise, total },
});
