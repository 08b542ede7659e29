import type { listings } from "@rebale/contract";
import type { Db } from "../../../../platform/db/db.ts";
import { Problem } from "../../../../platform/http/problems/problem.ts";
import { presentCorrected } from "../../lots/present-lot.ts";
import { presentProposedSheet, presentSheet, presentVersion } from "./present-sheet.ts";
import { findProposal } from "./proposal.store.ts";
import { findLatestSheet, findSignedBefore } from "./sheets.store.ts";

/**
 * The newest sheet of an own lot, beside what its seller signed before, or proposed.
 * @throws Problem lot_not_found, not_your_lot, not_found where it has none
 */
export async function readSheet(
  db: Db,
  sellerId: number,
  lotId: number,
): Promise<listings.SheetToSign> {
  const lot = await findProposal(db, lotId);
  if (!lot) throw new Problem("lot_not_found");
  if (lot.seller_id !== sellerId) throw new Problem("not_your_lot");
  const latest = await findLatestSheet(db, lotId);
  if (!latest) throw new Problem("not_found");
  const signed = await findSignedBefore(db, lotId, latest.version);
  const proposed = presentProposedSheet(lot.proposed_sale, lot.proposed_terms);
  return {
    ...presentVersion(latest),
    _id: String(lotId),
    title: lot.title,
    url: lot.url,
    awaits_signature: lot.awaits_signature,
    corrected: presentCorrected(lot.as_sent),
    before: signed
      ? { is: "signed", sheet: presentSheet(signed.fields) }
      : Object.keys(proposed).length > 0
        ? { is: "proposal", sheet: proposed }
        : null,
  };
}
