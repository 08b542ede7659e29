import type { Paise } from "@rebale/contract";
import { lockAward } from "../../awards/index.ts";
import type { Reversible, RowKeeper } from "../../journal/index.ts";
import { findHold } from "../store/holds.store.ts";
import { saveHolds } from "../store/write-holds.store.ts";

const amountOf = ({ lines }: Reversible) =>
  lines.find(({ kind }) => kind === "tax_held")?.amount ?? 0;

/** Freed money is in `tax_held` again, and nothing is open again: its release can be turned back. */
export const taxKeeper: RowKeeper = {
  async whyNot(tx, { awardId }) {
    if (awardId !== null) await lockAward(tx, awardId);
    return null;
  },
  async turnBack(tx, entry, { adminId }) {
    const hold = await findHold(tx, Number(entry.cause.tax_hold ?? 0));
    if (!hold) throw new Error(`Entry ${entry.id} is of no hold`);
    const amount = amountOf(entry);
    const from = entry.kind === "tax_returned" ? "returned" : "released";
    const now = {
      ...hold,
      held: (hold.held + amount) as Paise,
      [from]: (hold[from] - amount) as Paise,
    };
    const move = { holdId: hold.id, from: hold.state, to: hold.state, by: "office" } as const;
    await saveHolds(
      tx,
      [now],
      [{ ...move, actorId: adminId, why: "turned_back", amount: 0 as Paise }],
    );
    return undefined;
  },
};
