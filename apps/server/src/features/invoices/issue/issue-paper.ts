import { isNote, paperOf } from "@rebale/contract/invoices/kinds";
import type { Tx } from "../../../platform/db/db.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { irnOf, readExternalNumber } from "../numbers/number.rules.ts";
import { yearOf } from "../numbers/paper-number.rules.ts";
import { takeNumber, todayInIndia } from "../numbers/series.store.ts";
import type { Paper } from "../paper.ts";
import { findPaper, insertPaper, type NewPaper } from "../papers.store.ts";
import { tellIssued } from "./issued.ts";

/** A seller's own number and the key of the PDF that bears it. */
export interface External {
  readonly number: string;
  readonly file: string;
}

export type Draft = Omit<
  NewPaper,
  "fy" | "series" | "seq" | "number" | "dated" | "irnHash" | "file" | "actorId"
>;
export interface Issuing {
  readonly actorId: number | null;
  readonly external?: External | undefined;
  /** The time of a paper of before; now if left out. Days may not run backwards in its series. */
  readonly at?: Date | undefined;
}

/**
 * Gives a paper its number and keeps it. The series is locked from here to the end of the
 * transaction: nothing else is locked after it.
 * @throws Problem invalid_input at `invoice_no`, invoice_number_used
 */
export async function issuePaper(
  tx: Tx,
  draft: Draft,
  { actorId, external, at }: Issuing,
): Promise<Paper> {
  const isTold = await isToldToPortal(tx, draft);
  const numbered = external
    ? await ownNumber(tx, external.number)
    : await takeNumber(tx, draft.gstin, paperOf(draft.kind).series, at);
  const file = external?.file ?? null;
  const irnHash = isTold ? irnFor(draft, numbered) : null;
  const id = await insertPaper(tx, { ...draft, ...numbered, irnHash, file, actorId, at });
  if (id === undefined) throw new Problem("invoice_number_used", { path: "invoice_no" });
  const paper = await findPaper(tx, id);
  if (!paper) throw new Error(`Invoice ${id} was written and is not there`);
  await tellIssued(tx, paper);
  return paper;
}

async function ownNumber(tx: Tx, typed: string) {
  const read = readExternalNumber(typed);
  if (!read.accepted) throw new Problem("invalid_input", { path: "invoice_no", msg: read.msg });
  const dated = await todayInIndia(tx);
  return { fy: yearOf(dated), series: null, seq: null, number: read.number, dated };
}

/** A note on a paper that the portal does not know is told to it where it is taxed itself. */
async function isToldToPortal(tx: Tx, { kind, ofInvoice, lines }: Draft): Promise<boolean> {
  if (!isNote(kind) || ofInvoice === null || lines.some(({ percent }) => percent > 0)) return true;
  const corrected = await findPaper(tx, ofInvoice);
  return corrected === undefined || !paperOf(corrected.kind).isExempt;
}

/** Only what a registered seller issues to a registered buyer is sent to the portal. */
function irnFor(
  { kind, gstin, parties }: Draft,
  { fy, number }: { readonly fy: string; readonly number: string },
): string | null {
  const type = paperOf(kind).irp;
  const { seller, buyer, side } = parties;
  if (!type || side || seller.gstin !== gstin || buyer.gstin === null) return null;
  return irnOf({ gstin, fy, type, number });
}
