import type { Deps } from "../../../platform/deps.ts";
import type { Reversible, RowKeeper } from "../../journal/index.ts";
import { tellOf } from "../withdrawals/withdrawal-notices.ts";
import { mayMove } from "../withdrawals/withdrawals.rules.ts";
import { changeWithdrawal, lockWithdrawal } from "../withdrawals/withdrawals.store.ts";

const idOf = ({ cause }: Reversible) => String(cause.withdrawal_id ?? "");
const UUID = /^[0-9a-f-]{36}$/i;

/** Money that was taken aside is free again: nothing of it leaves any more. */
export const withdrawalKeeper = ({ config }: Pick<Deps, "config">): RowKeeper => ({
  async whyNot(tx, entry) {
    const found = UUID.test(idOf(entry)) ? await lockWithdrawal(tx, idOf(entry)) : undefined;
    if (!found || mayMove(found.state, "refused")) return null;
    return found.state === "sent" || found.state === "done"
      ? {
          en: "It is on its way or has left: what the bank sends back is entered as such",
          hi: "यह रास्ते में है या जा चुका है: बैंक जो लौटाता है, वह लौटे हुए पैसे के तौर पर दर्ज होता है",
        }
      : { en: "It has been given back already", hi: "यह पहले ही लौटाया जा चुका है" };
  },
  async turnBack(tx, entry, { adminId, reason }) {
    const found = UUID.test(idOf(entry)) ? await lockWithdrawal(tx, idOf(entry)) : undefined;
    if (!found) return undefined;
    await changeWithdrawal(tx, found.id, { state: "refused", refused_by: adminId, reason });
    await tellOf(tx, config.home, found, "withdrawal_failed");
    return undefined;
  },
});
