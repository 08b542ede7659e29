import { auctions, type Milli, type Paise, quantityOf, rupees, type Unit } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { noteLook } from "../../platform/audit/audit.store.ts";
import { aboutLot } from "../../platform/audit/audit-subjects.rules.ts";
import type { Deps } from "../../platform/deps.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { listEndpoint, shortListEndpoint } from "../../platform/lists/list-endpoint.ts";
import { officeMay } from "../../platform/office.access.ts";
import { presentBasis } from "../listings/index.ts";
import { dismissFlaggedBid } from "./actions/dismiss-flagged-bid.ts";
import { type AskedIntervention, intervene } from "./actions/intervene.ts";
import { makeCounterOffer } from "./actions/offers/make-counter-offer.ts";
import { voidBid } from "./actions/void-bid.ts";
import { maskedName } from "./domain/ledger/ledger-chain.rules.ts";
import { presentPlacedBid } from "./present-placed-bid.ts";
import { listDismissedBids, listFlaggedBids } from "./store/flagged-bids.store.ts";
import { listCloseFailures } from "./store/sale/close.store.ts";
import { biddersOf } from "./store/sale/orders.store.ts";
import { listPlacedBids } from "./store/views/placed-bids.store.ts";

const statusAfter = {
  pause: "paused",
  resume: "live",
  extend: "live",
  withdraw: "withdrawn",
} as const;
const doneMessages = {
  pause: "Bidding is paused",
  resume: "Bidding has resumed",
  extend: "Auction extended",
  withdraw: "The lot is withdrawn",
};

export function officeAuctionRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  shortListEndpoint(app, deps, auctions.biddersOfLot, async ({ caller, params }) => {
    const found = await biddersOf(db, params.id);
    // While it is open they are masked to everybody but those who run it.
    const runs = officeMay(caller, "auctions.manage");
    const bidders = found.filter(({ closed_at }) => runs || closed_at !== null);
    const [first] = bidders;
    if (first)
      await noteLook(db, {
        adminId: caller.userId,
        action: "bidders seen",
        ...aboutLot(params.id, first.title),
      });
    return {
      data: bidders.map((bidder) => ({
        _id: String(bidder.bidder_id),
        bidder: maskedName(bidder.alias),
        name: bidder.name,
        business_name: bidder.business_name,
        mobile: bidder.mobile,
        bids: bidder.bid_count,
      })),
    };
  });

  listEndpoint(app, deps, auctions.placedBids, async ({ caller, query }) => {
    const { lot_id: lot, company_id: company, user_id: user } = query;
    const subject = lot
      ? `lot ${lot}`
      : company
        ? `company ${company}`
        : `account ${user ?? "any"}`;
    await noteLook(db, { adminId: caller.userId, action: "bidders seen", subject });
    const isOpenToo = officeMay(caller, "auctions.manage");
    return { listing: listPlacedBids(db, { ...query, isOpenToo }), present: presentPlacedBid };
  });

  endpoint(app, auctions.voidBid, async ({ params, body, caller }) => {
    const voiding = { lotId: params.id, ...body, adminId: caller.userId };
    const { seq, highest, bidCount } = await voidBid(deps, voiding);
    return {
      data: { seq, heightest: rupees(highest), bid_count: bidCount },
      message: "Bid voided",
    };
  });

  for (const [kind, operation] of [
    ["pause", auctions.pause],
    ["resume", auctions.resume],
    ["withdraw", auctions.withdraw],
  ] as const)
    endpoint(app, operation, ({ params, body, caller }) =>
      intervened({ kind, lotId: params.id, ...reasonIn(body), adminId: caller.userId }),
    );

  endpoint(app, auctions.extend, ({ params, body, caller }) => {
    const asked = { lotId: params.id, endsAt: body.end_at, ...reasonIn(body) };
    return intervened({ kind: "extend", ...asked, adminId: caller.userId });
  });

  const intervened = async (asked: AskedIntervention) => {
    const { seq, endsAt, pausedAt } = await intervene(deps, asked);
    return {
      data: {
        product_id: String(asked.lotId),
        status: statusAfter[asked.kind],
        ends_at: endsAt.toISOString(),
        paused_at: pausedAt?.toISOString() ?? null,
        seq,
      },
      message: doneMessages[asked.kind],
    };
  };

  endpoint(app, auctions.counterOfferByOffice, async ({ params, body, caller }) => ({
    data: await makeCounterOffer(deps, caller, params.id, body),
    message: "The seller's price is offered to the highest bidder",
  }));

  shortListEndpoint(app, deps, auctions.flaggedBids, async () => ({
    data: (await listFlaggedBids(db)).map(presentFlagged),
  }));
  shortListEndpoint(app, deps, auctions.dismissedBids, async () => ({
    data: (await listDismissedBids(db)).map(({ dismissed_at, dismissed_by, ...bid }) => ({
      ...presentFlagged(bid),
      dismissed_at: dismissed_at.toISOString(),
      dismissed_by,
    })),
  }));

  endpoint(app, auctions.dismissFlaggedBid, async ({ params, body, caller }) => {
    await dismissFlaggedBid(deps, caller.userId, params.id, body.seq);
    return { data: null, message: "Warning dismissed" };
  });

  shortListEndpoint(app, deps, auctions.closeFailures, async () => ({
    data: (await listCloseFailures(db)).map((failure) => ({
      product_id: String(failure.lot_id),
      title: failure.title,
      attempts: failure.attempts,
      last_error: failure.last_error,
      since: failure.first_failed_at.toISOString(),
      try_again_at: failure.try_again_at.toISOString(),
    })),
  }));
}

const reasonIn = (body: { reason: string; seen_decision?: number | null | undefined }) => ({
  reason: body.reason,
  seen: body.seen_decision,
});

type Flagged = Awaited<ReturnType<typeof listFlaggedBids>>[number];
const presentFlagged = (bid: Omit<Flagged, "bidder"> & { bidder: string | null }) => ({
  product_id: String(bid.lot_id),
  title: bid.title,
  quantity: quantityOf(bid.quantity_milli as Milli),
  unit: bid.unit as Unit,
  ...presentBasis(bid),
  seq: bid.seq,
  bidder: bid.bidder ?? "",
  amount: rupees(bid.amount as Paise),
  beaten: rupees(bid.beaten as Paise),
  time: bid.at.toISOString(),
  reasons: bid.reasons as auctions.FlagReason[],
  ends_at: bid.ends_at?.toISOString() ?? null,
});
