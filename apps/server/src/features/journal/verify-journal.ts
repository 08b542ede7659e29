import type { Tx } from "../../platform/db/db.ts";
import { dayHash } from "./days/day-hash.rules.ts";
import { closedDays, entriesOfDay, recordsOfDay } from "./days/days.store.ts";
import { countJournal, halfReversal, otherBalance, unbalancedEntry } from "./verify.store.ts";

export interface JournalLook {
  readonly entries: number;
  readonly accounts: number;
  readonly days: number;
  /** The first place where it breaks, in words. */
  readonly broken: string | null;
}

/**
 * Recomputes everything from lines, as of one moment: each entry sums to zero, each kept balance
 * is its sum, each reversal negates what it reverses, each closed day has its hash.
 * @param tx sees one moment
 */
export async function lookThrough(tx: Tx): Promise<JournalLook> {
  const counted = await countJournal(tx);
  const days = (await closedDays(tx, Number.MAX_SAFE_INTEGER)).reverse();
  const broken =
    (await findEntryFault(tx)) ?? (await findBalanceFault(tx)) ?? (await findDayFault(tx, days));
  return { ...counted, days: days.length, broken };
}

async function findEntryFault(tx: Tx): Promise<string | null> {
  const unbalanced = await unbalancedEntry(tx);
  if (unbalanced) return `entry ${unbalanced.id} (${unbalanced.key}) does not sum to zero`;
  const half = await halfReversal(tx);
  return half ? `entry ${half.id} (${half.key}) does not reverse what it says` : null;
}

async function findBalanceFault(tx: Tx): Promise<string | null> {
  const other = await otherBalance(tx);
  if (!other) return null;
  const { companyId, kind, kept, sum } = other;
  return `${kind} of company ${companyId} is kept as ${kept} paise, its lines sum to ${sum}`;
}

type Days = Awaited<ReturnType<typeof closedDays>>;

async function findDayFault(tx: Tx, days: Days): Promise<string | null> {
  let previous: string | null = null;
  for (const closed of days) {
    if (closed.previous !== previous) return `day ${closed.day} does not follow the one before`;
    const { hash, entries } = await dayHash(closed.day, previous, {
      entries: entriesOfDay(tx, closed.day),
      records: await recordsOfDay(tx, closed.day),
    });
    if (hash !== closed.hash)
      return `day ${closed.day} has another hash (${entries} entries, ${closed.entries} at its close)`;
    previous = hash;
  }
  return null;
}
