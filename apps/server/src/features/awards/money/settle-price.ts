import type { Paise } from "@rebale/contract";
import type { Tx } from "../../../platform/db/db.ts";
import { hasTrucksOut } from "../../trucks/index.ts";
import type { Award } from "../awards.store.ts";
import { cancelPrice, lockPartiesOf, moneyOfOne } from "./award-money.store.ts";
import { cancelCharges, openCharges } from "./charges.store.ts";
import { leftForMarket, openOf, uncovered } from "./dues.rules.ts";
import { insertDues } from "./fall-due.store.ts";
import { postAll } from "./post-all.ts";
import { takeAdded } from "./take-charges.ts";
import { leftForSeller } from "./trucks.store.ts";

interface Settling {
  readonly moveId: number;
  readonly at: Date;
  /** The goods' total by their invoices, less what the buyer keeps and was credited. */
  readonly price: Paise;
}

/**
 * The price is what was invoiced, whatever was sold; what the buyer has paid in beyond it is free
 * again. The auction's row is locked.
 * @returns how much that is, in paise
 */
export async function settlePrice(
  tx: Tx,
  award: Award,
  { moveId, at, price }: Settling,
): Promise<Paise> {
  const companyId = award.buyerCompanyId;
  if (companyId === null || award.payThrough !== "market") return 0 as Paise;
  await lockPartiesOf(tx, award.id);
  await cancelPrice(tx, award.id, moveId);
  const due = { kind: "price", amount: price, gst: 0 as Paise, due_at: at } as const;
  await insertDues(tx, [{ ...due, awardId: award.id, cause: { settled_by: moveId } }]);
  await dropUncovered(tx, award.id, moveId);
  await takeAdded(tx, award);
  const money = await moneyOfOne(tx, award.id);
  const { paidIn, held } = money;
  const kept = await leftForSeller(tx, award.id);
  const back = Math.max(0, paidIn - kept - leftForMarket(money)) as Paise;
  const none = { fee: 0 as Paise, feeGst: 0 as Paise };
  const of = { ...none, awardId: award.id, companyId, moveId, paidIn: back, held };
  await postAll(tx, award, [{ ...of, kind: "award_money_back" }]);
  return (back + held) as Paise;
}

/**
 * Nobody pays any more once it is settled: late fee and rent that no money covers are owed no more.
 * Where nothing left there are no goods that they could be charged with.
 */
async function dropUncovered(tx: Tx, awardId: number, moveId: number): Promise<void> {
  const charges = await openCharges(tx, awardId);
  const open = openOf(await moneyOfOne(tx, awardId));
  const dropped = (await hasTrucksOut(tx, awardId)) ? uncovered(charges, open) : charges;
  await cancelCharges(tx, dropped, moveId);
}
