import type { Paise } from "@rebale/contract/values/money";
import type { Tx } from "../../../platform/db/db.ts";
import { dayHash } from "./day-hash.rules.ts";
import {
  bankAtEndOf,
  type ClosedDay,
  closedDays,
  entriesOfDay,
  insertDay,
  lockDay,
  recordsOfDay,
} from "./days.store.ts";

/** The figures that two persons looked at, and who they are. */
interface Closing {
  /** YYYY-MM-DD in India; what is open of it was asked before. */
  readonly day: string;
  /** The statement's closing balance. */
  readonly bankStatement: Paise;
  readonly checkedBy: number;
  readonly closedBy: number;
}

/** Ends a day: its hash is made of its lines and of the day before, and nothing is added to it. */
export async function closeDay(tx: Tx, closing: Closing): Promise<ClosedDay> {
  await lockDay(tx, closing.day);
  const [last] = await closedDays(tx, 1);
  const previous = last?.hash ?? null;
  const { hash, entries } = await dayHash(closing.day, previous, {
    entries: entriesOfDay(tx, closing.day),
    records: await recordsOfDay(tx, closing.day),
  });
  const closed = {
    ...closing,
    ...{ hash, entries, previous },
    bankJournal: await bankAtEndOf(tx, closing.day),
  };
  await insertDay(tx, closed);
  return closed;
}
