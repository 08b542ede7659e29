import type { Paise } from "@rebale/contract";
import { sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";

/** The outcomes of a finding's lots, and since when its addresses are shared. */

export interface Outcome {
  readonly lotId: number;
  readonly winnerId: number;
  readonly winner: string;
  readonly rate: Paise;
  /** The best bid of anybody else; null for none. */
  readonly next: Paise | null;
}

/** The outcomes of those lots that were sold. */
export async function outcomesOf(db: Db, lots: readonly number[]): Promise<Outcome[]> {
  if (lots.length === 0) return [];
  const { rows } = await sql<Outcome>`select distinct on (sales.lot_id) sales.lot_id as "lotId",
      sales.bidder_id as "winnerId",
      coalesce((select name from company_cards where id = sales.company_id), winner.name) as winner,
      sales.rate,
      (select max(best_bid) from lot_bidders placed
        where placed.lot_id = sales.lot_id and placed.bidder_id <> sales.bidder_id) as next
    from sales join people winner on winner.id = sales.bidder_id
    where sales.lot_id = any(${[...lots]}::bigint[])
    order by sales.lot_id, sales.id`.execute(db);
  return rows;
}

export interface FirstSeen {
  readonly userId: number;
  readonly network: string;
  readonly at: Date;
}

/** When each of these accounts first signed in from each of these networks. */
export async function firstSeen(
  db: Db,
  accounts: readonly number[],
  networks: readonly string[],
): Promise<FirstSeen[]> {
  if (networks.length === 0) return [];
  const { rows } = await sql<FirstSeen>`select user_id as "userId", network, min(at) as at
    from sign_in_history where user_id = any(${[...accounts]}::bigint[])
      and network = any(${[...networks]}::text[])
    group by user_id, network`.execute(db);
  return rows;
}
