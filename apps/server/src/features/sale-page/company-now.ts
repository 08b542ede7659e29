import type { awards } from "@rebale/contract";
import { indiaDay } from "@rebale/contract/values/calendar";
import { marketNow } from "../../platform/db/market-now.store.ts";
import type { Deps } from "../../platform/deps.ts";
import { moneyOf, nextStepsOf } from "../awards/index.ts";
import { openSalesOf, type TruckNow, trucksNow } from "./company-now.store.ts";
import { presentAwardRow, stepIn } from "./present-award.ts";
import { awardsByIds } from "./sales.store.ts";

/** A company's open sales, with whose side it is on, and its trucks of today. */
export async function companyNow(
  { db, config }: Pick<Deps, "db" | "config">,
  id: number,
): Promise<awards.CompanyNow> {
  const [open, trucks] = await Promise.all([
    openSalesOf(db, id),
    trucksNow(db, id, indiaDay(await marketNow(db))),
  ]);
  const [rows, money, buying, selling] = await Promise.all([
    awardsByIds(db, open),
    moneyOf(db, open),
    nextStepsOf({ db, config }, open, "buyer"),
    nextStepsOf({ db, config }, open, "seller"),
  ]);
  return {
    sales: rows.map((row) => {
      const side = row.buyerCompanyId === id ? "buyer" : "seller";
      const step = stepIn(side === "buyer" ? buying : selling, row.id);
      return { ...presentAwardRow(row, money.get(row.id), step), side };
    }),
    trucks: trucks.map(presentTruck),
  };
}

const presentTruck = ({ id, awardId, title, vehicleNo, state, from, to }: TruckNow) => ({
  ...{ _id: String(id), award_id: String(awardId), title, vehicle_no: vehicleNo, state },
  slot: { from: from.toISOString(), to: to.toISOString() },
});
