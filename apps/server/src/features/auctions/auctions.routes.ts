import { auctions } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { ConnectionLimit } from "../../live/connection-limit.ts";
import type { Hub } from "../../live/hub.ts";
import type { Deps } from "../../platform/deps.ts";
import { partiesOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { accountDeps } from "../accounts/index.ts";
import { nextStepsOf } from "../awards/index.ts";
import { completeOrder } from "./actions/complete-order.ts";
import { answerOffer } from "./actions/offers/answer-offer.ts";
import { answerBid } from "./actions/offers/decide-below-reserve.ts";
import { makeCounterOffer } from "./actions/offers/make-counter-offer.ts";
import { placeBid } from "./actions/place-bid.ts";
import { readMaximum, setMaximum } from "./actions/set-maximum.ts";
import { placeTender, takeTenderBack } from "./actions/tenders/place-tender.ts";
import { readTender } from "./actions/tenders/read-tender.ts";
import type { Auctions } from "./create-auctions.ts";
import { deskRoutes } from "./desk/desk.routes.ts";
import { streamRoute } from "./live/stream.routes.ts";
import { officeAuctionRoutes } from "./office-auctions.routes.ts";
import { presentOrder } from "./present-order.ts";
import { priceRoutes } from "./prices/prices.routes.ts";
import { publicAuctionRoutes } from "./public-auctions.routes.ts";

export function auctionRoutes(
  app: FastifyInstance,
  deps: Deps,
  live: Hub,
  { bids, usualRates }: Auctions,
): void {
  publicAuctionRoutes(app, deps, usualRates);
  const ofAddress = new ConnectionLimit(deps.config.RATE_STREAMS_PER_ADDRESS);
  streamRoute(app, deps, live, ofAddress);
  priceRoutes(app, deps, live, ofAddress);
  deskRoutes(app, deps);
  officeAuctionRoutes(app, deps);

  endpoint(app, auctions.placeBid, ({ body, caller, headers }) =>
    placeBid(deps, bids.enqueue, body, caller, headers["idempotency-key"]),
  );

  endpoint(app, auctions.setMaximum, ({ params, body, caller, headers }) =>
    setMaximum(deps, bids.enqueue, params.product_id, body, caller, headers["idempotency-key"]),
  );

  endpoint(app, auctions.removeMaximum, ({ params, body, caller, headers }) =>
    setMaximum(
      deps,
      bids.enqueue,
      params.product_id,
      { maximum: null, ...body },
      caller,
      headers["idempotency-key"],
    ),
  );

  endpoint(app, auctions.readMaximum, async ({ params, caller }) => ({
    data: await readMaximum(deps, params.product_id, partiesOf(caller)),
  }));

  const tendering = accountDeps(deps);
  endpoint(app, auctions.sealTender, ({ params, body, caller, headers }) =>
    placeTender(
      tendering,
      bids.enqueue,
      params.product_id,
      body,
      caller,
      headers["idempotency-key"],
    ),
  );

  endpoint(app, auctions.withdrawTender, ({ params, caller }) =>
    takeTenderBack(tendering, bids.enqueue, params.product_id, caller),
  );

  endpoint(app, auctions.readTender, async ({ params, caller }) => ({
    data: await readTender(deps, params.product_id, partiesOf(caller)),
  }));

  endpoint(app, auctions.completeOrder, async ({ params, caller: { userId } }) => {
    const row = await completeOrder(deps, params.id, userId);
    const steps = await nextStepsOf(deps, row.award_id === null ? [] : [row.award_id], "seller");
    const [step = null] = steps.values();
    return { data: presentOrder(row, "seller", userId, { step }), message: "Order completed" };
  });

  endpoint(app, auctions.answerBid, async ({ params, body, caller }) => ({
    data: await answerBid(deps, caller, params.id, body),
    message:
      body.answer === "accepted" ? "Sold to the highest bidder" : "The highest bid is declined",
  }));

  endpoint(app, auctions.counterOffer, async ({ params, body, caller }) => ({
    data: await makeCounterOffer(deps, caller, params.id, body),
    message: "Your price is offered to the highest bidder",
  }));

  endpoint(app, auctions.answerOffer, async ({ params, body, caller }) => ({
    data: await answerOffer(deps, caller, params.id, body.answer),
    message: body.answer === "accepted" ? "The lot is yours" : "The offer is declined",
  }));
}
