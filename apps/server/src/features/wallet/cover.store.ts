import type { Paise } from "@rebale/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";
import { balancesOf } from "../journal/index.ts";

/** What a company's deposit covers, in paise. */
export interface Cover {
  readonly deposit: Paise;
  /** What its leading bids hold. */
  readonly leading: Paise;
  /** What it may bid or withdraw; never below 0. */
  readonly free: Paise;
  /** What leading bids hold beyond the deposit: until it is there, nothing more may be bid. */
  readonly short: Paise;
}

/** Whoever takes from companies' accounts locks them first, behind auctions and in order of id. */
export const lockCompanies = (tx: Tx, ids: readonly number[]) =>
  sql`select from companies where id = any(${[...ids]}::bigint[]) order by id
    for no key update`.execute(tx);

/** A company's as it is now; who decides by it has locked the company. */
export async function coverOf(db: Db, companyId: number): Promise<Cover> {
  const { deposit } = await balancesOf(db, companyId);
  const leading = 0 as Paise;
  return {
    deposit,
    leading,
    free: Math.max(0, deposit - leading) as Paise,
    short: Math.max(0, leading - deposit) as Paise,
  };
}
