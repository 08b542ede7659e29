import type { Deps } from "../../../platform/deps.ts";
import { payTowards } from "../../awards/index.ts";
import { changeReceipt, lockReceipt, receivedForSales } from "./receipts.store.ts";

/**
 * Enters transfers that have come in for sales, each in a transaction of its own: it takes the
 * auction's row before any other. One that fails is tried again, and keeps its day open.
 */
export async function enterReceived({
  db,
  config,
  log,
}: Pick<Deps, "db" | "config" | "log">): Promise<void> {
  for (const id of await receivedForSales(db))
    await enterOne({ db, config }, id).catch((error: unknown) =>
      log.error({ err: error, receipt: id }, "a transfer for a sale was not entered"),
    );
}

const enterOne = ({ db, config }: Pick<Deps, "db" | "config">, id: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const receipt = await lockReceipt(tx, id);
    if (receipt?.state !== "claimed") return;
    const { received, awardId, companyId, account, ref, paidOn } = receipt;
    if (received === null || awardId === null || companyId === null || account === null) return;
    await payTowards(tx, {
      ...{ awardId, companyId, amount: received },
      from: { via: "bank", holderAccount: account, utr: ref },
      posting: { actorId: null, cause: { receipt_id: id }, happenedOn: paidOn },
      home: config.home,
    });
    await changeReceipt(tx, id, { state: "matched" });
  });
