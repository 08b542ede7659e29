import type { DomainEventBus } from "../../platform/bus/domain-events.ts";
import type { Tx } from "../../platform/db/db.ts";
import type { Award } from "./awards.store.ts";

declare module "../../platform/bus/domain-events.ts" {
  interface DomainEvents {
    /** Nothing leaves for a sale any more: what was invoiced and stayed is to be credited. */
    "award.lifting_over": { readonly awardId: number };
  }
}

const OVER: ReadonlySet<string> = new Set(["settled", "completed", "defaulted", "cancelled"]);

/**
 * Said last in the transaction that ends a sale: papers get their numbers then, whose series is
 * locked behind everything else.
 */
export async function tellLiftingOver(
  tx: Tx,
  events: DomainEventBus,
  { id: awardId, lotId }: Pick<Award, "id" | "lotId">,
  state: string,
): Promise<void> {
  if (!OVER.has(state)) return;
  await events.publish(tx, [{ name: "award.lifting_over", lotId, payload: { awardId } }]);
}
