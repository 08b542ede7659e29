import type { Tx } from "../../../platform/db/db.ts";
import type { Reversible } from "./reversals.store.ts";

/** To be called when the transaction is committed. */
type AfterCommit = () => void;

/** Who of an entry's row says whether it may go back, and sets the row back with it. */
export interface RowKeeper {
  /** In words, with what to do instead; null where it may. Locks the row. */
  whyNot(tx: Tx, entry: Reversible): Promise<string | null>;
  /** What becomes of the row, and is entered beside; the lines are turned back already. */
  turnBack(
    tx: Tx,
    entry: Reversible,
    by: { readonly adminId: number; readonly reason: string },
  ): Promise<AfterCommit | undefined>;
}
