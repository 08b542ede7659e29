import type { banking, Paise } from "@rebale/contract";
import { rupees } from "@rebale/contract/values/money";
import { type Db, inSnapshot } from "../../../platform/db/db.ts";
import { heaps, type OpenRow, openThings, passingMoney } from "./open-things.store.ts";

/** So many of the oldest are named. */
const MAX = 30;

/** Where the market's money is, and what waits, as of one moment. */
export const readMoneyNow = (db: Db): Promise<banking.MoneyNow> =>
  inSnapshot(db, async (tx) => {
    const of = await passingMoney(tx);
    const waiting = await heaps(tx);
    const heap = (count: number, amount: number) => ({ count, amount: rupees(amount as Paise) });
    return {
      bank: rupees((of.bank ?? 0) as Paise),
      gateway: rupees((of.gateway ?? 0) as Paise),
      settled_on: waiting.settledOn,
      // A debt stands below zero in the journal.
      suspense: rupees((0 - (of.suspense ?? 0)) as Paise),
      to_approve: heap(waiting.askedCount, waiting.asked),
      to_release: heap(waiting.approvedCount, waiting.approved),
      failed: heap(waiting.failedCount, waiting.failed),
      open: (await openThings(tx, MAX)).map(present),
    };
  });

const present = ({ amount, since, due, ...row }: OpenRow): banking.OpenThing => ({
  ...row,
  amount: amount === null ? null : rupees(amount as Paise),
  since: since.toISOString(),
  due: due?.toISOString() ?? null,
});
