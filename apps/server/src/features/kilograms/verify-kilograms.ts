import { type Db, inSnapshot } from "../../platform/db/db.ts";
import { type Fault, lookThrough } from "../journal/index.ts";
import { countSales, firstFault } from "./verify-kilograms.store.ts";

export interface KilogramsReport {
  readonly entries: number;
  readonly sales: number;
  /** The first place where it breaks, in words. */
  readonly broken: string | null;
}

/**
 * Recomputes all kilograms from their lines, as of one moment: each entry sums to zero, each kept
 * weight is its sum, each truck carried what its slips say, and each pack is of what was made.
 */
export const verifyKilograms = (db: Db): Promise<KilogramsReport> =>
  inSnapshot(db, async (tx) => {
    const { entries, fault } = await lookThrough(tx, "goods");
    const broken = fault ? wordsOf(fault) : await firstFault(tx);
    return { entries, sales: await countSales(tx), broken };
  });

function wordsOf(fault: Fault): string {
  if (fault.is === "day") return fault.words;
  if (fault.is !== "other balance")
    return `entry ${fault.id} of kilograms (${fault.key}) does not sum to zero`;
  const { kind, awardId, kept, sum } = fault;
  return `${kind} of sale ${awardId} is kept as ${kept} g, its lines sum to ${sum} g`;
}
