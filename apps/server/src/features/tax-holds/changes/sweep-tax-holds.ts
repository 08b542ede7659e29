import type { Paise } from "@rebale/contract";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { awardsAtFault } from "../../journal-desk/index.ts";
import { atUntil, endedAs, openPartOf } from "../domain/tax-hold.rules.ts";
import { dueHolds } from "../store/holds.store.ts";
import { lockHold } from "./lock-hold.ts";
import { moveHolds } from "./move-holds.ts";

type Sweeping = Pick<Deps, "db" | "config" | "log">;
const BATCH = 250;

/**
 * Each minute: of released trucks whose last day is over, what is tied goes to the seller, or to
 * the buyer where a 2B has said in the last month that it is not there.
 */
export async function sweepTaxHolds(deps: Sweeping): Promise<void> {
  const { db, log } = deps;
  // A sale whose money the journal has otherwise stands still until it is understood.
  const waits = await awardsAtFault(db);
  for (const { id, awardId } of await dueHolds(db, BATCH)) {
    if (waits.has(awardId)) continue;
    // One that fails does not keep the others.
    await endHold(deps, id).catch((err) => log.error({ err, hold: id }, "GST is tried again"));
  }
}

const endHold = ({ db, config }: Sweeping, id: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const hold = await lockHold(tx, id);
    const end = atUntil(hold);
    if (!end || !hold.isTied || hold.untilAt > (await marketNow(tx))) return;
    const open = openPartOf(hold);
    const parts = end.to === "seller" ? { toSeller: open } : { toBuyer: open };
    const released = hold.released + (parts.toSeller ?? 0);
    const returned = hold.returned + (parts.toBuyer ?? 0);
    const to = endedAs({ released: released as Paise, returned: returned as Paise });
    const by = { by: "market", actorId: null } as const;
    await moveHolds(tx, config.home, [{ hold, ...by, to, move: "ended", why: end.why, ...parts }]);
  });
