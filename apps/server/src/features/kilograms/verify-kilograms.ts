import { type Db, inSnapshot } from "../../platform/db/db.ts";
import { countKilograms, firstFault } from "./verify-kilograms.store.ts";

export interface KilogramsReport {
  readonly entries: number;
  readonly sales: number;
  /** The first place where it breaks, in words. */
  readonly broken: string | null;
}

/**
 * Recomputes all kilograms from their lines, as of one moment: each entry sums to zero, each kept
 * weight is its sum, each truck carried what its slips say, and what has arrived is products, loss
 * and stock.
 */
export const verifyKilograms = (db: Db): Promise<KilogramsReport> =>
  inSnapshot(db, async (tx) => ({
    ...(await countKilograms(tx)),
    broken: await firstFault(tx),
  }));
