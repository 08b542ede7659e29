import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { postEntries } from "../../journal/index.ts";
import { entryFor } from "../../money-entries/index.ts";
import type { Payout } from "../../payments/index.ts";
import { giveBack } from "./ask-withdrawal.ts";
import { tellOf } from "./withdrawal-notices.ts";
import { contradicts, statesAfter } from "./withdrawals.rules.ts";
import {
  changeWithdrawal,
  linkSent,
  lockWithdrawal,
  noteChecked,
  type WithdrawalState,
} from "./withdrawals.store.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * A gateway's word of a payout, whoever heard it and however often: it is acted on once, and only
 * forward. Of what another has sent, none has anything to say.
 * @param id our own id of it
 * @returns whether it is one of ours
 */
export async function takePayout(
  { db, config, log }: Pick<Deps, "db" | "config" | "log">,
  id: string,
  // A job queued before there were two gateways names none.
  { gateway, payout }: { readonly gateway?: string | undefined; readonly payout: Payout },
): Promise<boolean> {
  if (!UUID.test(id)) return false;
  return db.transaction().execute(async (tx) => {
    const found = await lockWithdrawal(tx, id);
    if (!found) return false;
    if (gateway !== undefined && gateway !== found.gateway) {
      log.error({ withdrawal: id, gateway, payout }, "a payout is told by another gateway");
      return false;
    }
    if (contradicts(found.state, payout.state))
      log.error({ withdrawal: id, payout }, "a payout that had failed is said to be done");
    const utr = found.utr ?? payout.utr?.toUpperCase() ?? null;
    await changeWithdrawal(tx, id, { gateway_id: payout.gatewayId, utr });
    await noteChecked(tx, id);
    for (const state of statesAfter(found.state, payout.state))
      await move(tx, config.home, { ...found, utr }, { state, reason: payout.reason });
    if (utr !== null && payout.state !== "failed") await linkSent(tx, id);
    return true;
  });
}

async function move(
  tx: Tx,
  home: string,
  found: WithdrawalState,
  to: { state: WithdrawalState["state"]; reason: string | null },
): Promise<void> {
  const { id: withdrawalId, companyId, from, amount } = found;
  const of = { withdrawalId, companyId, amount };
  const isDone = to.state === "done";
  await changeWithdrawal(tx, withdrawalId, isDone ? { state: "done" } : to);
  if (to.state === "failed") await giveBack(tx, found, null);
  else {
    const entry = isDone
      ? entryFor({ kind: "withdrawal_sent", ...of })
      : entryFor({ kind: "withdrawal_reversed", from, ...of });
    const cause = { withdrawal_id: withdrawalId };
    if (entry) await postEntries(tx, [{ ...entry, actorId: null, cause }]);
  }
  await tellOf(tx, home, found, isDone ? "payout_sent" : "withdrawal_failed");
}
