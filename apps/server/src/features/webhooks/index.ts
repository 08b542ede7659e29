export { bringWebhooksNearer } from "./delivery/nearer.store.ts";
export { endpointsOf, eraseWebhooks } from "./endpoints/endpoints.store.ts";
export { presentEndpoint } from "./endpoints/present-endpoint.ts";
export { subscribeWebhooks } from "./telling/tell-posted.ts";
export { type Happening, tellWebhooks } from "./telling/tell-webhooks.ts";
export { webhooksQueue } from "./webhooks.jobs.ts";
export { webhookRoutes } from "./webhooks.routes.ts";
