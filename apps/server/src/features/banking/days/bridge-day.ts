import type { banking, Paise } from "@rebale/contract";
import { addDays } from "@rebale/contract/values/calendar";
import { rupees } from "@rebale/contract/values/money";
import { type Db, inSnapshot } from "../../../platform/db/db.ts";
import { bankAtEndOf } from "../../journal/index.ts";
import { type BridgeRow, inTransit, movedOn, unexplained } from "./bridge.store.ts";
import { statedAtEndOf } from "./open-items.store.ts";

/** So many of each are named. */
const MAX = 50;

/**
 * The way from the journal's balance at the bank to the statements': what the bank has not shown
 * yet, and what nobody has explained, each by its items. As of one moment.
 * @param day YYYY-MM-DD in India
 */
export const bridgeOf = (db: Db, day: string): Promise<banking.DayBridge> =>
  inSnapshot(db, async (tx) => {
    const opening = await bankAtEndOf(tx, addDays(day, -1));
    const moved = await movedOn(tx, day);
    const transit = partOf(await inTransit(tx, day));
    const open = partOf(await unexplained(tx, day));
    const bank = await statedAtEndOf(tx, day);
    const rest = bank - opening - moved.in + moved.out - transit.sum - open.sum;
    return {
      ...{ day, opening: rupees(opening), in: rupees(moved.in), out: rupees(moved.out) },
      ...{ in_transit: transit.shown, unexplained: open.shown },
      ...{ bank: rupees(bank), rest: rupees(rest as Paise) },
    };
  });

function partOf(rows: readonly BridgeRow[]) {
  const sum = rows.reduce((all, { amount }) => all + amount, 0);
  const items = rows.slice(0, MAX).map((row) => ({ ...row, amount: rupees(row.amount) }));
  return { sum, shown: { amount: rupees(sum as Paise), items, count: rows.length } };
}
