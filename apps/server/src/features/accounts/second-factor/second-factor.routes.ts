import { accounts } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Account } from "../../../platform/http/caller.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import type { AccountDeps } from "../account-deps.ts";
import { findUser } from "../accounts.store.ts";
import { partyAt } from "../passkeys/passkeys.rules.ts";
import { beginFactor, confirmFactor, endFactor, stepUp } from "./change-factor.ts";
import { countRecoveryCodes, hasFactor } from "./second-factor.store.ts";
import { proofOf } from "./use-proof.ts";

export function secondFactorRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { db, config } = deps;
  const read = async ({ userId, kind }: Account): Promise<accounts.SecondFactor> => ({
    is_on: await hasFactor(db, userId),
    is_required: kind === "admin" && !config.demo,
    recovery_codes_left: await countRecoveryCodes(db, userId),
  });

  endpoint(app, accounts.readSecondFactor, async ({ caller }) => ({
    data: await read(caller),
  }));
  endpoint(app, accounts.beginSecondFactor, async ({ caller }) => {
    const user = await findUser(db, caller.userId);
    const label = user?.email ?? user?.mobile ?? caller.name;
    return { data: await beginFactor(deps, caller, label) };
  });
  endpoint(app, accounts.confirmSecondFactor, async ({ caller, body }) => ({
    data: { recovery_codes: await confirmFactor(deps, caller, body.code) },
  }));
  endpoint(app, accounts.endSecondFactor, async ({ caller, body, headers }) => {
    await endFactor(deps, caller, proofOf(body, partyAt(config, headers)));
    return { data: await read(caller) };
  });
  endpoint(app, accounts.stepUp, async ({ caller, body, headers }) => {
    const until = await stepUp(deps, caller, proofOf(body, partyAt(config, headers)));
    return { data: { fresh_until: until.toISOString() } };
  });
}
