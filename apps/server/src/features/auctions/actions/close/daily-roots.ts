import type { auctions, DataOf } from "@rebale/contract";
import { dailyRootText, inRootOrder } from "@rebale/contract/auctions/ledger";
import type { Db } from "../../../../platform/db/db.ts";
import { Problem } from "../../../../platform/http/problems/problem.ts";
import { rootMark, sha256 } from "../../domain/ledger/ledger-chain.rules.ts";
import type { BrokenLedger } from "../../domain/ledger/verify-ledger.rules.ts";
import {
  type DayEnd,
  daysDue,
  endsOfDay,
  findRoot,
  insertRoot,
  lotsOfRoot,
  publishedDays,
  rewrittenLot,
} from "../../store/ledger/daily-roots.store.ts";

/** Days published in one transaction. */
const BATCH = 31;

const presentEnds = (ends: readonly DayEnd[]) =>
  inRootOrder(
    ends.map(({ lot_id, seq, hash, hidden_salt }) =>
      hidden_salt === null
        ? { product_id: String(lot_id), mark: null, seq, hash }
        : { product_id: null, mark: rootMark(lot_id, hidden_salt), seq, hash },
    ),
  );
const rootOf = (ends: readonly DayEnd[]): string => sha256(dailyRootText(presentEnds(ends)));

/** Publishes the root of every finished day that has none yet, once however many nodes try. */
export async function publishDailyRoots(db: Db): Promise<number> {
  for (let published = 0; ; ) {
    const days = await db.transaction().execute(async (tx) => {
      const due = await daysDue(tx, BATCH);
      for (const day of due) {
        const ends = await endsOfDay(tx, day);
        await insertRoot(tx, day, rootOf(ends), ends);
      }
      return due.length;
    });
    published += days;
    if (days < BATCH) return published;
  }
}

/**
 * A finished day's root and what is needed to check one lot.
 * @param day YYYY-MM-DD in India
 * @throws Problem root_not_published for a day that is not over, or lies before the first bid
 */
export async function readDailyRoot(
  db: Db,
  day: string,
): Promise<DataOf<typeof auctions.dailyRoot>> {
  const root = await findRoot(db, day);
  if (root === undefined) throw new Problem("root_not_published", { path: "date" });
  return { root, lots: presentEnds(await lotsOfRoot(db, day)) };
}

/** The first ledger that is no longer what was published of it, or root that does not fit. */
export async function findRootFault(db: Db): Promise<BrokenLedger | null> {
  for (const { day, root } of await publishedDays(db)) {
    const lot = await rewrittenLot(db, day);
    if (lot) return { lotId: lot.lot_id, seq: lot.seq, why: `is not what the root of ${day} has` };
    const ends = await lotsOfRoot(db, day);
    if (rootOf(ends) !== root)
      return { lotId: ends[0]?.lot_id ?? 0, seq: 0, why: `has another root of ${day}` };
  }
  return null;
}
