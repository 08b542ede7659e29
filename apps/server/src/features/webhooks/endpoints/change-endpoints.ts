import { type Body, webhooks } from "@rebale/contract";
import { DAY_MS } from "@rebale/contract/values/calendar";
import type { Db } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Admitted } from "../../../platform/http/caller.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import type { SecretKeys } from "../../../platform/secret-keys.ts";
import { lockCompanies } from "../../company-register/index.ts";
import { audit } from "./audit-webhook.ts";
import { checkUrl, urlRules } from "./check-url.ts";
import {
  countEndpoints,
  dropWaiting,
  type EndpointChange,
  type EndpointRow,
  endpointsOf,
  insertEndpoint,
  lockEndpoint,
  setEndpoint,
} from "./endpoints.store.ts";
import type { Resolve } from "./resolve-host.ts";
import { newSecret, sealSecret } from "./secrets.ts";
import { tellAddress } from "./tell-address.ts";
import { turnOff } from "./turn-off.ts";

export type WebhookDeps = Pick<Deps, "db" | "config"> & {
  readonly secretKeys: SecretKeys;
  readonly resolve: Resolve;
};
type Manager = Admitted["company-manager"];

const OLD_SIGNS_FOR = DAY_MS;

/**
 * An endpoint with its secret, which is told this once.
 * @throws Problem invalid_input at `url`, too_many_webhooks
 */
export async function makeEndpoint(
  deps: WebhookDeps,
  { userId, name: by, company: { companyId } }: Manager,
  { url: typed, events, name }: Body<typeof webhooks.make>,
): Promise<EndpointRow & { secret: string }> {
  const url = await checkUrl(typed, urlRules(deps), deps.resolve);
  const secret = newSecret();
  const sealed = await sealSecret(deps, companyId, secret);
  const id = await deps.db.transaction().execute(async (tx) => {
    await lockCompanies(tx, [companyId]);
    if ((await countEndpoints(tx, companyId)) >= webhooks.MAX_WEBHOOKS)
      throw new Problem("too_many_webhooks");
    const made = { companyId, url, events, name, last4: secret.slice(-4), madeBy: userId };
    const endpointId = await insertEndpoint(tx, { ...made, ...sealed });
    await audit(tx, userId, companyId, "webhook made", { webhook_id: endpointId, url, events });
    await tellAddress(tx, deps.config.home, companyId, { url, by });
    return endpointId;
  });
  return { ...(await endpointOf(deps.db, companyId, id)), secret };
}

/** @throws Problem not_found, invalid_input at `url` */
export async function changeEndpoint(
  deps: WebhookDeps,
  { userId, name: by, company: { companyId } }: Manager,
  id: number,
  { url: typed, state, events, name }: Body<typeof webhooks.change>,
): Promise<EndpointRow> {
  const url = typed && (await checkUrl(typed, urlRules(deps), deps.resolve));
  const change: EndpointChange = {
    ...(url && { url }),
    ...(events && { events }),
    ...(name !== null && { name }),
  };
  await deps.db.transaction().execute(async (tx) => {
    const found = await lockEndpoint(tx, companyId, id);
    if (!found) throw new Problem("not_found");
    if (Object.keys(change).length > 0) await setEndpoint(tx, id, change);
    if (state === "off" && found.state === "on") await turnOff(tx, id, "company");
    if (state === "on" && found.state === "off")
      await setEndpoint(tx, id, { state: "on", why_off: null, failing_since: null });
    const details = { webhook_id: id, ...change, ...(state && { state }) };
    await audit(tx, userId, companyId, "webhook changed", details);
    if (url && url !== found.url) await tellAddress(tx, deps.config.home, companyId, { url, by });
  });
  return endpointOf(deps.db, companyId, id);
}

/**
 * A new secret, told this once; the old one signs beside it for a day.
 * @throws Problem not_found
 */
export async function renewSecret(
  deps: WebhookDeps,
  { userId, company: { companyId } }: Manager,
  id: number,
): Promise<EndpointRow & { secret: string }> {
  const secret = newSecret();
  const { keyId, ...sealed } = await sealSecret(deps, companyId, secret);
  await deps.db.transaction().execute(async (tx) => {
    const found = await lockEndpoint(tx, companyId, id);
    if (!found) throw new Problem("not_found");
    const until = new Date((await marketNow(tx)).getTime() + OLD_SIGNS_FOR);
    await setEndpoint(tx, id, {
      ...{ ...sealed, key_id: keyId, last4: secret.slice(-4) },
      ...{ old_secret: found.secret, old_key_id: found.key_id, old_until: until },
    });
    await audit(tx, userId, companyId, "webhook secret changed", { webhook_id: id });
  });
  return { ...(await endpointOf(deps.db, companyId, id)), secret };
}

/** @throws Problem not_found */
export const removeEndpoint = (
  { db }: Pick<WebhookDeps, "db">,
  { userId, company: { companyId } }: Manager,
  id: number,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const found = await lockEndpoint(tx, companyId, id);
    if (!found) throw new Problem("not_found");
    await dropWaiting(tx, id);
    await setEndpoint(tx, id, {
      ...{ state: "removed", why_off: "company", secret: Buffer.alloc(0) },
      ...{ old_secret: null, old_key_id: null, old_until: null },
    });
    await audit(tx, userId, companyId, "webhook removed", { webhook_id: id, url: found.url });
  });

/** @throws Problem not_found */
export async function endpointOf(db: Db, companyId: number, id: number): Promise<EndpointRow> {
  const found = (await endpointsOf(db, companyId)).find((row) => row.id === id);
  if (!found) throw new Problem("not_found");
  return found;
}
