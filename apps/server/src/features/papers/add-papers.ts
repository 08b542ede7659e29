import type { companies } from "@rebale/contract";
import type { Tx } from "../../platform/db/db.ts";
import { lockPaperOwner, setStanding } from "../company-register/index.ts";
import { addCompanyDocument } from "./documents/documents.store.ts";
import { type Reason, standingAfter } from "./papers.rules.ts";
import { findSender, hasPaper, replacePaper } from "./papers.store.ts";

type Kind = companies.CompanyPaperKind;

/**
 * After papers or fields of a company were corrected: answers what was asked about them, and
 * submits a company that has become whole. The company's lock is held.
 */
export async function noteCorrected(
  tx: Tx,
  companyId: number,
  corrected: readonly string[],
): Promise<void> {
  const { status, reasons, pan } = await lockPaperOwner(tx, companyId);
  const before = {
    status: status as companies.Company["status"],
    reasons: reasons as unknown as Reason[],
  };
  const isWhole = pan !== null && (await hasPaper(tx, companyId));
  const after = standingAfter(before, { corrected, isWhole });
  if (after.status !== before.status || after.reasons.length !== before.reasons.length)
    await setStanding(tx, companyId, after);
}

interface Given {
  readonly kind: Kind;
  readonly file: string;
  readonly mediaType: string;
}

/**
 * A paper that an account gives at its registration or in its profile is one of its company, when
 * it acts for one as owner or manager.
 */
export async function storeAsPapers(
  tx: Tx,
  userId: number,
  given: readonly Given[],
): Promise<void> {
  const sender = given.length ? await findSender(tx, userId) : undefined;
  if (!sender) return;
  const company_id = sender.company_id;
  await lockPaperOwner(tx, company_id);
  const numbers: Partial<Record<Kind, string | null>> = {
    pan: sender.pan_number,
    gst: sender.gst_number,
  };
  for (const { kind, file, mediaType } of given) {
    await addCompanyDocument(tx, { file, company_id, media_type: mediaType, uploaded_by: userId });
    const number = numbers[kind] ?? null;
    await replacePaper(tx, { company_id, kind, number, file, sent_by: userId });
  }
  await noteCorrected(
    tx,
    company_id,
    given.map(({ kind }) => kind),
  );
}
