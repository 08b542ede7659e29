import type { Body, corrigenda } from "@rebale/contract";
import { writeAudit } from "../../platform/audit/audit.store.ts";
import { aboutLot } from "../../platform/audit/audit-subjects.rules.ts";
import { marketNow } from "../../platform/db/market-now.store.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Acting } from "../../platform/http/caller.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { lockAuctions } from "../auction-times/index.ts";
import { requireTaxHoldOfLot } from "../listings/index.ts";
import type { AskedChange } from "./changes.rules.ts";
import { addWaiting, type CorrigendumRow } from "./corrigenda.store.ts";
import { planChange } from "./plan-change.ts";

type Asked = Body<typeof corrigenda.askCorrigendum>;

/** A caller's wish, as it is stored. */
export function askedChange({ quantity, weight_kg, description, terms }: Asked): AskedChange {
  return {
    ...(quantity !== undefined && { quantity_milli: quantity }),
    ...(weight_kg !== undefined && { weight_grams: weight_kg }),
    ...(description !== undefined && { description }),
    ...(terms !== undefined && { terms }),
  };
}

/** @throws Problem not_your_lot; lot_not_found where others may not know that there is one */
export function refuseOthers(
  { seller_id, invited_only }: { readonly seller_id: number; readonly invited_only: boolean },
  userId: number,
): void {
  if (seller_id !== userId) throw new Problem(invited_only ? "lot_not_found" : "not_your_lot");
}

/**
 * A seller asks the office to change an own lot, in place of what they asked before. Nobody else
 * sees it before it is published.
 * @throws Problem not_your_lot, tax_hold_off, tax_hold_not_here, or as planChange
 */
export const askCorrigendum = (
  { db, config }: Pick<Deps, "db" | "config">,
  { userId }: Pick<Acting, "userId">,
  lotId: number,
  body: Asked,
): Promise<CorrigendumRow> =>
  db.transaction().execute(async (tx) => {
    await lockAuctions(tx, [lotId]);
    const at = await marketNow(tx);
    const asked = askedChange(body);
    const { lot, changes } = await planChange(tx, lotId, asked, at, (lot) =>
      refuseOthers(lot, userId),
    );
    await requireTaxHoldOfLot(tx, config, lotId, asked.terms);
    const { reason } = body;
    const row = await addWaiting(tx, { lotId, asked, changes, reason, askedBy: userId, at });
    await writeAudit(tx, {
      adminId: userId,
      action: "corrigendum asked",
      ...aboutLot(lotId, lot.title),
      details: { changes, reason },
    });
    return row;
  });
