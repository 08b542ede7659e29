import type { Paise } from "@rebale/contract";
import type { Deps } from "../../../platform/deps.ts";
import { queueMessage } from "../../messages/index.ts";
import { money } from "../closing/tell-outcome.ts";
import { findOffice, takeUntold } from "./unusual.store.ts";

/**
 * Writes to the office about unusual bids, once each. Not in the bid's transaction: a message is a
 * job, and jobs notify.
 */
export async function tellUnusual({ db, config }: Pick<Deps, "db" | "config">): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const bids = await takeUntold(tx);
    if (bids.length === 0) return 0;
    const office = await findOffice(tx);
    for (const { lot_id, title, amount, beaten } of bids) {
      const link = `${config.home}/admin/products?status=all&open=${lot_id}`;
      for (const { email } of office)
        await queueMessage(tx, {
          channel: "mail",
          recipient: email ?? "",
          subject: `Unusual bid: ${money(amount as Paise)}`,
          body: `"${title}" has a bid of ${money(amount as Paise)}, ${Math.floor(amount / beaten)} times the ${money(beaten as Paise)} that it beat.\n\nIf it is a mistake, void it here: ${link}\n\nRebale`,
        });
    }
    return bids.length;
  });
}
