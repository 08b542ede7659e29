import type { DomainEventBus } from "../../../../platform/bus/domain-events.ts";
import type { Events } from "../../../../platform/bus/events.ts";
import type { Tx } from "../../../../platform/db/db.ts";
import type { LockedAuction } from "../../domain/auction.ts";
import { endMessage } from "../../domain/stream-frames.ts";
import { writeAnswer } from "../offers/write-answer.ts";

/** Declined, or the time has passed: nobody wins. */
export async function closeUnsold(
  tx: Tx,
  events: DomainEventBus,
  locked: LockedAuction,
  because: "declined" | "lapsed",
  now: Date,
): Promise<Events["ledger"]> {
  const { auction, title, url } = locked;
  const { id: lotId, sellerId, leaderId, highest: amount } = auction;
  const entry = await writeAnswer(tx, locked, because, now, null);
  const payload = { title, url, sellerId, leaderId, amount, because };
  await events.publish(tx, [{ name: "auction.not_sold", lotId, payload }]);
  return endMessage(entry, auction, { outcome: "reserve_not_met", sellerAnswer: because });
}
