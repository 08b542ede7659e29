import type { Milli } from "@rebale/contract";
import { publishByOffice } from "../../features/corrigenda/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { findLotToChange } from "../stores/corrigendum.store.ts";
import { claimPart } from "../stores/demo.store.ts";

/** One lot of the demo was weighed again: who has bid for it is asked. */
export async function seedCorrigendum(
  deps: Pick<Deps, "db" | "bus" | "config">,
  adminId: number,
): Promise<void> {
  const isFirst = await deps.db.transaction().execute((tx) => claimPart(tx, "corrigendum"));
  const lot = isFirst ? await findLotToChange(deps.db) : undefined;
  if (!lot) return;
  const quantity = (Math.round(lot.quantity_milli * 0.00084) * 1000) as Milli;
  if (quantity === 0) return;
  await publishByOffice(deps, adminId, lot.id, {
    quantity,
    reason: "Weighed again on the yard's weighbridge: the wet part is left out",
  });
}
