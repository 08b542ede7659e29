import type { Deps } from "../../../platform/deps.ts";
import { postEntries } from "../../journal/index.ts";
import { entryFor } from "../../money-entries/index.ts";
import { enteredByGateways } from "../statements/gateway-entries.store.ts";
import type { Settled } from "../statements/match-lines.rules.ts";
import { changeReceipt, linkToEntry, lockReceipt, unknownByUtr } from "./receipts.store.ts";

/**
 * Money that stood in a statement before its gateway told of it was entered twice at the bank: it
 * leaves suspense. Each in a transaction of its own.
 */
export async function settleSuspense({ db, log }: Pick<Deps, "db" | "log">): Promise<void> {
  const waiting = await unknownByUtr(db);
  for (const told of await enteredByGateways(db, [...waiting.keys()]))
    await settleOne({ db }, waiting.get(told.utr) ?? 0, told).catch((error: unknown) =>
      log.error({ err: error, entry: told.entryId }, "money in suspense was not settled"),
    );
}

const settleOne = (
  { db }: Pick<Deps, "db">,
  id: number,
  { entryId, amount }: Settled,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const receipt = await lockReceipt(tx, id);
    if (receipt?.state !== "unknown" || receipt.received !== amount) return;
    await changeReceipt(tx, id, { state: "matched", return_asked_by: null });
    const toldOn = await linkToEntry(tx, id, entryId);
    const entry = entryFor({ kind: "transfer_returned", receiptId: id, amount });
    const happenedOn = [receipt.paidOn, toldOn].sort().at(-1) ?? "";
    const posting = { actorId: null, cause: { receipt_id: id, entry_id: entryId } };
    if (entry) await postEntries(tx, [{ ...entry, ...posting, happenedOn }]);
  });
