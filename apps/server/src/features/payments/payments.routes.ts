import { payments } from "@rebale/contract";
import { type Paise, rupees } from "@rebale/contract/values/money";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { signedRoute } from "../../platform/http/signed-route.ts";
import { listEndpoint } from "../../platform/lists/list-endpoint.ts";
import { searchText } from "../../platform/lists/list-query.ts";
import { changeMoneySettings, readMoneySettings } from "../market-money/index.ts";
import { payDemoOrder } from "./demo-checkout.ts";
import { decideEvent } from "./events/decide-event.ts";
import { listEvents } from "./events/events.store.ts";
import { presentEvent } from "./events/present-event.ts";
import { receiveEvent } from "./events/receive-event.ts";
import { createEventStorage } from "./events/store-event.ts";
import { capturedOf, findOwnPayment } from "./money-in/payments.store.ts";
import { returnFrom } from "./money-in/return-from-checkout.ts";
import { startTopUp } from "./money-in/start-top-up.ts";

/** Money that comes in and goes out through a gateway. */
export function paymentRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, config } = deps;

  endpoint(app, payments.moneySettings, async () => ({
    data: await readMoneySettings(db, config),
  }));
  endpoint(app, payments.changeMoneySettings, async ({ caller, body }) => ({
    data: await changeMoneySettings(deps, caller.userId, body),
  }));

  endpoint(app, payments.topUp, async ({ caller, body, headers }) => {
    const asked = { body, key: headers["idempotency-key"] };
    const { payment, checkoutKey } = await startTopUp(deps, caller, asked);
    const { id, gateway, order, amount, checkoutUrl, checkoutSession } = payment;
    return {
      data: {
        payment_id: String(id),
        gateway,
        order_id: order ?? "",
        key_id: checkoutKey,
        session: checkoutSession,
        amount: rupees(amount),
        checkout_url: checkoutUrl,
      },
    };
  });
  endpoint(app, payments.returnTopUp, async ({ caller, params, body }) => ({
    data: { state: await returnFrom(deps, caller.company.companyId, params.id, body) },
  }));
  endpoint(app, payments.topUpState, async ({ caller, params }) => {
    const payment = await findOwnPayment(db, params.id, caller.company.companyId);
    if (!payment) throw new Problem("not_found");
    const { state, amount: asked, awardId, askedAt, capturedAt } = payment;
    const captured = await capturedOf(db, params.id);
    // With an offer less is paid than the order says.
    const amount = state === "captured" ? (Math.min(asked, captured) as Paise) : asked;
    return {
      data: {
        state,
        amount: rupees(amount),
        award_id: awardId === null ? null : String(awardId),
        asked_at: askedAt.toISOString(),
        captured_at: capturedAt?.toISOString() ?? null,
        again: rupees(Math.max(0, captured - asked) as Paise),
      },
    };
  });
  if (deps.config.demo)
    endpoint(app, payments.payDemo, async ({ params, body }) => ({
      data: await payDemoOrder(deps, params.order_id, body.outcome),
    }));
  listEndpoint(app, deps, payments.gatewayEvents, async ({ query }) => ({
    listing: listEvents(db, { ...query, q: searchText(query.q), isOpen: query.open === "1" }),
    present: presentEvent,
  }));
  endpoint(app, payments.decideEvent, async ({ caller, params, body }) => ({
    data: presentEvent(await decideEvent(deps, caller.userId, params.id, body)),
  }));
  webhook(app, deps);
}

function webhook(app: FastifyInstance, deps: Deps): void {
  const store = createEventStorage(deps);
  signedRoute(app, payments.gatewayWebhook, ({ raw, headers, address, params }) =>
    receiveEvent(deps, store, { at: params.gateway, raw, headers, address }),
  );
}
