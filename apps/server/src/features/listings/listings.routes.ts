import { listings } from "@rebale/contract";
import { NON_FERROUS_GATE } from "@rebale/contract/rates/non-ferrous-gate";
import type { FastifyInstance } from "fastify";
import { readDecided } from "../../platform/audit/decided.store.ts";
import { marketNow } from "../../platform/db/market-now.store.ts";
import { runOn } from "../../platform/db/statement.ts";
import type { Deps } from "../../platform/deps.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { readKey } from "../../platform/http/idempotency-key.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { pageCount } from "../../platform/lists/list-query.ts";
import { officeMay } from "../../platform/office.access.ts";
import { seenLot } from "../audience/index.ts";
import { presentAssigned, readHeld, readUndoable } from "../review-queue/index.ts";
import { approvalRoutes } from "./approval/approval.routes.ts";
import { createCategoriesCache } from "./categories-cache.ts";
import { createLots } from "./create-lots.ts";
import { draftRoutes } from "./drafts/drafts.routes.ts";
import { bulkEditRoutes } from "./edit/bulk-edit.routes.ts";
import { editLot } from "./edit/edit-lot.ts";
import { importRoutes } from "./import/import.routes.ts";
import { seesAllOf } from "./listings.access.ts";
import { readLotName } from "./listings.rules.ts";
import { findOfficeFacts, findOwnLot, listLotsOfSeller } from "./listings.store.ts";
import { LOT_DECISIONS } from "./lot-decisions.rules.ts";
import { presentOwnLot } from "./lots/present-lot.ts";
import { replacePictures } from "./lots/replace-pictures.ts";
import { countWatchers } from "./lots/watched.store.ts";
import { officeLotRoutes } from "./office/office-lots.routes.ts";
import { photoRoutes } from "./photos/photos.routes.ts";
import { relistRoutes } from "./relist/relist.routes.ts";
import { lotQueueRoutes } from "./review/lot-queue.routes.ts";
import { seeReserve } from "./see-reserve.ts";
import { invitedRoutes } from "./shop/invited.routes.ts";
import { shopRoutes } from "./shop/shop.routes.ts";
import { signingRoutes } from "./signing/signing.routes.ts";
import { usualTermsRoutes } from "./terms/usual-terms.routes.ts";

/** The fields that others see beside the public ones. */
type SeenByMembers =
  | "bid_increment"
  | "soft_close_minutes"
  | "hard_end_at"
  | "requires_authorisation"
  | "usual_requirement"
  | "is_next_bid"
  | "terms"
  | "usual_terms"
  | "weight_kg"
  | "created_at"
  | "edited_at";
type LeftOut = "refusal_reason" | "reserve_price" | "watchers";
/**
 * The fields of the seller and the office alone: a new field of an own lot is here, unless it is
 * said above that others see it.
 */
const HIDDEN_FIELDS = {
  site_id: null,
  asking_price: null,
  hsn6: null,
  taxed_as: null,
  proposed_terms: null,
  proposed_start_at: null,
  proposed_end_at: null,
  corrections: [],
  corrected: [],
  relist_of: null,
  relisted_as: null,
  can_relist: false,
  sale: null,
  sale_state: null,
  counter_offer: null,
} satisfies Record<
  Exclude<keyof listings.OwnLot, keyof listings.Lot | SeenByMembers | LeftOut>,
  unknown
>;

export function listingRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const run = runOn(deps.database.pool);
  const categories = createCategoriesCache(deps);
  shopRoutes(app, deps, categories);
  invitedRoutes(app, deps);
  approvalRoutes(app, deps);
  relistRoutes(app, deps);
  photoRoutes(app, deps);
  draftRoutes(app, deps);
  usualTermsRoutes(app, deps);
  signingRoutes(app, deps);
  bulkEditRoutes(app, deps);
  importRoutes(app, deps, categories);
  officeLotRoutes(app, deps);
  lotQueueRoutes(app, deps, categories);

  endpoint(app, listings.subCategories, async ({ body }) => {
    const category = (await categories(String(body.category_id))).find(String(body.category_id));
    if (!category) throw new Problem("unknown_category", { path: "category_id" });
    return { data: category };
  });

  endpoint(app, listings.myLots, async ({ body, caller }) => {
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

  endpoint(app, listings.viewLot, async ({ params, caller }) => {
    const name = readLotName(params.id);
    const row = await seenLot(run, caller, name && (await findOwnLot(db, name)));
    const now = await marketNow(db);
    const { refusal_reason, reserve_price, site_id, ...plain } = presentOwnLot(row, now);
    const forOffice = officeMay(caller, "lots.read") ? await officeFactsOf(row, caller.userId) : {};
    const sees = await seeReserve(db, caller, row);
    const whole = {
      ...{ ...plain, site_id, refusal_reason },
      reserve_price: sees ? reserve_price : null,
      ...forOffice,
    };
    return { data: seesAllOf(caller, row) ? whole : { ...plain, ...HIDDEN_FIELDS } };
  });

  endpoint(app, listings.createLots, async ({ body, caller, headers }) => {
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

  endpoint(app, listings.editLot, async ({ params, body, caller }) => {
    await editLot(deps, await categories(String(body.category_id)), caller, params.id, body);
    const row = await findOwnLot(db, { id: params.id });
    if (!row) throw new Problem("lot_not_found");
    return {
      data: presentOwnLot(row, await marketNow(db)),
      message: "Your changes are saved. Our team reviews the lot as it is now",
    };
  });

  endpoint(app, listings.updateImages, async ({ body, uploads, caller }) => ({
    data: await replacePictures(deps, caller, body.product_id, uploads, body.order),
    message: "Data Submit Successfully",
  }));

  /** The facts on the office's page of a lot beside those its seller sees. */
  async function officeFactsOf(
    { id, seller_id }: { id: number; seller_id: number },
    userId: number,
  ) {
    const decided = await readDecided(db, LOT_DECISIONS, [id]);
    const facts = await findOfficeFacts(db, id, deps.config.demo);
    if (!facts) throw new Problem("lot_not_found");
    const undoUntil = await readUndoable(db, "lot", [id], userId);
    const { company_id, company, name, business_name, views, watchers, signs } = facts;
    const of = company_id === null ? null : { _id: String(company_id), name: company ?? "" };
    const seller = { _id: String(seller_id), name, business_name, company: of };
    return {
      ...{ decided: decided(id), seller, views, watchers, signs },
      assigned: presentAssigned(facts.assigned, userId),
      gate: facts.isGated ? { stream: NON_FERROUS_GATE.stream, on_from: facts.gatedFrom } : null,
      undo_until: undoUntil(id),
      held: (await readHeld<"accept" | "correct" | "refuse">(db, "lot", [id]))(id),
    };
  }
}
