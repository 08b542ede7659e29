import type { corrigenda } from "@rebale/contract";
import type { Db } from "../../platform/db/db.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { findAmendable } from "../listings/index.ts";
import { type AskedChange, type ChangeableLot, changedLot, changesOf } from "./changes.rules.ts";
import { misfitOf, whyNotChange } from "./corrigenda.rules.ts";

/** A lot, and what a change makes of it. */
interface PlannedChange {
  readonly lot: NonNullable<Awaited<ReturnType<typeof findAmendable>>>;
  readonly after: ChangeableLot;
  readonly changes: readonly corrigenda.Change[];
}

/**
 * For a lot whose auction is locked.
 * @param mayAsk whether it is the caller's to change
 * @throws Problem lot_not_found, lot_not_approved, lot_withdrawn, lot_ended, invalid_input,
 * nothing_changed, and what `mayAsk` throws
 */
export async function planChange(
  db: Db,
  lotId: number,
  asked: AskedChange,
  now: Date,
  mayAsk: (lot: PlannedChange["lot"]) => void = () => undefined,
): Promise<PlannedChange> {
  const lot = await findAmendable(db, lotId);
  if (!lot) throw new Problem("lot_not_found");
  mayAsk(lot);
  const because = whyNotChange(lot, now);
  if (because) throw new Problem(because);
  const before = beforeOf(lot);
  const after = changedLot(before, asked);
  const misfit = misfitOf(lot, asked, after);
  if (misfit) throw new Problem("invalid_input", misfit);
  const changes = changesOf(before, after);
  if (changes.length === 0) throw new Problem("nothing_changed");
  return { lot, after, changes };
}

const beforeOf = (lot: PlannedChange["lot"]): ChangeableLot => ({
  quantity_milli: lot.quantity_milli,
  weight_grams: lot.weight_grams,
  description: lot.description,
  terms: lot.terms,
});
