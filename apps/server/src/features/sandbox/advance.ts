import type { DataOf, sandbox } from "@rebale/contract";
import type { Tx } from "../../platform/db/db.ts";
import { marketNow } from "../../platform/db/market-now.store.ts";
import type { Advance, MoveTimes } from "../../platform/db/move-times.ts";
import type { Deps } from "../../platform/deps.ts";
import { proposePayout } from "../banking/index.ts";
import { makeDueMoves } from "./due-moves.ts";
import { type Counted, MOVERS } from "./movers.ts";
import { passesPayoutHour } from "./payout-hour.rules.ts";
import { goAhead } from "./sandbox.store.ts";

type Moved = Record<Counted, Awaited<ReturnType<MoveTimes>>>;
type Advanced = DataOf<typeof sandbox.advance>;

/**
 * Brings a company's own sales so much nearer, all of them in one transaction, and makes the moves
 * of the market that are due then.
 */
export async function advanceSales(deps: Deps, asked: Advance): Promise<Advanced> {
  const { db, bus } = deps;
  const { ahead, moved } = await db.transaction().execute(async (tx) => ({
    ahead: await goAhead(tx, asked),
    moved: await moveAll(tx, asked),
  }));
  for (const lotId of moved.lots) bus.publish("lots", { lotId: Number(lotId) });
  await makeDueMoves(deps);
  if (passesPayoutHour(await marketNow(db), asked.seconds))
    await proposePayout(deps, asked.companyId).catch((err: unknown) =>
      deps.log.error({ err, ...asked }, "a payout was not proposed"),
    );
  return {
    ahead_seconds: ahead,
    lots: moved.lots.length,
    awards: moved.awards.length,
    trips: moved.trips.length,
    holds: moved.holds.length,
    deliveries: moved.deliveries.length,
  };
}

async function moveAll(tx: Tx, asked: Advance): Promise<Moved> {
  const moved: Moved = {
    ...{ lots: [], awards: [], trips: [], holds: [], deliveries: [] },
  };
  for (const { counts, move } of MOVERS) {
    const ids = await move(tx, asked);
    if (counts) moved[counts] = ids;
  }
  return moved;
}
