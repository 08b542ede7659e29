import type { Words } from "@rebale/contract/values/complaint";
import type { Tx } from "../../../platform/db/db.ts";
import type { Reversible } from "./reversals.store.ts";

/** To be called when the transaction is committed. */
type AfterCommit = () => void;

/** The feature that lets an entry's row go back or not, and sets it back with the entry. */
export interface RowKeeper {
  /** In words, with what to do instead; null where it may. Locks the row. */
  whyNot(tx: Tx, entry: Reversible): Promise<Words | null>;
  /** Sets the row back and makes its entries; the lines are turned back already. */
  turnBack(
    tx: Tx,
    entry: Reversible,
    by: { readonly adminId: number; readonly reason: string },
  ): Promise<AfterCommit | undefined>;
}
