import type { Paise } from "@rebale/contract";
import type { AwardState } from "@rebale/contract/awards/states";
import type { Tx } from "../../../platform/db/db.ts";
import type { JournalEvent } from "../../money-entries/index.ts";
import { notice, notifyMembers } from "../../notifications/index.ts";
import type { Award } from "../awards.store.ts";
import { moveAward } from "../move-award.ts";
import { type AwardMoney, setOffOf } from "./dues.rules.ts";
import { tellPaid } from "./paid.ts";
import { postAll } from "./post-all.ts";
import { chargeEvents } from "./take-charges.ts";

/**
 * A sale whose dues are covered is paid: its deposit is set off, what of that is left is free, and
 * the market takes its charges. The auction's row and the buyer's company are locked.
 */
export async function recordPaid(
  tx: Tx,
  home: string,
  award: Award,
  money: AwardMoney,
  at: Date,
): Promise<AwardState> {
  const { id: awardId, buyerCompanyId: companyId, title, buyerId, sellerId } = award;
  if (companyId === null) throw new Error(`Award ${awardId} has no company that pays`);
  const by = { side: "market", actorId: null, reason: "all_paid", at } as const;
  const moved = await moveAward(tx, award, { ...by, move: "pay" });
  if (!moved) return award.state;
  const moveId = moved.id;
  const setOff = setOffOf(money);
  const none = { paidIn: 0, fee: 0, feeGst: 0 } as Record<"paidIn" | "fee" | "feeGst", Paise>;
  const of = { awardId, companyId };
  const events: JournalEvent[] = [
    { ...of, kind: "emd_set_off", amount: setOff },
    ...(await chargeEvents(tx, award, ({ taken }) => taken === "paid")),
    { ...of, ...none, kind: "award_money_back", moveId, held: (money.held - setOff) as Paise },
  ];
  await postAll(tx, award, events);
  const link = { link: `/award/${awardId}` };
  await notifyMembers(tx, home, [
    notice(buyerId, "award_all_paid", { title, side: "buyer" }, link),
    notice(sellerId, "award_all_paid", { title, side: "seller" }, link),
  ]);
  await tellPaid(tx, awardId);
  return "paid";
}
