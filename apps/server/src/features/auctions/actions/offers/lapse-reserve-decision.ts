import { marketNow } from "../../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../../platform/deps.ts";
import { isOpen } from "../../domain/sale/counter-offer.rules.ts";
import { lockSale } from "../../store/auction.store.ts";
import { lapsedDecisions } from "../../store/sale/reserve-decision.store.ts";
import { closeUnsold } from "../close/close-unsold.ts";
import { publishEnds } from "../close/publish-ends.ts";

type Lapsing = Pick<Deps, "db" | "bus" | "events" | "log">;
const BATCH = 500;

/** Ends the wait for sellers who let the time pass; one that fails does not keep the others. */
export async function lapseDueDecisions(deps: Lapsing): Promise<number> {
  let lapsed = 0;
  for (const lotId of await lapsedDecisions(deps.db, BATCH)) {
    try {
      if ((await lapseDecision(deps, lotId)) === "lapsed") lapsed++;
    } catch (error) {
      deps.log.error({ err: error, lotId }, "a seller's decision could not lapse, tried again");
    }
  }
  return lapsed;
}

export type LapseResult = "lapsed" | "answered before" | "not due";

/** Safe to run twice and at any time. */
export async function lapseDecision(
  { db, bus, events }: Lapsing,
  lotId: number,
): Promise<LapseResult> {
  const done = await db.transaction().execute(async (tx) => {
    const locked = await lockSale(tx, lotId);
    if (locked?.sellerAnswer !== "awaited" || locked.answerBy === null) return "answered before";
    const now = await marketNow(tx);
    const isDue = now >= locked.answerBy && !isOpen(locked.offer);
    return !isDue ? "not due" : closeUnsold(tx, events, locked, "lapsed", now);
  });
  if (typeof done === "string") return done;
  publishEnds(bus, [done]);
  return "lapsed";
}
