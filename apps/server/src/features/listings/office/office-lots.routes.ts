import {
  type Basis,
  type Body,
  basisUnits,
  type Language,
  listings,
  lotValue,
  type Paise,
  rupees,
} from "@rebale/contract";
import type { Words } from "@rebale/contract/values/complaint";
import type { FastifyInstance } from "fastify";
import { readDecided } from "../../../platform/audit/decided.store.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import type { Heads } from "../../../platform/lists/columns.ts";
import { listEndpoint } from "../../../platform/lists/list-endpoint.ts";
import { searchText } from "../../../platform/lists/list-query.ts";
import { presentAssigned, presentCounts, readUndoable } from "../../review-queue/index.ts";
import { seesReserve } from "../listings.access.ts";
import { findOwnLot } from "../listings.store.ts";
import { LOT_DECISIONS } from "../lot-decisions.rules.ts";
import type { Exported } from "../lots/lot-fields.rules.ts";
import { presentOwnLot } from "../lots/present-lot.ts";
import { countWatchers } from "../lots/watched.store.ts";
import { reviewLot } from "../review/review-lot.ts";
import { noteReservesOf } from "../see-reserve.ts";
import { listForOffice, type OfficeLotRow } from "./office-lots.store.ts";

const OFFICE_HEADS = {
  _id: "Lot",
  title: "Title",
  status: "Status",
  outcome: "Outcome",
  "buyer.company": "Company of the buyer",
  "buyer.name": "Buyer",
  "buyer.gstin": "GSTIN of the buyer",
  "buyer.state": "State of the buyer",
  "assigned.name": "Assigned to",
  "whole_lot.sold_for": "Sold for, whole lot (₹)",
  "seller.business_name": "Business of the seller",
  "seller.name": "Seller",
  "category.title": "Category",
  quantity: "Quantity",
  unit: "Unit",
  weight_kg: "Weight (kg)",
  city: "City",
  state: "State",
  pincode: "Pincode",
  hsn6: "HSN of its papers",
  requires_authorisation: "Requires authorisation",
  basis: {
    head: "A bid is for",
    words: { lot: "The whole lot", kg: "A kg", mt: "An MT", piece: "A piece" },
  },
  basis_quantity: "Kg, MT or pieces",
  heightest: "Highest bid (₹, as bid)",
  "whole_lot.highest_bid": "Highest bid, whole lot (₹)",
  market_value: "Market value (₹, as bid)",
  "whole_lot.market_value": "Market value, whole lot (₹)",
  reserve_price: "Reserve price (₹, as bid)",
  "whole_lot.reserve_price": "Reserve price, whole lot (₹)",
  bid_increment: "Bid increment (₹, as bid)",
  "deposit.percent": "Deposit (%)",
  "deposit.amount": "Deposit (₹)",
  "tax_hold.days": "GST kept (days)",
  pay_through: {
    head: "Paid",
    words: { parties: "Between the two", market: "Through the market" },
  },
  bid_count: "Bids",
  starts_at: "Starts",
  ends_at: "Ends",
  created_at: "Submitted",
  refusal_reason: "Reason of the refusal",
  url: "URL",
} satisfies Heads & Record<Exported, unknown>;

/** Every lot, for the office: to find, to export, to approve or to refuse. */
export function officeLotRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  listEndpoint(
    app,
    deps,
    listings.adminLots,
    async ({ query, caller }) => {
      const { userId } = caller;
      const now = await marketNow(db);
      return {
        listing: listForOffice(db, { ...query, q: searchText(query.q), userId }),
        extra: async () => ({ waiting: await presentCounts(db, "lot", userId) }),
        presentAll: async (rows: readonly OfficeLotRow[]) => {
          const ids = rows.map(({ id }) => id);
          await noteReservesOf(db, caller, rows);
          const [decided, watchers] = [
            await readDecided(db, LOT_DECISIONS, ids),
            await countWatchers(db, ids),
          ];
          return rows.map((row) => ({
            ...presentOwnLot(row, now, watchers.get(row.id) ?? 0),
            ...(!seesReserve(caller, row) && { reserve_price: null }),
            seller: {
              _id: String(row.seller_id),
              name: row.seller_name,
              business_name: row.seller_business,
              company: presentCompany(row),
            },
            whole_lot: presentWholeLot(row, seesReserve(caller, row)),
            buyer: row.outcome === "sold" && row.buyer ? presentBuyer(row.buyer) : null,
            decided: decided(row.id),
            assigned: presentAssigned(row.assigned, userId),
          }));
        },
      };
    },
    OFFICE_HEADS,
  );

  endpoint(app, listings.reviewLot, async ({ params, body, caller, language }) => {
    const { warning } = await reviewLot(deps, caller.userId, params.id, body);
    const row = await findOwnLot(db, { id: params.id });
    if (!row) throw new Problem("lot_not_found");
    const undoUntil = await readUndoable(db, "lot", [params.id], caller.userId);
    return {
      data: { ...presentOwnLot(row, await marketNow(db)), undo_until: undoUntil(params.id) },
      message: decidedText(body, warning, language),
    };
  });
}

const APPROVED = { en: "The lot is approved", hi: "लॉट मंज़ूर हो गया" };
const CORRECTION_ASKED = { en: "A correction is asked for", hi: "सुधार माँगा गया है" };
const REFUSED = { en: "The lot is refused", hi: "लॉट नामंज़ूर हो गया" };

/** The decision in a sentence; an approval says what the gate will lack of the lot, if anything. */
function decidedText(
  { is_approved, corrections }: Body<typeof listings.reviewLot>,
  warning: Words | null,
  language: Language,
): string {
  if (!is_approved) return (corrections?.length ? CORRECTION_ASKED : REFUSED)[language];
  return warning ? `${APPROVED[language]}. ${warning[language]}` : APPROVED[language];
}

/** A rate times its quantity, so that lots of all kinds can be added up. */
function presentWholeLot(row: OfficeLotRow, seesReserve: boolean) {
  const units = basisUnits(row.basis as Basis, row);
  const whole = (price: number | null) =>
    price === null ? null : rupees(lotValue(price as Paise, units));
  const highest = row.highest_bid > 0 ? whole(row.highest_bid) : null;
  return {
    market_value: whole(row.market_value),
    reserve_price: seesReserve ? whole(row.reserve_price) : null,
    highest_bid: highest,
    sold_for: row.outcome === "sold" ? highest : null,
  };
}

const presentCompany = ({ seller_company_id: id, seller_company: name }: OfficeLotRow) =>
  id === null ? null : { _id: String(id), name: name ?? "" };

const presentBuyer = ({ id, company_id, ...buyer }: NonNullable<OfficeLotRow["buyer"]>) => ({
  _id: String(id),
  company_id: company_id === null ? null : String(company_id),
  ...buyer,
});
