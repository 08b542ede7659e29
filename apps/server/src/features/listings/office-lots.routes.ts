import { listings } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { admin } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { searchText } from "../../platform/list-query.ts";
import { listEndpoint } from "../../platform/lists/list-endpoint.ts";
import { marketNow } from "../../platform/market-now.store.ts";
import { Problem } from "../../platform/problem.ts";
import { findOwnLot } from "./listings.store.ts";
import { listForOffice, type OfficeLotRow } from "./office-lots.store.ts";
import { presentOwnLot } from "./present-lot.ts";
import { reviewLot } from "./review-lot.ts";

const OFFICE_HEADS = {
  _id: "Lot",
  title: "Title",
  status: "Status",
  outcome: "Outcome",
  "seller.business_name": "Business of the seller",
  "seller.name": "Seller",
  "category.title": "Category",
  quantity: "Quantity",
  unit: "Unit",
  weight_kg: "Weight (kg)",
  city: "City",
  state: "State",
  pincode: "Pincode",
  requires_authorisation: "Requires authorisation",
  market_value: "Market value (₹)",
  reserve_price: "Reserve price (₹)",
  bid_increment: "Bid increment (₹)",
  heightest: "Highest bid (₹)",
  bid_count: "Bids",
  starts_at: "Starts",
  ends_at: "Ends",
  created_at: "Submitted",
  refusal_reason: "Reason of the refusal",
  url: "URL",
};

/** Every lot, for the office: to find, to export, to approve or to refuse. */
export function officeLotRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  listEndpoint(
    app,
    deps,
    listings.adminLots,
    admin,
    async ({ query }) => {
      const now = await marketNow(db);
      return {
        listing: listForOffice(db, { ...query, q: searchText(query.q) }),
        present: (row: OfficeLotRow) => ({
          ...presentOwnLot(row, now),
          seller: {
            _id: String(row.seller_id),
            name: row.seller_name,
            business_name: row.seller_business,
          },
        }),
      };
    },
    OFFICE_HEADS,
  );

  endpoint(app, listings.reviewLot, admin, async ({ params, body, caller }) => {
    await reviewLot(deps, caller.userId, params.id, body);
    const row = await findOwnLot(db, { id: params.id });
    if (!row) throw new Problem("lot_not_found");
    return {
      data: presentOwnLot(row, await marketNow(db)),
      message: body.is_approved ? "The lot is approved" : "The lot is refused",
    };
  });
}
