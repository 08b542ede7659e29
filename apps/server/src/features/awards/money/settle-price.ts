import type { Paise } from "@rebale/contract";
import type { Tx } from "../../../platform/db/db.ts";
import type { Award } from "../awards.store.ts";
import { cancelPrice, lockPartiesOf, moneyOfOne } from "./award-money.store.ts";
import { leftForMarket } from "./dues.rules.ts";
import { insertDues } from "./fall-due.store.ts";
import { postAll } from "./post-all.ts";
import { takeAdded } from "./take-charges.ts";

interface Settling {
  readonly moveId: number;
  readonly at: Date;
  /** The goods' total by their invoices, less what the buyer keeps and was credited. */
  readonly price: Paise;
  /** The part of it, and of rent and late fee, that the seller is still to get. */
  readonly kept: Paise;
}

/**
 * The price is what was invoiced, whatever was sold; what the buyer has paid in beyond it is free
 * again. The auction's row is locked.
 * @returns how much that is, in paise
 */
export async function settlePrice(
  tx: Tx,
  award: Award,
  { moveId, at, price, kept }: Settling,
): Promise<Paise> {
  const companyId = award.buyerCompanyId;
  if (companyId === null || award.payThrough !== "market") return 0 as Paise;
  await lockPartiesOf(tx, award.id);
  await cancelPrice(tx, award.id, moveId);
  const due = { kind: "price", amount: price, gst: 0 as Paise, due_at: at } as const;
  await insertDues(tx, [{ ...due, awardId: award.id, cause: { settled_by: moveId } }]);
  await takeAdded(tx, award);
  const money = await moneyOfOne(tx, award.id);
  const { paidIn, held } = money;
  const back = Math.max(0, paidIn - kept - leftForMarket(money)) as Paise;
  const none = { fee: 0 as Paise, feeGst: 0 as Paise };
  const of = { ...none, awardId: award.id, companyId, moveId, paidIn: back, held };
  await postAll(tx, award, [{ ...of, kind: "award_money_back" }]);
  return (back + held) as Paise;
}
