import { auctions, type DataOf, type Paise, paise, rupees } from "@rebale/contract";
import type { Db } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { dueIn, moneyOf, nextStepsOf } from "../../awards/index.ts";
import { standingOf } from "../present-order.ts";
import { type AlikeOrders, alikeOrders, type SaleToPay, salesToPay } from "./desk.store.ts";

type Desk = DataOf<typeof auctions.myDesk>;

/**
 * The totals of a buyer's own bids, by a few statements however many there are.
 * @param parties whose bids the buyer sees as their own
 */
export async function readDesk(
  reading: Pick<Deps, "db" | "config">,
  parties: readonly number[],
): Promise<Desk> {
  const { db } = reading;
  const [alike, unpaid] = await Promise.all([alikeOrders(db, parties), salesToPay(db, parties)]);
  const sum = (of: (group: AlikeOrders) => number) =>
    alike.reduce((total, group) => total + of(group), 0);
  const under = (tab: auctions.DeskTab) =>
    sum((group) => (auctions.isUnder(tab, stoodBy(group)) ? group.orders : 0));
  const leading = sum((group) => (auctions.isUnder("leading", stoodBy(group)) ? group.value : 0));
  return {
    counts: {
      all: sum(({ orders }) => orders),
      offered: under("offered"),
      outbid: under("outbid"),
      leading: under("leading"),
      to_pay: under("to_pay"),
      to_collect: under("to_collect"),
      won: under("won"),
      lost: under("lost"),
    },
    leading_value: rupees(leading as Paise),
    ending: sum(({ ending }) => ending),
    to_pay: await toPay(reading, unpaid),
  };
}

const stoodBy = (group: AlikeOrders) => ({
  standing: standingOf(group, { ...group, bids: group.hasBids ? 1 : 0 }),
  award_state: group.award_state,
});

async function toPay(
  reading: Pick<Deps, "db" | "config">,
  unpaid: readonly SaleToPay[],
): Promise<Desk["to_pay"]> {
  const dues = await duesOf(reading.db, unpaid);
  const direct = unpaid.filter(({ pay_through }) => pay_through === "parties").map(({ id }) => id);
  const steps = [...(await nextStepsOf(reading, direct, "buyer")).values()];
  const due = unpaid.filter(({ id }) => (dues.get(id) ?? 0) > 0);
  return {
    amount: rupees(due.reduce((sum, { id }) => sum + (dues.get(id) ?? 0), 0) as Paise),
    lots: due.length,
    due_at: due[0]?.due_at?.toISOString() ?? null,
    overdue: due.some(({ state }) => state === "overdue"),
    to_sellers: direct.length,
    to_sellers_amount: steps.reduce((sum, { amount }) => sum + paise(amount ?? 0), 0) / 100,
  };
}

interface Payable {
  readonly id: number;
  readonly pay_through: string | null;
}
/** Paise still to be paid in through the market, by award; what the two pay each other is unknown. */
export async function duesOf(db: Db, awards: readonly Payable[]): Promise<Map<number, Paise>> {
  const ids = awards.filter(({ pay_through }) => pay_through === "market").map(({ id }) => id);
  const money = await moneyOf(db, ids);
  return new Map([...money].map(([id, of]) => [id, dueIn(of)]));
}
