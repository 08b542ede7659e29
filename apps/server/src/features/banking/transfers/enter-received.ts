import type { Deps } from "../../../platform/deps.ts";
import { payTowards } from "../../awards/index.ts";
import { postEntries } from "../../journal/index.ts";
import { entryFor } from "../../money-entries/index.ts";
import { changeReceipt, lockReceipt, receivedClaims } from "./receipts.store.ts";

/**
 * Enters claims that have come in and that nobody has to agree to any more, each in a transaction
 * of its own: one for a sale takes the auction's row before any other. One that fails is tried
 * again, and keeps its day open.
 */
export async function enterReceived({
  db,
  config,
  log,
}: Pick<Deps, "db" | "config" | "log">): Promise<void> {
  for (const id of await receivedClaims(db))
    await enterOne({ db, config }, id).catch((error: unknown) =>
      log.error({ err: error, receipt: id }, "a transfer that came in was not entered"),
    );
}

const enterOne = ({ db, config }: Pick<Deps, "db" | "config">, id: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const receipt = await lockReceipt(tx, id);
    if (receipt?.state !== "claimed") return;
    const { received, awardId, companyId, account, ref, paidOn } = receipt;
    if (received === null || companyId === null || account === null) return;
    const transfer = { holderAccount: account, utr: ref };
    const cause = { receipt_id: id };
    const posting = { actorId: null, cause, params: { utr: ref }, happenedOn: paidOn };
    const of = { companyId, amount: received };
    if (awardId !== null) {
      const from = { via: "bank", ...transfer } as const;
      await payTowards(tx, { ...of, awardId, from, posting, home: config.home });
    } else {
      const entry = entryFor({ kind: "bank_transfer", ...of, ...transfer });
      if (entry) await postEntries(tx, [{ ...posting, ...entry }]);
    }
    await changeReceipt(tx, id, { state: "matched" });
  });
