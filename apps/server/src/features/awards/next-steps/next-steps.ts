import { type Paise, rupees } from "@rebale/contract";
import {
  type NextStep,
  nextStepOf,
  type SaleFacts,
  type SaleSide,
  settledBySilence,
} from "@rebale/contract/awards/next-step";
import { type OfficeStep, officeStepOf } from "@rebale/contract/awards/office-step";
import type { Db } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { costsOfSales } from "../../landed-cost/index.ts";
import { moneyOf } from "../money/award-money.store.ts";
import { payableOf } from "../money/count-awards.ts";
import { dueOf } from "../money/dues.rules.ts";
import { type SaleRow, saleRows } from "./sale-facts.store.ts";

type Reading = Pick<Deps, "config"> & { readonly db: Db };

/** The next step of sales for a side of them, by sale: five statements, however many. */
export async function nextStepsOf(
  { db, config }: Reading,
  ids: readonly number[],
  side: SaleSide,
): Promise<Map<number, NextStep>> {
  const facts = await factsOfSales({ db, config }, ids, side);
  return new Map(facts.map(([id, sale]) => [id, nextStepOf(sale, side)]));
}

/** The same as the office reads it; it knows what the buyer has on its way. */
export async function officeStepsOf(
  reading: Reading,
  ids: readonly number[],
): Promise<Map<number, OfficeStep>> {
  const facts = await factsOfSales(reading, ids, "buyer");
  return new Map(facts.map(([id, sale]) => [id, officeStepOf(sale)]));
}

async function factsOfSales({ db, config }: Reading, ids: readonly number[], side: SaleSide) {
  const rows = await saleRows(db, ids, side);
  const toPay = await toPayOf({ db, config }, rows);
  return rows.map((row): [number, SaleFacts] => [row.id, factsOf(row, toPay.get(row.id) ?? 0)]);
}

const isUnpaid = ({ state }: SaleRow) => state === "payment_due" || state === "overdue";
const mayOwe = (row: SaleRow) => isUnpaid(row) || row.state === "paid" || row.state === "lifting";

/** Paise still to be paid, by sale: to the market, or to the seller as its auction counted it. */
async function toPayOf({ db, config }: Reading, rows: readonly SaleRow[]) {
  const through = rows.filter((row) => row.payThrough === "market" && mayOwe(row));
  const direct = rows.filter((row) => row.payThrough === "parties" && isUnpaid(row));
  const money = await moneyOf(
    db,
    through.map(({ id }) => id),
  );
  const sold = direct.map(({ lotId, value, buyerId, buyerCompanyId }) => ({
    ...{ lotId, value, buyer: { userId: buyerId, companyId: buyerCompanyId } },
  }));
  const costs = sold.length ? await costsOfSales(db, config, sold) : new Map();
  const directly = direct.map(({ id, lotId, value, payable }): [number, number] => {
    const cost = costs.get(lotId);
    return [id, payable ?? (cost ? payableOf(cost) : value)];
  });
  return new Map([...[...money].map(([id, of]): [number, number] => [id, dueOf(of)]), ...directly]);
}

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** @param toPay paise */
function factsOf(row: SaleRow, toPay: number): SaleFacts {
  const { soldGrams: sold, outGrams: out, truck, weight } = row;
  return {
    ...{ state: row.state, pay_through: row.payThrough },
    to_pay: rupees(toPay as Paise),
    ...{ due_at: iso(row.dueAt), lift_by: iso(row.liftBy) },
    on_its_way: rupees(row.onItsWay),
    called_off_by: out > 0 ? [] : row.calledOffBy,
    lifted_by: row.liftedBy,
    all_out: sold !== null && out > 0 && out >= sold * (1 - row.tolerancePercent / 100),
    left_kg: sold === null ? null : Math.max(0, sold - out) / 1000,
    truck: truck && { ...truck, from: new Date(truck.from).toISOString() },
    claim: row.claim,
    weight: { buyer: weight.buyer ?? null, seller: weight.seller ?? null },
    settles_at:
      row.state === "lifted" && row.liftedAt ? settledBySilence(row.liftedAt.toISOString()) : null,
    claims_until: iso(row.claimsUntil),
    rated: row.isRated,
  };
}
