import type { awards } from "@rebale/contract";
import { indiaDay } from "@rebale/contract/values/calendar";
import type { Db } from "../../platform/db/db.ts";
import { marketNow } from "../../platform/db/market-now.store.ts";
import { moneyOf } from "../awards/index.ts";
import { openSalesOf, type TruckNow, trucksNow } from "./company-now.store.ts";
import { presentAwardRow } from "./present-award.ts";
import { awardsByIds } from "./sales.store.ts";

/** A company's open sales, with whose side it is on, and its trucks of today. */
export async function companyNow(db: Db, id: number): Promise<awards.CompanyNow> {
  const [open, trucks] = await Promise.all([
    openSalesOf(db, id),
    trucksNow(db, id, indiaDay(await marketNow(db))),
  ]);
  const [rows, money] = await Promise.all([awardsByIds(db, open), moneyOf(db, open)]);
  return {
    sales: rows.map((row) => ({
      ...presentAwardRow(row, money.get(row.id)),
      side: row.buyerCompanyId === id ? "buyer" : "seller",
    })),
    trucks: trucks.map(presentTruck),
  };
}

const presentTruck = ({ id, awardId, title, vehicleNo, state, from, to }: TruckNow) => ({
  ...{ _id: String(id), award_id: String(awardId), title, vehicle_no: vehicleNo, state },
  slot: { from: from.toISOString(), to: to.toISOString() },
});
