import { taxHolds } from "@rebale/contract";
import { isOpenHold } from "@rebale/contract/tax-holds/states";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutLot } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Acting } from "../../../platform/http/caller.ts";
import { once } from "../../../platform/http/once.store.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { openPartOf } from "../domain/tax-hold.rules.ts";
import { lockHold, requireSide } from "./lock-hold.ts";
import { moveHolds } from "./move-holds.ts";

/**
 * The buyer's own word that the invoice is in the 2B: all that is tied is the seller's. Again, it
 * changes nothing.
 * @throws Problem not_found, not_allowed for the seller; tax_hold_over once it went back,
 * idempotency_key_reused
 */
export async function confirmHold(
  { db, config }: Pick<Deps, "db" | "config">,
  caller: Acting & { readonly kind: "buyer" | "seller" },
  id: number,
  key: string | string[] | undefined,
): Promise<void> {
  await requireSide(db, caller, id, "buyer");
  const { userId } = caller;
  const call = { operation: taxHolds.confirm, userId, key, body: { id } };
  await db.transaction().execute((tx) =>
    once(tx, call, async () => {
      const hold = await lockHold(tx, id);
      if (hold.state === "released") return {};
      if (!isOpenHold(hold.state)) throw new Problem("tax_hold_over");
      await moveHolds(tx, config.home, [
        {
          ...{ hold, to: "released", by: "buyer", actorId: userId, move: "confirmed" },
          ...{ why: "confirmed", toSeller: openPartOf(hold) },
        },
      ]);
      await writeAudit(tx, {
        ...{ adminId: userId, action: "GST confirmed", ...aboutLot(hold.lotId, hold.title) },
        details: { tax_hold_id: id, award_id: hold.awardId, number: hold.paper.number },
      });
      return {};
    }),
  );
}
