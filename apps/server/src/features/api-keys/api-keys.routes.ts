import { apiKeys, type Paise, rupeesOrNull } from "@rebale/contract";
import type { KeyScope } from "@rebale/contract/http/key-scopes";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { keyOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { endpointsOf, presentEndpoint } from "../webhooks/index.ts";
import { findCompanyName, type KeyRow, keysOf } from "./api-keys.store.ts";
import { endKey, makeKey } from "./change-keys.ts";

export function apiKeyRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, config } = deps;

  endpoint(app, apiKeys.make, async ({ caller, body }) => {
    const { id, key } = await makeKey(deps, caller, body);
    const made = (await keysOf(db, caller.company.companyId)).find((row) => row.id === id);
    if (!made) throw new Problem("not_found");
    return { data: { ...present(made), key }, message: "Copy the key now: it is not shown again" };
  });
  endpoint(app, apiKeys.list, async ({ caller }) => ({
    data: (await keysOf(db, caller.company.companyId)).map(present),
  }));
  endpoint(app, apiKeys.end, async ({ caller, params }) => {
    await endKey(deps, caller.userId, caller.company.companyId, params.id);
    return { data: null, message: "The key has ended" };
  });

  endpoint(app, apiKeys.own, async ({ caller }) => {
    const key = keyOf(caller);
    if (!key || !("company" in caller) || !caller.company) throw new Problem("key_invalid");
    return {
      data: {
        name: key.name,
        company: await findCompanyName(db, caller.company.companyId),
        side: caller.kind as "buyer" | "seller",
        scopes: [...key.scopes],
        bid_limit: rupeesOrNull(key.bidLimit),
        expires_at: key.expiresAt.toISOString(),
        demo: config.demo,
      },
    };
  });

  endpoint(app, apiKeys.machines, async ({ params }) => ({
    data: {
      keys: (await keysOf(db, params.id)).map(present),
      webhooks: (await endpointsOf(db, params.id)).map(presentEndpoint),
    },
  }));
  endpoint(app, apiKeys.endByOffice, async ({ caller, params }) => {
    await endKey(deps, caller.userId, params.id, params.key);
    return { data: null, message: "The key has ended" };
  });
}

const present = (row: KeyRow): apiKeys.ApiKey => ({
  _id: String(row.id),
  name: row.name,
  side: row.side as "buyer" | "seller",
  scopes: row.scopes as KeyScope[],
  bid_limit: rupeesOrNull(row.bid_limit as Paise | null),
  addresses: row.addresses,
  last4: row.last4,
  made_at: row.made_at.toISOString(),
  made_by: row.made_by,
  expires_at: row.expires_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
  last_used_from: row.last_used_from,
  revoked_at: row.revoked_at?.toISOString() ?? null,
});
