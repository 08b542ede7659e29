import type { Body, settlement } from "@rebale/contract";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutLot } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Account } from "../../../platform/http/caller.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { lockRating, setHidden } from "./ratings.store.ts";

/**
 * Hides what was said beside the stars, or shows it again; the stars count all the same. Said again
 * it changes nothing.
 * @throws Problem not_found
 */
export const hideRating = (
  { db }: Pick<Deps, "db">,
  caller: Account,
  of: { readonly awardId: number; readonly side: "buyer" | "seller" },
  { hidden, reason }: Body<typeof settlement.hideRating>,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const rating = await lockRating(tx, of);
    if (!rating) throw new Problem("not_found");
    if ((rating.hidden_at !== null) === hidden) return;
    await setHidden(tx, of, hidden ? { by: caller.userId, because: reason } : null);
    await writeAudit(tx, {
      ...{ adminId: caller.userId, action: hidden ? "rating hidden" : "rating shown" },
      ...aboutLot(rating.lot_id, rating.title),
      details: { award_id: of.awardId, side: of.side, reason },
    });
  });
