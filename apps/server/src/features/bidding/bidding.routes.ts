import { auctions, type Paise, rupees } from "@rebale/contract";
import { indiaTime } from "@rebale/contract/fields";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { admin, anyone, buyer, refusing, seller, vendor } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { Problem } from "../../platform/problem.ts";
import { type LotPicture, lotTag, presentLot } from "../listings/index.ts";
import { answerBid } from "./answering/answer-bid.ts";
import {
  findAuction,
  findOrderOf,
  findPinnacle,
  findRelated,
  latestBids,
  ledgerPage,
  maybeRupees,
} from "./auctions.store.ts";
import { maySee } from "./bidding.access.ts";
import type { Bidding } from "./bidding.ts";
import { marketNow } from "./closing/close.store.ts";
import { voidBid } from "./closing/void-bid.ts";
import { placeBid } from "./desk/place-bid.ts";
import { maskedName, presentEntry } from "./ledger/ledger.rules.ts";
import { finishOrder } from "./orders/finish-order.ts";
import { biddersOf, ordersPage } from "./orders/orders.store.ts";
import { presentAuction, presentOrder } from "./present-auction.ts";
import { streamRoute } from "./stream/stream.ts";
import { letStand } from "./unusual/let-stand.ts";
import { presentUnusual } from "./unusual/present-unusual.ts";
import { listOpenUnusual } from "./unusual/unusual.store.ts";

const LEDGER_PAGE = 1000;

const bidder = refusing(buyer, "seller", "seller_may_not_bid");

export function biddingRoutes(app: FastifyInstance, deps: Deps, bidding: Bidding): void {
  const { db } = deps;
  const auctionNamed = async (idname: string) => {
    const row = await findAuction(db, idname);
    if (!row) throw new Problem("lot_not_found");
    return row;
  };

  endpoint(app, auctions.placeBid, bidder, async ({ body, caller, headers }) =>
    placeBid(deps, bidding, body, caller.userId, headers["idempotency-key"]),
  );

  endpoint(app, auctions.details, anyone, async ({ params, caller }) => {
    const row = await auctionNamed(params.idname);
    if (!maySee(caller, { approved: row.approval === "approved", sellerId: row.seller_id }))
      throw new Problem("lot_not_found");
    const order =
      caller.kind === "buyer" ? await findOrderOf(db, row.id, caller.userId) : undefined;
    return {
      data: presentAuction(row, caller, order),
      server_time: row.now.toISOString(),
      pageTags: [lotTag(row.id)],
    };
  });

  endpoint(app, auctions.related, anyone, async ({ params, caller }) => {
    const row = await auctionNamed(params.idname);
    if (!maySee(caller, { approved: row.approval === "approved", sellerId: row.seller_id }))
      throw new Problem("lot_not_found");
    const lots = row.approval === "approved" ? await findRelated(db, row) : [];
    return {
      data: lots.map((lot) => presentLot(lot, row.now)),
      server_time: row.now.toISOString(),
    };
  });

  endpoint(app, auctions.pinnacle, anyone, async ({ body }) => {
    const lot = await findPinnacle(db, body.product_id);
    if (!lot) throw new Problem("lot_not_found", { path: "product_id" });
    return {
      data: {
        market_value: maybeRupees(lot.market_value),
        heightest: rupees(lot.highest_bid as Paise),
        lowest: rupees(lot.lowest_bid as Paise),
        server_time: lot.now.toISOString(),
      },
    };
  });

  endpoint(app, auctions.bidsOfLot, anyone, async ({ body }) => {
    const lot = await findPinnacle(db, body.product_id);
    if (!lot) throw new Problem("lot_not_found", { path: "product_id" });
    const product_id = { _id: String(body.product_id), images: lot.pictures as LotPicture[] };
    const bids = await latestBids(db, body.product_id);
    const data = bids.map((b) => ({
      _id: `${body.product_id}-${b.seq}`,
      product_id,
      bid_amount: rupees(b.amount as Paise),
      bid_date: indiaTime(b.at),
      time: b.at.toISOString(),
      bidder: b.bidder,
      voided: b.voided_by !== null,
    }));
    return { data, server_time: lot.now.toISOString() };
  });

  endpoint(app, auctions.ledger, anyone, async ({ params, query, caller }) => {
    const row = await auctionNamed(params.idname);
    if (!maySee(caller, { approved: row.approval === "approved", sellerId: row.seller_id }))
      throw new Problem("lot_not_found");
    const entries = await ledgerPage(db, row.id, query.after, LEDGER_PAGE);
    return {
      data: entries.map(presentEntry),
      product_id: String(row.id),
      more: entries.length === LEDGER_PAGE,
    };
  });

  endpoint(app, auctions.sellerOrders, seller, async ({ query, caller }) => {
    const { found, count } = await ordersPage(db, { of: { sellerId: caller.userId }, ...query });
    return {
      data: found.map((row) => presentOrder(row, "seller")),
      totalpage: Math.ceil(count / query.rows),
      server_time: await serverTime(),
    };
  });

  endpoint(app, auctions.myOrders, bidder, async ({ query, caller }) => {
    const { found, count } = await ordersPage(db, {
      of: { bidderId: caller.userId },
      ...query,
      won: query.won === "1",
    });
    return {
      data: found.map((row) => presentOrder(row, "buyer")),
      totalpage: Math.ceil(count / query.rows),
      server_time: await serverTime(),
    };
  });

  endpoint(app, auctions.completeOrder, seller, async ({ params, caller }) => ({
    data: presentOrder(await finishOrder(deps, params.id, caller.userId), "seller"),
    message: "Order completed",
  }));

  endpoint(app, auctions.answerBid, vendor, async ({ params, body, caller }) => ({
    data: await answerBid(deps, caller, params.id, body),
    message:
      body.answer === "accepted" ? "Sold to the highest bidder" : "The highest bid is declined",
  }));

  endpoint(app, auctions.biddersOfLot, admin, async ({ params }) => {
    const bidders = await biddersOf(db, params.id);
    const data = bidders.map((b) => ({
      _id: String(b.bidder_id),
      bidder: maskedName(b.alias),
      name: b.name,
      business_name: b.business_name,
      mobile: b.mobile,
      bids: b.bid_count,
    }));
    return { data };
  });

  endpoint(app, auctions.voidBid, admin, async ({ params, body, caller }) => {
    const { seq, highest, bidCount } = await voidBid(deps, {
      lotId: params.id,
      ...body,
      adminId: caller.userId,
    });
    return {
      data: { seq, heightest: rupees(highest), bid_count: bidCount },
      message: "Bid voided",
    };
  });

  endpoint(app, auctions.unusualBids, admin, async () => ({
    data: (await listOpenUnusual(db)).map(presentUnusual),
  }));
  endpoint(app, auctions.letStand, admin, async ({ params, body, caller }) => {
    await letStand(deps, caller.userId, params.id, body.seq);
    return { data: null, message: "The bid stands" };
  });

  streamRoute(app, deps, bidding.watchers);

  async function serverTime() {
    return (await marketNow(db)).toISOString();
  }
}
