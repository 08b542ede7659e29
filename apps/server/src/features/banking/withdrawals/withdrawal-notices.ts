import { type Paise, rupees } from "@rebale/contract";
import type { Tx } from "../../../platform/db/db.ts";
import { managersOfOne, notice, notifyMembers } from "../../notifications/index.ts";
import { tellWebhooks } from "../../webhooks/index.ts";

/** Tells a company what became of its money. */
export async function tellOf(
  tx: Tx,
  home: string,
  { companyId, amount, utr = null }: { companyId: number; amount: Paise; utr?: string | null },
  code: "payout_sent" | "withdrawal_failed" | "deposit_idle",
): Promise<void> {
  const managers = await managersOfOne(tx, companyId);
  const extras = { link: "/wallet" };
  await notifyMembers(
    tx,
    home,
    managers.map((userId) => notice(userId, code, { amount }, extras)),
  );
  if (code === "deposit_idle") return;
  const type = code === "payout_sent" ? "payout.sent" : "payout.failed";
  await tellWebhooks(tx, [{ type, to: [companyId], data: { amount: rupees(amount), utr } }]);
}
