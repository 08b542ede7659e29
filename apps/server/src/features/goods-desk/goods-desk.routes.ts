import { goodsDesk } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { listEndpoint } from "../../platform/lists/list-endpoint.ts";
import { searchText } from "../../platform/lists/list-query.ts";
import { countGoods, listLate, listMissing } from "./goods-desk.store.ts";
import { presentLate, presentMissing } from "./present-goods-desk.ts";

const SALE = { title: "Lot", state: "State", buyer: "Buyer", seller: "Seller" };

/** The goods sold that wait for the office. */
export function goodsDeskRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  endpoint(app, goodsDesk.goodsWaiting, async () => {
    const { claims_open: open, claims_disputed: disputed, ...counts } = await countGoods(db);
    return { data: { claims: { open, disputed }, ...counts } };
  });

  listEndpoint(
    app,
    deps,
    goodsDesk.lateLifting,
    async ({ query }) => ({
      listing: listLate(db, { ...query, q: searchText(query.q) }),
      present: presentLate,
    }),
    {
      ...{ award_id: "Sale", ...SALE, lift_by: "To be lifted before", days_late: "Days late" },
      ...{ sold_kg: "Sold (kg)", out_kg: "Out (kg)", trucks_booked: "Trucks booked" },
    },
  );

  listEndpoint(
    app,
    deps,
    goodsDesk.missingPapers,
    async ({ query }) => ({
      listing: listMissing(db, { ...query, q: searchText(query.q) }),
      present: presentMissing,
    }),
    {
      ...{ award_id: "Sale", ...SALE, no: "Truck", vehicle_no: "Vehicle" },
      ...{ gate_out_at: "Out", net_kg: "Net (kg)", invoice_no: "Invoice", missing: "Missing" },
    },
  );
}
