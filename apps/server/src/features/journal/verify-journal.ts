import type { Tx } from "../../platform/db/db.ts";
import { dayHash } from "./days/day-hash.rules.ts";
import { closedDays, entriesOfDay, recordsOfDay } from "./days/days.store.ts";
import {
  countJournal,
  halfReversal,
  type Kept,
  type OtherBalance,
  otherBalance,
  unbalancedEntry,
} from "./verify.store.ts";

export interface JournalLook {
  readonly entries: number;
  readonly accounts: number;
  /** Closed ones. */
  readonly days: number;
  /** The first place where it breaks; whose journal it is says it in words. */
  readonly fault: Fault | null;
}
export type Fault =
  | { readonly is: "unbalanced"; readonly id: number; readonly key: string }
  | { readonly is: "half reversed"; readonly id: number; readonly key: string }
  | ({ readonly is: "other balance" } & OtherBalance)
  | { readonly is: "day"; readonly words: string };

/**
 * Recomputes money, or goods, from their lines: each entry sums to zero, each kept balance is its
 * sum, each reversal negates what it reverses; of money, each closed day has its hash.
 * @param tx sees one moment
 */
export async function lookThrough(tx: Tx, kept: Kept): Promise<JournalLook> {
  const counted = await countJournal(tx, kept);
  const days = kept === "money" ? (await closedDays(tx, Number.MAX_SAFE_INTEGER)).reverse() : [];
  const fault =
    (await findEntryFault(tx, kept)) ??
    (await findBalanceFault(tx, kept)) ??
    (await findDayFault(tx, days));
  return { ...counted, days: days.length, fault };
}

async function findEntryFault(tx: Tx, kept: Kept): Promise<Fault | null> {
  const unbalanced = await unbalancedEntry(tx, kept);
  if (unbalanced) return { is: "unbalanced", ...unbalanced };
  const half = kept === "money" ? await halfReversal(tx) : undefined;
  return half ? { is: "half reversed", ...half } : null;
}

async function findBalanceFault(tx: Tx, kept: Kept): Promise<Fault | null> {
  const other = await otherBalance(tx, kept);
  return other ? { is: "other balance", ...other } : null;
}

type Days = Awaited<ReturnType<typeof closedDays>>;

async function findDayFault(tx: Tx, days: Days): Promise<Fault | null> {
  let previous: string | null = null;
  for (const closed of days) {
    const broken = (words: string): Fault => ({ is: "day", words: `day ${closed.day} ${words}` });
    if (closed.previous !== previous) return broken("does not follow the one before");
    const { hash, entries } = await dayHash(closed.day, previous, {
      entries: entriesOfDay(tx, closed.day),
      records: await recordsOfDay(tx, closed.day),
    });
    if (hash !== closed.hash)
      return broken(`has another hash (${entries} entries, ${closed.entries} at its close)`);
    previous = hash;
  }
  return null;
}
