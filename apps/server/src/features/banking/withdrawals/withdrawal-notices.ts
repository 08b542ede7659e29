import type { Paise } from "@rebale/contract";
import type { Tx } from "../../../platform/db/db.ts";
import { managersOfOne, notice, notifyMembers } from "../../notifications/index.ts";

/** Tells a company what became of its money. */
export async function tellOf(
  tx: Tx,
  home: string,
  { companyId, amount }: { companyId: number; amount: Paise },
  code: "payout_sent" | "withdrawal_failed" | "deposit_idle",
): Promise<void> {
  const managers = await managersOfOne(tx, companyId);
  const extras = { link: "/wallet" };
  await notifyMembers(
    tx,
    home,
    managers.map((userId) => notice(userId, code, { amount }, extras)),
  );
}
