import type { Paise } from "@rebale/contract";
import type { DomainEventBus } from "../../../platform/bus/domain-events.ts";
import type { Tx } from "../../../platform/db/db.ts";
import type { Award } from "../awards.store.ts";
import type { Made } from "../move-award.ts";

declare module "../../../platform/bus/domain-events.ts" {
  interface DomainEvents {
    /** A buyer's money with the market for a sale is free again; paise. */
    "award.money_back": {
      readonly awardId: number;
      readonly buyerId: number;
      readonly title: string;
      readonly amount: Paise;
    };
  }
}

/** Tells a buyer of money that a move made free, if it did. */
export async function tellMoneyBack(
  tx: Tx,
  events: DomainEventBus,
  { id, lotId, buyerId, title }: Award,
  moved: Made | null,
): Promise<void> {
  if (!moved || moved.back === 0) return;
  const payload = { awardId: id, buyerId, title, amount: moved.back };
  await events.publish(tx, [{ name: "award.money_back", lotId, payload }]);
}
