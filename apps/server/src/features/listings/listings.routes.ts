import { listings } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { admin, insider, lister, member, seller } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { readKey } from "../../platform/http/idempotency-key.ts";
import { pageCount, searchText } from "../../platform/list-query.ts";
import { listEndpoint } from "../../platform/lists/list-endpoint.ts";
import { marketNow } from "../../platform/market-now.store.ts";
import { Problem } from "../../platform/problem.ts";
import { approvalRoutes } from "./approval/approval.routes.ts";
import { bulkEditRoutes } from "./bulk-edit/bulk-edit.routes.ts";
import { openCategories } from "./categories-cache.ts";
import { createLots } from "./create-lots.ts";
import { draftRoutes } from "./drafts/drafts.routes.ts";
import { editLot } from "./edit-lot.ts";
import { importRoutes } from "./import/import.routes.ts";
import { maySee, seesAllOf } from "./listings.access.ts";
import { readLotName } from "./listings.rules.ts";
import { findOwnLot, listLotsOfSeller } from "./listings.store.ts";
import { listForOffice, type OfficeLotRow } from "./office-lots.store.ts";
import { presentOwnLot } from "./present-lot.ts";
import { relistRoutes } from "./relist/relist.routes.ts";
import { replacePictures } from "./replace-pictures.ts";
import { reviewLot } from "./review-lot.ts";
import { shopRoutes } from "./shop/shop.routes.ts";
import { signingRoutes } from "./signing/signing.routes.ts";
import { usualTermsRoutes } from "./terms/usual-terms.routes.ts";
import { countWatchers } from "./watched.store.ts";

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

/** What is nobody's but the seller's and the office's. */
const UNTOLD = {
  site_id: null,
  asking_price: null,
  proposed_terms: null,
  proposed_start_at: null,
  proposed_end_at: null,
  relist_of: null,
  relisted_as: null,
  can_relist: false,
};

export function listingRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const categories = openCategories(deps);
  shopRoutes(app, deps, categories);
  approvalRoutes(app, deps);
  relistRoutes(app, deps);
  draftRoutes(app, deps);
  usualTermsRoutes(app, deps);
  signingRoutes(app, deps);
  bulkEditRoutes(app, deps);
  importRoutes(app, deps, categories);

  endpoint(app, listings.subCategories, member, async ({ body }) => {
    const category = (await categories(String(body.category_id))).find(String(body.category_id));
    if (!category) throw new Problem("unknown_category", { path: "category_id" });
    return { data: category };
  });

  endpoint(app, listings.myLots, seller, async ({ body, caller }) => {
    const { listed, total } = await listLotsOfSeller(db, caller.userId, body);
    const now = await marketNow(db);
    const watchers = await countWatchers(
      db,
      listed.map(({ id }) => id),
    );
    return {
      data: listed.map((row) => presentOwnLot(row, now, watchers.get(row.id) ?? 0)),
      totalpage: pageCount(total, body.rows),
      server_time: now.toISOString(),
    };
  });

  endpoint(app, listings.viewLot, insider, async ({ params, caller }) => {
    const name = readLotName(params.id);
    const row = name && (await findOwnLot(db, name));
    if (!row || !maySee(caller, row)) throw new Problem("lot_not_found");
    const now = await marketNow(db);
    const { refusal_reason, reserve_price, site_id, ...plain } = presentOwnLot(row, now);
    const whole = { ...plain, site_id, refusal_reason, reserve_price };
    return { data: seesAllOf(caller, row) ? whole : { ...plain, ...UNTOLD } };
  });

  endpoint(app, listings.createLots, lister, async ({ body, caller, headers }) => {
    const rows = await createLots(
      deps,
      await categories(...body.products.map((p) => String(p.category_id))),
      { userId: caller.userId, companyId: caller.company.companyId },
      body.products,
      readKey(headers["idempotency-key"]),
    );
    const now = await marketNow(db);
    const data = rows.map((row) => presentOwnLot(row, now));
    return {
      data,
      batch: {
        products: data.map(({ _id, title, url }) => ({
          _id,
          id: _id,
          product_id: _id,
          title,
          url,
        })),
      },
      message: "Your products are submitted for approval",
    };
  });

  endpoint(app, listings.editLot, lister, async ({ params, body, caller }) => {
    await editLot(deps, await categories(String(body.category_id)), caller, params.id, body);
    const row = await findOwnLot(db, { id: params.id });
    if (!row) throw new Problem("lot_not_found");
    return {
      data: presentOwnLot(row, await marketNow(db)),
      message: "Your changes are saved. Our team reviews the lot as it is now",
    };
  });

  endpoint(app, listings.updateImages, lister, async ({ body, uploads, caller }) => ({
    data: await replacePictures(deps, caller, body.product_id, uploads, body.order),
    message: "Data Submit Successfully",
  }));

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
