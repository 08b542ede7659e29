import { webhooks } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { marketNow } from "../../platform/db/market-now.store.ts";
import type { Deps } from "../../platform/deps.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { pageCount } from "../../platform/lists/list-query.ts";
import { secretKeysOf } from "../../platform/secret-keys.ts";
import { attemptsOf, deliveriesOf, findDelivery } from "./delivery/deliveries.store.ts";
import { presentAttempt, presentDelivery } from "./delivery/present-delivery.ts";
import { sendExample, sendOnceMore } from "./delivery/send-by-hand.ts";
import {
  changeEndpoint,
  endpointOf,
  makeEndpoint,
  removeEndpoint,
  renewSecret,
  type WebhookDeps,
} from "./endpoints/change-endpoints.ts";
import { type EndpointRow, endpointsOf } from "./endpoints/endpoints.store.ts";
import { presentEndpoint } from "./endpoints/present-endpoint.ts";
import { nameServers, type Resolve } from "./endpoints/resolve-host.ts";
import { turnOffByOffice } from "./endpoints/turn-off.ts";
import { checkOf, eventTypes } from "./event-catalogue.ts";

const COPY_NOW = "Copy the secret now: it is not shown again";
const withSecret = ({ secret, ...row }: EndpointRow & { secret: string }) => ({
  data: { ...presentEndpoint(row), secret },
  message: COPY_NOW,
});

/** @param resolve asks for the addresses of names; another than ours is for tests */
export function webhookRoutes(
  app: FastifyInstance,
  given: Deps,
  resolve: Resolve = nameServers(),
): void {
  const deps: WebhookDeps = { ...given, secretKeys: secretKeysOf(given), resolve };
  const { db } = deps;

  endpoint(app, webhooks.list, async ({ caller }) => ({
    data: (await endpointsOf(db, caller.company.companyId)).map(presentEndpoint),
  }));
  endpoint(app, webhooks.make, async ({ caller, body }) =>
    withSecret(await makeEndpoint(deps, caller, body)),
  );
  endpoint(app, webhooks.change, async ({ caller, params, body }) => ({
    data: presentEndpoint(await changeEndpoint(deps, caller, params.id, body)),
  }));
  endpoint(app, webhooks.remove, async ({ caller, params }) => {
    await removeEndpoint(deps, caller, params.id);
    return { data: null, message: "The webhook is removed" };
  });
  endpoint(app, webhooks.renewSecret, async ({ caller, params }) =>
    withSecret(await renewSecret(deps, caller, params.id)),
  );
  deliveryRoutes(app, deps);

  endpoint(app, webhooks.eventTypes, async () => ({
    data: eventTypes,
    check: checkOf(await marketNow(db)),
  }));
  endpoint(app, webhooks.offByOffice, async ({ caller, params: { id, hook } }) => {
    await turnOffByOffice(deps, caller.userId, id, hook);
    return { data: presentEndpoint(await endpointOf(db, id, hook)) };
  });
}

function deliveryRoutes(app: FastifyInstance, { db }: WebhookDeps): void {
  const oneOf = async (endpointId: number, msg: string) => {
    const found = await findDelivery(db, endpointId, msg);
    if (!found) throw new Problem("not_found");
    return found;
  };

  endpoint(app, webhooks.test, async ({ caller, params, body: { type } }) => {
    const hook = { companyId: caller.company.companyId, id: params.id };
    const msg = await sendExample({ db }, hook, type);
    return { data: presentDelivery(await oneOf(hook.id, msg)) };
  });
  endpoint(app, webhooks.deliveries, async ({ caller, params, query }) => {
    const { id } = await endpointOf(db, caller.company.companyId, params.id);
    const { listed, total } = await deliveriesOf(db, id, query).page(query);
    return { data: listed.map(presentDelivery), totalpage: pageCount(total, query.rows) };
  });
  endpoint(app, webhooks.delivery, async ({ caller, params }) => {
    const { id } = await endpointOf(db, caller.company.companyId, params.id);
    const found = await oneOf(id, params.msg);
    const attempts = (await attemptsOf(db, found.id)).map(presentAttempt);
    return { data: { ...presentDelivery(found), body: found.body, attempts } };
  });
  endpoint(app, webhooks.again, async ({ caller, params }) => {
    const hook = { companyId: caller.company.companyId, id: params.id };
    await sendOnceMore({ db }, hook, params.msg);
    return { data: presentDelivery(await oneOf(hook.id, params.msg)) };
  });
}
