import type { listings } from "@rebale/contract";
import { MAX_SIGNED_AT_ONCE } from "@rebale/contract/listings/sign-many";
import type { Db } from "../../../../platform/db/db.ts";
import { Problem } from "../../../../platform/http/problems/problem.ts";
import { notYourLot } from "../../../audience/index.ts";
import { presentCorrected } from "../../lots/present-lot.ts";
import { presentProposedSheet, presentSheet, presentVersion } from "./present-sheet.ts";
import { findProposal } from "./proposal.store.ts";
import { findLatestSheet, findSignedBefore } from "./sheets.store.ts";
import { listUnsignedSheets, type ReadableSheet } from "./unsigned-sheets.store.ts";

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
  if (lot.seller_id !== sellerId) throw new Problem(notYourLot(lot));
  const latest = await findLatestSheet(db, lotId);
  if (!latest) throw new Problem("not_found");
  const signed = await findSignedBefore(db, lotId, latest.version);
  return presentToSign({ ...lot, ...latest, id: lotId, signed_fields: signed?.fields ?? null });
}

/** The newest sheets of a seller's lots that wait for a signature, and how many wait in all. */
export async function readSheetsToSign(db: Db, sellerId: number) {
  const rows = await listUnsignedSheets(db, sellerId, MAX_SIGNED_AT_ONCE);
  return { sheets: rows.map(presentToSign), total: rows[0]?.total ?? 0 };
}

function presentToSign(lot: ReadableSheet): listings.SheetToSign {
  const proposed = presentProposedSheet(lot.proposed_sale, lot.proposed_terms);
  return {
    ...presentVersion(lot),
    _id: String(lot.id),
    title: lot.title,
    url: lot.url,
    awaits_signature: lot.awaits_signature,
    corrected: presentCorrected(lot.as_sent),
    before: lot.signed_fields
      ? { is: "signed", sheet: presentSheet(lot.signed_fields) }
      : Object.keys(proposed).length > 0
        ? { is: "proposal", sheet: proposed }
        : null,
  };
}
